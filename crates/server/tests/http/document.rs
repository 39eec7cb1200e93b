//! Consistency of the OpenAPI document and the schemas of the frames. `ci/api.sh` checks that the
//! server adheres to them, with independent tools.

use std::collections::BTreeSet;

use paisho_server::auth::{Action, Caller, ROUTES, Tokens, action_of, decide, tokens};
use paisho_server::http::{document, frames};
use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::host::Host;

/// An operation of the document.
struct Operation {
    name: String,
    action: Option<Action>,
    about: Value,
}

fn operations() -> Vec<Operation> {
    let document = document();
    let paths = document["paths"].as_object().unwrap();
    let of_path = |(path, methods): (&String, &Value)| {
        let methods = methods.as_object().unwrap().clone();
        let path = path.clone();
        methods.into_iter().map(move |(method, about)| {
            let method: Method = method.to_uppercase().parse().unwrap();
            Operation {
                name: format!("{method} {path}"),
                action: action_of(&method, &path),
                about,
            }
        })
    };
    paths.iter().flat_map(of_path).collect()
}

#[tokio::test]
async fn the_document_is_served_and_describes_exactly_the_routes() {
    let host = Host::new().await;
    let somebody = host.somebody();
    let served = somebody.get("/api/v1/openapi.json").await.ok().await;
    assert_eq!(served, document());
    let served = somebody.get("/api/v1/frames.json").await.ok().await;
    assert_eq!(served, frames());
    let described: BTreeSet<String> = operations().into_iter().map(|o| o.name).collect();
    let listed: BTreeSet<String> = ROUTES
        .iter()
        .filter(|route| route.path.starts_with("/api/"))
        .map(|route| format!("{} {}", route.method, route.path))
        .collect();
    assert_eq!(described, listed);
    assert_eq!(document()["info"]["title"], "paisho");
    assert_eq!(document()["openapi"], "3.1.0");
}

#[tokio::test]
async fn a_client_that_has_the_document_does_not_get_it_again() {
    let host = Host::new().await;
    for path in ["/api/v1/openapi.json", "/api/v1/frames.json"] {
        let somebody = host.somebody();
        let first = somebody.get(path).await.0;
        let tag = first.headers()["etag"].to_str().unwrap().to_owned();
        let again = somebody.request(Method::GET, path);
        let again = again.header("if-none-match", tag).send().await.unwrap();
        assert_eq!(again.status(), 304, "{path}");
        assert_eq!(again.bytes().await.unwrap().len(), 0, "{path}");
    }
}

#[test]
fn every_operation_has_a_summary_and_an_id_of_its_own() {
    let mut ids = BTreeSet::new();
    for operation in operations() {
        let name = &operation.name;
        assert!(operation.about["summary"].is_string(), "{name}");
        let id = operation.about["operationId"].as_str().unwrap();
        assert!(ids.insert(id.to_owned()), "{id} occurs again: {name}");
    }
}

#[test]
fn every_response_is_described_and_every_refusal_has_the_one_body() {
    let document = document();
    for operation in operations() {
        let responses = operation.about["responses"].as_object().unwrap();
        assert!(responses.keys().any(|s| !s.starts_with(['4', '5'])));
        for (status, response) in responses {
            let name = format!("{}: {status}", operation.name);
            let response = resolved(&document, response);
            let description = response["description"].as_str().unwrap_or_default();
            assert!(!description.is_empty(), "{name} is not described");
            if status.starts_with(['4', '5']) {
                let body = &response["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(*body, "#/components/schemas/Problem", "{name}");
            }
        }
        for status in ["429", "500"] {
            assert!(responses.contains_key(status), "{}", operation.name);
        }
        if operation.about["requestBody"].is_object() {
            for status in ["400", "413", "415", "422"] {
                assert!(responses.contains_key(status), "{}", operation.name);
            }
        }
    }
}

/// The target of a reference, or the value itself.
fn resolved<'a>(document: &'a Value, value: &'a Value) -> &'a Value {
    match value["$ref"].as_str() {
        Some(reference) => document.pointer(reference.trim_start_matches('#')).unwrap(),
        None => value,
    }
}

#[test]
fn security_follows_the_table_of_who_may_do_what() {
    let document = document();
    let schemes = &document["components"]["securitySchemes"];
    assert_eq!(schemes["session"]["name"], "paisho");
    assert_eq!(schemes["token"]["scheme"], "bearer");
    for operation in operations() {
        let name = &operation.name;
        let action = operation.action.unwrap();
        let ways = operation.about["security"].as_array().unwrap();
        assert!(ways.contains(&json!({ "session": [] })), "{name}");
        let needs_nothing = decide(&Caller::ANONYMOUS, action).is_ok();
        assert_eq!(ways.contains(&json!({})), needs_nothing, "{name}");
        let by_token = ways.iter().find_map(|way| way.get("token"));
        let expected = match tokens(action) {
            Tokens::Any => Some(json!([])),
            Tokens::With(scope) => Some(json!([scope.as_str()])),
            Tokens::Never => None,
        };
        assert_eq!(by_token, expected.as_ref(), "{name}");
        let refuses = operation.about["responses"].get("401").is_some();
        assert_eq!(refuses, !needs_nothing, "{name}");
    }
}

/// Every object in a document.
fn objects(value: &Value) -> Vec<&Map<String, Value>> {
    let children: Vec<&Value> = match value {
        Value::Object(fields) => fields.values().collect(),
        Value::Array(items) => items.iter().collect(),
        _ => Vec::new(),
    };
    let below = children.into_iter().flat_map(objects);
    value.as_object().into_iter().chain(below).collect()
}

#[test]
fn every_reference_leads_somewhere() {
    for document in [document(), frames()] {
        let references: BTreeSet<&str> = objects(&document)
            .into_iter()
            .filter_map(|object| object.get("$ref")?.as_str())
            .collect();
        assert!(references.len() > 20, "{references:?}");
        for reference in references {
            let place = reference.strip_prefix('#').unwrap();
            assert!(document.pointer(place).is_some(), "{reference}");
        }
    }
}

#[test]
fn every_variant_has_a_name() {
    for schemas in [&document()["components"]["schemas"], &frames()["$defs"]] {
        for (name, schema) in schemas.as_object().unwrap() {
            for variant in schema["oneOf"].as_array().into_iter().flatten() {
                assert!(variant.get("$ref").is_some(), "{name}: {variant}");
            }
        }
    }
    let document = document();
    let action = &document["components"]["schemas"]["Action"];
    let play = "#/components/schemas/ActionPlay";
    assert_eq!(action["discriminator"]["propertyName"], "act");
    assert_eq!(action["discriminator"]["mapping"]["play"], play);
}

/// Generators of clients make a module of every tag, so a tag is part of the interface.
#[test]
fn the_tags_are_known() {
    let document = document();
    let paths = document["paths"].as_object().unwrap().values();
    let operations = paths.flat_map(|methods| methods.as_object().unwrap().values());
    let tags = operations.flat_map(|operation| operation["tags"].as_array().unwrap());
    let tags: BTreeSet<&str> = tags.map(|tag| tag.as_str().unwrap()).collect();
    let known = [
        "games",
        "moderation",
        "own account",
        "people",
        "players",
        "programs",
        "seeks",
        "server",
        "sign-in",
        "table",
    ];
    assert_eq!(tags, BTreeSet::from(known));
}

/// A strict schema inside another one would forbid the other fields of the whole, as once happened
/// with the answers about seeks.
#[test]
fn a_seek_may_have_the_fields_it_has() {
    let document = document();
    let schemas = &document["components"]["schemas"];
    let seek = schemas["Seek"]["properties"].as_object().unwrap();
    assert!(seek.contains_key("people") && seek.contains_key("ruleset"));
    assert!(schemas["Seek"].get("additionalProperties").is_none());
    assert_eq!(schemas["SeekBody"]["additionalProperties"], false);
}

/// The samples of every frame, from the tests of the wire crate.
const SAMPLES: [(&str, &str, &str); 2] = [
    (
        "ToServer",
        "do",
        include_str!("../../../wire/tests/golden/to_server.jsonl"),
    ),
    (
        "ToClient",
        "say",
        include_str!("../../../wire/tests/golden/to_client.jsonl"),
    ),
];

#[test]
fn the_frames_have_every_field_of_every_sample() {
    let frames = frames();
    for (kind, tag, samples) in SAMPLES {
        let variants = frames["$defs"][kind]["oneOf"].as_array().unwrap();
        let schema = |word: &Value| {
            let mut all = variants.iter().map(|variant| resolved(&frames, variant));
            all.find(|schema| schema["properties"][tag]["const"] == *word)
        };
        let mut seen = BTreeSet::new();
        for line in samples.lines() {
            let sample: Value = serde_json::from_str(line).unwrap();
            let schema = schema(&sample[tag]).unwrap();
            for field in sample.as_object().unwrap().keys() {
                assert!(schema["properties"][field].is_object(), "{field} of {line}");
            }
            for field in schema["required"].as_array().unwrap() {
                let field = field.as_str().unwrap();
                assert!(sample.get(field).is_some(), "{field} is missing in {line}");
            }
            seen.insert(sample[tag].to_string());
        }
        assert_eq!(seen.len(), variants.len(), "every variant has a sample");
    }
}
