//! Sentences with all kinds of tiles: no variable is left unfilled, text is isolated where
//! necessary, and plurals are right.

use paisho::{Kind, Refusal, Ruleset, SeatCount, Stage};
use paisho_view::words::{Language, Words, isolate};

use crate::samples::{Cast, outcomes, problems, refusals};
use crate::scenes::{self, OASIS};

/// Checks that a sentence is complete: filled in, with single spaces and a full stop.
fn check(language: Language, sentence: &str) {
    let open = ["{", "}", "TERM", "START", "$", "none"];
    for sign in open {
        assert!(!sentence.contains(sign), "{language:?}: {sentence}");
    }
    for fault in ["  ", " ,", " .", "( ", " )", ".."] {
        assert!(!sentence.contains(fault), "{language:?}: {sentence}");
    }
    assert!(sentence.ends_with('.'), "{language:?}: {sentence}");
    let first = sentence.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{language:?}: {sentence}");
}

/// Whether a sentence is one of the general ones for future refusals, problems and endings. The
/// choice of the sentence does not depend on the language, so the English ones are enough.
fn is_general(sentence: &str) -> bool {
    let general = ["This turn is not allowed", "This position is not possible"];
    let names = ["Guest", "Host", "South", "West", "North", "East"];
    general.iter().any(|begin| sentence.starts_with(begin))
        || names.iter().any(|name| sentence == format!("{name} wins."))
}

#[test]
fn every_kind_and_every_stage_has_a_name_of_its_own() {
    for language in Language::ALL {
        let words = Words::new(language);
        let kinds = Kind::ALL.into_iter().map(|kind| words.tile(kind));
        let stages = Stage::ALL.iter().map(|stage| words.stage(*stage));
        let mut names: Vec<String> = kinds.chain(stages).collect();
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all, "{language:?}: {names:?}");
    }
}

#[test]
fn every_refusal_has_a_sentence_that_names_its_paragraph() {
    for language in Language::ALL {
        let words = Words::new(language);
        for cast in Cast::all() {
            for refusal in refusals(cast) {
                let sentence = words.explain(&refusal, SeatCount::Two);
                check(language, &sentence);
                assert!(sentence.contains(refusal.section()), "{sentence}");
                assert!(!is_general(&sentence), "{refusal:?}: {sentence}");
            }
        }
    }
}

#[test]
fn every_problem_has_a_sentence_that_names_a_paragraph() {
    for language in Language::ALL {
        let words = Words::new(language);
        for problem in Cast::all().flat_map(problems) {
            for seats in SeatCount::ALL {
                let sentence = words.explain_problem(problem, seats);
                check(language, &sentence);
                assert!(sentence.contains(problem.section()), "{sentence}");
                assert!(!is_general(&sentence), "{problem:?}: {sentence}");
            }
        }
    }
}

#[test]
fn every_outcome_is_announced() {
    for language in Language::ALL {
        let words = Words::new(language);
        for seats in SeatCount::ALL {
            for outcome in outcomes(seats) {
                let sentence = words.announce(outcome, seats);
                check(language, &sentence);
                assert!(!is_general(&sentence), "{outcome:?}: {sentence}");
            }
        }
    }
}

#[test]
fn every_winner_is_named() {
    for language in Language::ALL {
        let words = Words::new(language);
        for outcome in outcomes(SeatCount::Four) {
            use paisho::Ending::{Agreement, Repetition};
            if [Agreement, Repetition].contains(&outcome.ending) {
                continue;
            }
            let sentence = words.announce(outcome, SeatCount::Four);
            for seat in outcome.winners.iter() {
                let name = words.seat(seat, SeatCount::Four);
                assert!(sentence.contains(&name), "{language:?}: {sentence}");
            }
        }
    }
}

#[test]
fn every_turn_is_described() {
    for language in Language::ALL {
        let words = Words::new(language);
        for scene in scenes::all() {
            check(
                language,
                &words.describe(&scene.before, scene.turn).unwrap(),
            );
        }
    }
}

#[test]
fn whole_games_are_described() {
    let languages = Language::ALL.map(Words::new);
    let mut harmonies = 0;
    for (seed, seats) in (1..=30).zip(SeatCount::ALL.into_iter().cycle()) {
        let ruleset = Ruleset { seats, ..OASIS };
        for scene in scenes::wandering(ruleset, seed, 60) {
            for words in &languages {
                let sentence = words.describe(&scene.before, scene.turn).unwrap();
                check(words.language(), &sentence);
                harmonies += usize::from(sentence.contains("harmon"));
            }
        }
    }
    assert!(harmonies > 40, "only {harmonies} harmonies in these games");
}

#[test]
fn an_illegal_turn_is_refused() {
    let scene = &scenes::all()[0];
    let words = Words::new(Language::English);
    let refused = words.describe(&scene.before, "pass".parse().unwrap());
    assert!(matches!(refused, Err(Refusal::WrongStage { .. })));
}

#[test]
fn hebrew_isolates_points_and_paragraphs() {
    let words = Words::new(Language::Hebrew);
    let [lri, pdi] = ["\u{2066}", "\u{2069}"];
    for refusal in refusals(Cast::PLAIN) {
        let sentence = words.explain(&refusal, SeatCount::Two);
        let section = format!("{lri}{}{pdi}", refusal.section());
        assert!(sentence.contains(&section), "{sentence}");
        assert_isolated(&sentence);
    }
    for scene in scenes::all() {
        assert_isolated(&words.describe(&scene.before, scene.turn).unwrap());
    }
}

/// Checks that every isolate is closed before the next one opens, and that no hyphen, minus sign or
/// paragraph sign is outside.
fn assert_isolated(sentence: &str) {
    let mut inside = false;
    for sign in sentence.chars() {
        match sign {
            '\u{2066}' => {
                assert!(!inside, "{sentence}");
                inside = true;
            }
            '\u{2069}' => {
                assert!(inside, "{sentence}");
                inside = false;
            }
            '-' | '§' => assert!(inside, "{sentence}"),
            _ => {}
        }
    }
    assert!(!inside, "{sentence}");
}

#[test]
fn other_languages_need_no_isolation_but_names_do() {
    let words = Words::new(Language::Polish);
    for refusal in refusals(Cast::PLAIN) {
        let sentence = words.explain(&refusal, SeatCount::Two);
        assert!(!sentence.contains('\u{2066}'), "{sentence}");
    }
    assert_eq!(isolate("דנה"), "\u{2068}דנה\u{2069}");
}

#[test]
fn counts_have_the_plural_of_their_language() {
    let chosen = |language, chosen| {
        let refusal = Refusal::AccentCount { chosen, wanted: 4 };
        Words::new(language).explain(&refusal, SeatCount::Two)
    };
    for (count, words) in [
        (1, "jedną płytkę akcentującą"),
        (2, "2 płytki akcentujące"),
        (5, "5 płytek akcentujących"),
        (12, "12 płytek akcentujących"),
        (22, "22 płytki akcentujące"),
        (25, "25 płytek akcentujących"),
    ] {
        let sentence = chosen(Language::Polish, count);
        assert!(sentence.contains(words), "{sentence}");
    }
    for (count, words) in [
        (1, "אריח אפקט אחד"),
        (2, "שני אריחי אפקט"),
        (5, "5 אריחי אפקט"),
    ] {
        let sentence = chosen(Language::Hebrew, count);
        assert!(sentence.contains(words), "{sentence}");
    }
}

#[test]
fn names_differ_from_each_other() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut names = Kind::ALL.map(|k| words.tile(k));
        names.sort();
        assert!(names.windows(2).all(|n| n[0] != n[1]), "{language:?}");
        assert_eq!(words.switch("nonsense"), None);
        assert_eq!(words.preset("quick_start"), None);
    }
}

#[test]
fn words_may_travel_between_threads() {
    fn check<T: Send + Sync>(_: T) {}
    check(Words::new(Language::German));
}
