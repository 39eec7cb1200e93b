//! The examples of `docs/notation.md` are read, and printed as they stand there.

use paisho::notation::record::Record;
use paisho::notation::site::SiteGame;
use paisho::notation::{GameText, NumberedTurn};
use paisho::{Outcome, Position, Ruleset, SeatCount, Step};

const DOCS: &str = include_str!("../../docs/notation.md");

/// The blocks between fences that carry a tag.
fn blocks(tag: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = DOCS.lines();
    while let Some(line) = lines.next() {
        if line.strip_prefix("```") == Some(tag) {
            let body: Vec<&str> = lines.by_ref().take_while(|l| *l != "```").collect();
            found.push(body.join("\n"));
        }
    }
    assert!(!found.is_empty(), "no example of {tag}");
    found
}

/// The lines of all blocks with a tag.
fn lines(tag: &str) -> Vec<String> {
    let all = blocks(tag).join("\n");
    all.lines().map(str::to_owned).collect()
}

#[test]
fn turns() {
    for line in lines("turn") {
        let seats = match line
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .get(..1)
        {
            Some("G" | "H") => SeatCount::Two,
            _ => SeatCount::Four,
        };
        let turn = NumberedTurn::parse(&line, seats).unwrap();
        assert_eq!(turn.display(seats).to_string(), line);
    }
}

#[test]
fn steps() {
    for line in lines("step") {
        assert_eq!(line.parse::<Step>().unwrap().to_string(), line);
    }
}

#[test]
fn games() {
    for text in blocks("game") {
        let game = GameText::parse(&text, &Position::start(Ruleset::RULEBOOK)).unwrap();
        assert_eq!(
            game.to_string(),
            text.replace(['\n', ' '], ";").replace(";;", ";")
        );
    }
}

#[test]
fn rulesets() {
    for line in lines("ruleset") {
        assert_eq!(line.parse::<Ruleset>().unwrap().to_string(), line);
    }
    for (preset, _) in Ruleset::presets() {
        assert!(DOCS.contains(&format!("`{preset}`")), "{preset}");
    }
    for switch in Ruleset::switches() {
        assert!(DOCS.contains(&format!("`{switch}`")), "{switch}");
    }
}

#[test]
fn positions() {
    for line in lines("position") {
        assert_eq!(line.parse::<Position>().unwrap().to_string(), line);
    }
}

#[test]
fn results() {
    for line in lines("result") {
        let seats = if line.contains("South") {
            SeatCount::Three
        } else {
            SeatCount::Two
        };
        let printed = Outcome::parse(&line, seats)
            .unwrap()
            .map_or("unfinished".into(), |o| o.display(seats).to_string());
        assert_eq!(printed, line);
    }
}

#[test]
fn records() {
    for text in blocks("record") {
        let records = Record::parse_all(&text).unwrap();
        assert_eq!(Record::print_all(&records), text + "\n");
    }
}

#[test]
fn queries() {
    for line in lines("query") {
        assert_eq!(SiteGame::parse(&line).unwrap().warnings, []);
    }
}

#[cfg(feature = "links")]
#[test]
fn links() {
    for line in lines("link") {
        assert_eq!(SiteGame::from_link(&line).unwrap().warnings, []);
    }
}
