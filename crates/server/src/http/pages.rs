//! Pages outside the API: front page, health check, metrics.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use paisho::{Position, Ruleset};
use paisho_engine::Level;
use paisho_view::svg::{Diagram, Theme};
use paisho_wire::{LevelShown, PROTOCOL, ServerInfo};

use super::answer::{Answer, ApiError};
use super::app_state::AppState;
use super::caller::{Oneself, address};
use super::sign_in::me;
use super::site;
use crate::config::{Config, Door, Metrics};

const FRONT: &str = include_str!("../../pages/front.html");
const STYLE: &str = include_str!("../../pages/server.css");

/// Routes that the OpenAPI document does not describe.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(front))
        .route(
            "/server.css",
            get(async || typed("text/css; charset=utf-8", STYLE)),
        )
        .route("/board.svg", get(board))
        .route(
            "/robots.txt",
            get(async || "User-agent: *\nDisallow: /api/\n"),
        )
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
}

fn typed(kind: &'static str, body: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}

async fn front(State(app): State<AppState>, headers: HeaderMap) -> Answer<Response> {
    if let Some(page) = site::page(&app, &headers) {
        return Ok(page);
    }
    let stats = app.counts.of(&app.store, app.env.now()).await?;
    let contact = app.config.contact.as_deref().unwrap_or("not given");
    let page = FRONT
        .replace("{{title}}", &escaped(&app.config.title))
        .replace("{{contact}}", &escaped(contact))
        .replace("{{version}}", env!("CARGO_PKG_VERSION"))
        .replace("{{playing}}", &stats.playing.to_string())
        .replace("{{finished}}", &stats.finished.to_string())
        .replace("{{turns}}", &stats.turns.to_string())
        .replace("{{people}}", &stats.persons.to_string());
    Ok(Html(page).into_response())
}

/// Escapes a text for HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

async fn board() -> Response {
    let position = Position::start(Ruleset::RULEBOOK);
    let picture = Diagram::of(&position).to_svg(&Theme::GARDEN_LIGHT);
    typed("image/svg+xml", picture)
}

/// Health check: whether the database can be written.
async fn health(State(app): State<AppState>) -> (StatusCode, &'static str) {
    match app.store.check(app.env.now()).await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database can't be written; see the server's log for the reason\n",
        ),
    }
}

async fn metrics(State(app): State<AppState>, request: Request) -> Answer<Response> {
    let forwarded = request.headers().contains_key("x-forwarded-for");
    let is_local = address(&app, &request).is_loopback() && !forwarded;
    match app.config.metrics {
        Metrics::Open => {}
        Metrics::Local if is_local => {}
        Metrics::Local | Metrics::Off => return Err(ApiError::missing("page")),
    }
    let text = super::metrics::text(&app).await?;
    Ok(typed("text/plain; version=0.0.4", text))
}

/// About this server, and your account on it.
///
/// Unlike `/api/v1/me` it also answers if you are not signed in.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/server", tag = "server",
    responses(
        (status = 200, description = "The server, and your account if you are signed in.",
            body = ServerInfo),
    )))]
pub(super) async fn server_info(
    State(app): State<AppState>,
    Oneself(account): Oneself,
) -> Json<ServerInfo> {
    let config = &app.config;
    Json(ServerInfo {
        title: config.title.clone(),
        contact: config.contact.clone(),
        protocol: PROTOCOL,
        rules_version: Ruleset::VERSION,
        registration: config.registration == Door::Open,
        guests: config.guests == Door::Open,
        mail: config.smtp.is_some(),
        computers: computers(config),
        you: account.as_ref().map(me),
    })
}

/// The computer opponents, if the server has threads for them.
fn computers(config: &Config) -> Vec<LevelShown> {
    let levels = Level::ALL.iter().filter(|_| config.engine_threads > 0);
    let shown = levels.map(|level| LevelShown {
        level: level.number,
        name: level.name.to_owned(),
        description: level.description.to_owned(),
    });
    shown.collect()
}
