//! The OpenAPI document, and the schemas of the WebSocket frames.
//!
//! Both are stored as files, so that the program need not contain the code that generates them from
//! the declarations of routes and messages. `generate` is that code; it is compiled for tests only,
//! and one of them compares the files with what it generates.

#[cfg(test)]
mod generate;
mod served;

use serde_json::Value;

pub(super) use served::Served;

/// Where the OpenAPI document is served.
pub(super) const OPENAPI: &str = "/api/v1/openapi.json";
/// Where the schemas of the frames are served.
pub(super) const FRAMES: &str = "/api/v1/frames.json";

/// The OpenAPI document of a server whose session cookie has this name.
pub(super) fn openapi(cookie: &str) -> Value {
    let mut document = stored(include_str!("openapi.json"));
    document["info"]["version"] = env!("CARGO_PKG_VERSION").into();
    document["components"]["securitySchemes"]["session"]["name"] = cookie.into();
    document
}

/// The schemas of all frames, in both directions.
pub(super) fn frames() -> Value {
    stored(include_str!("frames.json"))
}

/// A stored document. A test makes sure that it can be parsed.
fn stored(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}
