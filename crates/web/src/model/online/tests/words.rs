//! The texts that users read when the server refuses.

use paisho_view::words::{Language, Words};
use paisho_wire::{Problem, Refusal, TimeControl};

use super::super::{Failure, clock_explained, refusal};

const REFUSALS: &str = include_str!("../../../../../wire/tests/golden/refusals.jsonl");

/// Error codes of the HTTP interface.
const ERRORS: [&str; 8] = [
    "not_for_you",
    "needs_scope",
    "foreign_origin",
    "unreadable",
    "too_large",
    "bad_token",
    "method_not_allowed",
    "something_new",
];

#[test]
fn no_refusal_is_shown_in_the_words_of_the_server() {
    for language in Language::ALL {
        let words: Words = crate::model::speech::words(language);
        for line in REFUSALS.lines() {
            let found: Refusal = serde_json::from_str(line).unwrap();
            let told = refusal(&found, &words);
            let server = found.to_string();
            assert!(!told.is_empty() && !told.contains(&server), "{told}");
            assert!(!told.contains("online-no"), "{language:?} {line}: {told}");
        }
    }
}

#[test]
fn errors_of_the_api_are_shown_in_the_words_of_the_app() {
    for language in Language::ALL {
        let words = crate::model::speech::words(language);
        for error in ERRORS {
            let failure = Failure::Refused(Problem {
                error: error.to_owned(),
                message: "in English".to_owned(),
                refusal: None,
            });
            let told = failure.tell(&words);
            assert!(!told.is_empty() && !told.contains("in English"), "{told}");
        }
    }
}

#[test]
fn a_live_clock_is_explained_in_words() {
    let live = |main, increment| TimeControl::Live { main, increment };
    for language in Language::ALL {
        let words = crate::model::speech::words(language);
        let told = clock_explained(live(600, 15), &words).unwrap();
        assert!(told.contains("10") && told.contains("15"), "{told}");
        let told = clock_explained(live(600, 0), &words).unwrap();
        assert!(told.contains("10") && !told.contains(", "), "{told}");
        // The others are words already.
        assert_eq!(clock_explained(TimeControl::Unlimited {}, &words), None);
    }
}
