//! Error responses, and strict parsing of request bodies.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use paisho_wire::{Object, Problem, Refusal};
use serde::de::DeserializeOwned;

use crate::account::{AccountError, HashingFailed};
use crate::auth::Denied;
use crate::connection::{Full, RETRY_AFTER, TOO_MANY};
use crate::limit::TooFast;
use crate::store::StoreError;

/// The suggested wait in seconds when the server is too busy.
const BUSY_SECONDS: u64 = 3;

/// Why a request was refused.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    word: &'static str,
    message: String,
    refusal: Option<Box<Refusal>>,
    /// Seconds to wait, sent as `Retry-After`.
    wait: Option<u64>,
}

/// The result of a handler.
pub(crate) type Answer<T> = Result<T, ApiError>;

impl ApiError {
    pub(crate) fn new(status: StatusCode, word: &'static str, message: impl Into<String>) -> Self {
        Self {
            status,
            word,
            message: message.into(),
            refusal: None,
            wait: None,
        }
    }

    /// The requested thing does not exist.
    pub(crate) fn missing(what: &str) -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "not_found",
            format!("there is no such {what}"),
        )
    }

    /// Part of the request can't be parsed.
    pub(crate) fn unreadable(message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "unreadable", message)
    }

    /// Too many requests of this kind are waiting.
    pub(super) fn busy(error: &dyn std::fmt::Display) -> Self {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        let mut busy = Self::new(status, "too_busy", error.to_string());
        busy.wait = Some(BUSY_SECONDS);
        busy
    }

    /// An internal error. It is logged, but not shown to the client.
    fn trouble(error: &dyn std::fmt::Display) -> Self {
        tracing::error!(%error, "a request failed");
        let message = "the server failed to do this; try again later";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "trouble", message)
    }
}

impl ApiError {
    /// The response, for callers without the trait in scope.
    pub(crate) fn response(self) -> Response {
        self.into_response()
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let problem = Problem {
            error: self.word.to_owned(),
            message: self.message,
            refusal: self.refusal.map(|refusal| *refusal),
        };
        let mut response = (self.status, Json(problem)).into_response();
        if let Some(seconds) = self.wait {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let unavailable =
            |word| Self::new(StatusCode::SERVICE_UNAVAILABLE, word, error.to_string());
        match &error {
            StoreError::TooLong => unavailable("too_slow"),
            StoreError::TooManySearches => Self {
                wait: Some(RETRY_AFTER),
                ..unavailable("too_busy")
            },
            _ => Self::trouble(&error),
        }
    }
}

impl From<Full> for ApiError {
    fn from(full: Full) -> Self {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        let mut error = Self::new(status, TOO_MANY, full.sentence());
        error.wait = Some(RETRY_AFTER);
        error
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> Self {
        let (status, word) = match &error {
            AccountError::Name(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_name"),
            AccountError::NameTaken => (StatusCode::CONFLICT, "name_taken"),
            AccountError::Password(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_password"),
            AccountError::Email => (StatusCode::UNPROCESSABLE_ENTITY, "bad_email"),
            AccountError::WrongPassword => (StatusCode::FORBIDDEN, "wrong_password"),
            AccountError::PasswordNeeded => (StatusCode::FORBIDDEN, "password_needed"),
            AccountError::CodeNeeded => (StatusCode::FORBIDDEN, "code_needed"),
            AccountError::WrongCode => (StatusCode::FORBIDDEN, "wrong_code"),
            AccountError::NoSecondFactor => (StatusCode::CONFLICT, "no_second_factor"),
            AccountError::TooManyMails => (StatusCode::TOO_MANY_REQUESTS, "too_many_mails"),
            AccountError::Suspended(_) => (StatusCode::FORBIDDEN, "suspended"),
            AccountError::DoorClosed => (StatusCode::FORBIDDEN, "door_closed"),
            AccountError::NoSuchAccount | AccountError::NoSuchToken => {
                (StatusCode::NOT_FOUND, "not_found")
            }
            AccountError::BadLink => (StatusCode::FORBIDDEN, "bad_link"),
            AccountError::NotRegistered => (StatusCode::FORBIDDEN, "not_registered"),
            AccountError::TooMany => (StatusCode::CONFLICT, "too_many"),
            AccountError::BadToken(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_token"),
            AccountError::Hashing(HashingFailed::Busy) => return Self::busy(&error),
            AccountError::Hashing(HashingFailed::Broken) | AccountError::Store(_) => {
                return Self::trouble(&error);
            }
        };
        Self::new(status, word, error.to_string())
    }
}

impl From<Denied> for ApiError {
    fn from(denied: Denied) -> Self {
        let (status, word) = match denied {
            Denied::SignInFirst => (StatusCode::UNAUTHORIZED, "sign_in_first"),
            Denied::NotForYou => (StatusCode::FORBIDDEN, "not_for_you"),
            Denied::NeedsSession => (StatusCode::FORBIDDEN, "needs_session"),
            Denied::NeedsSecondFactor => (StatusCode::FORBIDDEN, "needs_second_factor"),
            Denied::NeedsScope(_) => (StatusCode::FORBIDDEN, "needs_scope"),
        };
        Self::new(status, word, denied.to_string())
    }
}

impl From<TooFast> for ApiError {
    fn from(TooFast(wait): TooFast) -> Self {
        let message = format!("too many requests; try again in {wait} ms");
        let mut error = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", message);
        error.wait = Some(wait.div_ceil(1000));
        error
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let status = match &refusal {
            Refusal::NoSuchGame {} | Refusal::NoSuchSeek {} => StatusCode::NOT_FOUND,
            Refusal::NotAPlayer {} | Refusal::Forbidden { .. } => StatusCode::FORBIDDEN,
            Refusal::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Trouble {} => StatusCode::INTERNAL_SERVER_ERROR,
            Refusal::Unreadable { .. } | Refusal::BadLine { .. } => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        let mut error = match refusal {
            Refusal::TooFast { wait } => Self::from(TooFast(wait)),
            _ => Self::new(status, "refused", refusal.to_string()),
        };
        error.refusal = Some(Box::new(refusal));
        error
    }
}

/// A request body that was parsed strictly: a JSON object with the expected fields.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match Json::from_request(request, state).await {
            Ok(Json(Object(value))) => Ok(Self(value)),
            Err(rejection) => Err(unreadable_body(&rejection)),
        }
    }
}

fn unreadable_body(rejection: &JsonRejection) -> ApiError {
    ApiError::new(rejection.status(), "unreadable", rejection.body_text())
}
