//! Sounds, and the tracking of tiles.

use paisho::Seat;

use super::*;

#[test]
fn one_hears_what_others_do_and_that_it_is_ones_turn() {
    let mut desk = opening();
    desk.allow(Seat::HOST.alone());
    let planted = turn("R3(0,-8)");
    desk.show(desk.position().play(planted).unwrap(), Some(planted));
    assert_eq!(desk.news().sounds, [Sound::Plant, Sound::YourTurn]);
    let (before, told) = desk.news().turn.clone().unwrap();
    assert_eq!((before.stage(), told), (Stage::Opening, planted));
}

#[test]
fn one_hears_ones_own_turn_only_once() {
    let mut desk = opening();
    desk.allow(Seat::GUEST.alone());
    desk.update(DeskEvent::TapHand(Kind::Rose));
    let turn = played(&tap(&mut desk, 0, -8)).unwrap();
    desk.show(desk.position().play(turn).unwrap(), Some(turn));
    assert!(desk.news().sounds.is_empty());
    assert!(desk.news().turn.is_some(), "it is told nevertheless");
}

#[test]
fn a_ring_is_heard() {
    let mut desk = desk("GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5)");
    desk.allow(SeatSet::EMPTY);
    let ring = turn("(-3,-5)-(-3,-6)");
    desk.show(desk.position().play(ring).unwrap(), Some(ring));
    assert_eq!(
        desk.news().sounds,
        [Sound::Arrange, Sound::Harmony, Sound::Ring]
    );
    assert!(matches!(desk.prompt(), Prompt::Over(_)));
}

#[test]
fn stepping_back_is_no_turn() {
    let mut desk = opening();
    let start = desk.position().clone();
    let planted = turn("R3(0,-8)");
    desk.show(start.play(planted).unwrap(), Some(planted));
    desk.show(start, None);
    assert_eq!(desk.news().turn, None);
    assert_eq!(desk.news().number, 2);
}

#[test]
fn a_piece_keeps_its_number_while_it_moves() {
    let mut desk = desk("GR3(-2,-3) GR3(2,3)");
    let number =
        |desk: &Desk, at: Point| desk.pieces().iter().find(|p| p.at == at).map(|p| p.number);
    let (first, second) = (number(&desk, at(-2, -3)), number(&desk, at(2, 3)));
    tap(&mut desk, -2, -3);
    tap(&mut desk, -4, -3);
    assert_eq!(number(&desk, at(-4, -3)), first);
    assert_eq!(number(&desk, at(2, 3)), second);
    assert!(first.is_some() && first != second);
}

#[test]
fn a_captured_tile_is_remembered_until_the_next_change() {
    let mut desk = desk("GR3(-2,-3) HW3(-3,-4)");
    tap(&mut desk, -2, -3);
    let capture = played(&tap(&mut desk, -3, -4)).unwrap();
    let gone = |desk: &Desk| desk.gone().iter().map(|p| p.at).collect::<Vec<_>>();
    assert_eq!(gone(&desk), [at(-3, -4)]);
    // The owner of the game shows the position that is on the board already.
    let next = desk.position().play(capture).unwrap();
    desk.show(next.clone(), Some(capture));
    assert_eq!(gone(&desk), [at(-3, -4)], "it is still fading");
    let planted = turn("R3(0,8)");
    desk.show(next.play(planted).unwrap(), Some(planted));
    assert!(gone(&desk).is_empty());
}
