//! Desks in the hands of people.

use paisho::{Position, Ruleset, Seat};

use super::*;

fn at(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

/// Everybody's desk at the beginning, with accents chosen.
fn opening() -> Desk {
    let start = Position::start(Ruleset::RULEBOOK);
    let chosen = "R,W,K,B".parse().unwrap();
    let position = start.play(chosen).unwrap().play(chosen).unwrap();
    Desk::new(position, start.seats())
}

#[test]
fn a_flower_is_planted_by_two_taps() {
    let mut desk = opening();
    assert!(desk.update(DeskEvent::TapHand(Kind::Rose)).is_empty());
    assert_eq!(desk.picked(), Some(Picked::Tile(Kind::Rose)));
    assert!(desk.reach().points.contains(at(0, -8)));
    let effects = desk.update(DeskEvent::Tap(at(0, -8)));
    let turn = "R3(0,-8)".parse().unwrap();
    assert_eq!(
        effects,
        [DeskEffect::Sound(Sound::Plant), DeskEffect::Play(turn)]
    );
    desk.show(desk.position().play(turn).unwrap(), Some(turn));
    assert_eq!(desk.position().to_move(), Seat::HOST);
}
