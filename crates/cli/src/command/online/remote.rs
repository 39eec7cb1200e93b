//! Talking to a server: requests with the caller's credentials, answers, refusals.

use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use paisho_wire::{Broken, Problem, Refusal};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, SET_COOKIE};
use ureq::http::{HeaderName, Request, Response};
use ureq::{Agent, AsSendBody, Body};

use super::keys::Pass;
use super::words::clean;

/// The timeout for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// The maximum size of an answer, in bytes.
const LONGEST: u64 = 64 << 20;

/// A server, and the caller's credentials there.
#[derive(Debug)]
pub(super) struct Remote {
    base: String,
    agent: Agent,
    pass: Option<Pass>,
}

/// A successful answer.
#[derive(Debug)]
pub(super) struct Answer {
    /// The body.
    pub(super) text: String,
    /// The session that the answer opened.
    pub(super) session: Option<Pass>,
}

impl Answer {
    /// The body, parsed.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T> {
        serde_json::from_str(&self.text)
            .context("cannot read the server's answer; is it a paisho server?")
    }
}

/// The server refused the request.
#[derive(Debug)]
pub(super) struct Refused(pub(super) Problem);

impl Refused {
    /// The rule that a turn would break, if that is why the server refused.
    pub(super) fn broken(&self) -> Option<&Broken> {
        match &self.0.refusal {
            Some(Refusal::Illegal(broken)) => Some(broken),
            _ => None,
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&clean(&self.0.message))?;
        match self.0.error.as_str() {
            "sign_in_first" => f.write_str("; see paisho online guest --help"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Refused {}

/// A server's address as people write it, without the trailing slash.
pub(super) fn address(text: &str) -> Result<String> {
    let rest = text.strip_prefix("http://");
    let rest = rest.or_else(|| text.strip_prefix("https://"));
    let host = rest.map(|rest| rest.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '@', '?', '#']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => bail!("expected a server address such as http://localhost:7249, found {text:?}"),
    }
}

/// A network error. Only its message is kept: a broken pipe to the server must not be mistaken for
/// a closed standard output, which ends the program silently.
pub(super) fn network(what: &str, error: &dyn std::error::Error) -> anyhow::Error {
    anyhow!("{what}: {error}")
}

impl Remote {
    /// A server at an [`address`].
    pub(super) fn new(base: String, pass: Option<Pass>) -> Self {
        // Only the given address is ever contacted: no redirects, no proxy.
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .user_agent(concat!("paisho/", env!("CARGO_PKG_VERSION")));
        Self {
            base,
            agent: config.build().into(),
            pass,
        }
    }

    /// The address of the WebSocket.
    pub(super) fn socket(&self) -> String {
        let socket = self.base.replacen("http", "ws", 1);
        format!("{socket}/api/v1/socket")
    }

    /// The header that carries the caller's credentials.
    pub(super) fn credentials(&self) -> Option<(HeaderName, String)> {
        Some(match self.pass.as_ref()? {
            Pass::Session(cookie) => (COOKIE, cookie.reveal().to_owned()),
            Pass::Token(token) => (AUTHORIZATION, format!("Bearer {}", token.reveal())),
        })
    }

    pub(super) fn get(&self, path: &str) -> Result<Answer> {
        self.send("GET", path, ())
    }

    pub(super) fn delete(&self, path: &str) -> Result<Answer> {
        self.send("DELETE", path, ())
    }

    pub(super) fn post(&self, path: &str, body: &impl Serialize) -> Result<Answer> {
        self.send("POST", path, serde_json::to_string(body)?)
    }

    fn send(&self, method: &str, path: &str, body: impl AsSendBody) -> Result<Answer> {
        let uri = format!("{}/api/v1/{path}", self.base);
        let mut request = Request::builder().method(method).uri(uri);
        request = request.header(CONTENT_TYPE, "application/json");
        if let Some((name, value)) = self.credentials() {
            request = request.header(name, value);
        }
        let answer = request.body(body).map_err(ureq::Error::from);
        let answer = answer.and_then(|request| self.agent.run(request));
        read(answer.map_err(|error| network(&format!("cannot reach {}", self.base), &error))?)
    }
}

fn read(mut answer: Response<Body>) -> Result<Answer> {
    let status = answer.status();
    let session = answer.headers().get(SET_COOKIE).and_then(|value| {
        let pair = value.to_str().ok()?.split(';').next()?;
        Some(Pass::Session(pair.to_owned().into()))
    });
    let body = answer.body_mut().with_config().limit(LONGEST);
    let text = body.read_to_string();
    let text =
        text.map_err(|error| network("the connection was lost during the answer", &error))?;
    if status.is_success() {
        return Ok(Answer { text, session });
    }
    let problem: Result<Problem, _> = serde_json::from_str(&text);
    ensure!(
        problem.is_ok(),
        "the server answered {status}; is it a paisho server?"
    );
    Err(Refused(problem?).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_those_of_servers() {
        assert_eq!(
            address("http://localhost:7249/").unwrap(),
            "http://localhost:7249"
        );
        for bad in [
            "localhost",
            "ftp://a",
            "http://",
            "http://a/b",
            "http://u@a",
        ] {
            let said = address(bad).unwrap_err().to_string();
            assert!(said.contains(bad), "{said}");
        }
    }

    #[test]
    fn sockets_are_as_safe_as_requests() {
        let socket = |base: &str| Remote::new(base.to_owned(), None).socket();
        assert_eq!(socket("http://a:1"), "ws://a:1/api/v1/socket");
        assert_eq!(socket("https://a"), "wss://a/api/v1/socket");
    }
}
