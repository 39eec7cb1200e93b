//! Offers between players: draws, and resignations with a gift (§4.3).

use paisho::{Ending, Game, Offer, OfferError, Refusal, Ruleset, Seat, SeatCount, SeatSet};

use super::{GUEST, HOST, outcome, play, table, turn};

#[test]
fn a_draw_needs_the_agreement_of_both() {
    let mut game = table(SeatCount::Two);
    assert_eq!(game.accept(HOST), Err(OfferError::NothingOffered));
    assert_eq!(game.decline(HOST), Err(OfferError::NothingOffered));
    game.offer_draw(GUEST).unwrap();
    assert_eq!(game.offer_draw(GUEST), Err(OfferError::AlreadyOffered));
    assert_eq!(game.offer_draw(HOST), Err(OfferError::AlreadyOffered));
    assert_eq!(game.accept(GUEST), Err(OfferError::OwnOffer));
    assert_eq!(game.accept(Seat::West), Err(OfferError::NotInGame));
    assert_eq!(game.outcome(), None);
    game.accept(HOST).unwrap();
    assert_eq!(game.outcome(), outcome(SeatSet::EMPTY, Ending::Agreement));
    assert_eq!(game.offer(), None);
    assert_eq!(game.offer_draw(GUEST), Err(OfferError::GameOver));
    assert_eq!(game.accept(HOST), Err(OfferError::GameOver));
    assert!(matches!(
        game.play(turn("R3(0,-8)")),
        Err(Refusal::GameOver(_))
    ));
}

#[test]
fn a_declined_draw_can_be_offered_again() {
    let mut game = table(SeatCount::Two);
    game.offer_draw(GUEST).unwrap();
    game.decline(HOST).unwrap();
    assert_eq!((game.offer(), game.outcome()), (None, None));
    game.offer_draw(HOST).unwrap();
    let agreed = HOST.alone();
    assert_eq!(game.offer(), Some(Offer::Draw { agreed }));
}

#[test]
fn playing_on_declines_the_others_offer_but_not_ones_own() {
    let mut game = table(SeatCount::Two);
    game.offer_draw(GUEST).unwrap();
    play(&mut game, "R3(0,-8)");
    assert!(game.offer().is_some(), "Guest plays, the offer stands");
    play(&mut game, "R3(0,8)");
    assert_eq!(game.offer(), None, "Host plays instead of answering");
    assert_eq!(game.accept(HOST), Err(OfferError::NothingOffered));
}

#[test]
fn a_draw_of_three_needs_all_who_are_left() {
    let mut game = table(SeatCount::Three);
    game.offer_draw(Seat::West).unwrap();
    game.accept(Seat::North).unwrap();
    assert_eq!(game.accept(Seat::North), Err(OfferError::OwnOffer));
    assert_eq!(game.outcome(), None);
    game.accept(Seat::South).unwrap();
    assert_eq!(game.outcome(), outcome(SeatSet::EMPTY, Ending::Agreement));

    let mut game = table(SeatCount::Three);
    game.resign(Seat::South);
    assert_eq!(game.offer_draw(Seat::South), Err(OfferError::NotInGame));
    game.offer_draw(Seat::West).unwrap();
    game.accept(Seat::North).unwrap();
    assert_eq!(game.outcome(), outcome(SeatSet::EMPTY, Ending::Agreement));
}

#[test]
fn an_accepted_gift_is_worth_the_win() {
    let mut game = table(SeatCount::Two);
    game.offer_gift(GUEST).unwrap();
    assert_eq!(game.offer(), Some(Offer::Gift { from: GUEST }));
    assert_eq!(game.accept(GUEST), Err(OfferError::OwnOffer));
    assert_eq!(game.decline(GUEST), Err(OfferError::OwnOffer));
    assert_eq!(game.outcome(), None);
    game.accept(HOST).unwrap();
    assert_eq!(game.outcome(), outcome(GUEST.alone(), Ending::Gift));
}

#[test]
fn a_gift_takes_the_place_of_an_offered_draw() {
    for seat in [HOST, GUEST] {
        let mut game = table(SeatCount::Two);
        game.offer_draw(GUEST).unwrap();
        game.offer_gift(seat).unwrap();
        assert_eq!(game.offer(), Some(Offer::Gift { from: seat }));
        assert_eq!(game.offer_gift(seat), Err(OfferError::AlreadyOffered));
        assert_eq!(game.offer_draw(seat), Err(OfferError::AlreadyOffered));
    }
}

#[test]
fn a_declined_gift_leaves_the_resignation_standing() {
    let mut game = table(SeatCount::Two);
    game.offer_gift(HOST).unwrap();
    game.decline(GUEST).unwrap();
    assert_eq!(game.outcome(), outcome(GUEST.alone(), Ending::Resignation));
}

#[test]
fn there_are_no_gifts_where_they_are_switched_off_or_at_a_larger_table() {
    let mut rated = Game::new(Ruleset {
        gift: false,
        ..Ruleset::RULEBOOK
    });
    assert_eq!(rated.offer_gift(GUEST), Err(OfferError::NoGifts));
    let mut three = table(SeatCount::Three);
    assert_eq!(three.offer_gift(Seat::South), Err(OfferError::NoGifts));
    three.resign(Seat::North);
    assert_eq!(three.offer_gift(Seat::South), Err(OfferError::NoGifts));
}

#[test]
fn an_open_offer_ends_with_the_game_and_with_undoing() {
    let mut game = table(SeatCount::Three);
    game.offer_draw(Seat::West).unwrap();
    game.resign(Seat::North);
    assert_eq!(game.offer(), None, "the table has changed");
    play(&mut game, "R3(0,-8)");
    game.offer_draw(Seat::West).unwrap();
    game.undo();
    assert_eq!(game.offer(), None);
}
