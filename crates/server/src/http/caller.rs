//! Identifying the sender of a request, and its address.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use super::answer::ApiError;
use super::app_state::AppState;
use super::cookie;
use crate::account::{Accounts, Opens, Scope, Secret};
use crate::auth::{Action, Caller, Denied, Pass, decide};
use crate::config::Config;
use crate::store::{Account, SessionRow, StoreError};

/// Identifies the caller by a token if there is one, else by a session. An invalid secret is
/// treated like none.
pub(super) async fn identify(
    accounts: &Accounts,
    config: &Config,
    headers: &HeaderMap,
) -> Result<Caller, StoreError> {
    let value = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(bearer) = value(header::AUTHORIZATION).and_then(|v| v.strip_prefix("Bearer ")) {
        return by_token(accounts, bearer.trim()).await;
    }
    let Some(text) = value(header::COOKIE).and_then(|v| cookie::find(config, v)) else {
        return Ok(Caller::ANONYMOUS);
    };
    let Some(secret) = Secret::parse(text, Opens::Session) else {
        return Ok(Caller::ANONYMOUS);
    };
    let found = accounts.of_session(&secret).await?;
    Ok(
        found.map_or(Caller::ANONYMOUS, |(account, session)| Caller {
            account: Some(account),
            pass: Pass::Session(session),
        }),
    )
}

async fn by_token(accounts: &Accounts, text: &str) -> Result<Caller, StoreError> {
    let Some(secret) = Secret::parse(text, Opens::Token) else {
        return Ok(Caller::ANONYMOUS);
    };
    let found = accounts.of_token(&secret).await?;
    Ok(found.map_or(Caller::ANONYMOUS, |(account, token)| Caller {
        account: Some(account),
        pass: Pass::Token(Scope::parse_all(&token.scopes).unwrap_or_default()),
    }))
}

/// The client's address of a request.
pub(super) fn address(app: &AppState, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |c| c.0.ip());
    let headers = request.headers().get_all("x-forwarded-for");
    // A header that is not text can't be an address.
    let forwarded = headers
        .iter()
        .rev()
        .map(|value| value.to_str().unwrap_or(""));
    let last_first = forwarded.flat_map(|text| text.rsplit(','));
    let proxies = &app.config.trusted_proxies;
    proxies.client(peer.to_canonical(), last_first)
}

/// The client's address of a request, as the limits count it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Self::Rejection> {
        let known = parts.extensions.get::<Self>().copied();
        Ok(known.unwrap_or(Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The account of a signed-in user; guests count as signed in.
#[derive(Clone, Debug)]
pub(crate) struct Signed(pub(crate) Account);

impl<S: Send + Sync> FromRequestParts<S> for Signed {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, ApiError> {
        let caller = parts.extensions.get::<Caller>();
        let account = caller.and_then(|caller| caller.account.clone());
        account.map(Self).ok_or_else(|| Denied::SignInFirst.into())
    }
}

/// The session of a request that was authenticated by one.
#[derive(Clone, Debug)]
pub(crate) struct InSession(pub(crate) SessionRow);

impl<S: Send + Sync> FromRequestParts<S> for InSession {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, ApiError> {
        match parts.extensions.get::<Caller>().map(|caller| &caller.pass) {
            Some(Pass::Session(session)) => Ok(Self(session.clone())),
            _ => Err(Denied::NeedsSession.into()),
        }
    }
}

/// The account of a request with a session, if it has one. There is no such extractor for tokens: a
/// token is limited to its scopes, so its account must not be used on a route that requires no
/// scope.
#[derive(Clone, Debug)]
pub(crate) struct PerhapsInSession(pub(crate) Option<Account>);

impl<S: Send + Sync> FromRequestParts<S> for PerhapsInSession {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Self::Rejection> {
        let caller = parts.extensions.get::<Caller>();
        let caller = caller.filter(|caller| matches!(caller.pass, Pass::Session(_)));
        Ok(Self(caller.and_then(|caller| caller.account.clone())))
    }
}

/// The account of a caller who may read their own data: with a session, or a token with the scope
/// `read`. `None` for all others, who see only public data.
#[derive(Clone, Debug)]
pub(crate) struct Oneself(pub(crate) Option<Account>);

impl<S: Send + Sync> FromRequestParts<S> for Oneself {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Self::Rejection> {
        let caller = parts.extensions.get::<Caller>();
        let caller = caller.filter(|caller| decide(caller, Action::ReadOwn).is_ok());
        Ok(Self(caller.and_then(|caller| caller.account.clone())))
    }
}

/// The user agent of the client.
#[derive(Clone, Debug)]
pub(crate) struct Agent(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Agent {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Self::Rejection> {
        let value = parts.headers.get(header::USER_AGENT);
        let text = value.map_or_else(String::new, |v| {
            String::from_utf8_lossy(v.as_bytes()).into()
        });
        Ok(Self(text))
    }
}
