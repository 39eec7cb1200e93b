//! Request bodies: read completely before the handler runs, within limits of size and time. If a
//! body was not read, its connection is closed.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{Extensions, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use http_body_util::LengthLimitError;
use tokio::time::timeout;

use super::answer::ApiError;
use super::app_state::AppState;
use crate::connection::Counted;

/// The request with its body in memory, or the refusal of a body that is too large or too slow.
pub(super) async fn read(app: &AppState, request: Request) -> Result<Request, Response> {
    let (parts, body) = request.into_parts();
    if body.is_end_stream() {
        return Ok(Request::from_parts(parts, body));
    }
    match read_within(app, body).await {
        Ok(body) => Ok(Request::from_parts(parts, body)),
        Err(refused) => Err(leave_unread(refused, &parts.extensions)),
    }
}

async fn read_within(app: &AppState, body: Body) -> Result<Body, ApiError> {
    let limit = app.config.body_bytes;
    if body.size_hint().lower() > u64::from(limit) {
        return Err(too_large(limit));
    }
    let seconds = app.config.body_seconds;
    let reading = to_bytes(body, limit as usize);
    match timeout(Duration::from_secs(u64::from(seconds)), reading).await {
        Ok(Ok(bytes)) => Ok(Body::from(bytes)),
        Ok(Err(error)) if is_too_large(&error) => Err(too_large(limit)),
        Ok(Err(_)) => Err(ApiError::new(
            StatusCode::BAD_REQUEST,
            "unreadable",
            "the body is incomplete or contradicts the headers",
        )),
        Err(_) => Err(ApiError::new(
            StatusCode::REQUEST_TIMEOUT,
            "too_slow",
            format!("the body did not arrive within {seconds} seconds; send it again"),
        )),
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    let mut source = error.source();
    while let Some(error) = source {
        if error.is::<LengthLimitError>() {
            return true;
        }
        source = error.source();
    }
    false
}

fn too_large(limit: u32) -> ApiError {
    ApiError::new(
        StatusCode::PAYLOAD_TOO_LARGE,
        "unreadable",
        format!("the body is larger than the limit of {limit} bytes"),
    )
}

/// The refusal of a request whose body was not read. The rest of the body can't be told apart from
/// a next request, so the connection is closed, and a header says so.
pub(super) fn leave_unread(refused: ApiError, extensions: &Extensions) -> Response {
    if let Some(connection) = extensions.get::<Arc<Counted>>() {
        connection.leave_input_unread();
    }
    let mut response = refused.into_response();
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(header::CONNECTION, close);
    response
}
