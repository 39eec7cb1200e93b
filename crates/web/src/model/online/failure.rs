//! Why a request failed.

use paisho_view::words::Words;
use paisho_wire::{Problem, Refusal};

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The server can't be reached.
    Unreachable,
    /// The server refused, with a reason.
    Refused(Problem),
    /// The server's answer can't be read: the page is older than the server.
    Unreadable,
}

impl Failure {
    /// Whether the requested thing does not exist.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        let Self::Refused(problem) = self else {
            return false;
        };
        let missing = [Refusal::NoSuchGame {}, Refusal::NoSuchSeek {}];
        problem.error == "not_found"
            || problem
                .refusal
                .as_ref()
                .is_some_and(|why| missing.contains(why))
    }

    /// Whether the server wants a second-factor code in addition to the password.
    #[must_use]
    pub fn asks_for_code(&self) -> bool {
        matches!(self, Self::Refused(problem) if problem.error == "code_needed")
    }

    /// The reason in words.
    #[must_use]
    pub fn tell(&self, words: &Words) -> String {
        match self {
            Self::Unreachable => words.phrase("online-unreachable").say(),
            Self::Unreadable => words.phrase("online-outdated").say(),
            Self::Refused(problem) => tell_problem(problem, words),
        }
    }
}

fn tell_problem(problem: &Problem, words: &Words) -> String {
    if let Some(refusal) = &problem.refusal {
        return super::refusal(refusal, words);
    }
    let id = match problem.error.as_str() {
        "name_taken" => "people-name-taken",
        "bad_name" => "people-bad-name",
        "bad_password" => "people-bad-password",
        "bad_email" => "people-bad-email",
        "wrong_password" => "people-wrong-password",
        "code_needed" => "people-code-needed",
        "wrong_code" => "people-wrong-code",
        "needs_second_factor" => "people-needs-second-factor",
        "password_needed" => "people-password-needed",
        "too_many_mails" => "people-too-many-mails",
        "suspended" => "people-suspended",
        "door_closed" => "people-door-closed",
        "not_found" => "people-not-found",
        "bad_link" => "people-bad-link",
        "not_registered" => "people-not-registered",
        "too_many" => "people-too-many",
        "sign_in_first" => "people-sign-in-first",
        "too_fast" => "people-too-fast",
        "too_busy" => "people-too-busy",
        "trouble" | "too_slow" => "online-no-trouble",
        "not_for_you" | "needs_scope" | "needs_session" => "people-not-for-you",
        "bad_token" => "people-bad-token",
        "unreadable" | "too_large" => "online-no-unreadable",
        _ => "online-no-other",
    };
    words.phrase(id).say()
}
