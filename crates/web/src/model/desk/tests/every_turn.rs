//! Every legal turn can be made by taps.

use super::*;

/// Makes a turn with the taps of a user.
fn make(desk: &mut Desk, turn: Turn) -> Vec<Effect> {
    match turn {
        Turn::Accents(accents) => {
            for kind in accents.iter() {
                desk.update(DeskEvent::Choose(kind));
            }
            desk.update(DeskEvent::Confirm)
        }
        Turn::Plant { flower, at } => {
            desk.update(DeskEvent::TapHand(flower));
            desk.update(DeskEvent::Tap(at))
        }
        Turn::Pass => desk.update(DeskEvent::Pass),
        Turn::Arrange { from, to, bonus } => {
            desk.update(DeskEvent::Tap(from));
            let effects = desk.update(DeskEvent::Tap(to));
            match bonus {
                None if desk.is_bonus_due() => desk.update(DeskEvent::Skip),
                None => effects,
                Some(bonus) => {
                    desk.update(DeskEvent::TapHand(bonus.tile));
                    let effects = desk.update(DeskEvent::Tap(bonus.at));
                    match bonus.to {
                        Some(to) => desk.update(DeskEvent::Tap(to)),
                        None => effects,
                    }
                }
            }
        }
    }
}

/// Tries a sample of the legal turns, with and without a bonus, in several positions of a game.
fn check(ruleset: &str) {
    for steps in [0, 1, 4, 9, 24, 47, 70] {
        let position = wander(ruleset, steps, steps as u64 + 3);
        let turns = position.legal_turns();
        // An odd step, so that the sample does not follow the order of the board.
        let every = (turns.len() / 400).max(1) | 1;
        for turn in turns.into_iter().step_by(every) {
            let mut desk = Desk::new(position.clone(), position.seats());
            let effects = make(&mut desk, turn);
            assert_eq!(
                played(&effects),
                Some(turn),
                "{ruleset}, {steps} steps: {turn}"
            );
            assert_eq!(desk.shown(), &position.play(turn).unwrap());
        }
    }
}

#[test]
fn of_two_players() {
    check("rulebook");
}

#[test]
fn of_the_site() {
    check("garden_gate.oasis");
}

#[test]
fn with_an_oasis() {
    check("rulebook.oasis");
}

#[test]
fn of_four_players() {
    check("rulebook.seats4.oasis");
}
