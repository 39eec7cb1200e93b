//! The checks that every request passes: rate limits, authentication, authorization, origin.

use std::sync::Arc;
use std::time::Instant;

use axum::body::HttpBody;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{Extensions, HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::answer::{Answer, ApiError};
use super::app_state::AppState;
use super::body::{leave_unread, read};
use super::caller::{ClientAddress, address, identify};
use super::urgency::is_urgent;
use crate::auth::{Action, Caller, Denied, Pass, action_of, decide};
use crate::config::SecondFactor;
use crate::connection::Counted;

/// The path label of requests that match no route.
const UNKNOWN: &str = "unknown";

/// Passes a request to its handler, or refuses it.
pub(super) async fn guard(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or(UNKNOWN, MatchedPath::as_str).to_owned();
    let method = method_label(request.method());
    let response = match pass(&app, &path, request).await {
        Ok(request) => next.run(request).await,
        Err(refused) => refused,
    };
    count(method, path, response.status(), began);
    response
}

/// The request with its body, if it passes all checks.
async fn pass(app: &AppState, path: &str, mut request: Request) -> Result<Request, Response> {
    match admit(app, path, &mut request).await {
        Ok(()) => read(app, request).await,
        Err(refused) if request.body().is_end_stream() => Err(refused.into_response()),
        Err(refused) => Err(leave_unread(refused, request.extensions())),
    }
}

async fn admit(app: &AppState, path: &str, request: &mut Request) -> Answer<()> {
    let from = address(app, request);
    let limited = app.limits.request(from);
    limited.inspect_err(|_| note_refusal(request.extensions()))?;
    if let Some(connection) = request.extensions().get::<Arc<Counted>>() {
        connection
            .charge(from)
            .inspect_err(|full| full.tell_figures())?;
    }
    if path == UNKNOWN {
        // The web app's files are public.
        if app.site.answers(request.method(), request.uri()) {
            return Ok(());
        }
        return Err(ApiError::missing("page"));
    }
    let Some(action) = action_of(request.method(), path) else {
        return Err(ApiError::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "method_not_allowed",
            "this method is not supported here; /api/v1/openapi.json lists the methods",
        ));
    };
    if action == Action::SignIn {
        let limited = app.limits.sign_in(from);
        limited.inspect_err(|_| note_refusal(request.extensions()))?;
    }
    let accounts = if is_urgent(request) {
        &app.accounts_for_turns
    } else {
        &app.accounts
    };
    let caller = identify(accounts, &app.config, request.headers()).await?;
    decide(&caller, action)?;
    check_second_factor(app, &caller, action)?;
    let by_token = matches!(caller.pass, Pass::Token(_));
    if !by_token && !is_harmless(request) && !is_from_here(app, request.headers()) {
        return Err(ApiError::new(
            StatusCode::FORBIDDEN,
            "foreign_origin",
            "the request comes from a page of another site",
        ));
    }
    request.extensions_mut().insert(caller);
    request.extensions_mut().insert(ClientAddress(from));
    Ok(())
}

/// Tells the connection that a limit of its address was exceeded.
pub(super) fn note_refusal(request: &Extensions) {
    if let Some(connection) = request.get::<Arc<Counted>>() {
        connection.note_refusal();
    }
}

/// Requires a second factor for moderating, if the operator has configured it.
fn check_second_factor(app: &AppState, caller: &Caller, action: Action) -> Result<(), Denied> {
    let matters = matches!(action, Action::Moderate | Action::Appoint)
        && app.config.second_factor == SecondFactor::Moderators;
    let given = matches!(&caller.pass, Pass::Session(session) if session.second_factor);
    if matters && !given {
        return Err(Denied::NeedsSecondFactor);
    }
    Ok(())
}

/// Whether a request changes nothing. A WebSocket may, once it is open.
fn is_harmless(request: &Request) -> bool {
    let safe = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    safe && !request.headers().contains_key(header::UPGRADE)
}

/// Whether a request comes from one of our own pages. Clients other than browsers do not send an
/// origin.
fn is_from_here(app: &AppState, headers: &HeaderMap) -> bool {
    let value = |name: header::HeaderName| headers.get(name).and_then(|v| v.to_str().ok());
    let fetch_site = headers.get("sec-fetch-site").and_then(|v| v.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else {
        return matches!(fetch_site, None | Some("same-origin" | "none"));
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let host = origin.split_once("://").map(|(_, host)| host);
    origin == app.config.origin() || (host.is_some() && host == value(header::HOST))
}

/// The metrics label of a method. Clients may send any method, and every label stays in memory for
/// good.
fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::OPTIONS => "OPTIONS",
        Method::CONNECT => "CONNECT",
        Method::TRACE => "TRACE",
        _ => "other",
    }
}

/// Counts a request in the metrics. Labels come from fixed sets: known methods, routes, and status
/// codes.
fn count(method: &'static str, path: String, status: StatusCode, began: Instant) {
    let labels = [
        ("method", method.to_owned()),
        ("path", path),
        ("status", status.as_u16().to_string()),
    ];
    metrics::counter!("paisho_http_requests_total", &labels).increment(1);
    let [method, path, _] = labels;
    metrics::histogram!("paisho_http_request_seconds", &[method, path])
        .record(began.elapsed().as_secs_f64());
}
