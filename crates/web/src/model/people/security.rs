//! Security events of the user's own account, in words.

/// The key of the sentence for an event. A newer server may send events that we do not know.
#[must_use]
pub fn security_event(what: &str) -> &'static str {
    match what {
        "signed_in" => "people-event-signed-in",
        "password_changed" => "people-event-password-changed",
        "password_reset" => "people-event-password-reset",
        "reset_link_made" => "people-event-reset-link-made",
        "email_changed" => "people-event-email-changed",
        "email_confirmed" => "people-event-email-confirmed",
        "token_made" => "people-event-token-made",
        "token_ended" => "people-event-token-ended",
        "bot_made" => "people-event-bot-made",
        "role_changed" => "people-event-role-changed",
        "second_factor_added" => "people-event-second-factor-added",
        "second_factor_removed" => "people-event-second-factor-removed",
        "wrong_code" => "people-event-wrong-code",
        _ => "people-event-other",
    }
}
