//! A JSON document as it is served: rendered once, the same bytes for every request.

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::digest::digest;

/// Clients may keep the document, but must revalidate it each time.
const KEEP: &str = "no-cache";

/// A document ready to be sent. Clones share its bytes.
#[derive(Clone, Debug)]
pub(in crate::http) struct Served {
    body: Bytes,
    /// The entity tag. Weak, because responses may be compressed.
    tag: String,
}

impl Served {
    pub(in crate::http) fn new(document: &Value) -> Self {
        let body = Bytes::from(document.to_string());
        let tag = format!("W/\"{}\"", digest(&body));
        Self { body, tag }
    }

    /// The response to a request with these headers.
    pub(in crate::http) fn response(self, headers: &HeaderMap) -> Response {
        let is_known = self.is_known(headers);
        let about = [
            (header::ETAG, self.tag),
            (header::CACHE_CONTROL, KEEP.to_owned()),
        ];
        if is_known {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let kind = [(header::CONTENT_TYPE, "application/json")];
        (about, kind, self.body).into_response()
    }

    /// Whether the client says that it has this document.
    fn is_known(&self, headers: &HeaderMap) -> bool {
        let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
        let known = headers.get_all(header::IF_NONE_MATCH).iter();
        let known = known.filter_map(|value| value.to_str().ok());
        let mut known = known.flat_map(|list| list.split(',')).map(bare);
        known.any(|tag| tag == "*" || tag == bare(&self.tag))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use serde_json::json;

    #[tokio::test]
    async fn everybody_gets_the_same_bytes() {
        let document = Served::new(&json!({ "openapi": "3.1.0" }));
        let mut places = Vec::new();
        for _ in 0..2 {
            let answer = document.clone().response(&HeaderMap::new());
            let body = to_bytes(answer.into_body(), 100).await.unwrap();
            assert_eq!(body, r#"{"openapi":"3.1.0"}"#);
            places.push(body.as_ptr());
        }
        assert_eq!(places, [document.body.as_ptr(); 2]);
    }

    #[test]
    fn a_client_that_has_the_document_gets_not_modified() {
        let document = Served::new(&json!({}));
        let strong = document.tag.trim_start_matches("W/");
        let list = format!("\"other\", {}", document.tag);
        let cases = [
            (document.tag.as_str(), StatusCode::NOT_MODIFIED),
            (strong, StatusCode::NOT_MODIFIED),
            (&list, StatusCode::NOT_MODIFIED),
            ("*", StatusCode::NOT_MODIFIED),
            ("\"other\"", StatusCode::OK),
        ];
        for (known, status) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(header::IF_NONE_MATCH, known.parse().unwrap());
            let answer = document.clone().response(&headers);
            assert_eq!(answer.status(), status, "{known}");
        }
    }
}
