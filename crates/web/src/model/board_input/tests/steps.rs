//! Turns step by step: picking, arranging, undoing, declining, confirming, and refusals.

use paisho::{Cause, Refusal, Seat};

use super::*;

/// Guest's Rose forms a harmony with the Chrysanthemum when it goes to (-3,-2).
const BOARD: &str = "GR3(-2,-3) GR4(-3,-6) HW4(5,-5) HR3(-6,2)";

#[test]
fn a_flower_is_planted_by_two_taps() {
    let mut input = opening();
    assert_eq!(input.prompt(), Prompt::Opening);
    assert!(
        input
            .update(BoardInputEvent::TapHand(Kind::Rose))
            .is_empty()
    );
    assert_eq!(input.picked(), Some(Picked::Tile(Kind::Rose)));
    assert_eq!(input.reach().points, PointSet::only(at(0, -8)));
    let effects = tap(&mut input, 0, -8);
    let planted = turn("R3(0,-8)");
    assert_eq!(
        effects,
        [Effect::Sound(Sound::Plant), Effect::Play(planted)]
    );
    assert_eq!(input.prompt(), Prompt::Sent);
    input.show(input.position().play(planted).unwrap(), Some(planted));
    assert_eq!(input.position().to_move(), Seat::HOST);
}

#[test]
fn a_gate_can_be_tapped_before_the_flower() {
    let mut input = opening();
    tap(&mut input, 0, -8);
    assert_eq!(input.prompt(), Prompt::PlantHere);
    let effects = input.update(BoardInputEvent::TapHand(Kind::Lily));
    assert_eq!(played(&effects), Some(turn("W4(0,-8)")));
}

#[test]
fn an_arrangement_without_a_bonus_is_played_at_once() {
    let mut input = input(BOARD);
    assert!(tap(&mut input, -2, -3).is_empty());
    assert!(input.reach().points.contains(at(-2, -4)));
    let effects = tap(&mut input, -2, -4);
    assert_eq!(played(&effects), Some(turn("(-2,-3)-(-2,-4)")));
}

#[test]
fn a_bonus_waits_for_its_tile_and_its_point() {
    let mut input = input(BOARD);
    tap(&mut input, -2, -3);
    assert!(input.reach().bonuses.contains(at(-3, -2)));
    let effects = tap(&mut input, -3, -2);
    let heard = [Sound::Arrange, Sound::Harmony].map(Effect::Sound);
    assert_eq!(effects, heard);
    assert!(input.is_bonus_due());
    assert_eq!(
        input.shown().board().get(at(-3, -2)).map(|t| t.kind()),
        Some(Kind::Rose)
    );
    input.update(BoardInputEvent::TapHand(Kind::Rock));
    assert_eq!(input.prompt(), Prompt::BonusGoal);
    let effects = tap(&mut input, -1, 1);
    assert_eq!(played(&effects), Some(turn("(-2,-3)-(-3,-2)+R(-1,1)")));
}

#[test]
fn a_bonus_that_has_no_place_is_not_asked_for() {
    // Guest has a growing flower and no accents left.
    let mut input = input(&format!("{BOARD} GR5(0,-8)\nhand Guest R5"));
    tap(&mut input, -2, -3);
    assert!(input.reach().bonuses.contains(at(-3, -2)));
    let effects = tap(&mut input, -3, -2);
    assert_eq!(played(&effects), Some(turn("(-2,-3)-(-3,-2)")));
}

#[test]
fn a_flower_is_no_bonus_while_another_one_grows() {
    let mut input = input(&format!("{BOARD} GR5(0,-8)"));
    tap(&mut input, -2, -3);
    tap(&mut input, -3, -2);
    assert!(input.is_bonus_due());
    input.update(BoardInputEvent::TapHand(Kind::Lily));
    assert!(matches!(
        input.trouble(),
        Some(Trouble::Refused(Refusal::BonusWhileGrowing { .. }))
    ));
}

#[test]
fn a_bonus_is_declined_by_one_button_even_if_turns_are_confirmed() {
    let mut input = input(BOARD);
    input.set_confirmation(Confirmation::Asked);
    tap(&mut input, -2, -3);
    tap(&mut input, -3, -2);
    let effects = input.update(BoardInputEvent::Skip);
    assert_eq!(played(&effects), Some(turn("(-2,-3)-(-3,-2)")));
    assert!(
        input.update(BoardInputEvent::Confirm).is_empty(),
        "it is played once"
    );
}

#[test]
fn the_arrangement_is_undone_before_the_bonus() {
    let mut input = input(BOARD);
    let before = input.position().clone();
    tap(&mut input, -2, -3);
    tap(&mut input, -3, -2);
    input.update(BoardInputEvent::TapHand(Kind::Boat));
    input.update(BoardInputEvent::Undo);
    assert!(input.is_bonus_due() && input.picked().is_none());
    input.update(BoardInputEvent::Undo);
    assert_eq!(input.shown(), &before);
    assert_eq!(
        input.picked(),
        Some(Picked::Flower(at(-2, -3))),
        "it can be aimed again"
    );
    input.update(BoardInputEvent::Undo);
    assert!(!input.can_undo());
}

#[test]
fn a_boat_asks_for_a_second_point_and_goes_back_to_the_hand() {
    let mut input = input(BOARD);
    tap(&mut input, -2, -3);
    tap(&mut input, -3, -2);
    input.update(BoardInputEvent::TapHand(Kind::Boat));
    tap(&mut input, -6, 2);
    assert_eq!(input.prompt(), Prompt::Ferry);
    tap(&mut input, -6, 2);
    assert_eq!(input.picked(), Some(Picked::Tile(Kind::Boat)));
    tap(&mut input, -6, 2);
    let effects = tap(&mut input, -6, 3);
    assert_eq!(
        played(&effects),
        Some(turn("(-2,-3)-(-3,-2)+B(-6,2)-(-6,3)"))
    );
}

#[test]
fn a_finished_turn_waits_to_be_confirmed() {
    let mut input = input(BOARD);
    input.set_confirmation(Confirmation::Asked);
    tap(&mut input, -2, -3);
    assert_eq!(played(&tap(&mut input, -2, -4)), None);
    assert_eq!(input.waiting(), Some(turn("(-2,-3)-(-2,-4)")));
    // A tap on another point changes the turn, a tap on the same point confirms it.
    assert_eq!(played(&tap(&mut input, -2, -5)), None);
    assert_eq!(input.waiting(), Some(turn("(-2,-3)-(-2,-5)")));
    assert_eq!(
        played(&tap(&mut input, -2, -5)),
        Some(turn("(-2,-3)-(-2,-5)"))
    );
}

#[test]
fn a_drag_is_a_pick_and_a_put() {
    let mut input = input(BOARD);
    input.update(BoardInputEvent::Grab(Origin::Board(at(-2, -3))));
    assert!(input.update(BoardInputEvent::Drop(at(-2, -3))).is_empty());
    assert_eq!(
        input.picked(),
        Some(Picked::Flower(at(-2, -3))),
        "as after a tap"
    );
    let effects = input.update(BoardInputEvent::Drop(at(-2, -4)));
    assert_eq!(played(&effects), Some(turn("(-2,-3)-(-2,-4)")));
    let mut input = self::input(BOARD);
    input.update(BoardInputEvent::Grab(Origin::Board(at(-2, -3))));
    input.update(BoardInputEvent::LetGo);
    assert_eq!(input.picked(), None);
}

#[test]
fn what_is_refused_is_explained_and_the_tile_stays_picked() {
    let mut input = input("GR3(-2,-3) HW3(-4,3) HW4(5,-5)");
    tap(&mut input, -2, -3);
    let effects = tap(&mut input, -4, -2);
    assert_eq!(effects, [Effect::Sound(Sound::Refusal)]);
    let Some(
        trouble @ Trouble::Refused(Refusal::Clash {
            by: Cause::Arriving,
            ..
        }),
    ) = input.trouble().cloned()
    else {
        panic!("{:?}", input.trouble());
    };
    let offence = trouble.offence(input.shown().board());
    assert_eq!(offence.clash, Some([at(-4, -2), at(-4, 3)]));
    assert_eq!(
        offence.ghosts.iter().map(|g| g.0).collect::<Vec<_>>(),
        [at(-4, -2)]
    );
    assert_eq!(input.picked(), Some(Picked::Flower(at(-2, -3))));
    tap(&mut input, 8, 4);
    let far = input.trouble().unwrap().offence(input.shown().board());
    assert_eq!(far.line, Some([at(-2, -3), at(8, 4)]));
    tap(&mut input, -2, -4);
    assert_eq!(input.trouble(), None);
}

#[test]
fn tiles_that_do_not_move_say_why() {
    let mut input = input("GR3(-2,-3) HO(-3,-3) HR3(-6,2) GK(2,2)");
    let mut refused = |x, y| {
        tap(&mut input, x, y);
        match input.trouble() {
            Some(Trouble::Refused(refusal)) => refusal.section(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(-2, -3), "§7.5");
    assert_eq!(refused(2, 2), "§4.1");
    // Placing an accent is not a turn.
    input.update(BoardInputEvent::TapHand(Kind::Rock));
    assert_eq!(
        input.trouble(),
        Some(&Trouble::Refused(Refusal::NotBasic { tile: Kind::Rock }))
    );
}

#[test]
fn a_tile_that_one_can_only_look_at_is_described() {
    let mut input = input("GR3(-2,-3) HR3(-6,2) HK(2,2)");
    for (x, y) in [(-6, 2), (2, 2)] {
        assert_eq!(tap(&mut input, x, y), [Effect::Describe(at(x, y))]);
        assert_eq!(input.trouble(), None);
    }
    // With a flower in hand, a tap is an attempt to go there.
    tap(&mut input, -2, -3);
    assert_eq!(tap(&mut input, 2, 2), [Effect::Sound(Sound::Refusal)]);
    input.allow(Seat::HOST.alone());
    assert_eq!(tap(&mut input, -2, -3), [Effect::Describe(at(-2, -3))]);
    assert_eq!(tap(&mut input, 0, 0), []);
}

#[test]
fn accents_are_chosen_one_by_one() {
    let start = Position::start(Ruleset::RULEBOOK);
    let mut input = BoardInput::new(start.clone(), start.seats());
    let mut choose = |kind| input.update(BoardInputEvent::Choose(kind));
    choose(Kind::Rock);
    choose(Kind::Rock);
    assert_eq!(choose(Kind::Rock), [Effect::Sound(Sound::Refusal)]);
    choose(Kind::Wheel);
    assert_eq!(played(&input.update(BoardInputEvent::Confirm)), None);
    input.update(BoardInputEvent::Unchoose(Kind::Rock));
    for kind in [Kind::Knotweed, Kind::Boat] {
        input.update(BoardInputEvent::Choose(kind));
    }
    input.update(BoardInputEvent::Choose(Kind::Boat));
    assert!(matches!(
        input.trouble(),
        Some(Trouble::Refused(Refusal::AccentCount { .. }))
    ));
    assert_eq!(
        played(&input.update(BoardInputEvent::Confirm)),
        Some(turn("R,W,K,B"))
    );
}

#[test]
fn those_who_watch_change_nothing() {
    let mut input = input(BOARD);
    input.allow(Seat::HOST.alone());
    assert_eq!(input.prompt(), Prompt::Waiting(Seat::GUEST));
    assert_eq!(tap(&mut input, -2, -3), [Effect::Describe(at(-2, -3))]);
    assert_eq!((input.picked(), input.movable()), (None, PointSet::EMPTY));
    input.update(BoardInputEvent::Typed("pass".to_owned()));
    assert_eq!(input.trouble(), Some(&Trouble::NotYourTurn));
}

#[test]
fn a_tap_beside_a_goal_means_the_goal() {
    let mut input = input(BOARD);
    tap(&mut input, -2, -3);
    // (-6,-3) is out of reach, (-5,-3) is not.
    assert_eq!(input.snap(-5.6, -3.0, 0.5), Some(at(-6, -3)));
    assert_eq!(input.snap(-5.6, -3.0, 0.9), Some(at(-5, -3)));
    assert_eq!(input.snap(30.0, 0.0, 0.9), None);
    assert_eq!(input.snap(f32::NAN, 0.0, 0.9), None);
}

#[test]
fn the_keyboard_does_what_taps_do() {
    let mut input = input(BOARD);
    input.update(BoardInputEvent::Seek);
    let first = input.cursor().unwrap();
    assert!(input.movable().contains(first) || first.is_gate());
    while input.cursor() != Some(at(-2, -3)) {
        input.update(BoardInputEvent::Seek);
    }
    input.update(BoardInputEvent::Press);
    input.update(BoardInputEvent::Cursor(paisho::Direction::South));
    assert!(input.preview().is_some(), "the cursor looks ahead");
    let effects = input.update(BoardInputEvent::Press);
    assert_eq!(played(&effects), Some(turn("(-2,-3)-(-2,-4)")));
}

#[test]
fn the_cursor_reaches_every_point() {
    let mut input = input(BOARD);
    let mut seen = PointSet::EMPTY;
    let mut random = Random::new(5);
    for _ in 0..60_000 {
        let direction = paisho::Direction::ALL[random.below(4)];
        input.update(BoardInputEvent::Cursor(direction));
        seen.insert(input.cursor().unwrap());
    }
    assert_eq!(seen.len(), 249);
}

#[test]
fn at_the_slanted_edge_the_cursor_slides_towards_the_midline() {
    let mut input = input(BOARD);
    for _ in 0..20 {
        input.update(BoardInputEvent::Cursor(paisho::Direction::East));
    }
    assert_eq!(input.cursor(), Some(at(8, -4)));
}

#[test]
fn a_preview_shows_what_comes_and_what_goes() {
    let mut input = input("GR3(-2,-3) HW3(-3,-4)");
    tap(&mut input, -2, -3);
    input.update(BoardInputEvent::Hover(Some(at(-3, -4))));
    let preview = input.preview().unwrap();
    assert_eq!(preview.coming.len(), 1);
    assert_eq!(
        preview.leaving,
        [at(-2, -3), at(-3, -4)].into_iter().collect()
    );
    input.update(BoardInputEvent::Hover(Some(at(-7, 0))));
    assert_eq!(input.preview(), None);
}

#[test]
fn showing_the_same_again_keeps_what_was_begun() {
    let mut input = input(BOARD);
    tap(&mut input, -2, -3);
    input.show(input.position().clone(), None);
    assert_eq!(input.picked(), Some(Picked::Flower(at(-2, -3))));
    // A turn that was sent but not accepted is taken back.
    tap(&mut input, -2, -4);
    input.show(input.position().clone(), None);
    assert_eq!((input.steps().len(), input.prompt()), (0, Prompt::Turn));
}

/// Guest closes a ring by arranging the Chrysanthemum to (-3,-6).
const RING: &str = "GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5)";

#[test]
fn a_ring_that_wins_ends_the_turn_without_asking_for_a_bonus() {
    let mut input = input(RING);
    tap(&mut input, -3, -5);
    let effects = tap(&mut input, -3, -6);
    assert_eq!(played(&effects), Some(turn("(-3,-5)-(-3,-6)")));
    assert!(!input.is_bonus_due());
    assert!(input.shown().outcome().is_some());
}

#[test]
fn the_bonus_of_a_winning_turn_can_be_asked_for() {
    let mut input = input(RING);
    input.set_confirmation(Confirmation::Asked);
    tap(&mut input, -3, -5);
    tap(&mut input, -3, -6);
    assert_eq!(input.prompt(), Prompt::PlayThis);
    assert!(input.can_ask_bonus());
    input.update(BoardInputEvent::AskBonus);
    assert_eq!(input.prompt(), Prompt::Bonus);
    assert!(!input.can_ask_bonus());
}
