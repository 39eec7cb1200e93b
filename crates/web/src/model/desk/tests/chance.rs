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
fn any_event() -> impl Strategy<Value = (DeskEvent, usize)> {
    let origin = prop_oneof![
        any_point().prop_map(Origin::Board),
        any_kind().prop_map(Origin::Hand)
    ];
    let event = prop_oneof![
        8 => any_point().prop_map(DeskEvent::Tap),
        4 => any_kind().prop_map(DeskEvent::TapHand),
        2 => origin.prop_map(DeskEvent::Grab),
        2 => any_point().prop_map(DeskEvent::Drop),
        2 => any_kind().prop_map(DeskEvent::Choose),
        1 => any_kind().prop_map(DeskEvent::Unchoose),
        1 => proptest::option::of(any_point()).prop_map(DeskEvent::Hover),
        1 => (0..4_usize).prop_map(|i| DeskEvent::Cursor(paisho::Direction::ALL[i])),
        3 => Just(DeskEvent::Seek),
        3 => Just(DeskEvent::Press),
        1 => Just(DeskEvent::LetGo),
        1 => Just(DeskEvent::Undo),
        1 => Just(DeskEvent::Confirm),
        1 => Just(DeskEvent::Skip),
        1 => Just(DeskEvent::Pass),
        1 => "[(),0-9+RWKBLO-]{0,12}".prop_map(DeskEvent::Typed),
    ];
    (event, 0..1000_usize)
}

/// Moves a tap to a point where it does something, three times out of four.
fn aimed(desk: &Desk, event: DeskEvent, chance: usize) -> DeskEvent {
    let live = desk.live_points();
    match event {
        DeskEvent::Tap(_) if !chance.is_multiple_of(4) && !live.is_empty() => {
            DeskEvent::Tap(live.nth(chance % live.len()).unwrap())
        }
        other => other,
    }
}

/// The invariants.
fn check(desk: &Desk) {
    let mut standing: Vec<_> = desk
        .pieces()
        .iter()
        .map(|p| (p.at.index(), p.tile))
        .collect();
    standing.sort_by_key(|p| p.0);
    let mut tiles: Vec<_> = desk
        .shown()
        .board()
        .tiles()
        .map(|(p, t)| (p.index(), t))
        .collect();
    tiles.sort_by_key(|p| p.0);
    assert_eq!(standing, tiles, "pieces are the tiles that are shown");
    if let Some(turn) = desk.waiting() {
        assert_eq!(desk.position().play(turn).as_ref(), Ok(desk.shown()));
    }
    for at in &desk.reach().points {
        assert!(desk.live_points().contains(at));
    }
    let _ = (desk.preview(), desk.prompt(), desk.can_undo());
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
        let mut desk = Desk::new(position.clone(), position.seats());
        desk.set_confirmation(if asked { Confirmation::Asked } else { Confirmation::AtOnce });
        for (event, chance) in events {
            let effects = desk.update(aimed(&desk, event, chance));
            check(&desk);
            if let Some(turn) = played(&effects) {
                let next = desk.position().play(turn).unwrap();
                desk.show(next, Some(turn));
                check(&desk);
            }
        }
    }
}
