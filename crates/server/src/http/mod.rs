//! Routes of the HTTP API.
//!
//! [`router`] is a function of an [`AppState`]; socket, clock and randomness are arguments. Every
//! request passes `guard`, which asks `auth` who may do what.

mod actions;
mod answer;
mod app_state;
mod attempt;
mod body;
mod caller;
mod chat;
mod cookie;
mod counts;
mod document;
mod feed;
mod games;
mod guard;
mod headers;
mod language;
mod limits;
mod links;
mod lobby;
mod me;
mod metrics;
mod moderation;
mod pages;
mod players;
mod routes;
mod second_factor;
mod secrets;
mod sign_in;
mod site;
mod socket;
mod stream;
mod urgency;

use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, Request, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use serde_json::Value;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

pub use self::metrics::{metrics_handle, tend_metrics};
use answer::ApiError;
pub use app_state::{AppState, AppStateError};
pub(crate) use attempt::KNOWN_NETWORK;
use document::Served;
pub(crate) use feed::feed_streams;
pub use site::{Asset, Keep, Site};
pub(crate) use urgency::turns_first;

/// The server's router for a given state.
pub fn router(app: AppState) -> Router {
    let limit = app.config.body_bytes as usize;
    let cookie = cookie::name(&app.config);
    let document = Served::new(&document::openapi(cookie));
    let frames = Served::new(&document::frames());
    routes::routes()
        .route(
            document::OPENAPI,
            get(async move |headers: HeaderMap| document.response(&headers)),
        )
        .route(
            document::FRAMES,
            get(async move |headers: HeaderMap| frames.response(&headers)),
        )
        .merge(pages::routes())
        .merge(links::routes())
        .fallback(site::fallback)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(limit))
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a handler panicked");
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            ApiError::new(
                status,
                "trouble",
                "the server failed to do this; try again later",
            )
            .response()
        }))
        .layer(from_fn(headers::explain))
        .layer(from_fn_with_state(app.clone(), headers::protect))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// The log span of a request. The query is left out because it may hold a secret.
fn span<B>(request: &Request<B>) -> Span {
    let (method, path) = (request.method(), request.uri().path());
    tracing::debug_span!("request", %method, %path)
}

/// The OpenAPI document of a server without TLS, available without running one.
#[must_use]
pub fn document() -> Value {
    document::openapi(cookie::PLAIN)
}

/// The JSON Schema of the WebSocket frames.
#[must_use]
pub fn frames() -> Value {
    document::frames()
}

/// How long a stream may be silent before an empty line is sent to keep it open.
const STILL_HERE: Duration = Duration::from_secs(20);
