//! Creating, joining and withdrawing seeks.

use paisho_wire::{SeekBody, Visibility};

use super::*;

fn create(visibility: Visibility) -> Event {
    let body = SeekBody {
        visibility,
        ..quick_pair(QUICK_PAIRS[1])
    };
    SeekEvent::Wish(Box::new(SeekWish::Create(body))).into()
}

/// The answer that a seek waits.
fn waiting() -> String {
    let body = serde_json::to_string(&quick_pair(QUICK_PAIRS[1])).unwrap();
    let body = body.trim_start_matches('{');
    format!(
        r#"{{"became":"waiting","seek":{{"id":"s1","people":[],"speed":"quick","free":1,
        "created":0,{body}}}"#
    )
}

#[test]
fn a_public_seek_waits_in_the_lobby_and_a_private_one_at_its_page() {
    let mut online = known_as("ana");
    let call = only_call(online.update(create(Visibility::Public), 10));
    assert_eq!(call.http().path, "seeks");
    let done = online.update(call.answered(Ok(waiting())), 20);
    assert_eq!(done, [Effect::Dial, Effect::WaitInLobby]);
    assert_eq!(online.waiting.len(), 1);
    let mut online = known_as("ana");
    let call = only_call(online.update(create(Visibility::Private), 10));
    let done = online.update(call.answered(Ok(waiting())), 20);
    let page = Effect::Go(Route::Invitation("s1".to_owned()));
    assert_eq!(done, [Effect::Dial, page]);
}

#[test]
fn a_game_that_begins_at_once_is_shown() {
    let mut online = known_as("ana");
    let call = only_call(online.update(create(Visibility::Public), 10));
    let started = r#"{"became":"started","game":"g2"}"#.to_owned();
    let done = online.update(call.answered(Ok(started)), 20);
    assert_eq!(done, [to_game(&"g2".parse().unwrap())]);
}

#[test]
fn whoever_has_no_account_becomes_a_guest_first() {
    let mut online = Online::new(1);
    let join = SeekWish::Join("s1".parse().unwrap());
    let call = only_call(online.update(SeekEvent::Wish(Box::new(join)).into(), 10));
    assert_eq!(call.http().path, "guest");
    let mut done = online.update(call.answered(Ok(account_of("guest"))), 20);
    assert_eq!(done.remove(0), Effect::IdentityChanged);
    let call = only_call(done);
    assert_eq!(call.http().path, "seeks/s1/join");
    let done = online.update(call.answered(Ok(waiting())), 30);
    assert_eq!(done, [Effect::Dial], "people who join stay on the page");
}

#[test]
fn a_refusal_is_shown_until_the_next_attempt() {
    let mut online = Online::new(1);
    let call = only_call(online.update(create(Visibility::Public), 10));
    assert_eq!(
        online.update(call.answered(Err(refused("too_fast"))), 20),
        []
    );
    assert_eq!(online.seek_failure, Some(refused("too_fast")));
    let mut online = known_as("ana");
    let call = only_call(online.update(create(Visibility::Public), 10));
    online.update(call.answered(Err(Failure::Unreachable)), 20);
    assert_eq!(online.seek_failure, Some(Failure::Unreachable));
    online.update(create(Visibility::Public), 30);
    assert_eq!(online.seek_failure, None);
    online.seek_failure = Some(Failure::Unreachable);
    online.update(SeekEvent::Open.into(), 40);
    assert_eq!(online.seek_failure, None);
}

#[test]
fn a_seek_is_withdrawn_unless_somebody_was_faster() {
    for (answer, failure) in [
        (Ok(String::new()), None),
        (Err(refused("not_found")), None),
        (Err(Failure::Unreachable), Some(Failure::Unreachable)),
    ] {
        let mut online = known_as("ana");
        let call = only_call(online.update(create(Visibility::Public), 10));
        online.update(call.answered(Ok(waiting())), 20);
        let id = "s1".parse().unwrap();
        let call = only_call(online.update(SeekEvent::Withdraw(id).into(), 30));
        assert_eq!(online.update(call.answered(answer), 40), []);
        assert_eq!((online.waiting.len(), &online.seek_failure), (0, &failure));
    }
}

#[test]
fn a_seek_gets_another_time_by_a_new_one() {
    let mut online = known_as("ana");
    let call = only_call(online.update(create(Visibility::Public), 10));
    online.update(call.answered(Ok(waiting())), 20);
    let old = Box::new(online.waiting[0].clone());
    let time = TimeControl::PerTurn { days: 3 };
    let done = online.update(SeekEvent::Anew(old, time).into(), 30);
    let [Effect::Call(withdraw), Effect::Call(create)] = &done[..] else {
        panic!("two requests: {done:?}");
    };
    assert_eq!(withdraw.http().path, "seeks/s1");
    let body = create.http().body.as_deref().unwrap();
    let body: SeekBody = serde_json::from_str(body).unwrap();
    assert_eq!(body.time, time);
}
