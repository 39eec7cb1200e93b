//! Headers of every response, and a uniform format for refusals.

use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::answer::ApiError;
use super::app_state::AppState;

/// Allows only our own scripts, styles and images; no frames, plug-ins or other sites. WebAssembly
/// may be compiled, because the rules of the game also run in the browser.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(&str, &str); 7] = [
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the headers to every response.
pub(super) async fn protect(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    if app.config.is_secure() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// How many bytes of a refusal's text are kept.
const LONGEST: usize = 4096;

/// Converts plain-text refusals from lower layers to the format of all others.
pub(super) async fn explain(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    // Our own refusals are JSON, or HTML for pages.
    let forms: [&[u8]; 2] = [b"application/json", b"text/html"];
    let is_ours =
        kind.is_some_and(|kind| forms.iter().any(|form| kind.as_bytes().starts_with(form)));
    if !(status.is_client_error() || status.is_server_error()) || is_ours {
        return response;
    }
    let (parts, body) = response.into_parts();
    let text = to_bytes(body, LONGEST).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text).into_owned();
    let reason = status
        .canonical_reason()
        .unwrap_or("refused")
        .to_lowercase();
    let message = if text.is_empty() { reason } else { text };
    let mut refused = ApiError::new(status, word(status), message).into_response();
    for (name, value) in &parts.headers {
        let described = [
            header::CONTENT_TYPE,
            header::CONTENT_LENGTH,
            header::TRANSFER_ENCODING,
        ];
        if !described.contains(name) {
            refused.headers_mut().insert(name, value.clone());
        }
    }
    refused
}

fn word(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "not_found",
        StatusCode::PAYLOAD_TOO_LARGE => "too_large",
        StatusCode::REQUEST_TIMEOUT | StatusCode::SERVICE_UNAVAILABLE => "too_slow",
        status if status.is_server_error() => "trouble",
        _ => "unreadable",
    }
}
