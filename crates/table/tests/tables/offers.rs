//! Draws, turns to take back, gifts, rematches.

use crate::test_table::{GUEST, HOST, QUICK, TestTable, setup};
use paisho::clock::Millis;
use paisho_table::TableAction;
use paisho_wire::{Action, Ending, Event, Limit, PersonKind, Refusal, Reply, Seat};

const YES: Reply = Reply::Accept;
const NO: Reply = Reply::Decline;

#[test]
fn a_draw_is_agreed() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(HOST, Action::OfferDraw {}).unwrap();
    let own = test.act(HOST, Action::AnswerDraw { reply: YES });
    assert_eq!(own, Err(Refusal::OwnOffer {}));
    test.act(GUEST, Action::AnswerDraw { reply: YES }).unwrap();
    assert_eq!(test.outcome().ending, Ending::Agreement);
    assert!(test.outcome().winners.is_empty());
}

#[test]
fn a_draw_is_offered_once_in_a_position() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(HOST, Action::OfferDraw {}).unwrap();
    test.act(GUEST, Action::AnswerDraw { reply: NO }).unwrap();
    let again = test.act(HOST, Action::OfferDraw {});
    assert_eq!(again, Err(Refusal::AlreadyOffered {}));
    test.play(GUEST, "R4(8,0)").unwrap();
    test.act(HOST, Action::OfferDraw {}).unwrap();
    let nothing = TestTable::begun("rulebook", QUICK).act(HOST, Action::AnswerDraw { reply: NO });
    assert_eq!(nothing, Err(Refusal::NothingOffered {}));
}

#[test]
fn playing_on_declines_a_draw_and_a_takeback() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(HOST, Action::OfferDraw {}).unwrap();
    test.act(HOST, Action::OfferTakeback { ply: 3 }).unwrap();
    test.play(GUEST, "R4(8,0)").unwrap();
    for answer in [
        Action::AnswerDraw { reply: YES },
        Action::AnswerTakeback { reply: YES },
    ] {
        assert_eq!(test.act(HOST, answer), Err(Refusal::NothingOffered {}));
    }
}

#[test]
fn turns_are_taken_back_when_all_agree() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.play(GUEST, "R4(8,0)").unwrap();
    test.act(GUEST, Action::OfferTakeback { ply: 4 }).unwrap();
    let events = test.act(HOST, Action::AnswerTakeback { reply: YES });
    assert_eq!(events.unwrap()[1], Event::TakenBack { ply: 4 });
    assert_eq!(test.ply(), 4);
    test.play(GUEST, "R5(8,0)").unwrap();
}

#[test]
fn accents_are_never_taken_back() {
    let mut test = TestTable::begun("rulebook", QUICK);
    for ply in [0, 1, 4, 99] {
        let refused = test.act(GUEST, Action::OfferTakeback { ply });
        assert_eq!(refused, Err(Refusal::NothingToTakeBack {}), "{ply}");
    }
}

#[test]
fn a_computer_lets_people_take_back_and_play_again() {
    let kinds = [PersonKind::Guest, PersonKind::Computer(2)];
    let mut test = TestTable::open(setup("rulebook.accents_one_of_each", QUICK, &kinds));
    test.play(GUEST, "R3(0,-8)").unwrap();
    let events = test.act(GUEST, Action::OfferTakeback { ply: 0 }).unwrap();
    assert_eq!(events[1], Event::TakenBack { ply: 0 });
    test.act(GUEST, Action::Abort {}).unwrap();
    let events = test.act(GUEST, Action::Rematch {}).unwrap();
    assert!(matches!(events[1], Event::RematchMade { .. }));
}

#[test]
fn a_gift_decides_once_it_is_answered() {
    for (reply, winner, ending) in [(YES, GUEST, Ending::Gift), (NO, HOST, Ending::Resignation)] {
        let mut test = TestTable::begun("rulebook", QUICK);
        test.act(GUEST, Action::ResignWithGift {}).unwrap();
        let refused = test.play(GUEST, "R4(8,0)");
        assert_eq!(refused, Err(Refusal::GiftPending {}));
        assert_eq!(test.table.public().due(), paisho::Seat::HOST.alone());
        test.act(HOST, Action::AnswerGift { reply }).unwrap();
        assert_eq!(test.outcome().winners, [winner]);
        assert_eq!(test.outcome().ending, ending);
    }
}

#[test]
fn a_gift_may_follow_an_offered_draw() {
    for seat in [HOST, GUEST] {
        let mut test = TestTable::begun("rulebook", QUICK);
        test.act(GUEST, Action::OfferDraw {}).unwrap();
        let events = test.act(seat, Action::ResignWithGift {}).unwrap();
        assert_eq!(events, [Event::GiftOffered { seat }]);
    }
}

#[test]
fn a_gift_does_not_wait_for_ever_and_no_clock_runs_meanwhile() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(GUEST, Action::ResignWithGift {}).unwrap();
    test.wait(Millis::seconds(60));
    assert_eq!(test.left(GUEST), 300_000);
    assert_eq!(test.tick(), []);
    test.wait(Millis(1));
    assert_eq!(test.tick()[0], Event::GiftDeclined { seat: HOST });
    assert_eq!(test.outcome().winners, [HOST]);
}

#[test]
fn rated_games_know_no_gifts() {
    let mut rated = setup("rulebook.accents_one_of_each", QUICK, &[PersonKind::Member]);
    rated.rated = true;
    let mut test = TestTable::open(rated);
    test.play(GUEST, "R3(0,-8)").unwrap();
    test.play(HOST, "R3(0,8)").unwrap();
    let refused = test.act(GUEST, Action::ResignWithGift {});
    assert_eq!(refused, Err(Refusal::NoGifts {}));
}

#[test]
fn a_rematch_swaps_sides_and_names_the_new_game() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let early = test.act(GUEST, Action::Rematch {});
    assert_eq!(early, Err(Refusal::NotOver {}));
    test.act(GUEST, Action::Resign {}).unwrap();
    test.act(GUEST, Action::Rematch {}).unwrap();
    assert_eq!(test.table.public().next_game(), None);
    test.act(HOST, Action::DeclineRematch {}).unwrap();
    test.act(GUEST, Action::Rematch {}).unwrap();
    let events = test.act(HOST, Action::Rematch {}).unwrap();
    let game: paisho_wire::GameId = "fresh".parse().unwrap();
    assert_eq!(test.table.public().next_game(), Some(&game));
    assert_eq!(events[1], Event::RematchMade { game });
    let this = "this".parse().unwrap();
    let again = test.table.rematch_setup(&this);
    assert_eq!(again.rematch_of, Some(this));
    let seats = |setup: &paisho_wire::TableSetup| -> Vec<(Seat, String)> {
        let players = setup.players.iter();
        players.map(|p| (p.seat, p.person.id.to_string())).collect()
    };
    assert_eq!(
        seats(test.table.public().setup()),
        [(GUEST, "u0".into()), (HOST, "u1".into())]
    );
    assert_eq!(seats(&again), [(GUEST, "u1".into()), (HOST, "u0".into())]);
    let more = test.act(HOST, Action::Rematch {});
    assert_eq!(more, Err(Refusal::AlreadyOffered {}));
}

#[test]
fn a_rematch_is_played_by_the_latest_version_of_the_rules() {
    let mut old = setup("rulebook", QUICK, &[PersonKind::Member]);
    old.rules_version = 1;
    let test = TestTable::open(old);
    let again = test.table.rematch_setup(&"this".parse().unwrap());
    assert_eq!(again.rules_version, paisho::Ruleset::VERSION);
}

#[test]
fn an_open_offer_is_answered_and_not_made_again() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(HOST, Action::OfferDraw {}).unwrap();
    test.act(HOST, Action::OfferTakeback { ply: 3 }).unwrap();
    for offer in [Action::OfferDraw {}, Action::OfferTakeback { ply: 3 }] {
        assert_eq!(test.act(GUEST, offer), Err(Refusal::AlreadyOffered {}));
    }
    let own = test.act(HOST, Action::AnswerTakeback { reply: YES });
    assert_eq!(own, Err(Refusal::OwnOffer {}));
}

#[test]
fn turns_are_asked_back_once_in_a_position() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(HOST, Action::OfferTakeback { ply: 3 }).unwrap();
    let no = Action::AnswerTakeback { reply: NO };
    assert_eq!(
        test.act(GUEST, no).unwrap(),
        [Event::TakebackDeclined { seat: GUEST }]
    );
    let again = test.act(HOST, Action::OfferTakeback { ply: 3 });
    assert_eq!(again, Err(Refusal::AlreadyOffered {}));
    test.act(GUEST, Action::OfferTakeback { ply: 3 }).unwrap();
}

/// Three players after the opening: South is to move.
fn three() -> TestTable {
    let mut test = TestTable::new("rulebook.seats3.accents_one_of_each", QUICK);
    for _ in 0..3 {
        test.play_some(0).unwrap();
    }
    assert_eq!(test.table.public().due(), paisho::Seat::South.alone());
    test
}

fn takeback(test: &TestTable) -> Option<(u32, Vec<Seat>)> {
    let state = test.table.state(&"g".parse().unwrap(), None, test.now);
    state.offers.takeback
}

#[test]
fn a_takeback_is_moot_when_somebody_leaves() {
    for leaver in [Seat::West, Seat::South] {
        let mut test = three();
        test.play_some(0).unwrap();
        test.act(Seat::South, Action::OfferTakeback { ply: 3 })
            .unwrap();
        assert_eq!(takeback(&test), Some((3, vec![Seat::South])));
        test.act(leaver, Action::Resign {}).unwrap();
        assert_eq!(takeback(&test), None, "{leaver:?} has left");
    }
}

#[test]
fn turns_are_taken_back_as_far_as_the_last_leaver_and_no_further() {
    let mut test = three();
    test.act(Seat::West, Action::Resign {}).unwrap();
    test.play_some(0).unwrap();
    let too_far = test.act(Seat::South, Action::OfferTakeback { ply: 2 });
    assert_eq!(too_far, Err(Refusal::NothingToTakeBack {}));
    test.act(Seat::South, Action::OfferTakeback { ply: 3 })
        .unwrap();
    assert_eq!(takeback(&test), Some((3, vec![Seat::South])));
    let events = test.act(Seat::North, Action::AnswerTakeback { reply: YES });
    assert_eq!(events.unwrap()[1], Event::TakenBack { ply: 3 });
}

#[test]
fn gifts_belong_to_games_of_two_whose_rules_know_them() {
    let mut test = TestTable::begun("rulebook.no_gift", QUICK);
    let refused = test.act(GUEST, Action::ResignWithGift {});
    assert_eq!(refused, Err(Refusal::NoGifts {}));
    let refused = three().act(Seat::South, Action::ResignWithGift {});
    assert_eq!(refused, Err(Refusal::NoGifts {}));
    let mut test = TestTable::new("rulebook.accents_one_of_each", QUICK);
    let early = test.act(GUEST, Action::ResignWithGift {});
    assert_eq!(early, Err(Limit::HardlyBegun.refusal()));
}

#[test]
fn the_giver_does_not_answer_and_a_draw_is_no_gift() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(HOST, Action::OfferDraw {}).unwrap();
    let nothing = test.act(GUEST, Action::AnswerGift { reply: YES });
    assert_eq!(nothing, Err(Refusal::NothingOffered {}));
    test.act(GUEST, Action::ResignWithGift {}).unwrap();
    let own = test.act(GUEST, Action::AnswerGift { reply: YES });
    assert_eq!(own, Err(Refusal::OwnOffer {}));
}

#[test]
fn a_computer_declines_gifts_at_once() {
    let kinds = [PersonKind::Guest, PersonKind::Computer(2)];
    let mut test = TestTable::open(setup("rulebook.accents_one_of_each", QUICK, &kinds));
    test.play(GUEST, "R3(0,-8)").unwrap();
    test.play(HOST, "R3(0,8)").unwrap();
    let events = test.act(GUEST, Action::ResignWithGift {}).unwrap();
    assert_eq!(events[1], Event::GiftDeclined { seat: HOST });
    assert_eq!(test.outcome().winners, [HOST]);
}

#[test]
fn a_rematch_is_offered_once_and_declined_if_offered() {
    let mut test = TestTable::begun("rulebook", QUICK);
    test.act(GUEST, Action::Resign {}).unwrap();
    let nothing = Err(Refusal::NothingOffered {});
    assert_eq!(test.act(HOST, Action::DeclineRematch {}), nothing);
    test.act(GUEST, Action::Rematch {}).unwrap();
    let twice = test.act(GUEST, Action::Rematch {});
    assert_eq!(twice, Err(Refusal::AlreadyOffered {}));
    test.act(HOST, Action::Rematch {}).unwrap();
    assert_eq!(test.act(HOST, Action::DeclineRematch {}), nothing);
}

#[test]
fn a_player_asks_to_take_back_their_own_last_turn() {
    let mut test = TestTable::begun("rulebook", QUICK);
    let ask = |test: &TestTable, seat: Seat| {
        TableAction::OfferTakeback.action(test.table.public(), seat.into())
    };
    let back_to = |ply| Some(Action::OfferTakeback { ply });
    assert_eq!(ask(&test, HOST), back_to(3));
    assert_eq!(ask(&test, GUEST), back_to(2), "and the turn after it");
    test.play(GUEST, "R4(8,0)").unwrap();
    assert_eq!(ask(&test, GUEST), back_to(4));
    // Choices of accents stay.
    let mut test = TestTable::new("rulebook", QUICK);
    test.play(HOST, "R,W,K,B").unwrap();
    assert_eq!(ask(&test, HOST), None);
}

#[test]
fn players_are_known_by_their_seats() {
    let test = TestTable::new("rulebook", QUICK);
    let seat = |user: &str| test.table.public().seat_of(&user.parse().unwrap());
    assert_eq!(seat("u0"), Some(GUEST));
    assert_eq!(seat("u1"), Some(HOST));
    assert_eq!(seat("u2"), None);
}

#[test]
fn only_what_ends_the_game_is_final() {
    let finals = TableAction::ALL
        .into_iter()
        .filter(|action| action.is_final());
    let expected = [
        TableAction::Abort,
        TableAction::Resign,
        TableAction::ResignWithGift,
    ];
    assert_eq!(finals.collect::<Vec<_>>(), expected);
}
