//! The OpenAPI document, and the schemas of the WebSocket frames.
//!
//! Each route declares what is particular to it. What many routes share is derived from tables of
//! the server and added here, so that it can't be forgotten: who may call it, by which
//! authentication, and how a request may be refused.

mod frames;
mod operations;
mod schemas;
mod served;

use serde_json::{Value, json};
use utoipa::OpenApi;

pub(super) use frames::frames;
pub(super) use served::Served;

/// Where this document is served.
pub(super) const OPENAPI: &str = "/api/v1/openapi.json";
/// Where the schemas of the frames are served.
pub(super) const FRAMES: &str = "/api/v1/frames.json";

/// The general part of the document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "paisho",
        description = "Play Skud Pai Sho with people and programs. Browsers use a session cookie, \
            programs a token: `Authorization: Bearer pst_…`. Every error response has the same \
            body: `error` is a stable identifier for programs, `message` is for people."
    ),
    components(schemas(paisho_wire::Problem))
)]
pub(super) struct Declared;

/// Completes the document that the routes declare.
pub(super) fn complete(declared: &utoipa::openapi::OpenApi, cookie: &str) -> Value {
    let mut document = serde_json::to_value(declared).unwrap_or_default();
    document["servers"] =
        json!([{ "url": "/", "description": "The server that serves this document" }]);
    document["paths"][OPENAPI] = json!({ "get": served("openapi", "This document.") });
    document["paths"][FRAMES] = json!({ "get": served(
        "frames",
        "The frames of the WebSocket, as a JSON Schema: `ToServer` and `ToClient` in `$defs`."
    ) });
    document["components"]["securitySchemes"] = operations::proofs(cookie);
    document["components"]["responses"] = operations::refusals();
    if let Some(paths) = document["paths"].as_object_mut() {
        operations::complete(paths);
    }
    if let Some(all) = document["components"]["schemas"].as_object_mut() {
        schemas::tidy(all);
    }
    document
}

/// The operation that serves a document.
fn served(id: &str, summary: &str) -> Value {
    json!({
        "tags": ["server"],
        "summary": summary,
        "operationId": id,
        "responses": {
            "200": {
                "description": "The document.",
                "content": { "application/json": { "schema": { "type": "object" } } },
            },
            "304": { "description": "The document has not changed (see `If-None-Match`)." },
        },
    })
}
