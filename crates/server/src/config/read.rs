//! Parsers for the values of single settings.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::http::Uri;
use lettre::Address;
use tracing_subscriber::filter::Targets;

use super::{Door, LogFormat, Metrics, SecondFactor, Secret};

pub(super) fn address(value: &str) -> Result<SocketAddr, String> {
    value
        .parse()
        .map_err(|_| "expected an address with a port, such as 127.0.0.1:7249".to_owned())
}

pub(super) fn directory(value: &str) -> Result<PathBuf, String> {
    if value.is_empty() {
        return Err("expected the path to a directory".to_owned());
    }
    Ok(PathBuf::from(value))
}

/// Scheme and host only: links are made by adding a path.
pub(super) fn url(value: &str) -> Result<Option<String>, String> {
    if value.is_empty() {
        return Ok(None);
    }
    let expected = || "expected https:// or http:// and a host name, without a path".to_owned();
    let uri: Uri = value.parse().map_err(|_| expected())?;
    let web = matches!(uri.scheme_str(), Some("http" | "https"));
    if !web || uri.authority().is_none() || uri.path() != "/" || uri.query().is_some() {
        return Err(expected());
    }
    Ok(Some(value.trim_end_matches('/').to_owned()))
}

pub(super) fn text<const MOST: usize>(value: &str) -> Result<String, String> {
    if value.chars().count() > MOST || value.chars().any(char::is_control) {
        return Err(format!("expected one line of at most {MOST} characters"));
    }
    Ok(value.to_owned())
}

pub(super) fn number<const LEAST: u32, const MOST: u32>(value: &str) -> Result<u32, String> {
    let number = value.parse().ok();
    number
        .filter(|n| (LEAST..=MOST).contains(n))
        .ok_or_else(|| format!("expected a number from {LEAST} to {MOST}"))
}

/// The shortest pause that may be configured, in milliseconds. The server checks every 200
/// milliseconds whether it was late. Below about two of these intervals, ordinary delays would
/// count as pauses, and clocks would stand still.
const SHORTEST_PAUSE: u32 = 500;

/// The length from which a pause counts, in milliseconds; 0 for never.
pub(super) fn pause<const MOST: u32>(value: &str) -> Result<u32, String> {
    let millis = value.parse().ok();
    millis
        .filter(|n| *n == 0 || (SHORTEST_PAUSE..=MOST).contains(n))
        .ok_or_else(|| {
            format!(
                "expected 0 or a number from {SHORTEST_PAUSE} to {MOST} (shorter delays are normal)"
            )
        })
}

/// One of a fixed set of words.
fn word<T: Copy>(value: &str, words: &[(&str, T)]) -> Result<T, String> {
    let found = words.iter().find(|(word, _)| *word == value);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| {
        let known: Vec<String> = words.iter().map(|(word, _)| format!("`{word}`")).collect();
        format!("expected {}", known.join(" or "))
    })
}

pub(super) fn door(value: &str) -> Result<Door, String> {
    word(value, &[("open", Door::Open), ("closed", Door::Closed)])
}

pub(super) fn second_factor(value: &str) -> Result<SecondFactor, String> {
    match value {
        "optional" => Ok(SecondFactor::Optional),
        "moderators" => Ok(SecondFactor::Moderators),
        _ => Err("expected `optional` or `moderators`".to_owned()),
    }
}

pub(super) fn metrics(value: &str) -> Result<Metrics, String> {
    word(
        value,
        &[
            ("local", Metrics::Local),
            ("open", Metrics::Open),
            ("off", Metrics::Off),
        ],
    )
}

pub(super) fn log_format(value: &str) -> Result<LogFormat, String> {
    word(
        value,
        &[("text", LogFormat::Text), ("json", LogFormat::Json)],
    )
}

pub(super) fn filter(value: &str) -> Result<Targets, String> {
    let expected = |_| "expected a filter such as `info` or `paisho_server=debug`".to_owned();
    value.parse().map_err(expected)
}

/// The value is a secret, so the error must not quote any of it.
pub(super) fn smtp(value: &str) -> Result<Option<Secret>, String> {
    if value.is_empty() {
        return Ok(None);
    }
    let uri: Option<Uri> = value.parse().ok();
    let fits = uri.is_some_and(|uri| {
        matches!(uri.scheme_str(), Some("smtp" | "smtps")) && uri.host().is_some()
    });
    if !fits {
        return Err("expected smtps://user:password@host or smtp://host:port".to_owned());
    }
    Ok(Some(Secret(value.to_owned())))
}

pub(super) fn mail_address(value: &str) -> Result<Option<String>, String> {
    if value.is_empty() {
        return Ok(None);
    }
    match value.parse::<Address>() {
        Ok(_) => Ok(Some(value.to_owned())),
        Err(_) => Err("expected an e-mail address such as noreply@paisho.example".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::LiveSettings;

    #[test]
    fn a_pause_that_is_usual_is_no_pause() {
        for (value, read) in [("0", 0), ("500", 500), ("60000", 60_000)] {
            assert_eq!(pause::<60_000>(value), Ok(read));
        }
        for value in ["1", "200", "499", "60001", "-1", "soon"] {
            let expected = pause::<60_000>(value).unwrap_err();
            assert!(expected.contains("0 or a number from 500"), "{expected}");
        }
        let usual = LiveSettings::default().sweep.as_millis();
        assert!(u128::from(SHORTEST_PAUSE) >= 2 * usual);
    }
}
