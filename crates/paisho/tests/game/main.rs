//! What depends on the history of a game or the agreement of its players (§4.3, §10.6): repetition,
//! draws, gifts, resignation, undoing, and the numbers of turns.

#![expect(
    clippy::unwrap_used,
    reason = "a test may panic when its own preparation fails"
)]

mod offers;
mod stage;

use paisho::case::Case;
use paisho::notation::record::Record;
use paisho::{
    AccentChoice, Ending, Game, Leaving, Outcome, Position, Refusal, Ruleset, Seat, SeatCount,
    SeatSet, Turn,
};

const GUEST: Seat = Seat::GUEST;
const HOST: Seat = Seat::HOST;

fn position(lines: &str) -> Position {
    let case = Case::parse(&format!("{lines}\ncount 0")).unwrap();
    case.position().expect("a valid position").clone()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn play(game: &mut Game, turns: &str) {
    for text in turns.split(' ') {
        game.play(turn(text))
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn outcome(winners: SeatSet, ending: Ending) -> Option<Outcome> {
    Some(Outcome { winners, ending })
}

/// A new game for this number of players, without a choice of accents.
fn table(seats: SeatCount) -> Game {
    Game::new(Ruleset {
        seats,
        accents: AccentChoice::OneOfEach,
        ..Ruleset::RULEBOOK
    })
}

/// Two flowers that can walk back and forth without meeting.
const QUIET: &str = "board GR3(0,-7) HR3(0,7)";
const TO_AND_FRO: [&str; 4] = [
    "(0,-7)-(1,-7)",
    "(0,7)-(1,7)",
    "(1,-7)-(0,-7)",
    "(1,7)-(0,7)",
];

#[test]
fn the_third_occurrence_is_a_draw_and_not_the_second() {
    let mut game = Game::from_position(position(QUIET));
    for (i, text) in TO_AND_FRO.iter().cycle().take(8).enumerate() {
        assert_eq!(game.outcome(), None, "before turn {i}");
        play(&mut game, text);
    }
    assert_eq!(game.occurrences(), 3);
    assert_eq!(game.outcome(), outcome(SeatSet::EMPTY, Ending::Repetition));
    let over = game.outcome().unwrap();
    assert_eq!(game.play(turn(TO_AND_FRO[0])), Err(Refusal::GameOver(over)));
    assert_eq!(game.plies().len(), 8);
}

#[test]
fn occurrences_need_not_follow_each_other() {
    let mut game = Game::from_position(position(QUIET));
    play(&mut game, &TO_AND_FRO.join(" "));
    // A detour of the same length, then back to the first position.
    play(&mut game, "(0,-7)-(-1,-7) (0,7)-(-1,7) (-1,-7)-(0,-7)");
    assert_eq!(game.outcome(), None);
    play(&mut game, "(-1,7)-(0,7)");
    assert_eq!(game.outcome(), outcome(SeatSet::EMPTY, Ending::Repetition));
}

#[test]
fn the_same_tiles_with_another_player_to_move_are_another_position() {
    let mut game = Game::from_position(position(QUIET));
    // Guest takes three turns for the way there and back, Host two: the same tiles, but Host is to
    // move.
    play(
        &mut game,
        "(0,-7)-(1,-7) (0,7)-(1,7) (1,-7)-(2,-7) (1,7)-(0,7) (2,-7)-(0,-7)",
    );
    assert_eq!(game.position().board(), game.start().board());
    assert_eq!(game.position().to_move(), HOST);
    assert_eq!(game.occurrences(), 1);
    assert_ne!(game.position().key(), game.start().key());
}

#[test]
fn the_same_tiles_with_another_hand_are_another_position() {
    let start = position("rules rulebook.specials_return\nboard GR3(0,-7) HR3(0,7)");
    let poorer = position("board GR3(0,-7) HR3(0,7)\nhand Guest R3");
    assert_eq!(start.board(), poorer.board());
    assert_ne!(start.key(), poorer.key());
}

#[test]
fn the_site_knows_no_repetition() {
    let mut game = Game::from_position(position(&format!("rules garden_gate\n{QUIET}")));
    for text in TO_AND_FRO.iter().cycle().take(40) {
        play(&mut game, text);
    }
    assert_eq!(game.occurrences(), 11);
    assert_eq!(game.outcome(), None);
}

#[test]
fn undoing_takes_back_the_draw_by_repetition() {
    let mut game = Game::from_position(position(QUIET));
    for text in TO_AND_FRO.iter().cycle().take(8) {
        play(&mut game, text);
    }
    assert_eq!(game.undo(), Some(turn(TO_AND_FRO[3])));
    assert_eq!(game.outcome(), None);
    play(&mut game, "(1,7)-(2,7)");
    assert_eq!(game.outcome(), None);
}

#[test]
fn equal_positions_by_other_ways_have_equal_hashes() {
    let mut one = Game::from_position(position(QUIET));
    let mut other = one.clone();
    play(&mut one, "R3(8,0) W5(-8,0) (0,-7)-(2,-6) (0,7)-(2,6)");
    play(&mut other, "(0,-7)-(2,-6) (0,7)-(2,6) R3(8,0) W5(-8,0)");
    assert_eq!(one.position(), other.position());
    assert_eq!(one.position().key(), other.position().key());
    let text = one.position().to_string();
    let read: Position = text.parse().unwrap();
    assert_eq!(read.key(), one.position().key());
}

#[test]
fn undoing_restores_every_position_and_label() {
    let mut game = Game::new(Ruleset::RULEBOOK);
    let turns = "R,W,K,B R,R,K,K R4(0,-8) R4(0,8) (0,-8)-(0,-4) (0,8)-(2,6)";
    let mut before = Vec::new();
    for text in turns.split(' ') {
        before.push((game.position().clone(), game.next_label()));
        play(&mut game, text);
    }
    while let Some((position, label)) = before.pop() {
        assert!(game.undo().is_some());
        assert_eq!((game.position(), game.next_label()), (&position, label));
        assert_eq!(game.position().key(), position.key());
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game, Game::new(Ruleset::RULEBOOK));
}

#[test]
fn undoing_brings_back_whoever_resigned_after_the_turn() {
    let mut game = table(SeatCount::Two);
    play(&mut game, "R4(0,-8)");
    game.resign(GUEST);
    assert_eq!(game.outcome(), outcome(HOST.alone(), Ending::Resignation));
    assert_eq!(game.undo(), Some(turn("R4(0,-8)")));
    assert_eq!((game.outcome(), game.position().active().len()), (None, 2));
    play(&mut game, "R5(0,-8) R5(0,8)");
}

#[test]
fn a_refused_turn_changes_nothing() {
    let mut game = table(SeatCount::Two);
    game.offer_draw(HOST).unwrap();
    let before = game.clone();
    assert!(game.play(turn("R3(8,0)")).is_err());
    assert_eq!(game, before);
}

#[test]
fn turns_of_two_are_numbered_by_guest() {
    let mut game = Game::new(Ruleset::RULEBOOK);
    play(
        &mut game,
        "R,W,K,B R,W,K,B R4(0,-8) R4(0,8) (0,-8)-(0,-4) (0,8)-(0,4) R3(8,0)",
    );
    assert_eq!(
        game.to_string(),
        "0H.R,W,K,B;0G.R,W,K,B;1G.R4(0,-8);1H.R4(0,8);2G.(0,-8)-(0,-4);2H.(0,8)-(0,4);3G.R3(8,0)"
    );
    assert_eq!(
        (game.next_label().number, game.next_label().seat),
        (3, HOST)
    );
}

#[test]
fn accents_named_by_one_for_all_are_one_turn() {
    let mut game = Game::new(Ruleset {
        accents: AccentChoice::HostForAll,
        ..Ruleset::RULEBOOK
    });
    play(&mut game, "R,W,K,B R4(0,-8) R4(0,8)");
    assert_eq!(game.to_string(), "0H.R,W,K,B;1G.R4(0,-8);1H.R4(0,8)");
}

#[test]
fn turns_of_three_and_four_are_numbered_by_the_first_who_is_left() {
    let mut three = Game::new(Ruleset {
        seats: SeatCount::Three,
        ..Ruleset::RULEBOOK
    });
    play(
        &mut three,
        "R,W,K,B R,W,K,B R,W,K,B R4(0,-8) R4(-8,0) R4(0,8) (0,-8)-(0,-7)",
    );
    assert_eq!(
        three.to_string(),
        "0S.R,W,K,B;0W.R,W,K,B;0N.R,W,K,B;1S.R4(0,-8);1W.R4(-8,0);1N.R4(0,8);2S.(0,-8)-(0,-7)"
    );

    let mut four = table(SeatCount::Four);
    play(&mut four, "R4(0,-8) R4(-8,0) R4(0,8) R4(8,0) (0,-8)-(0,-7)");
    four.resign(Seat::West);
    play(&mut four, "(0,8)-(0,7)");
    four.resign(Seat::South);
    play(&mut four, "(8,0)-(7,0) (0,7)-(0,6) (7,0)-(6,0)");
    let labels: Vec<String> = four
        .turns()
        .skip(4)
        .map(|t| format!("{}{}", t.label.number, t.label.seat.letter(SeatCount::Four)))
        .collect();
    assert_eq!(labels, ["2S", "2N", "2E", "3N", "3E"]);
}

#[test]
fn whoever_is_to_move_and_resigns_is_skipped() {
    let mut game = table(SeatCount::Three);
    play(&mut game, "R4(0,-8) R4(-8,0) R4(0,8)");
    game.resign(Seat::South);
    assert_eq!(game.position().to_move(), Seat::West);
    assert_eq!((game.next_label().number, game.outcome()), (2, None));
    play(&mut game, "(-8,0)-(-7,0) (0,8)-(0,7) (-7,0)-(-6,0)");
    game.flag(Seat::North);
    assert_eq!(game.outcome(), outcome(Seat::West.alone(), Ending::Time));
}

#[test]
fn the_opening_goes_on_without_whoever_resigned() {
    let mut game = table(SeatCount::Four);
    assert_eq!(game.position().decider(), Seat::West);
    game.resign(Seat::West);
    assert_eq!(game.position().decider(), Seat::North);
    play(&mut game, "R4(0,-8) W5(0,8)");
    assert_eq!(
        game.position().decider(),
        Seat::East,
        "the last player chooses their own"
    );
    game.resign(Seat::East);
    play(&mut game, "(0,-8)-(0,-7) (0,8)-(0,7)");
    assert_eq!(
        game.to_string(),
        "1S.R4(0,-8);1N.W5(0,8);2S.(0,-8)-(0,-7);2N.(0,8)-(0,7)"
    );
}

#[test]
fn resigning_is_possible_on_anybodys_turn_and_only_once() {
    for seat in [GUEST, HOST] {
        let mut game = table(SeatCount::Two);
        game.resign(seat);
        let winner = if seat == GUEST { HOST } else { GUEST };
        let over = outcome(winner.alone(), Ending::Resignation);
        assert_eq!(game.outcome(), over);
        game.resign(winner);
        game.flag(winner);
        assert_eq!(game.outcome(), over, "nothing happens after the end");
        assert!(matches!(
            game.play(turn("R3(0,-8)")),
            Err(Refusal::GameOver(_))
        ));
    }
}

#[test]
fn whoever_leaves_between_arranging_and_bonus_has_finished_the_turn() {
    let arranged = position("rules rulebook.seats3\nboard SR3(-6,-6) SR4(6,-5)")
        .play_step(turn("(6,-5)-(6,-6)").first_step())
        .unwrap();
    assert_eq!(arranged.stage(), paisho::Stage::Bonus);
    let mut left = arranged;
    left.leave(Seat::South, Leaving::Resignation);
    assert_eq!(left.stage(), paisho::Stage::Turn);
    assert_eq!(left.to_move(), Seat::West);
    assert!(left.is_legal(turn("R3(-8,0)")));
}

/// Plays the first legal turn a few times, with a player leaving in between.
fn with_leavers(seats: SeatCount) -> Game {
    let mut game = table(seats);
    for i in 0..12 {
        if i == 5 {
            game.resign(Seat::South);
        }
        let turns = game.position().legal_turns();
        let Some(turn) = turns.first() else { break };
        game.play(*turn).unwrap();
    }
    game
}

#[test]
fn a_record_of_a_game_ends_as_the_game_did() {
    for seats in SeatCount::ALL {
        let mut game = with_leavers(seats);
        if game.outcome().is_none() {
            game.flag(Seat::North);
        }
        let record = Record::from(&game);
        assert_eq!(record.result(), game.outcome(), "{seats:?}");
        assert_eq!(record.end(), *game.position(), "{seats:?}");
        assert_eq!(Record::parse(&record.to_string()), Ok(record), "{seats:?}");
    }
    let mut drawn = table(SeatCount::Two);
    drawn.offer_draw(GUEST).unwrap();
    drawn.accept(HOST).unwrap();
    assert_eq!(Record::from(&drawn).result(), drawn.outcome());
}

#[test]
fn undoing_keeps_those_who_left_before() {
    let mut game = with_leavers(SeatCount::Four);
    let turns = game.plies().len();
    game.resign(Seat::West);
    assert_eq!(game.leavers().len(), 2);
    game.undo().unwrap();
    assert_eq!(
        game.leavers().len(),
        1,
        "leaving after the turn is taken back with it"
    );
    assert!(!game.position().active().contains(Seat::South));
    assert!(game.position().active().contains(Seat::West));
    while game.undo().is_some() {}
    assert_eq!((turns > 5, game.leavers().len()), (true, 0));
    assert_eq!(game.position(), game.start());
}
