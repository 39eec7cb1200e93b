//! Generates the OpenAPI document and the schemas of the frames, and compares them with the stored
//! ones. `UPDATE_GOLDEN=1 cargo test -p paisho-server --lib document` writes them anew.
//!
//! Each route declares what is particular to it. What many routes share is derived from tables of
//! the server and added here, so that it can't be forgotten: who may call it, by which
//! authentication, and how a request may be refused.

mod frames;
mod operations;
mod schemas;

use std::path::Path;

use serde_json::{Value, json};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use super::{FRAMES, OPENAPI};
use crate::http::{cookie, routes};

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
struct Declared;

/// The OpenAPI document of a server without TLS, from the declarations of all routes.
fn openapi() -> Value {
    let general = OpenApiRouter::with_openapi(Declared::openapi());
    let mut router = routes::declared()
        .into_iter()
        .fold(general, |router, route| router.routes(route.declared));
    let mut document = serde_json::to_value(router.to_openapi()).unwrap();
    document["servers"] =
        json!([{ "url": "/", "description": "The server that serves this document" }]);
    document["paths"][OPENAPI] = json!({ "get": served("openapi", "This document.") });
    document["paths"][FRAMES] = json!({ "get": served(
        "frames",
        "The frames of the WebSocket, as a JSON Schema: `ToServer` and `ToClient` in `$defs`."
    ) });
    document["components"]["securitySchemes"] = operations::proofs(cookie::PLAIN);
    document["components"]["responses"] = operations::refusals();
    operations::complete(document["paths"].as_object_mut().unwrap());
    schemas::tidy(document["components"]["schemas"].as_object_mut().unwrap());
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

/// Compares a generated document with the stored one, or stores it if `UPDATE_GOLDEN` is set.
fn compare(name: &str, generated: &Value, stored: &Value) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http/document");
        let text = serde_json::to_string_pretty(generated).unwrap();
        std::fs::write(folder.join(name), text + "\n").unwrap();
        return;
    }
    assert!(
        generated == stored,
        "{name} is not what the code declares: run this test with UPDATE_GOLDEN=1"
    );
}

#[test]
fn the_stored_documents_are_what_the_code_declares() {
    compare("openapi.json", &openapi(), &super::openapi(cookie::PLAIN));
    compare("frames.json", &frames::frames(), &super::frames());
}

#[test]
fn every_handler_declares_the_route_that_it_has() {
    for route in routes::declared() {
        let (_, paths, _) = route.declared;
        let declared: Vec<&String> = paths.paths.keys().collect();
        assert_eq!(declared, [route.path]);
        let operations = serde_json::to_value(&paths.paths[route.path]).unwrap();
        let methods: Vec<&String> = operations.as_object().unwrap().keys().collect();
        assert_eq!(methods, [route.method], "{}", route.path);
    }
}
