//! Adds to each operation who may call it, and how it may be refused.

use axum::http::Method;
use serde_json::{Map, Value, json};

use crate::auth::{Action, Tokens, action_of, is_for_everybody, tokens};

/// The properties of an operation that decide which refusals it may return.
struct Asked {
    action: Action,
    has_body: bool,
    has_parameters: bool,
    names_something: bool,
}

/// A refusal that many operations share.
struct Shared {
    /// Its name among the document's components.
    name: &'static str,
    status: &'static str,
    description: &'static str,
    applies: fn(&Asked) -> bool,
}

const SHARED: [Shared; 12] = [
    Shared {
        name: "Unreadable",
        status: "400",
        description: "The request can't be parsed: the body is not valid JSON, or a part of the \
            path or a query parameter is invalid.",
        applies: |asked| asked.has_body || asked.has_parameters,
    },
    Shared {
        name: "SignInFirst",
        status: "401",
        description: "Sign in first, at least as a guest.",
        applies: |asked| !is_for_everybody(asked.action),
    },
    Shared {
        name: "NotAllowed",
        status: "403",
        description: "You may not do this, or not in this way: `error` says whether the reason is \
            your account, the scope of the token, the password or the origin of the request.",
        applies: |asked| asked.action != Action::Look,
    },
    Shared {
        name: "NotFound",
        status: "404",
        description: "There is nothing with this id or name.",
        applies: |asked| asked.names_something,
    },
    Shared {
        name: "TooSlow",
        status: "408",
        description: "The body took too long to arrive; the connection is closed.",
        applies: |asked| asked.has_body,
    },
    Shared {
        name: "Refused",
        status: "409",
        description: "This is not possible now; `refusal` gives the reason.",
        applies: |asked| asked.action == Action::Play,
    },
    Shared {
        name: "TooLarge",
        status: "413",
        description: "The body is larger than the server allows.",
        applies: |asked| asked.has_body,
    },
    Shared {
        name: "NotJson",
        status: "415",
        description: "The body must be sent as `application/json`.",
        applies: |asked| asked.has_body,
    },
    Shared {
        name: "NotAccepted",
        status: "422",
        description: "The body has missing or unknown fields, or an invalid value.",
        applies: |asked| asked.has_body,
    },
    Shared {
        name: "TooFast",
        status: "429",
        description: "Too many requests: wait for the time in `Retry-After`.",
        applies: |_| true,
    },
    Shared {
        name: "Trouble",
        status: "500",
        description: "An internal error. Try again later; an action that is sent again with the \
            same `id` is carried out only once.",
        applies: |_| true,
    },
    Shared {
        name: "TooBusy",
        status: "503",
        description: "The server is too busy, or the search took too long: `error` says which. Try \
            again later, or narrow the search.",
        applies: |_| true,
    },
];

/// The authentication methods.
pub(super) fn proofs(cookie: &str) -> Value {
    json!({
        "session": {
            "type": "apiKey",
            "in": "cookie",
            "name": cookie,
            "description": "The session of a browser. Signing in, registering and starting as a \
                guest set this cookie.",
        },
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A token of an account or of a bot, created with `POST \
                /api/v1/me/tokens` or `POST /api/v1/me/bots/{name}/tokens`. It has scopes: `read` \
                (see what only its owner may see), `play` (seek and play), `chat` (write \
                messages). Each operation names the scope that it requires.",
        },
    })
}

/// The shared refusals, as components.
pub(super) fn refusals() -> Value {
    let shared = SHARED.iter().map(|refusal| {
        let mut response = json!({ "description": refusal.description });
        response["content"] = problem();
        if refusal.name == "TooFast" {
            response["headers"] = json!({ "Retry-After": {
                "description": "Seconds to wait.",
                "schema": { "type": "integer", "minimum": 0 },
            } });
        }
        (refusal.name.to_owned(), response)
    });
    Value::Object(shared.collect())
}

fn problem() -> Value {
    json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } })
}

/// Adds to every operation what follows from its action, parameters and body.
pub(super) fn complete(paths: &mut Map<String, Value>) {
    for (path, methods) in paths {
        let operations = methods.as_object_mut().into_iter().flatten();
        for (method, operation) in operations {
            let method = Method::from_bytes(method.to_uppercase().as_bytes());
            let action = method.ok().and_then(|method| action_of(&method, path));
            // A test makes sure that every operation has an action.
            if let Some(action) = action {
                operation["security"] = security(action);
                refuse(operation, action);
            }
        }
    }
}

/// The alternative authentication methods of an action.
fn security(action: Action) -> Value {
    let mut ways = Vec::new();
    if is_for_everybody(action) {
        ways.push(json!({}));
    }
    ways.push(json!({ "session": [] }));
    match tokens(action) {
        Tokens::Any => ways.push(json!({ "token": [] })),
        Tokens::With(scope) => ways.push(json!({ "token": [scope.to_string()] })),
        Tokens::Never => {}
    }
    Value::Array(ways)
}

fn refuse(operation: &mut Value, action: Action) {
    let parameters = operation["parameters"].as_array();
    let of_path = |parameter: &Value| parameter["in"] == "path";
    let asked = Asked {
        action,
        has_body: operation["requestBody"].is_object(),
        has_parameters: parameters.is_some_and(|all| !all.is_empty()),
        names_something: parameters.is_some_and(|all| all.iter().any(of_path)),
    };
    let Some(responses) = operation["responses"].as_object_mut() else {
        return;
    };
    for (status, response) in &mut *responses {
        if status.starts_with(['4', '5']) && response["content"].is_null() {
            response["content"] = problem();
        }
    }
    for refusal in SHARED.iter().filter(|refusal| (refusal.applies)(&asked)) {
        let reference = format!("#/components/responses/{}", refusal.name);
        let status = refusal.status.to_owned();
        responses
            .entry(status)
            .or_insert_with(|| json!({ "$ref": reference }));
    }
}
