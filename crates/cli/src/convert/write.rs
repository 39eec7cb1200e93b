//! Writes records in any text form.

use std::io::Write;

use anyhow::{Context, Result, ensure};
use paisho::notation::record::{NodeId, Record};

use super::To;
use super::json::JsonGame;

/// Writes records in a form, and returns warnings about what that form could not hold.
pub(crate) fn write(records: &[Record], to: To, out: &mut dyn Write) -> Result<Vec<String>> {
    if to == To::Record {
        write!(out, "{}", Record::print_all(records))?;
        return Ok(Vec::new());
    }
    let mut warnings = Vec::new();
    for (i, record) in records.iter().enumerate() {
        let text = text(record, to).with_context(|| format!("game no. {}", i + 1))?;
        writeln!(out, "{text}")?;
        let lost = lost(record, to);
        if !lost.is_empty() {
            let lost = lost.join(", ");
            warnings.push(format!("game no. {}: left out {lost}", i + 1));
        }
    }
    Ok(warnings)
}

fn text(record: &Record, to: To) -> Result<String> {
    match to {
        To::Turns => {
            let game = record.main_line();
            ensure!(!game.turns().is_empty(), "there are no turns to write");
            Ok(game.to_string())
        }
        To::Link => Ok(record.main_line().to_site_link()?),
        To::Position => Ok(record.end().to_string()),
        To::Json => Ok(serde_json::to_string(&JsonGame::new(record))?),
        To::Record => Ok(record.to_string()),
    }
}

/// The parts of a record that a form can't hold. A position is meant to have no history, so nothing
/// is lost there.
fn lost(record: &Record, to: To) -> Vec<&'static str> {
    let nodes = record.path(record.last_of_main_line());
    let any = |test: &dyn Fn(NodeId) -> bool| nodes.iter().any(|id| test(*id));
    let beside_main_line = [
        ("comments", any(&|id| !record.comment(id).is_empty())),
        ("variations", any(&|id| record.children(id).len() > 1)),
        ("clocks", any(&|id| record.time_left(id).is_some())),
        (
            "departures of players and the turns after them",
            any(&|id| !record.departures(id).is_empty()),
        ),
    ];
    let has_tags = record.tags.iter().next().is_some();
    let of_whole_game = [
        ("tags", has_tags && to != To::Json),
        ("a declared result", is_declared(record) && to != To::Json),
        (
            "the start position",
            to == To::Turns && *record.start() != paisho::Position::start(*record.ruleset()),
        ),
    ];
    if matches!(to, To::Position | To::Record) {
        return Vec::new();
    }
    let all = beside_main_line.into_iter().chain(of_whole_game);
    all.filter(|(_, there)| *there)
        .map(|(name, _)| name)
        .collect()
}

/// Whether the result does not follow from the board.
fn is_declared(record: &Record) -> bool {
    record.result().is_some() && record.end().outcome().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Ruleset;
    use paisho::notation::Reading;

    const RECORD: &str = "[Host \"Anna\"]\n[Result \"Guest wins by resignation\"]\n\n\
        {Hello.} 0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) (1G.R4(0,-8)) 1H.R3(0,8) [%clk 0:09:40]";

    fn convert(text: &str, to: To) -> (String, Vec<String>) {
        let reading = Reading::parse(text, None, Ruleset::GARDEN_GATE).unwrap();
        let mut out = Vec::new();
        let warnings = write(&reading.records, to, &mut out).unwrap();
        (String::from_utf8(out).unwrap(), warnings)
    }

    #[test]
    fn records_keep_everything() {
        let (text, warnings) = convert(RECORD, To::Record);
        assert!(warnings.is_empty());
        assert!(text.contains("[Host \"Anna\"]") && text.contains("{Hello.}"));
        assert_eq!(convert(&text, To::Record).0, text);
    }

    #[test]
    fn what_turns_cannot_hold_is_said() {
        let (text, warnings) = convert(RECORD, To::Turns);
        assert_eq!(text, "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)\n");
        let lost = "comments, variations, clocks, tags, a declared result";
        assert_eq!(warnings, [format!("game no. 1: left out {lost}")]);
        assert!(convert(RECORD, To::Position).1.is_empty());
    }

    #[test]
    fn links_lead_back_to_the_same_turns() {
        let turns = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)\n";
        let (link, warnings) = convert(turns, To::Link);
        assert!(warnings.is_empty());
        assert_eq!(convert(&link, To::Turns).0, turns);
    }

    #[test]
    fn json_has_turns_positions_and_result() {
        let (text, _) = convert(RECORD, To::Json);
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(json["ruleset"], "rulebook");
        assert_eq!(json["turns"][3], "1H.R3(0,8)");
        assert_eq!(json["result"], "Guest wins by resignation");
        assert_eq!(json["tags"]["Host"], "Anna");
    }
}
