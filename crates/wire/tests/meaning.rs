//! What the types of the contract mean: words, limits, times, and what is hidden from whom.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use paisho_wire::{
    Bar, Bounded, Ending, Event, GameId, Limit, MAX_FRAME, MeasureWord, Outcome, Reason, Refusal,
    Seat, SecretText, Speed, Text, TimeControl, ToServer, plain,
};

#[test]
fn words_are_those_of_the_wire() {
    let written = |value: serde_json::Value| value.as_str().unwrap().to_owned();
    for speed in Speed::ALL {
        assert_eq!(speed.word(), written(serde_json::json!(speed)));
    }
    for measure in [MeasureWord::Mute, MeasureWord::Suspend, MeasureWord::Pardon] {
        assert_eq!(measure.word(), written(serde_json::json!(measure)));
    }
    let reasons = [
        Reason::Chat,
        Reason::Name,
        Reason::Cheating,
        Reason::Manners,
        Reason::Other,
    ];
    for reason in reasons {
        assert_eq!(reason.word(), written(serde_json::json!(reason)));
    }
}

#[test]
fn a_secret_is_revealed_only_on_request() {
    let secret = SecretText::from("three calm lilies".to_owned());
    assert_eq!(secret.reveal(), "three calm lilies");
    assert_eq!(format!("{secret:?}"), "SecretText(…)");
    assert!(!secret.is_empty() && SecretText::default().is_empty());
}

#[test]
fn texts_have_a_length_and_no_control_characters() {
    let bounded = |text: &str| Bounded::<5>::try_from(text.to_owned());
    let text = bounded("lotus").unwrap();
    assert_eq!(text.as_str(), "lotus");
    assert_eq!(text.to_string(), "lotus");
    assert_eq!(String::from(text), "lotus");
    assert!(bounded("a\tb").is_err());
    let refused = bounded("lotus!").unwrap_err().to_string();
    assert!(refused.contains('5'), "{refused}");
    assert_eq!(plain("white \u{202e}lotus"), "white lotus");
}

#[cfg(feature = "openapi")]
#[test]
fn schemas_of_texts_are_named_by_their_length_and_state_it() {
    use utoipa::{PartialSchema, ToSchema};
    assert_eq!(Bounded::<5>::name(), "Text5");
    let schema = serde_json::json!(Bounded::<5>::schema());
    assert_eq!(schema["type"], "string");
    assert_eq!(schema["maxLength"], 5);
}

#[test]
fn values_of_the_rules_have_at_most_a_thousand_bytes() {
    let read = |length: usize| {
        let text = serde_json::json!("x".repeat(length)).to_string();
        serde_json::from_str::<Text<String>>(&text)
    };
    assert_eq!(read(1000).unwrap().0.len(), 1000);
    assert!(read(1001).unwrap_err().to_string().contains("found 1001"));
}

#[test]
fn frames_may_have_as_many_bytes_as_they_say() {
    let frame = r#"{"do":"watch_lobby"}"#;
    let padded = |length: usize| ToServer::parse(&format!("{frame:length$}"));
    assert!(padded(MAX_FRAME).is_ok());
    assert!(padded(MAX_FRAME + 1).is_err());
    assert_eq!(MAX_FRAME, 32_768);
}

#[test]
fn ids_consist_of_letters_digits_and_joints() {
    let parse = |text: &str| text.parse::<GameId>();
    assert!(parse("a-B_9").is_ok());
    for bad in ["", "a b", "ä", "a.b"] {
        let refused = parse(bad).unwrap_err().to_string();
        assert!(refused.contains(&format!("{bad:?}")), "{refused}");
    }
    assert!(parse(&"x".repeat(500)).is_err());
}

#[test]
fn limits_and_bars_are_refusals_that_say_which() {
    for limit in Limit::ALL {
        let message = limit.to_string();
        assert!(!message.is_empty());
        let expected = Refusal::Limit {
            what: limit,
            message,
        };
        assert_eq!(limit.refusal(), expected);
    }
    for bar in Bar::ALL {
        let message = bar.to_string();
        assert!(!message.is_empty());
        let expected = Refusal::Forbidden { what: bar, message };
        assert_eq!(bar.refusal(), expected);
    }
}

#[test]
fn others_do_not_see_hidden_accents_and_replies_in_advance() {
    let (own, other) = (Seat::South, Seat::North);
    let chosen = |accents| Event::AccentsChosen { seat: own, accents };
    let accents = chosen(Some("R,W,K,B".to_owned()));
    let replies = Event::ConditionalsSet {
        seat: own,
        lines: Vec::new(),
    };
    assert_eq!(accents.seen_by(Some(own)), accents);
    assert_eq!(replies.seen_by(Some(own)), replies);
    for viewer in [Some(other), None] {
        assert_eq!(accents.seen_by(viewer), chosen(None));
        assert_eq!(replies.seen_by(viewer), Event::Private {});
    }
    assert!(!accents.is_public() && !replies.is_public());
    let declined = Event::RematchDeclined { seat: own };
    assert_eq!(declined.seen_by(None), declined);
    assert!(declined.is_public());
}

#[test]
fn seats_are_the_same_on_both_sides_and_only_aborted_games_have_no_result() {
    for seat in [Seat::South, Seat::West, Seat::North, Seat::East] {
        assert_eq!(Seat::from(paisho::Seat::from(seat)), seat);
    }
    let ended = |ending| Outcome {
        winners: Vec::new(),
        ending,
        decider: None,
    };
    assert!(ended(Ending::Aborted).is_aborted());
    assert!(!ended(Ending::Agreement).is_aborted());
}

const fn live(main: u32, increment: u32) -> TimeControl {
    TimeControl::Live { main, increment }
}

const fn bank(days: u32, bank: u32) -> TimeControl {
    TimeControl::Bank { days, bank }
}

const fn per_turn(days: u32) -> TimeControl {
    TimeControl::PerTurn { days }
}

#[test]
fn only_times_that_can_be_played_are_sensible() {
    let sensible = [
        live(30, 0),
        live(0, 1),
        live(6 * 3600, 600),
        per_turn(1),
        per_turn(60),
        bank(0, 1),
        bank(60, 365),
        TimeControl::Unlimited {},
    ];
    for time in sensible {
        assert!(time.is_sensible(), "{time:?}");
    }
    let senseless = [
        live(29, 0),
        live(6 * 3600 + 1, 0),
        live(60, 601),
        per_turn(0),
        per_turn(61),
        bank(61, 1),
        bank(1, 0),
        bank(1, 366),
    ];
    for time in senseless {
        assert!(!time.is_sensible(), "{time:?}");
    }
}

#[test]
fn games_in_one_sitting_have_a_clock_and_the_speed_of_thirty_turns() {
    assert!(live(60, 0).is_live() && !per_turn(3).is_live());
    assert!(live(60, 0).clock().is_some());
    assert!(TimeControl::Unlimited {}.clock().is_none());
    assert_eq!(live(599, 0).speed(), Speed::Quick);
    assert_eq!(live(0, 20).speed(), Speed::Steady);
    assert_eq!(live(1799, 0).speed(), Speed::Steady);
    assert_eq!(live(1500, 10).speed(), Speed::Slow);
    assert_eq!(bank(1, 1).speed(), Speed::Correspondence);
}
