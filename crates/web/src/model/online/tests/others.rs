//! Changing the account at a table, and games in which no turn can be played.

use paisho_wire::Event as E;

use super::*;

/// An event happens at the table and is sent to the app.
fn happen(online: &mut Online, server: &mut FakeServer, event: E) {
    server.happen(event);
    let stamped = server.log.last().unwrap().clone();
    let events = ToClient::Events {
        game: id(),
        events: vec![stamped],
        clock: server.clock(),
    };
    say(online, events, 100);
}

#[test]
fn who_comes_in_while_watching_keeps_the_game_on_the_screen() {
    let (mut online, server) = at_table(&OPENING);
    assert_eq!(online.update(Event::Became, 30), [Effect::Dial]);
    let frames = say(&mut online, FakeServer::hello("eve"), 40);
    let ToServer::Join { since, .. } = &frames[0] else {
        panic!("the game is asked for: {frames:?}");
    };
    assert_eq!(*since, None, "eve may see other things than ana");
    assert_eq!(plies(&online), 4, "meanwhile the board stays");
    say(&mut online, server.state(None), 50);
    assert_eq!(table(&online).replica.as_ref().unwrap().you, None);
    let again = table(&online).join();
    assert!(matches!(again, ToServer::Join { since: Some(_), .. }));
}

#[test]
fn what_was_asked_by_one_is_not_asked_for_another() {
    let (mut online, _) = at_table(&OPENING);
    online.update(Event::Play(turn("W4(8,0)")), 30);
    online.update(Event::Became, 40);
    let frames = say(&mut online, FakeServer::hello("eve"), 50);
    assert_eq!(frames.len(), 1, "{frames:?}");
    assert!(!table(&online).is_waiting());
}

#[test]
fn nobody_is_to_move_while_a_gift_waits_or_the_past_is_shown() {
    let (mut online, mut server) = at_table(&OPENING);
    assert!(!table(&online).is_resting());
    online.update(Event::Look(2), 30);
    assert!(table(&online).is_resting());
    online.update(Event::Look(usize::MAX), 40);
    assert!(!table(&online).is_resting());
    let seat = paisho_wire::Seat::North;
    happen(&mut online, &mut server, E::GiftOffered { seat });
    assert!(table(&online).is_resting());
    assert_eq!(
        table(&online).table_actions(50),
        [TableAction::AcceptGift, TableAction::DeclineGift]
    );
    happen(
        &mut online,
        &mut server,
        E::GiftDeclined {
            seat: paisho_wire::Seat::South,
        },
    );
    let outcome = paisho_wire::Outcome {
        winners: vec![paisho_wire::Seat::South],
        ending: paisho_wire::Ending::Resignation,
        decider: None,
    };
    happen(&mut online, &mut server, E::Finished { outcome });
    assert!(table(&online).is_resting());
    assert_eq!(table(&online).whose_turn(), Some(WhoseTurn::Over));
}

#[test]
fn nothing_is_said_before_the_server_knows_who_speaks() {
    let (mut online, _) = at_table(&OPENING);
    let ana = online.you.clone();
    let ToClient::Hello { you: eve, .. } = FakeServer::hello("eve") else {
        panic!("a hello is a hello");
    };
    assert!(online.may_say(ana.as_ref()));
    assert!(!online.may_say(eve.as_ref()), "she is ana to the server");
    assert!(!online.may_say(None));
    online.update(Event::Became, 30);
    assert!(!online.may_say(eve.as_ref()));
    say(&mut online, FakeServer::hello("eve"), 40);
    assert!(online.may_say(eve.as_ref()) && !online.may_say(ana.as_ref()));
    // A lost connection does not matter: lines are sent after the reconnect.
    online.update(Event::Broke, 50);
    assert!(online.may_say(eve.as_ref()));
    online.update(Event::Leave, 60);
    assert!(!online.may_say(eve.as_ref()), "there is no table");
}

#[test]
fn a_game_whose_clocks_run_is_not_forgotten_when_it_is_left() {
    let (mut online, _) = at_table(&OPENING);
    let game = table(&online).id.clone();
    online.update(Event::Leave, 30);
    assert_eq!(online.left, Some(game.clone()));
    online.update(Event::Visit(game.clone()), 40);
    assert_eq!(online.left, None);
    online.update(Event::Leave, 50);
    online.update(Event::Understood, 60);
    assert_eq!(online.left, None);

    let (mut online, mut server) = at_table(&OPENING);
    let outcome = paisho_wire::Outcome {
        winners: vec![paisho_wire::Seat::South],
        ending: paisho_wire::Ending::Resignation,
        decider: None,
    };
    happen(&mut online, &mut server, E::Finished { outcome });
    online.update(Event::Leave, 70);
    assert_eq!(online.left, None, "it is over");
}
