//! Turns entered in notation.

use paisho::Refusal;

use super::*;

const BOARD: &str = "GR3(-2,-3) GR4(-3,-6) HW4(5,-5)";

fn write(input: &mut BoardInput, text: &str) -> Option<Turn> {
    played(&input.update(BoardInputEvent::Typed(text.to_owned())))
}

#[test]
fn turns_are_read_with_and_without_numbers() {
    let written = ["(-2,-3)-(-2,-4)", " 7G.(-2,-3)-(-2,-4) "];
    for text in written {
        assert_eq!(
            write(&mut input(BOARD), text),
            Some(turn("(-2,-3)-(-2,-4)")),
            "{text}"
        );
    }
    let with_bonus = "(-2,-3)-(-3,-2)+R(-1,1)";
    assert_eq!(write(&mut input(BOARD), with_bonus), Some(turn(with_bonus)));
    let declined = "(-2,-3)-(-3,-2)";
    assert_eq!(write(&mut input(BOARD), declined), Some(turn(declined)));
}

#[test]
fn what_was_begun_gives_way_to_what_is_written() {
    let mut input = input(BOARD);
    tap(&mut input, -2, -3);
    tap(&mut input, -3, -2);
    assert!(input.is_bonus_due());
    assert_eq!(
        write(&mut input, "(-3,-6)-(-3,-7)"),
        Some(turn("(-3,-6)-(-3,-7)"))
    );
}

#[test]
fn a_written_turn_can_wait_as_well() {
    let mut input = input(BOARD);
    input.set_confirmation(Confirmation::Asked);
    assert_eq!(write(&mut input, "(-2,-3)-(-3,-2)+R(-1,1)"), None);
    assert_eq!(input.waiting(), Some(turn("(-2,-3)-(-3,-2)+R(-1,1)")));
}

#[test]
fn mistakes_are_explained() {
    let mut input = input(BOARD);
    assert_eq!(write(&mut input, "(-2,-3)-"), None);
    assert!(matches!(input.trouble(), Some(Trouble::Unreadable(e)) if e.found.is_empty()));
    assert_eq!(write(&mut input, "Rose to the gate"), None);
    assert!(matches!(input.trouble(), Some(Trouble::Unreadable(e)) if !e.found.is_empty()));
    assert_eq!(write(&mut input, "(-2,-3)-(0,8)"), None);
    assert!(matches!(
        input.trouble(),
        Some(Trouble::Refused(Refusal::OntoGate { .. }))
    ));
    assert!(input.steps().is_empty());
}
