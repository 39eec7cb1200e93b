//! Every legal turn can be made by taps.

use super::*;

/// Makes a turn with the taps of a user.
fn make(input: &mut BoardInput, turn: Turn) -> Vec<Effect> {
    match turn {
        Turn::Accents(accents) => {
            for kind in accents.iter() {
                input.update(BoardInputEvent::Choose(kind));
            }
            input.update(BoardInputEvent::Confirm)
        }
        Turn::Plant { flower, at } => {
            input.update(BoardInputEvent::TapHand(flower));
            input.update(BoardInputEvent::Tap(at))
        }
        Turn::Pass => input.update(BoardInputEvent::Pass),
        Turn::Arrange { from, to, bonus } => {
            input.update(BoardInputEvent::Tap(from));
            if bonus.is_some() {
                input.set_confirmation(Confirmation::Asked);
            }
            let effects = input.update(BoardInputEvent::Tap(to));
            match bonus {
                None if input.is_bonus_due() => input.update(BoardInputEvent::Skip),
                None => effects,
                Some(bonus) => {
                    // A turn that wins does not ask for its bonus.
                    input.update(BoardInputEvent::AskBonus);
                    input.update(BoardInputEvent::TapHand(bonus.tile));
                    input.update(BoardInputEvent::Tap(bonus.at));
                    if let Some(to) = bonus.to {
                        input.update(BoardInputEvent::Tap(to));
                    }
                    input.update(BoardInputEvent::Confirm)
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
            let mut input = BoardInput::new(position.clone(), position.seats());
            let effects = make(&mut input, turn);
            assert_eq!(
                played(&effects),
                Some(turn),
                "{ruleset}, {steps} steps: {turn}"
            );
            assert_eq!(input.shown(), &position.play(turn).unwrap());
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
