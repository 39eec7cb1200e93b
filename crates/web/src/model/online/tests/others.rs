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
    let done = become_another(&mut online, "eve", 30);
    let lobby = Effect::Go(Route::Lobby);
    assert_eq!(done, [Effect::Dial, Effect::IdentityChanged, lobby]);
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
    online.update_table(TableEvent::Play(turn("W4(8,0)")), 30);
    become_another(&mut online, "eve", 40);
    let frames = say(&mut online, FakeServer::hello("eve"), 50);
    assert_eq!(frames.len(), 1, "{frames:?}");
    assert!(!table(&online).is_waiting());
}

#[test]
fn nobody_is_to_move_while_a_gift_waits_or_the_past_is_shown() {
    let (mut online, mut server) = at_table(&OPENING);
    assert!(!table(&online).is_resting());
    online.update_table(TableEvent::Look(2), 30);
    assert!(table(&online).is_resting());
    online.update_table(TableEvent::Look(usize::MAX), 40);
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
    assert!(online.may_say());
    become_another(&mut online, "eve", 30);
    assert!(!online.may_say(), "the connection still speaks for ana");
    say(&mut online, FakeServer::hello("eve"), 40);
    assert!(online.may_say());
    // A lost connection does not matter: lines are sent after the reconnect.
    online.update(Event::Broke, 50);
    assert!(online.may_say());
    online.update_table(TableEvent::Leave, 60);
    assert!(!online.may_say(), "there is no table");
    let mut nobody = Online::new(1);
    nobody.update_table(TableEvent::Visit(id()), 0);
    say(&mut nobody, FakeServer::hello("ana"), 10);
    assert!(!nobody.may_say(), "our account is not known yet");
}

#[test]
fn a_game_whose_clocks_run_is_not_forgotten_when_it_is_left() {
    let (mut online, _) = at_table(&OPENING);
    let game = table(&online).id.clone();
    online.update_table(TableEvent::Leave, 30);
    assert_eq!(online.left, Some(game.clone()));
    online.update_table(TableEvent::Visit(game.clone()), 40);
    assert_eq!(online.left, None);
    online.update_table(TableEvent::Leave, 50);
    online.update(Event::Understood, 60);
    assert_eq!(online.left, None);

    let (mut online, mut server) = at_table(&OPENING);
    let outcome = paisho_wire::Outcome {
        winners: vec![paisho_wire::Seat::South],
        ending: paisho_wire::Ending::Resignation,
        decider: None,
    };
    happen(&mut online, &mut server, E::Finished { outcome });
    online.update_table(TableEvent::Leave, 70);
    assert_eq!(online.left, None, "it is over");
}
