//! What is printed is read back as the same thing.

use paisho::notation::record::Record;
use paisho::notation::site::SiteGame;
use paisho::notation::{GameText, NumberedTurn};
use paisho::{Leaving, Opening, Position, Ruleset, SeatCount, Setup, Stage};
use proptest::prelude::*;

use crate::dice::Dice;
use crate::random::{play, records, rulesets};

/// A game of fewer than `turns` turns by any rules.
fn games(turns: usize) -> impl Strategy<Value = GameText> {
    (rulesets(), any::<u64>(), 0..turns)
        .prop_map(|(rules, seed, n)| play(&Position::start(rules), n, &mut Dice::new(seed)))
}

/// A position after some steps, perhaps in the middle of a turn, perhaps after a player left.
fn positions() -> impl Strategy<Value = Position> {
    (games(80), any::<u64>()).prop_map(|(game, seed)| {
        let mut dice = Dice::new(seed);
        let mut position = game.end().clone();
        if position.seats().len() > 2 && dice.below(3) == 0 {
            position.leave(position.to_move(), Leaving::Resignation);
        }
        match dice.step(&position) {
            Some(step) => position.play_step(step).unwrap(),
            None => position,
        }
    })
}

/// The site's rules with any of its options.
fn site_rules() -> impl Strategy<Value = Ruleset> {
    any::<[bool; 6]>().prop_map(|switches| {
        let [
            oasis,
            informal,
            double_accents,
            no_wheels,
            bounce,
            last_flower,
        ] = switches;
        let mut rules = Ruleset {
            oasis,
            double_accents,
            no_wheels,
            specials_return: bounce,
            last_flower,
            ..Ruleset::GARDEN_GATE
        };
        if informal {
            rules.opening = Opening::Informal;
        }
        rules
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn rulesets_survive(rules in rulesets()) {
        prop_assert_eq!(rules.to_string().parse::<Ruleset>(), Ok(rules));
    }

    #[test]
    fn turns_survive(game in games(60)) {
        let seats = game.ruleset().seats;
        for turn in game.turns() {
            let text = turn.display(seats).to_string();
            prop_assert_eq!(NumberedTurn::parse(&text, seats), Ok(*turn), "{}", text);
        }
    }

    #[test]
    fn games_survive(game in games(60)) {
        let text = game.to_string();
        let read = GameText::parse(&text, game.start());
        prop_assert_eq!(read.as_ref(), Ok(&game), "{}", text);
        for separator in [" \r\n  ", " ", "\t"] {
            let apart = text.replace(';', separator);
            let read = GameText::parse(&apart, game.start());
            prop_assert_eq!(read.as_ref(), Ok(&game), "{}", apart);
        }
    }

    #[test]
    fn a_blank_inside_a_turn_is_refused(game in games(60), seed: u64) {
        let text = game.to_string();
        let inside: Vec<usize> = (1..text.len())
            .filter(|at| !text[at - 1..=*at].contains(';'))
            .collect();
        if let Some(at) = inside.get(Dice::new(seed).below(inside.len().max(1))) {
            let broken = format!("{} {}", &text[..*at], &text[*at..]);
            prop_assert!(GameText::parse(&broken, game.start()).is_err(), "{}", broken);
        }
    }

    #[test]
    fn games_from_the_middle_survive(game in games(60), first in 1..500_u32, seed: u64) {
        let mut later = GameText::new(game.end(), first);
        if let Some(turn) = Dice::new(seed).turn(game.end()) {
            later.push(turn).unwrap();
        }
        let read = GameText::parse_from(&later.to_string(), later.start(), first);
        prop_assert_eq!(read, Ok(later));
    }

    #[test]
    fn positions_survive(position in positions()) {
        let text = position.to_string();
        prop_assert_eq!(text.parse::<Setup>(), Ok(Setup::from(&position)), "{}", text);
        prop_assert_eq!(text.parse::<Position>(), Ok(position), "{}", text);
    }

    #[test]
    fn records_survive(record in records()) {
        let text = record.to_string();
        let read = Record::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(read.unwrap().to_string(), text);
    }

    #[test]
    fn turns_are_wrapped(record in records()) {
        // Only a word that can't be broken makes a line longer.
        for line in record.to_string().lines().filter(|l| !l.starts_with('[')) {
            prop_assert!(line.chars().count() <= 80 || !line.contains(' ') || line.contains("  ")
                || line.split(' ').any(|w| w.chars().count() > 80), "{}", line);
        }
    }

    #[test]
    fn collections_survive(list in proptest::collection::vec(records(), 0..4)) {
        let text = Record::print_all(&list);
        prop_assert_eq!(Record::parse_all(&text), Ok(list), "{}", text);
    }

    #[test]
    fn site_queries_survive(rules in site_rules(), turns in 0..60_usize, seed: u64) {
        let game = play(&Position::start(rules), turns, &mut Dice::new(seed));
        let site = SiteGame::parse(&game.to_site_query().unwrap()).unwrap();
        // The site's automatic reply is filled in where the game stopped just before it.
        let shown = site.game.turns().get(..game.turns().len());
        prop_assert_eq!(shown, Some(game.turns()));
        prop_assert_eq!(site.host_reply_added, site.game.turns().len() > game.turns().len());
        prop_assert!(site.warnings.is_empty());
    }
}

#[cfg(feature = "links")]
proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn site_links_survive(rules in site_rules(), turns in 4..60_usize, seed: u64) {
        let game = play(&Position::start(rules), turns, &mut Dice::new(seed));
        let link = String::from("https://example.org/?") + &game.to_site_link().unwrap();
        prop_assert_eq!(SiteGame::from_link(&link).unwrap().game, game);
    }
}

/// The properties above prove little if random play never takes a bonus or passes all stages.
#[test]
fn random_play_visits_everything() {
    let mut dice = Dice::new(1);
    for seats in SeatCount::ALL {
        let rules = Ruleset {
            seats,
            oasis: true,
            ..Ruleset::RULEBOOK
        };
        let (mut bonuses, mut stages) = (0, Vec::new());
        for _ in 0..10 {
            let game = play(&Position::start(rules), 60, &mut dice);
            let taken = game.turns().iter().filter(|t| t.turn.bonus().is_some());
            bonuses += taken.count();
            stages.extend(game.positions().map(|p| p.stage()));
        }
        assert!(bonuses > 20, "{bonuses} bonuses");
        for stage in [Stage::Accents, Stage::Opening, Stage::Turn] {
            assert!(stages.contains(&stage));
        }
    }
}
