//! Lifetimes of sessions, tokens and links, with a clock that the test controls, and limits on
//! their number.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use paisho_server::account::{AccountError, Accounts, Hasher, Opened, Scope};
use paisho_server::config::{Given, Origin, gather};
use paisho_server::env::Env;
use paisho_server::store::{Account, Measure, NewModerationEntry, Store};
use tempfile::TempDir;

use crate::behind::change;
use crate::host::PASSWORD;
use crate::sample::store;

const START: u64 = 1_800_000_000_000;
const MINUTE: u64 = 60_000;
const DAY: u64 = 86_400_000;

/// Accounts with sessions of five days.
struct Office {
    accounts: Accounts,
    store: Store,
    clock: Arc<AtomicU64>,
    directory: TempDir,
}

impl Office {
    async fn open() -> Self {
        let (store, directory) = store().await;
        let days = Given {
            key: "session_days".to_owned(),
            value: "5".to_owned(),
            origin: Origin::Default,
        };
        let config = Arc::new(gather(&[days]).unwrap());
        let clock = Arc::new(AtomicU64::new(START));
        let (hands, chance) = (Arc::clone(&clock), Env::real());
        let env = Env::new(move || hands.load(Ordering::Relaxed), move || chance.word());
        let hasher = Hasher::new(2).unwrap();
        let accounts = Accounts::new(store.clone(), config, env, hasher, None);
        Self {
            accounts,
            store,
            clock,
            directory,
        }
    }

    fn at(&self, time: u64) {
        self.clock.store(START + time, Ordering::Relaxed);
    }

    async fn register(&self, name: &str) -> Opened {
        let new = self
            .accounts
            .register(name, PASSWORD, None, None, "test", None);
        new.await.unwrap()
    }

    async fn suspend(&self, account: &Account, until: u64) {
        let deed = NewModerationEntry {
            at: START,
            actor: "test",
            action: "suspend",
            subject: Some(&account.id),
            detail: "",
        };
        let measure = Measure::Suspend(START + until);
        self.store.take_measure(measure, deed).await.unwrap();
    }
}

#[tokio::test]
async fn a_session_lives_for_its_days_after_it_was_last_used() {
    let office = Office::open().await;
    assert_eq!(office.accounts.session_length(), 5 * DAY);
    let (unused, used) = (office.register("anna").await, office.register("ben").await);
    let seen = async |opened: &Opened| {
        let found = office.accounts.of_session(&opened.secret).await.unwrap();
        found.map(|(_, row)| (row.seen - START, row.expires - START))
    };
    assert_eq!(seen(&used).await, Some((0, 5 * DAY)));
    // Use within ten minutes is not written to the database.
    office.at(10 * MINUTE);
    for _ in 0..2 {
        assert_eq!(seen(&used).await, Some((0, 5 * DAY)));
    }
    let noted = 10 * MINUTE + 1;
    office.at(noted);
    seen(&used).await;
    assert_eq!(seen(&used).await, Some((noted, noted + 5 * DAY)));
    office.at(5 * DAY);
    assert_eq!(seen(&unused).await, None);
    assert!(seen(&used).await.is_some());
}

#[tokio::test]
async fn a_suspended_user_can_not_sign_in_until_then() {
    let office = Office::open().await;
    let anna = office.register("anna").await.account;
    office.suspend(&anna, DAY).await;
    office.at(DAY - 1);
    let refused = office.accounts.sign_in("anna", PASSWORD, "", "test").await;
    assert!(matches!(refused, Err(AccountError::Suspended(until)) if until == START + DAY));
    office.at(DAY);
    let opened = office.accounts.sign_in("anna", PASSWORD, "", "test").await;
    let secret = opened.unwrap().secret;
    office.suspend(&anna, 2 * DAY).await;
    assert_eq!(office.accounts.of_session(&secret).await.unwrap(), None);
}

#[tokio::test]
async fn a_session_that_is_still_open_does_not_serve_a_suspended_account() {
    let office = Office::open().await;
    let secret = office.register("anna").await.secret;
    // Moderators' suspensions end all sessions as well, so this one is made without them.
    let statement = format!("UPDATE accounts SET suspended = {}", START + DAY);
    change(office.directory.path(), &statement).await;
    assert_eq!(office.accounts.of_session(&secret).await.unwrap(), None);
    office.at(DAY);
    let found = office.accounts.of_session(&secret).await.unwrap();
    assert!(found.is_some());
}

#[tokio::test]
async fn a_token_lives_for_its_days_and_its_use_is_noted() {
    let office = Office::open().await;
    let anna = office.register("anna").await.account;
    let make = office
        .accounts
        .make_token(&anna, "script", &[Scope::Read], Some(3));
    let (secret, row) = make.await.unwrap();
    assert_eq!(row.expires, Some(START + 3 * DAY));
    let seen = async || {
        let found = office.accounts.of_token(&secret).await.unwrap();
        found.map(|(_, row)| row.seen.map(|at| at - START))
    };
    assert_eq!(seen().await, Some(None));
    office.at(10 * MINUTE);
    for _ in 0..2 {
        assert_eq!(seen().await, Some(Some(0)));
    }
    office.at(10 * MINUTE + 1);
    seen().await;
    assert_eq!(seen().await, Some(Some(10 * MINUTE + 1)));
    office.at(3 * DAY - 1);
    assert!(seen().await.is_some());
    office.at(3 * DAY);
    assert_eq!(seen().await, None);
}

#[tokio::test]
async fn a_bot_is_as_suspended_as_who_answers_for_it() {
    let office = Office::open().await;
    let anna = office.register("anna").await.account;
    let bot = office.accounts.make_bot(&anna, "annabot").await.unwrap();
    let make = office
        .accounts
        .make_token(&bot, "bot", &[Scope::Play], None);
    let (secret, row) = make.await.unwrap();
    assert_eq!(row.expires, None);
    let (who, _) = office.accounts.of_token(&secret).await.unwrap().unwrap();
    assert_eq!(who.name, "annabot");
    office.suspend(&anna, DAY).await;
    assert!(office.accounts.of_token(&secret).await.unwrap().is_none());
    office.at(DAY);
    assert!(office.accounts.of_token(&secret).await.unwrap().is_some());
    office.suspend(&bot, 2 * DAY).await;
    assert!(office.accounts.of_token(&secret).await.unwrap().is_none());
}

#[tokio::test]
async fn there_are_fifty_tokens_with_labels_of_sixty_letters() {
    let office = Office::open().await;
    let anna = office.register("anna").await.account;
    let make = async |label: &str| {
        let made = office.accounts.make_token(&anna, label, &[], None).await;
        made.map(|(_, row)| row.label)
    };
    let longest = "ü".repeat(60);
    assert_eq!(make(&format!(" {longest} ")).await.unwrap(), longest);
    for label in [format!("{longest}x"), "  ".to_owned()] {
        let refused = make(&label).await;
        assert!(matches!(refused, Err(AccountError::BadToken(_))));
    }
    for number in 2..=50 {
        make(&format!("token {number}")).await.unwrap();
    }
    assert!(matches!(make("more").await, Err(AccountError::TooMany)));
}

#[tokio::test]
async fn a_person_answers_for_five_bots_and_a_guest_for_none() {
    let office = Office::open().await;
    let anna = office.register("anna").await.account;
    for number in 1..=5 {
        let name = format!("annabot{number}");
        office.accounts.make_bot(&anna, &name).await.unwrap();
    }
    let more = office.accounts.make_bot(&anna, "annabot6").await;
    assert!(matches!(more, Err(AccountError::TooMany)));
    let ben = office.register("ben").await.account;
    let taken = office.accounts.make_bot(&ben, "annabot1").await;
    assert!(matches!(taken, Err(AccountError::NameTaken)));
    let guest = office.accounts.create_guest("test").await.unwrap();
    let refused = office.accounts.make_bot(&guest.account, "guestbot").await;
    assert!(matches!(refused, Err(AccountError::NotRegistered)));
    let refused = office.accounts.reset_link(&guest.account).await;
    assert!(matches!(refused, Err(AccountError::NotRegistered)));
}

#[tokio::test]
async fn a_link_for_a_new_password_lives_for_a_day() {
    let office = Office::open().await;
    let anna = office.register("anna").await.account;
    for (wait, fits) in [(DAY - 1, true), (DAY, false)] {
        office.at(0);
        let link = office.accounts.reset_link(&anna).await.unwrap();
        let (_, secret) = link.split_once("?link=").unwrap();
        office.at(wait);
        let done = office.accounts.reset_password(secret, PASSWORD).await;
        assert_eq!(done.is_ok(), fits, "after {wait} ms");
    }
}

#[tokio::test]
async fn addresses_are_checked_and_may_be_left_out() {
    let office = Office::open().await;
    let anna = office.register("anna").await.account;
    let email = async |email: Option<&str>| {
        let change = office.accounts.change_email(&anna, PASSWORD, email).await;
        let kept = office.store.account(&anna.id).await.unwrap().unwrap().email;
        change.map(|()| kept)
    };
    let kept = email(Some(" anna@post.example ")).await.unwrap();
    assert_eq!(kept.as_deref(), Some("anna@post.example"));
    for bad in ["anna", "anna@", "anna post@paisho.example"] {
        assert!(matches!(email(Some(bad)).await, Err(AccountError::Email)));
    }
    let long = format!("anna@{}example", "post.".repeat(60));
    assert!(matches!(email(Some(&long)).await, Err(AccountError::Email)));
    for none in [Some("  "), None] {
        email(Some("anna@post.example")).await.unwrap();
        assert_eq!(email(none).await.unwrap(), None);
    }
}

#[tokio::test]
async fn a_session_that_is_used_all_the_time_ends_all_the_same() {
    let office = Office::open().await;
    let opened = office.register("anna").await;
    let is_open = async || {
        let found = office.accounts.of_session(&opened.secret).await.unwrap();
        found.is_some()
    };
    for day in (0..180).step_by(4) {
        office.at(day * DAY);
        assert!(is_open().await, "day {day}");
    }
    office.at(180 * DAY - 1);
    assert!(is_open().await);
    office.at(180 * DAY);
    assert!(!is_open().await);
}
