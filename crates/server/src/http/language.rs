//! The language of a request: the app asks in the language it is shown in, other clients in that
//! of their user.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use paisho_view::words::Language;

/// The best language for a request, if it asks for one that we have.
pub(super) fn asked(headers: &HeaderMap) -> Option<Language> {
    let wishes = headers.get(header::ACCEPT_LANGUAGE)?;
    Language::negotiate(wishes.to_str().ok()?)
}

/// The language that a request asks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked(pub(super) Option<Language>);

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Self::Rejection> {
        Ok(Self(asked(&parts.headers)))
    }
}
