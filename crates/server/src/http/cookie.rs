//! The only cookie: the secret of a session.

use axum::http::HeaderValue;

use crate::account::Secret;
use crate::config::Config;

/// The name of the cookie without TLS.
pub(super) const PLAIN: &str = "paisho";

/// Over TLS, the prefix `__Host-` makes browsers accept it only from this very host, and only if it
/// is secure.
pub(super) fn name(config: &Config) -> &'static str {
    if config.is_secure() {
        "__Host-paisho"
    } else {
        PLAIN
    }
}

/// The value of our cookie in a `Cookie` header.
pub(super) fn find<'a>(config: &Config, cookies: &'a str) -> Option<&'a str> {
    let pairs = cookies
        .split(';')
        .filter_map(|pair| pair.trim().split_once('='));
    let mut ours = pairs.filter(|(found, _)| *found == name(config));
    ours.next().map(|(_, value)| value)
}

/// A header that sets the cookie for this many seconds.
pub(super) fn set(config: &Config, secret: &Secret, seconds: u64) -> Option<HeaderValue> {
    with_value(config, secret.reveal(), seconds)
}

/// A header that deletes the cookie.
pub(super) fn clear(config: &Config) -> Option<HeaderValue> {
    with_value(config, "", 0)
}

fn with_value(config: &Config, value: &str, seconds: u64) -> Option<HeaderValue> {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let text = format!(
        "{}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}",
        name(config)
    );
    let mut header: HeaderValue = text.parse().ok()?;
    header.set_sensitive(true);
    Some(header)
}
