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
mod limits;
mod links;
mod lobby;
mod me;
mod metrics;
mod moderation;
mod pages;
mod players;
mod second_factor;
mod secrets;
mod sign_in;
mod site;
mod socket;
mod stream;

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
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use self::metrics::{metrics_handle, tend_metrics};
use answer::ApiError;
pub use app_state::{AppState, AppStateError};
pub(crate) use attempt::KNOWN_NETWORK;
use document::Served;
pub(crate) use feed::feed_streams;
pub use site::{Asset, Keep, Site};

/// The server's router for a given state.
pub fn router(app: AppState) -> Router {
    let limit = app.config.body_bytes as usize;
    let (router, declared) = api().split_for_parts();
    let cookie = cookie::name(&app.config);
    let document = Served::new(&document::complete(&declared, cookie));
    let frames = Served::new(&document::frames());
    router
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
    document::complete(&api().split_for_parts().1, cookie::PLAIN)
}

/// The JSON Schema of the WebSocket frames.
#[must_use]
pub fn frames() -> Value {
    document::frames()
}

/// How long a stream may be silent before an empty line is sent to keep it open.
const STILL_HERE: Duration = Duration::from_secs(20);

/// All routes described by the OpenAPI document.
fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(document::Declared::openapi())
        .routes(routes!(pages::server_info))
        .routes(routes!(sign_in::guest))
        .routes(routes!(sign_in::register))
        .routes(routes!(sign_in::sign_in))
        .routes(routes!(sign_in::sign_out))
        .routes(routes!(sign_in::forgot))
        .routes(routes!(sign_in::reset))
        .routes(routes!(me::who_am_i, me::delete))
        .routes(routes!(me::security))
        .routes(routes!(me::sessions, me::end_sessions))
        .routes(routes!(me::end_session))
        .routes(routes!(me::preferences, me::put_preferences))
        .routes(routes!(me::vacation, me::begin_vacation, me::end_vacation))
        .routes(routes!(me::export))
        .routes(routes!(
            second_factor::offer,
            second_factor::accept,
            second_factor::remove
        ))
        .routes(routes!(secrets::password))
        .routes(routes!(secrets::email))
        .routes(routes!(secrets::tokens, secrets::make_token))
        .routes(routes!(secrets::end_token))
        .routes(routes!(secrets::bots, secrets::make_bot))
        .routes(routes!(secrets::make_bot_token))
        .routes(routes!(players::blocks))
        .routes(routes!(players::block, players::unblock))
        .routes(routes!(players::profile))
        .routes(routes!(players::games))
        .routes(routes!(players::ratings))
        .routes(routes!(players::ranking))
        .routes(routes!(games::search))
        .routes(routes!(games::live))
        .routes(routes!(games::mine))
        .routes(routes!(games::next))
        .routes(routes!(games::my_records))
        .routes(routes!(games::state))
        .routes(routes!(games::one_record))
        .routes(routes!(stream::games))
        .merge(of_the_table())
        .merge(of_the_moderators())
}

fn of_the_table() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(socket::socket))
        .routes(routes!(actions::act))
        .routes(routes!(chat::chat, chat::say))
        .routes(routes!(lobby::seeks, lobby::offer))
        .routes(routes!(lobby::seek, lobby::withdraw))
        .routes(routes!(lobby::join))
}

fn of_the_moderators() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(moderation::report))
        .routes(routes!(moderation::reports))
        .routes(routes!(moderation::close))
        .routes(routes!(moderation::measure))
        .routes(routes!(moderation::reset_link))
        .routes(routes!(moderation::audit))
        .routes(routes!(moderation::appoint, moderation::dismiss))
}
