//! The stage of a game: `Over` once it has ended, however it ended.

use std::collections::HashSet;

use paisho::{Leaving, Position, Ruleset, Setup, Stage};

use crate::{GUEST, Game, HOST, QUIET, TO_AND_FRO, play, position};

#[test]
fn a_ring_leaves_nothing_to_do() {
    let mut game = Game::from_position(position(
        "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HW3(-5,7)",
    ));
    assert_eq!(game.stage(), Stage::Turn);
    play(&mut game, "(-3,-5)-(-3,-6)");
    let end = game.position();
    assert_eq!((end.stage(), game.stage()), (Stage::Over, Stage::Over));
    assert_eq!(end.steps().count(), 0);
    assert_eq!(end.legal_turns(), []);
    // The text has no letter for it, since it follows from the tiles.
    let read: Position = end.to_string().parse().unwrap();
    assert_eq!((read.stage(), &read), (Stage::Over, end));
    // A setup keeps the stage that would be due; both values describe the same position.
    let mut setup = Setup::from(end);
    assert_eq!(setup.stage, Stage::Turn);
    setup.stage = Stage::Over;
    assert_eq!(setup.to_string(), end.to_string());
    assert_eq!(Position::from_setup(setup).as_ref(), Ok(end));
}

#[test]
fn a_setup_is_not_over_because_it_says_so() {
    let quiet = position(QUIET);
    let mut setup = Setup::from(&quiet);
    setup.stage = Stage::Over;
    assert_eq!(Position::from_setup(setup), Ok(quiet));
}

#[test]
fn leaving_ends_any_stage_but_keeps_its_text() {
    let mut start = Position::start(Ruleset::RULEBOOK);
    let before = start.to_string();
    start.leave(HOST, Leaving::Resignation);
    assert_eq!(start.stage(), Stage::Over);
    assert_eq!(start.to_string(), before.replace("~Ha~", "~HaxH~"));
    let mut game = Game::new(Ruleset::RULEBOOK);
    game.resign(HOST);
    assert_eq!((game.stage(), game.next_label().number), (Stage::Over, 0));
}

#[test]
fn what_no_position_knows_is_known_by_the_game() {
    let mut agreed = Game::from_position(position(QUIET));
    agreed.offer_draw(HOST).unwrap();
    assert_eq!(agreed.stage(), Stage::Turn);
    agreed.accept(GUEST).unwrap();
    let mut repeated = Game::from_position(position(QUIET));
    for text in TO_AND_FRO.iter().cycle().take(8) {
        play(&mut repeated, text);
    }
    for game in [agreed, repeated] {
        assert_eq!(game.position().stage(), Stage::Turn);
        assert_eq!(game.stage(), Stage::Over);
    }
}

#[test]
fn positions_are_kept_in_sets_as_equality_has_it() {
    let mut game = Game::from_position(position(QUIET));
    let mut seen = HashSet::from([game.start().clone()]);
    for text in TO_AND_FRO {
        play(&mut game, text);
        seen.insert(game.position().clone());
    }
    // The last of the four leads back to the first.
    assert_eq!(seen.len(), 4);
    assert!(seen.contains(game.start()));
    // The key leaves out the ruleset, the hash does not.
    let other = position(&format!("rules rulebook.quick_start\n{QUIET}"));
    assert_eq!(other.key(), game.start().key());
    assert!(!seen.contains(&other));
}
