//! Sounds, and the tracking of tiles.

use paisho::Seat;

use super::*;

#[test]
fn one_hears_what_others_do_and_that_it_is_ones_turn() {
    let mut input = opening();
    input.allow(Seat::HOST.alone());
    let planted = turn("R3(0,-8)");
    input.show(input.position().play(planted).unwrap(), Some(planted));
    assert_eq!(input.news().sounds, [Sound::Plant, Sound::YourTurn]);
    let (before, told) = input.news().turn.clone().unwrap();
    assert_eq!((before.stage(), told), (Stage::Opening, planted));
}

#[test]
fn one_hears_ones_own_turn_only_once() {
    let mut input = opening();
    input.allow(Seat::GUEST.alone());
    input.update(BoardInputEvent::TapHand(Kind::Rose));
    let turn = played(&tap(&mut input, 0, -8)).unwrap();
    input.show(input.position().play(turn).unwrap(), Some(turn));
    assert!(input.news().sounds.is_empty());
    assert!(input.news().turn.is_some(), "it is told nevertheless");
}

#[test]
fn a_ring_is_heard() {
    let mut input = input("GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5)");
    input.allow(SeatSet::EMPTY);
    let ring = turn("(-3,-5)-(-3,-6)");
    input.show(input.position().play(ring).unwrap(), Some(ring));
    assert_eq!(
        input.news().sounds,
        [Sound::Arrange, Sound::Harmony, Sound::Ring]
    );
    assert!(matches!(input.prompt(), Prompt::Over(_)));
}

#[test]
fn stepping_back_is_no_turn() {
    let mut input = opening();
    let start = input.position().clone();
    let planted = turn("R3(0,-8)");
    input.show(start.play(planted).unwrap(), Some(planted));
    input.show(start, None);
    assert_eq!(input.news().turn, None);
    assert_eq!(input.news().number, 2);
}

#[test]
fn a_piece_keeps_its_number_while_it_moves() {
    let mut input = input("GR3(-2,-3) GR3(2,3)");
    let number = |input: &BoardInput, at: Point| {
        input.pieces().iter().find(|p| p.at == at).map(|p| p.number)
    };
    let (first, second) = (number(&input, at(-2, -3)), number(&input, at(2, 3)));
    tap(&mut input, -2, -3);
    tap(&mut input, -4, -3);
    assert_eq!(number(&input, at(-4, -3)), first);
    assert_eq!(number(&input, at(2, 3)), second);
    assert!(first.is_some() && first != second);
}

#[test]
fn a_captured_tile_is_remembered_until_the_next_change() {
    let mut input = input("GR3(-2,-3) HW3(-3,-4)");
    tap(&mut input, -2, -3);
    let capture = played(&tap(&mut input, -3, -4)).unwrap();
    let gone = |input: &BoardInput| input.gone().iter().map(|p| p.at).collect::<Vec<_>>();
    assert_eq!(gone(&input), [at(-3, -4)]);
    // The owner of the game shows the position that is on the board already.
    let next = input.position().play(capture).unwrap();
    input.show(next.clone(), Some(capture));
    assert_eq!(gone(&input), [at(-3, -4)], "it is still fading");
    let planted = turn("R3(0,8)");
    input.show(next.play(planted).unwrap(), Some(planted));
    assert!(gone(&input).is_empty());
}
