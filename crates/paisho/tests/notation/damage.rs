//! No text makes a parser panic, however strange or damaged.

use paisho::notation::record::{Record, TimeLeft};
use paisho::notation::site::SiteGame;
use paisho::notation::{GameText, NumberedTurn};
use paisho::{Outcome, Position, Ruleset, SeatCount, Setup, Turn};
use proptest::prelude::*;

use crate::dice::Dice;
use crate::random::{play, records, rulesets};

/// Gives a text to every parser. What is read is printed, too.
fn read_everything(text: &str) {
    let printed = [
        text.parse::<Turn>().map(|t| t.to_string()).ok(),
        text.parse::<Ruleset>().map(|r| r.to_string()).ok(),
        text.parse::<Setup>().map(|s| s.to_string()).ok(),
        text.parse::<TimeLeft>().map(|t| t.to_string()).ok(),
    ];
    for text in printed.into_iter().flatten() {
        assert!(!text.is_empty());
    }
    let _ = text.parse::<Position>().map_err(|e| e.to_string());
    let _ = Record::parse_all(text).map_err(|e| e.to_string());
    let _ = Record::parse(text).map_err(|e| e.to_string());
    let _ = SiteGame::parse(text).map_err(|e| e.to_string());
    #[cfg(feature = "links")]
    let _ = SiteGame::from_link(text).map_err(|e| e.to_string());
    for seats in SeatCount::ALL {
        let rules = Ruleset {
            seats,
            ..Ruleset::RULEBOOK
        };
        let _ = NumberedTurn::parse(text, seats).map_err(|e| e.to_string());
        let _ = Outcome::parse(text, seats).map_err(|e| e.to_string());
        let _ = GameText::parse(text, &Position::start(rules)).map_err(|e| e.to_string());
    }
}

/// Cuts a piece out of a text and puts another in its place.
fn damage(text: &str, dice: &mut Dice, patch: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let from = dice.below(chars.len() + 1);
    let to = (from + dice.below(4)).min(chars.len());
    let kept = |range: &[char]| range.iter().collect::<String>();
    kept(&chars[..from]) + patch + &kept(&chars[to..])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn arbitrary_text_is_survived(text: String) {
        read_everything(&text);
    }

    #[test]
    fn nearly_fitting_text_is_survived(text in "[0-9GHSWNERKBMPTLO.,;()+_~a-c \n{}\\[\\]\"%-]{0,200}") {
        read_everything(&text);
    }

    #[test]
    fn numbers_of_any_size_are_survived(n: u128, m: i128) {
        read_everything(&format!("{n}G.R3({m},{n})"));
        read_everything(&format!("{n}:{n}:{n}.{n}"));
        read_everything(&format!("1~rulebook~Gp{n}~a"));
        read_everything(&format!("[FirstTurn \"{n}\"]\n\n{n}G.({n},{m})-({m},{n})"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn damaged_texts_are_survived(
        rules in rulesets(),
        turns in 0..30_usize,
        seed: u64,
        patch in "[0-9GH.(),+~\\[\\]{}\\\\\"; \n-]{0,3}",
    ) {
        let mut dice = Dice::new(seed);
        let game = play(&Position::start(rules), turns, &mut dice);
        let texts = [
            rules.to_string(),
            game.to_string(),
            game.end().to_string(),
            String::from("gameType=1&game=") + &game.to_string(),
            Record::from(&game).to_string(),
        ];
        for text in texts {
            read_everything(&damage(&text, &mut dice, &patch));
        }
    }

    #[test]
    fn damaged_records_are_survived(record in records(), seed: u64, patch in any::<String>()) {
        let text = record.to_string();
        let damaged = damage(&text, &mut Dice::new(seed), &patch);
        if let Ok(read) = Record::parse_all(&damaged) {
            // If the text is still a record, it must still be printed and read back unchanged.
            let again = Record::parse_all(&Record::print_all(&read));
            prop_assert_eq!(again, Ok(read));
        }
    }
}
