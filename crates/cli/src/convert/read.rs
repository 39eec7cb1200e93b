//! Reading any form of text.

use anyhow::{Context, Result, ensure};
use paisho::notation::GameText;
use paisho::notation::record::Record;
use paisho::notation::site::SiteGame;
use paisho::{Position, Ruleset};

use super::{Form, Reading};

/// The shortest text that is taken for a compressed query; a game of one turn is longer.
const SHORTEST_LINK: usize = 20;

/// Reads a text of a form, or of the form it looks like; the ruleset is that of bare turns, all
/// others name theirs.
pub(crate) fn read(text: &str, form: Option<Form>, ruleset: Ruleset) -> Result<Reading> {
    let text = text.trim_start_matches('\u{feff}').trim();
    ensure!(!text.is_empty(), "there is no text to read");
    match form.unwrap_or_else(|| Form::of(text)) {
        Form::Turns => turns(text, ruleset),
        Form::Record => records(text),
        Form::Link => link(text),
        Form::Position => position(text),
    }
}

impl Form {
    /// The form that a text looks like.
    pub(crate) fn of(text: &str) -> Self {
        let compressed = text.len() >= SHORTEST_LINK && text.chars().all(is_compressed);
        if text.starts_with('[') || text.contains('{') {
            Self::Record
        } else if text.contains("://") || text.contains("game=") || compressed {
            Self::Link
        } else if text.contains('~') {
            Self::Position
        } else {
            Self::Turns
        }
    }
}

/// Whether compressed queries may have a character.
const fn is_compressed(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '$')
}

fn turns(text: &str, ruleset: Ruleset) -> Result<Reading> {
    let game = GameText::parse(text, &Position::start(ruleset))
        .context("cannot read it as the turns of a game")?;
    Ok(plain(Record::from(&game)))
}

fn records(text: &str) -> Result<Reading> {
    Ok(Reading {
        records: Record::parse_all(text).context("cannot read it as a record")?,
        warnings: Vec::new(),
    })
}

fn link(text: &str) -> Result<Reading> {
    let found = SiteGame::from_link(text).context("cannot read it as a link of the site")?;
    let mut reading = plain(Record::from(&found.game));
    for (tag, name) in [("Host", &found.host), ("Guest", &found.guest)] {
        for record in &mut reading.records {
            if let Some(name) = name {
                record.tags.set(tag, name)?;
            }
        }
    }
    let warnings = found.warnings.iter().map(ToString::to_string);
    reading.warnings.extend(warnings);
    Ok(reading)
}

fn position(text: &str) -> Result<Reading> {
    let position: Position = text.parse().context("cannot read it as a position")?;
    Ok(plain(Record::new(&position, 1)))
}

fn plain(record: Record) -> Reading {
    Reading {
        records: vec![record],
        warnings: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_recognised() {
        let cases = [
            ("0H.R,W,K,B;0G.R,R,K,K", Form::Turns),
            ("1G.R3(0,-8)\n1H.R3(0,8)", Form::Turns),
            ("[Event \"x\"]\n[Position \"1~rulebook~G~\"]", Form::Record),
            ("0H.R,W,K,B {with a comment}", Form::Record),
            (
                "1~rulebook~Ha~----------------~G333333LO-H333333LO",
                Form::Position,
            ),
            ("https://example.org/?OYQwtgpg", Form::Link),
            ("gameType=1&game=0H.R,W,K,B", Form::Link),
            ("OYQwtgpgKgngDhAvARg+$-", Form::Link),
            ("hello", Form::Turns),
        ];
        for (text, form) in cases {
            assert_eq!(Form::of(text), form, "{text}");
        }
    }
}
