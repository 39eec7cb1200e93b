//! Requests to the server over HTTP. Models describe them and read the answers; the browser only
//! carries them out.
//!
//! | file | what |
//! |---|---|
//! | `requests` | every request of the app, with its path and body |
//! | `loadable` | something that a page loads and shows |
//! | `submission` | a form that is sent |

mod loadable;
pub mod requests;
mod submission;

use std::fmt;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use super::online::Failure;
pub use loadable::{LoadEvent, Loadable, Loaded};
pub use submission::{Submission, SubmitEvent};

/// The method of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Read something.
    Get,
    /// Create or do something.
    Post,
    /// Replace something.
    Put,
    /// Delete something.
    Delete,
}

impl Method {
    /// The method as it is written in a request.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Delete => "DELETE",
        }
    }
}

/// A request as the browser sends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HttpRequest {
    /// The method.
    pub method: Method,
    /// The path below `/api/v1/`.
    pub path: String,
    /// The body, as JSON.
    pub body: Option<String>,
}

/// The body of the server's answer, or why there is none.
pub type HttpAnswer = Result<String, Failure>;

/// A request whose answer is a `T`.
pub struct ApiRequest<T> {
    http: HttpRequest,
    answer: PhantomData<fn() -> T>,
}

impl<T> Clone for ApiRequest<T> {
    fn clone(&self) -> Self {
        Self {
            http: self.http.clone(),
            answer: PhantomData,
        }
    }
}

impl<T> PartialEq for ApiRequest<T> {
    fn eq(&self, other: &Self) -> bool {
        self.http == other.http
    }
}

impl<T> fmt::Debug for ApiRequest<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.http.fmt(f)
    }
}

impl<T> ApiRequest<T> {
    fn new(method: Method, path: impl Into<String>) -> Self {
        let http = HttpRequest {
            method,
            path: path.into(),
            body: None,
        };
        Self {
            http,
            answer: PhantomData,
        }
    }

    fn with_body(mut self, body: &impl Serialize) -> Self {
        // Bodies are made of texts, numbers and lists, which can always be written.
        self.http.body = serde_json::to_string(body).ok();
        self
    }

    /// The request as the browser sends it.
    #[must_use]
    pub const fn http(&self) -> &HttpRequest {
        &self.http
    }
}

/// A request to carry out, and the event that its answer becomes.
pub struct Call<E> {
    http: HttpRequest,
    then: Box<dyn FnOnce(HttpAnswer) -> E>,
}

impl<E: 'static> Call<E> {
    /// The event is made of the answer, or of the reason why there is none.
    pub fn new<T: DeserializeOwned + 'static>(
        request: ApiRequest<T>,
        then: impl FnOnce(Result<T, Failure>) -> E + 'static,
    ) -> Self {
        Self {
            http: request.http,
            then: Box::new(move |answer| then(answer.and_then(|text| read(&text)))),
        }
    }

    /// The request as the browser sends it.
    #[must_use]
    pub const fn http(&self) -> &HttpRequest {
        &self.http
    }

    /// The event that an answer becomes.
    #[must_use]
    pub fn answered(self, answer: HttpAnswer) -> E {
        (self.then)(answer)
    }

    /// The same request, for a model that contains the one that makes it.
    #[must_use]
    pub fn map<F>(self, into: impl FnOnce(E) -> F + 'static) -> Call<F> {
        let then = self.then;
        Call {
            http: self.http,
            then: Box::new(move |answer| into(then(answer))),
        }
    }
}

/// Reads the body of an answer; an empty one means success without data.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|_| Failure::Unreadable)
}

impl<E> PartialEq for Call<E> {
    /// Calls are the same if their requests are.
    fn eq(&self, other: &Self) -> bool {
        self.http == other.http
    }
}

impl<E> fmt::Debug for Call<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.http.fmt(f)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use paisho_wire::Problem;

    use super::*;

    /// A refusal of the server with this word.
    pub(crate) fn refused(error: &str) -> Failure {
        let text = format!(r#"{{"error":"{error}","message":""}}"#);
        let problem: Problem = serde_json::from_str(&text).unwrap();
        Failure::Refused(problem)
    }

    #[test]
    fn an_answer_becomes_an_event() {
        let call = || Call::new(ApiRequest::<u8>::new(Method::Get, "n"), |answer| answer);
        assert_eq!(call().answered(Ok("7".to_owned())), Ok(7));
        let unreadable = call().answered(Ok("seven".to_owned()));
        assert_eq!(unreadable, Err(Failure::Unreadable));
        let lost = call().answered(Err(Failure::Unreachable));
        assert_eq!(lost, Err(Failure::Unreachable));
        let mapped = call().map(|answer| answer.is_ok());
        assert_eq!(mapped.http().path, "n");
        assert!(mapped.answered(Ok("7".to_owned())));
    }

    #[test]
    fn an_empty_answer_is_success_without_data() {
        let call = Call::new(ApiRequest::<()>::new(Method::Delete, "n"), |answer| answer);
        assert_eq!(call.answered(Ok(String::new())), Ok(()));
    }
}
