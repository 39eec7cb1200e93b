//! Sentences compared with stored ones that a person has read. After an intended change, run the
//! test with `UPDATE_GOLDEN=1` and read the difference.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use paisho::{Ending, Garden, Gate, Kind, Outcome, RulesVersion, Ruleset, Seat, SeatCount, Stage};
use paisho_view::words::{Language, Words};

use crate::samples::{Cast, outcomes, problems, refusals};
use crate::scenes;

fn turns(words: &Words, page: &mut String) {
    for scene in scenes::all() {
        let sentence = words.describe(&scene.before, scene.turn);
        let sentence = sentence.unwrap_or_else(|e| panic!("{}: {e}", scene.label));
        writeln!(page, "{}\n    {sentence}", scene.label).unwrap();
    }
}

fn explanations(words: &Words, page: &mut String) {
    for refusal in refusals(Cast::PLAIN) {
        let sentence = words.explain(&refusal, SeatCount::Two);
        writeln!(page, "{sentence}").unwrap();
    }
    page.push('\n');
    for problem in problems(Cast::PLAIN) {
        let sentence = words.explain_problem(problem, SeatCount::Two);
        writeln!(page, "{sentence}").unwrap();
    }
}

/// Outcomes that are possible under the rules.
fn announcements(words: &Words, page: &mut String) {
    for outcome in outcomes(SeatCount::Two) {
        if outcome.winners.len() < 2 && is_possible(outcome) {
            writeln!(page, "{}", words.announce(outcome, SeatCount::Two)).unwrap();
        }
    }
    for outcome in outcomes(SeatCount::Three) {
        let shared = outcome.winners.len() == 2;
        if shared && is_possible(outcome) {
            writeln!(page, "{}", words.announce(outcome, SeatCount::Three)).unwrap();
        }
    }
}

fn is_possible(outcome: Outcome) -> bool {
    use paisho::Decider::Nothing;
    match outcome.ending {
        Ending::Ring => true,
        Ending::LastFlower(decider) | Ending::Stuck(decider) => {
            (decider == Nothing) == (outcome.winners.len() != 1) || outcome.winners.len() == 2
        }
        Ending::Repetition | Ending::Agreement => outcome.is_draw(),
        Ending::Resignation | Ending::Gift | Ending::Time => outcome.winners.len() == 1,
        other => panic!("{other:?} is missing in the golden files"),
    }
}

fn names(words: &Words, page: &mut String) {
    let tiles = Kind::ALL.map(|k| words.tile(k)).into_iter();
    let four = Seat::ALL.map(|s| words.seat(s, SeatCount::Four));
    let two = [Seat::GUEST, Seat::HOST].map(|s| words.seat(s, SeatCount::Two));
    let gates = Gate::ALL.map(|g| words.gate(g));
    let gardens = Garden::ALL.map(|g| words.garden(g));
    let stages = [Stage::Accents, Stage::Opening, Stage::Turn, Stage::Bonus];
    let names = tiles
        .chain(four)
        .chain(two)
        .chain(gates)
        .chain(gardens)
        .chain(stages.map(|s| words.stage(s)));
    names.for_each(|name| writeln!(page, "{name}").unwrap());
    for (name, _) in Ruleset::presets() {
        let preset = words.preset(name).unwrap();
        writeln!(page, "{}: {}", preset.name, preset.about).unwrap();
    }
    for name in Ruleset::switches() {
        let switch = words.switch(name).unwrap();
        writeln!(page, "{}: {}", switch.name, switch.about).unwrap();
    }
    let rules = Ruleset {
        seats: SeatCount::Three,
        oasis: true,
        ..Ruleset::RULEBOOK
    };
    let old = Ruleset {
        version: RulesVersion::One,
        ..rules
    };
    let older = words.differences(&old, &rules);
    older
        .iter()
        .for_each(|told| writeln!(page, "{told}").unwrap());
    for name in Ruleset::switches() {
        let two = words.switch_at(name, SeatCount::Two);
        assert_eq!(two, words.switch(name));
        let many = words.switch_at(name, SeatCount::Four);
        if let Some(switch) = many.filter(|many| Some(many) != two.as_ref()) {
            writeln!(page, "{}: {}", switch.name, switch.about).unwrap();
        }
    }
}

fn page(language: Language) -> String {
    let words = Words::new(language);
    let mut page = String::new();
    for (title, write) in [
        ("Turns", turns as fn(&Words, &mut String)),
        ("Refusals and problems", explanations),
        ("Outcomes", announcements),
        ("Names", names),
    ] {
        writeln!(page, "# {title}\n").unwrap();
        write(&words, &mut page);
        page.push('\n');
    }
    page
}

#[test]
fn every_sentence_is_as_it_was_last_read() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for language in Language::ALL {
        let path = folder.join(format!("words.{}.txt", language.tag()));
        let page = page(language);
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &page).unwrap();
        }
        let golden = fs::read_to_string(&path).unwrap();
        for (now, before) in page.lines().zip(golden.lines()) {
            assert_eq!(now, before, "{}", path.display());
        }
        assert_eq!(page.len(), golden.len(), "{}", path.display());
    }
}
