//! Random input never breaks the invariants.

use proptest::prelude::*;

use super::*;

fn any_point() -> impl Strategy<Value = Point> {
    (0..249_usize).prop_map(|i| Point::from_index(i).unwrap())
}

fn any_kind() -> impl Strategy<Value = Kind> {
    (0..15_usize).prop_map(|i| Kind::ALL[i])
}

/// Any event, and a random number with which `aimed` moves most taps to points where they do
/// something: without that hardly any turn would be completed.
fn any_event() -> impl Strategy<Value = (BoardInputEvent, usize)> {
    let origin = prop_oneof![
        any_point().prop_map(Origin::Board),
        any_kind().prop_map(Origin::Hand)
    ];
    let event = prop_oneof![
        8 => any_point().prop_map(BoardInputEvent::Tap),
        4 => any_kind().prop_map(BoardInputEvent::TapHand),
        2 => origin.prop_map(BoardInputEvent::Grab),
        2 => any_point().prop_map(BoardInputEvent::Drop),
        2 => any_kind().prop_map(BoardInputEvent::Choose),
        1 => any_kind().prop_map(BoardInputEvent::Unchoose),
        1 => proptest::option::of(any_point()).prop_map(BoardInputEvent::Hover),
        1 => (0..4_usize).prop_map(|i| BoardInputEvent::Cursor(paisho::Direction::ALL[i])),
        3 => Just(BoardInputEvent::Seek),
        3 => Just(BoardInputEvent::Press),
        1 => Just(BoardInputEvent::LetGo),
        1 => Just(BoardInputEvent::Undo),
        1 => Just(BoardInputEvent::Confirm),
        1 => Just(BoardInputEvent::Skip),
        1 => Just(BoardInputEvent::Pass),
        1 => "[(),0-9+RWKBLO-]{0,12}".prop_map(BoardInputEvent::Typed),
    ];
    (event, 0..1000_usize)
}

/// Moves a tap to a point where it does something, three times out of four.
fn aimed(input: &BoardInput, event: BoardInputEvent, chance: usize) -> BoardInputEvent {
    let live = input.live_points();
    match event {
        BoardInputEvent::Tap(_) if !chance.is_multiple_of(4) && !live.is_empty() => {
            BoardInputEvent::Tap(live.nth(chance % live.len()).unwrap())
        }
        other => other,
    }
}

/// The invariants.
fn check(input: &BoardInput) {
    let mut standing: Vec<_> = input
        .pieces()
        .iter()
        .map(|p| (p.at.index(), p.tile))
        .collect();
    standing.sort_by_key(|p| p.0);
    let mut tiles: Vec<_> = input
        .shown()
        .board()
        .tiles()
        .map(|(p, t)| (p.index(), t))
        .collect();
    tiles.sort_by_key(|p| p.0);
    assert_eq!(standing, tiles, "pieces are the tiles that are shown");
    if let Some(turn) = input.waiting() {
        assert_eq!(input.position().play(turn).as_ref(), Ok(input.shown()));
    }
    for at in &input.reach().points {
        assert!(input.live_points().contains(at));
    }
    let _ = (input.preview(), input.prompt(), input.can_undo());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn taps_never_make_an_illegal_turn(
        rules in prop_oneof![Just("rulebook"), Just("garden_gate.oasis"), Just("rulebook.seats3.oasis")],
        steps in 0..60_usize,
        seed: u64,
        asked: bool,
        events in proptest::collection::vec(any_event(), 1..120),
    ) {
        let position = wander(rules, steps, seed);
        let mut input = BoardInput::new(position.clone(), position.seats());
        input.set_confirmation(if asked { Confirmation::Asked } else { Confirmation::AtOnce });
        for (event, chance) in events {
            let effects = input.update(aimed(&input, event, chance));
            check(&input);
            if let Some(turn) = played(&effects) {
                let next = input.position().play(turn).unwrap();
                input.show(next, Some(turn));
                check(&input);
            }
        }
    }
}
