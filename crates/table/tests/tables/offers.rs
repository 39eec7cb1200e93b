//! Draws, turns to take back, gifts, rematches.

use crate::desk::{Desk, GUEST, HOST, QUICK, setup};
use paisho::clock::Millis;
use paisho_wire::{Action, Ending, Event, Limit, PersonKind, Refusal, Reply, Seat};

const YES: Reply = Reply::Accept;
const NO: Reply = Reply::Decline;

#[test]
fn a_draw_is_agreed() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(HOST, Action::OfferDraw {}).unwrap();
    let own = desk.act(HOST, Action::AnswerDraw { reply: YES });
    assert_eq!(own, Err(Refusal::OwnOffer {}));
    desk.act(GUEST, Action::AnswerDraw { reply: YES }).unwrap();
    assert_eq!(desk.outcome().ending, Ending::Agreement);
    assert!(desk.outcome().winners.is_empty());
}

#[test]
fn a_draw_is_offered_once_in_a_position() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(HOST, Action::OfferDraw {}).unwrap();
    desk.act(GUEST, Action::AnswerDraw { reply: NO }).unwrap();
    let again = desk.act(HOST, Action::OfferDraw {});
    assert_eq!(again, Err(Refusal::AlreadyOffered {}));
    desk.play(GUEST, "R4(8,0)").unwrap();
    desk.act(HOST, Action::OfferDraw {}).unwrap();
    let nothing = Desk::begun("rulebook", QUICK).act(HOST, Action::AnswerDraw { reply: NO });
    assert_eq!(nothing, Err(Refusal::NothingOffered {}));
}

#[test]
fn playing_on_declines_a_draw_and_a_takeback() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(HOST, Action::OfferDraw {}).unwrap();
    desk.act(HOST, Action::OfferTakeback { ply: 3 }).unwrap();
    desk.play(GUEST, "R4(8,0)").unwrap();
    for answer in [
        Action::AnswerDraw { reply: YES },
        Action::AnswerTakeback { reply: YES },
    ] {
        assert_eq!(desk.act(HOST, answer), Err(Refusal::NothingOffered {}));
    }
}

#[test]
fn turns_are_taken_back_when_all_agree() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.play(GUEST, "R4(8,0)").unwrap();
    desk.act(GUEST, Action::OfferTakeback { ply: 4 }).unwrap();
    let events = desk.act(HOST, Action::AnswerTakeback { reply: YES });
    assert_eq!(events.unwrap()[1], Event::TakenBack { ply: 4 });
    assert_eq!(desk.ply(), 4);
    desk.play(GUEST, "R5(8,0)").unwrap();
}

#[test]
fn accents_are_never_taken_back() {
    let mut desk = Desk::begun("rulebook", QUICK);
    for ply in [0, 1, 4, 99] {
        let refused = desk.act(GUEST, Action::OfferTakeback { ply });
        assert_eq!(refused, Err(Refusal::NothingToTakeBack {}), "{ply}");
    }
}

#[test]
fn a_computer_lets_people_take_back_and_play_again() {
    let kinds = [PersonKind::Guest, PersonKind::Computer(2)];
    let mut desk = Desk::open(setup("rulebook.accents_one_of_each", QUICK, &kinds));
    desk.play(GUEST, "R3(0,-8)").unwrap();
    let events = desk.act(GUEST, Action::OfferTakeback { ply: 0 }).unwrap();
    assert_eq!(events[1], Event::TakenBack { ply: 0 });
    desk.act(GUEST, Action::Abort {}).unwrap();
    let events = desk.act(GUEST, Action::Rematch {}).unwrap();
    assert!(matches!(events[1], Event::RematchMade { .. }));
}

#[test]
fn a_gift_decides_once_it_is_answered() {
    for (reply, winner, ending) in [(YES, GUEST, Ending::Gift), (NO, HOST, Ending::Resignation)] {
        let mut desk = Desk::begun("rulebook", QUICK);
        desk.act(GUEST, Action::ResignWithGift {}).unwrap();
        let refused = desk.play(GUEST, "R4(8,0)");
        assert_eq!(refused, Err(Refusal::GiftPending {}));
        assert_eq!(desk.table.public().due(), paisho::Seat::HOST.alone());
        desk.act(HOST, Action::AnswerGift { reply }).unwrap();
        assert_eq!(desk.outcome().winners, [winner]);
        assert_eq!(desk.outcome().ending, ending);
    }
}

#[test]
fn a_gift_may_follow_an_offered_draw() {
    for seat in [HOST, GUEST] {
        let mut desk = Desk::begun("rulebook", QUICK);
        desk.act(GUEST, Action::OfferDraw {}).unwrap();
        let events = desk.act(seat, Action::ResignWithGift {}).unwrap();
        assert_eq!(events, [Event::GiftOffered { seat }]);
    }
}

#[test]
fn a_gift_does_not_wait_for_ever_and_no_clock_runs_meanwhile() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(GUEST, Action::ResignWithGift {}).unwrap();
    desk.wait(Millis::seconds(60));
    assert_eq!(desk.left(GUEST), 300_000);
    assert_eq!(desk.tick(), []);
    desk.wait(Millis(1));
    assert_eq!(desk.tick()[0], Event::GiftDeclined { seat: HOST });
    assert_eq!(desk.outcome().winners, [HOST]);
}

#[test]
fn rated_games_know_no_gifts() {
    let mut rated = setup("rulebook.accents_one_of_each", QUICK, &[PersonKind::Member]);
    rated.rated = true;
    let mut desk = Desk::open(rated);
    desk.play(GUEST, "R3(0,-8)").unwrap();
    desk.play(HOST, "R3(0,8)").unwrap();
    let refused = desk.act(GUEST, Action::ResignWithGift {});
    assert_eq!(refused, Err(Refusal::NoGifts {}));
}

#[test]
fn a_rematch_swaps_sides_and_names_the_new_game() {
    let mut desk = Desk::begun("rulebook", QUICK);
    let early = desk.act(GUEST, Action::Rematch {});
    assert_eq!(early, Err(Refusal::NotOver {}));
    desk.act(GUEST, Action::Resign {}).unwrap();
    desk.act(GUEST, Action::Rematch {}).unwrap();
    assert_eq!(desk.table.public().next_game(), None);
    desk.act(HOST, Action::DeclineRematch {}).unwrap();
    desk.act(GUEST, Action::Rematch {}).unwrap();
    let events = desk.act(HOST, Action::Rematch {}).unwrap();
    let game: paisho_wire::GameId = "fresh".parse().unwrap();
    assert_eq!(desk.table.public().next_game(), Some(&game));
    assert_eq!(events[1], Event::RematchMade { game });
    let this = "this".parse().unwrap();
    let again = desk.table.rematch_setup(&this);
    assert_eq!(again.rematch_of, Some(this));
    let seats = |setup: &paisho_wire::TableSetup| -> Vec<(Seat, String)> {
        let players = setup.players.iter();
        players.map(|p| (p.seat, p.person.id.to_string())).collect()
    };
    assert_eq!(
        seats(desk.table.public().setup()),
        [(GUEST, "u0".into()), (HOST, "u1".into())]
    );
    assert_eq!(seats(&again), [(GUEST, "u1".into()), (HOST, "u0".into())]);
    let more = desk.act(HOST, Action::Rematch {});
    assert_eq!(more, Err(Refusal::AlreadyOffered {}));
}

#[test]
fn an_open_offer_is_answered_and_not_made_again() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(HOST, Action::OfferDraw {}).unwrap();
    desk.act(HOST, Action::OfferTakeback { ply: 3 }).unwrap();
    for offer in [Action::OfferDraw {}, Action::OfferTakeback { ply: 3 }] {
        assert_eq!(desk.act(GUEST, offer), Err(Refusal::AlreadyOffered {}));
    }
    let own = desk.act(HOST, Action::AnswerTakeback { reply: YES });
    assert_eq!(own, Err(Refusal::OwnOffer {}));
}

#[test]
fn turns_are_asked_back_once_in_a_position() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(HOST, Action::OfferTakeback { ply: 3 }).unwrap();
    let no = Action::AnswerTakeback { reply: NO };
    assert_eq!(
        desk.act(GUEST, no).unwrap(),
        [Event::TakebackDeclined { seat: GUEST }]
    );
    let again = desk.act(HOST, Action::OfferTakeback { ply: 3 });
    assert_eq!(again, Err(Refusal::AlreadyOffered {}));
    desk.act(GUEST, Action::OfferTakeback { ply: 3 }).unwrap();
}

/// Three players after the opening: South is to move.
fn three() -> Desk {
    let mut desk = Desk::new("rulebook.seats3.accents_one_of_each", QUICK);
    for _ in 0..3 {
        desk.play_some(0).unwrap();
    }
    assert_eq!(desk.table.public().due(), paisho::Seat::South.alone());
    desk
}

fn takeback(desk: &Desk) -> Option<(u32, Vec<Seat>)> {
    let state = desk.table.state(&"g".parse().unwrap(), None, desk.now);
    state.offers.takeback
}

#[test]
fn a_takeback_is_moot_when_somebody_leaves() {
    for leaver in [Seat::West, Seat::South] {
        let mut desk = three();
        desk.play_some(0).unwrap();
        desk.act(Seat::South, Action::OfferTakeback { ply: 3 })
            .unwrap();
        assert_eq!(takeback(&desk), Some((3, vec![Seat::South])));
        desk.act(leaver, Action::Resign {}).unwrap();
        assert_eq!(takeback(&desk), None, "{leaver:?} has left");
    }
}

#[test]
fn turns_are_taken_back_as_far_as_the_last_leaver_and_no_further() {
    let mut desk = three();
    desk.act(Seat::West, Action::Resign {}).unwrap();
    desk.play_some(0).unwrap();
    let too_far = desk.act(Seat::South, Action::OfferTakeback { ply: 2 });
    assert_eq!(too_far, Err(Refusal::NothingToTakeBack {}));
    desk.act(Seat::South, Action::OfferTakeback { ply: 3 })
        .unwrap();
    assert_eq!(takeback(&desk), Some((3, vec![Seat::South])));
    let events = desk.act(Seat::North, Action::AnswerTakeback { reply: YES });
    assert_eq!(events.unwrap()[1], Event::TakenBack { ply: 3 });
}

#[test]
fn gifts_belong_to_games_of_two_whose_rules_know_them() {
    let mut desk = Desk::begun("rulebook.no_gift", QUICK);
    let refused = desk.act(GUEST, Action::ResignWithGift {});
    assert_eq!(refused, Err(Refusal::NoGifts {}));
    let refused = three().act(Seat::South, Action::ResignWithGift {});
    assert_eq!(refused, Err(Refusal::NoGifts {}));
    let mut desk = Desk::new("rulebook.accents_one_of_each", QUICK);
    let early = desk.act(GUEST, Action::ResignWithGift {});
    assert_eq!(early, Err(Limit::HardlyBegun.refusal()));
}

#[test]
fn the_giver_does_not_answer_and_a_draw_is_no_gift() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(HOST, Action::OfferDraw {}).unwrap();
    let nothing = desk.act(GUEST, Action::AnswerGift { reply: YES });
    assert_eq!(nothing, Err(Refusal::NothingOffered {}));
    desk.act(GUEST, Action::ResignWithGift {}).unwrap();
    let own = desk.act(GUEST, Action::AnswerGift { reply: YES });
    assert_eq!(own, Err(Refusal::OwnOffer {}));
}

#[test]
fn a_computer_declines_gifts_at_once() {
    let kinds = [PersonKind::Guest, PersonKind::Computer(2)];
    let mut desk = Desk::open(setup("rulebook.accents_one_of_each", QUICK, &kinds));
    desk.play(GUEST, "R3(0,-8)").unwrap();
    desk.play(HOST, "R3(0,8)").unwrap();
    let events = desk.act(GUEST, Action::ResignWithGift {}).unwrap();
    assert_eq!(events[1], Event::GiftDeclined { seat: HOST });
    assert_eq!(desk.outcome().winners, [HOST]);
}

#[test]
fn a_rematch_is_offered_once_and_declined_if_offered() {
    let mut desk = Desk::begun("rulebook", QUICK);
    desk.act(GUEST, Action::Resign {}).unwrap();
    let nothing = Err(Refusal::NothingOffered {});
    assert_eq!(desk.act(HOST, Action::DeclineRematch {}), nothing);
    desk.act(GUEST, Action::Rematch {}).unwrap();
    let twice = desk.act(GUEST, Action::Rematch {});
    assert_eq!(twice, Err(Refusal::AlreadyOffered {}));
    desk.act(HOST, Action::Rematch {}).unwrap();
    assert_eq!(desk.act(HOST, Action::DeclineRematch {}), nothing);
}
