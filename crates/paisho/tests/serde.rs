//! Values with serde: one string each, the text form, and the error of its parser.

#![cfg(feature = "serde")]
#![expect(
    clippy::unwrap_used,
    reason = "a test may panic when its own preparation fails"
)]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use paisho::notation::record::{Record, TimeLeft};
use paisho::{
    Accents, Bonus, Game, Kind, Point, Position, Ruleset, Seat, Setup, Step, Turn, notation,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value is written as its text, as a JSON string, and read back from there.
#[track_caller]
fn round<T>(text: &str)
where
    T: FromStr<Err: Debug> + Display + PartialEq + Debug + Serialize + DeserializeOwned,
{
    let value: T = text.parse().unwrap();
    let json = serde_json::to_string(&value).unwrap();
    assert_eq!(json, serde_json::to_string(&value.to_string()).unwrap());
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
    // Also from a value that owns its strings.
    let tree = serde_json::to_value(&value).unwrap();
    assert_eq!(serde_json::from_value::<T>(tree).unwrap(), value);
}

/// A bad text gives the error of the parser and nothing else.
#[track_caller]
fn refused<T>(text: &str)
where
    T: FromStr<Err: Display> + Debug + DeserializeOwned,
{
    let said = text.parse::<T>().map(|_| ()).map_err(|e| e.to_string());
    let tree = serde_json::Value::String(text.into());
    let read = serde_json::from_value::<T>(tree).map(|_| ());
    assert_eq!(read.map_err(|e| e.to_string()), said);
    assert!(said.is_err(), "{text} is read");
}

const START: &str = "1~rulebook~Ha~----------------~G333333LO-H333333LO";
const RECORD: &str = "[Guest \"Ben\"]\n[Result \"unfinished\"]\n[Ruleset \"rulebook\"]\n\
                      [RulesVersion \"1\"]\n\n0H.R,W,K,B 0G.R,R,K,K {So far.}\n";

#[test]
fn values_are_their_texts() {
    round::<Point>("(3,-1)");
    round::<Kind>("R3");
    round::<Accents>("R,W,K,B");
    round::<Bonus>("B(1,1)-(2,2)");
    for turn in ["R,W,K,B", "R3(0,-8)", "(0,8)-(2,6)+R(3,-1)", "pass"] {
        round::<Turn>(turn);
    }
    for step in ["R3(0,-8)", "(0,8)-(2,6)", "+R(3,-1)", "decline"] {
        round::<Step>(step);
    }
    round::<Ruleset>("garden_gate.oasis.double_accents");
    round::<Position>(START);
    // A clash, which no position has.
    round::<Setup>("1~rulebook~G~aGR3HW3----------------~G233333LO-H333233LO");
    round::<TimeLeft>("0:09:58.3");
    round::<Record>(RECORD);
}

#[test]
fn bad_texts_give_the_error_of_the_parser() {
    refused::<Point>("(9,9)");
    refused::<Kind>("R6");
    refused::<Accents>("R,X");
    refused::<Bonus>("R");
    refused::<Turn>("(0,8)-(2,6)+");
    refused::<Step>("(0,8)-(2,6)+R(3,-1)");
    refused::<Ruleset>("rulebook.fast");
    refused::<Position>("1~rulebook~X");
    // Well written, but two flowers clash.
    refused::<Position>("1~rulebook~G~aGR3HW3----------------~G233333LO-H333233LO");
    refused::<Setup>("2~rulebook");
    refused::<Seat>("X");
    refused::<TimeLeft>("0:99");
    refused::<Record>("[Guest]");
    let error = serde_json::from_str::<Point>("7").unwrap_err().to_string();
    assert!(error.contains("expected the text of a point"), "{error}");
}

#[test]
fn seats_are_the_letters_of_their_gates() {
    let json = serde_json::to_string(&Seat::ALL).unwrap();
    assert_eq!(json, r#"["S","W","N","E"]"#);
    assert_eq!(serde_json::from_str::<[Seat; 4]>(&json).unwrap(), Seat::ALL);
    let two = serde_json::from_str::<[Seat; 2]>(r#"["G","H"]"#).unwrap();
    assert_eq!(two, [Seat::GUEST, Seat::HOST]);
}

/// A game is stored as its record, which holds the start, the turns, the departures and the result.
#[test]
fn a_game_is_kept_as_a_record() {
    let mut game = Game::new(Ruleset::RULEBOOK);
    game.play("R,W,K,B".parse().unwrap()).unwrap();
    game.resign(Seat::GUEST);
    let json = serde_json::to_string(&Record::from(&game)).unwrap();
    let read: Record = serde_json::from_str(&json).unwrap();
    assert_eq!(read.result(), game.outcome());
    let label = notation::TurnLabel {
        number: 0,
        seat: Seat::HOST,
    };
    assert_eq!(read.main_line().turns()[0].label, label);
}
