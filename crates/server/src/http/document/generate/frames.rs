//! The WebSocket frames as a JSON Schema, generated from the types that parse and write them.

use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use super::schemas::{PLACE, tidy};

#[derive(OpenApi)]
#[openapi(components(schemas(paisho_wire::ToServer, paisho_wire::ToClient)))]
struct Declared;

/// The path of the schemas in this document.
const HERE: &str = "#/$defs/";

/// The schemas of all frames, in both directions.
pub(super) fn frames() -> Value {
    let declared = serde_json::to_value(Declared::openapi()).unwrap();
    let mut schemas = declared["components"]["schemas"]
        .as_object()
        .cloned()
        .unwrap_or_default();
    tidy(&mut schemas);
    let plain: Map<String, Value> = schemas
        .into_iter()
        .map(|(name, schema)| (name, without_openapi(schema)))
        .collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Frames of the WebSocket",
        "description": "Every text frame is one JSON object. The field `do` names the kind of a \
            frame from a client, `say` that of a frame from the server. New kinds and fields may \
            appear in frames from the server.",
        "anyOf": [
            { "$ref": format!("{HERE}ToServer") },
            { "$ref": format!("{HERE}ToClient") },
        ],
        "$defs": plain,
    })
}

/// Removes what only OpenAPI defines, and points references into this document.
fn without_openapi(schema: Value) -> Value {
    match schema {
        Value::Object(fields) => {
            let kept = fields
                .into_iter()
                .filter(|(name, _)| name != "discriminator");
            Value::Object(
                kept.map(|(name, value)| (name, without_openapi(value)))
                    .collect(),
            )
        }
        Value::Array(items) => Value::Array(items.into_iter().map(without_openapi).collect()),
        Value::String(text) => Value::String(match text.strip_prefix(PLACE) {
            Some(name) => format!("{HERE}{name}"),
            None => text,
        }),
        other => other,
    }
}
