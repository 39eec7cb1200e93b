//! Our account: what the server says about it, in which order, and what follows.

use paisho_wire::{DeleteBody, SignInBody};

use super::*;
use crate::model::people::Identity;

fn name(online: &Online) -> Option<&str> {
    online.account.identity().name()
}

fn sign_in() -> Event {
    let body = SignInBody {
        name: "eve".to_owned(),
        password: "secret".to_owned().into(),
        code: String::new().into(),
    };
    AccountEvent::Enter(SubmitEvent::Submit(requests::sign_in(&body))).into()
}

#[test]
fn the_server_is_asked_who_we_are_until_it_answers() {
    let mut online = Online::new(1);
    let call = only_call(online.update(Event::Begin, 0));
    assert_eq!(call.http(), requests::server_info().http());
    assert_eq!(
        online.update(call.answered(Err(Failure::Unreachable)), 1),
        []
    );
    assert_eq!(online.account.identity(), &Identity::Unknown);
    let call = only_call(online.update(Event::Awake, 2));
    let done = online.update(call.answered(Ok(server_info(None))), 3);
    assert_eq!(done, [Effect::IdentityChanged]);
    assert_eq!(online.account.identity(), &Identity::Nobody);
    assert!(online.server.is_some());
    assert_eq!(online.update(Event::Awake, 4), []);
}

#[test]
fn a_late_answer_does_not_undo_a_sign_in() {
    let mut online = known_as("ana");
    let late = only_call(online.update(AccountEvent::Identify.into(), 10));
    become_another(&mut online, "eve", 20);
    assert_eq!(
        online.update(late.answered(Ok(server_info(Some("ana")))), 30),
        []
    );
    assert_eq!(name(&online), Some("eve"));
}

#[test]
fn a_greeting_for_another_person_makes_us_ask() {
    let mut online = known_as("ana");
    online.update(Event::EnterLobby, 0);
    let greet = |online: &mut Online, name: &str, now| {
        let hello = TableEvent::Said(Box::new(FakeServer::hello(name)));
        let mut done = online.update_table(hello, now);
        assert_eq!(done.remove(0), Effect::CheckForNewer);
        done.retain(|effect| matches!(effect, Effect::Call(_)));
        done
    };
    assert_eq!(greet(&mut online, "ana", 10), []);
    // Another tab has signed in as eve.
    let call = only_call(greet(&mut online, "eve", 20));
    let done = online.update(call.answered(Ok(server_info(Some("eve")))), 30);
    assert_eq!(done, [Effect::Dial, Effect::IdentityChanged]);
    assert_eq!(name(&online), Some("eve"));
    assert_eq!(greet(&mut online, "eve", 40), []);
}

#[test]
fn whoever_learns_the_name_first_needs_no_new_connection() {
    let mut online = Online::new(1);
    let call = only_call(online.update(Event::Begin, 0));
    online.update(Event::EnterLobby, 0);
    let done = online.update(call.answered(Ok(server_info(Some("ana")))), 10);
    assert_eq!(done, [Effect::IdentityChanged]);
}

#[test]
fn a_refused_sign_in_says_why_and_asks_for_a_code() {
    let mut online = known_as("ana");
    let call = only_call(online.update(sign_in(), 10));
    assert!(online.account.entering.is_busy());
    assert_eq!(online.update(sign_in(), 11), [], "it is sent once");
    assert_eq!(
        online.update(call.answered(Err(refused("code_needed"))), 12),
        []
    );
    assert!(online.account.needs_code && name(&online) == Some("ana"));
    let call = only_call(online.update(sign_in(), 13));
    online.update(call.answered(Err(refused("wrong_code"))), 14);
    let failure = online.account.entering.failure();
    assert_eq!(failure, Some(&refused("wrong_code")));
    assert!(online.account.needs_code, "the field stays");
    online.update(AccountEvent::OpenForm.into(), 15);
    assert_eq!(online.account.entering.failure(), None);
    assert!(!online.account.needs_code);
}

#[test]
fn a_sign_in_leads_to_the_lobby() {
    let mut online = known_as("ana");
    online.update(Event::EnterLobby, 0);
    let done = become_another(&mut online, "eve", 10);
    let lobby = Effect::Go(Route::Lobby);
    assert_eq!(done, [Effect::Dial, Effect::IdentityChanged, lobby]);
    assert_eq!(name(&online), Some("eve"));
    // The same person again is no change.
    let done = become_another(&mut online, "eve", 20);
    assert_eq!(done, [Effect::Go(Route::Lobby)]);
}

#[test]
fn who_signs_out_is_nobody() {
    let mut online = known_as("ana");
    let call = only_call(online.update(AccountEvent::SignOut.into(), 10));
    assert_eq!(
        online.update(call.answered(Err(Failure::Unreachable)), 11),
        []
    );
    assert_eq!(name(&online), Some("ana"));
    let call = only_call(online.update(AccountEvent::SignOut.into(), 12));
    let done = online.update(call.answered(Ok(String::new())), 13);
    assert_eq!(done, [Effect::IdentityChanged, Effect::Go(Route::Home)]);
    assert_eq!(online.account.identity(), &Identity::Nobody);
}

#[test]
fn an_account_is_deleted_with_the_right_password() {
    let mut online = known_as("ana");
    let delete = || {
        let body = DeleteBody {
            password: "secret".to_owned().into(),
        };
        AccountEvent::Delete(SubmitEvent::Submit(requests::delete_account(&body))).into()
    };
    let call = only_call(online.update(delete(), 10));
    online.update(call.answered(Err(refused("wrong_password"))), 11);
    let failure = online.account.deleting.failure();
    assert_eq!(failure, Some(&refused("wrong_password")));
    let call = only_call(online.update(delete(), 12));
    let done = online.update(call.answered(Ok(String::new())), 13);
    assert_eq!(done, [Effect::IdentityChanged, Effect::Go(Route::Home)]);
    assert_eq!(online.account.deleting.answer(), None);
}

#[test]
fn a_spectator_becomes_a_guest_or_goes_on_watching() {
    let mut online = Online::new(1);
    let call = only_call(online.update(AccountEvent::BecomeGuest.into(), 10));
    online.update(call.answered(Err(refused("too_fast"))), 11);
    assert_eq!((online.seek_failure.as_ref(), name(&online)), (None, None));
    let call = only_call(online.update(AccountEvent::BecomeGuest.into(), 12));
    let done = online.update(call.answered(Ok(account_of("guest"))), 13);
    assert_eq!(done, [Effect::IdentityChanged]);
    assert_eq!(name(&online), Some("guest"));
}
