//! The sentences of errors that people and operators read, and the causes that errors name.

use std::error::Error;
use std::io;

use paisho_server::account::{AccountError, HashingFailed, NameError, PasswordError, Scope};
use paisho_server::auth::Denied;
use paisho_server::store::{BackupError, RestoreError, StoreError};

/// An error with its sentence, and whether it names a cause.
type Case = (Box<dyn Error>, &'static str, bool);

fn check(cases: Vec<Case>) {
    for (error, sentence, has_cause) in cases {
        assert_eq!(error.to_string(), sentence);
        assert_eq!(error.source().is_some(), has_cause, "{sentence}");
    }
}

fn full_disk() -> io::Error {
    io::Error::other("the disk is full")
}

#[test]
fn a_refusal_says_what_the_request_needs() {
    check(vec![
        (
            Denied::SignInFirst.into(),
            "sign in first, at least as a guest",
            false,
        ),
        (
            Denied::NotForYou.into(),
            "your account does not have permission to do this",
            false,
        ),
        (
            Denied::NeedsScope(Scope::Play).into(),
            "the token lacks the scope `play`; create one with it",
            false,
        ),
    ]);
}

#[test]
fn errors_of_accounts_are_sentences_and_name_their_cause() {
    check(vec![
        (
            AccountError::NameTaken.into(),
            "the name is taken, or looks like one that is taken",
            false,
        ),
        (
            AccountError::Name(NameError::Reserved).into(),
            "this name is reserved; choose another one",
            true,
        ),
        (
            AccountError::Password(PasswordError::Guessable).into(),
            "this password is too easy to guess; choose another one",
            true,
        ),
        (
            AccountError::Hashing(HashingFailed::Broken).into(),
            "a password could not be hashed",
            true,
        ),
        (
            AccountError::Store(StoreError::TooManySearches).into(),
            "too many searches are in progress; try again in a few seconds",
            true,
        ),
    ]);
}

#[test]
fn errors_of_backups_are_sentences_and_name_their_cause() {
    check(vec![
        (
            BackupError::File("copy.sqlite".into(), full_disk()).into(),
            "copy.sqlite can't be written: the disk is full",
            true,
        ),
        (
            StoreError::NoCopy(Box::new(BackupError::Store(StoreError::TooLong))).into(),
            "the database was not upgraded because it could not be copied first: the search took \
             too long; narrow it, for example by player or by time",
            true,
        ),
        (
            RestoreError::Copy(full_disk()).into(),
            "the backup can't be copied: the disk is full",
            true,
        ),
        (
            RestoreError::Unsound("it is empty".to_owned()).into(),
            "the backup is damaged or incomplete: it is empty",
            false,
        ),
    ]);
}
