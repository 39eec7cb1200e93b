//! Every message as JSON: compared with the files in `tests/golden`, and parsed back.
//!
//! After an intended change, run `UPDATE_GOLDEN=1 cargo test -p paisho-wire` and review the
//! difference: messages from old clients must still parse.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod samples;

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use samples::{account, actions, events, from_client, http, people, refusals, to_client};

/// Compares a list of values with a golden file that has one line of JSON for each, and parses the
/// lines back.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, values: &[T]) {
    let lines = values
        .iter()
        .map(|v| serde_json::to_string(v).unwrap() + "\n");
    let text: String = lines.collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let file = folder.join(name).with_extension("jsonl");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let golden = fs::read_to_string(&file).unwrap();
    assert!(
        golden == text,
        "{name} has changed; see the head of this file"
    );
    let read: Vec<T> = golden
        .lines()
        .map(|l| serde_json::from_str(l).unwrap())
        .collect();
    assert_eq!(
        read, values,
        "{name} is read back otherwise than it was written"
    );
}

#[test]
fn what_clients_send() {
    check("to_server", &from_client::all());
}

#[test]
fn what_players_ask_for() {
    check("actions", &actions::all());
}

#[test]
fn what_clients_hear() {
    check("to_client", &to_client::all());
}

#[test]
fn what_happens_at_a_table() {
    check("events", &events::all());
}

#[test]
fn why_not() {
    check("refusals", &refusals::all());
}

#[test]
fn bodies_of_requests_and_answers() {
    check("server_info", &http::server_infos());
    check("seek_body", &http::seek_bodies());
    check("seek_answer", &http::seek_answers());
    check("seek_list", &[http::seek_list()]);
    check("action_body", &http::action_bodies());
    check("game_list", &[http::game_list()]);
    check("game_state", &http::game_states());
}

#[test]
fn bodies_about_ones_own_account() {
    check("register_body", &account::register_bodies());
    check("sign_in_body", &account::sign_in_bodies());
    check("second_factor_body", &[account::second_factor_body()]);
    check("second_factor_offered", &[account::second_factor_offered()]);
    check("code_body", &[account::code_body()]);
    check("recovery_codes", &[account::recovery_codes()]);
    check(
        "remove_second_factor_body",
        &[account::remove_second_factor_body()],
    );
    check("password_body", &[account::password_body()]);
    check("email_body", &account::email_bodies());
    check("name_body", &[account::name_body()]);
    check("forgot_body", &[account::forgot_body()]);
    check("reset_body", &[account::reset_body()]);
    check("delete_body", &account::delete_bodies());
    check("me", &account::selves());
    check("vacation", &account::vacations());
    check("session", &[account::session()]);
    check("security", &account::security());
    check("token_body", &account::token_bodies());
    check("token", &account::tokens());
    check("token_made", &[account::token_made()]);
    check("bot_body", &[account::bot_body()]);
}

#[test]
fn bodies_about_players() {
    check("person", &people::people());
    check("profile", &people::profiles());
    check("rating_step", &[people::rating_step()]);
    check("ranking", &people::rankings());
}

#[test]
fn bodies_of_moderators() {
    check("report_body", &people::report_bodies());
    check("report", &people::reports());
    check("verdict_body", &[people::verdict_body()]);
    check("measure_body", &people::measure_bodies());
    check("audit_line", &people::audit_lines());
}

#[test]
fn answers_that_refuse() {
    check("problem", &people::problems());
}
