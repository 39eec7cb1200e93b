//! Permissions: every route against every role, over a real socket. This table is independent of
//! the one in the program.

use std::collections::BTreeSet;

use paisho_server::auth::ROUTES;
use paisho_server::store::Role;
use reqwest::Method;
use serde_json::json;

use crate::host::{Caller, Host};

/// Routes, as `METHOD /path`, grouped by who may use them.
const EVERYBODY: &str = "
    GET /
    GET /server.css
    GET /board.svg
    GET /reset
    GET /confirm
    GET /robots.txt
    GET /healthz
    GET /metrics
    GET /api/v1/openapi.json
    GET /api/v1/frames.json
    GET /api/v1/server
    GET /api/v1/players/{name}
    GET /api/v1/players/{name}/games
    GET /api/v1/players/{name}/ratings
    GET /api/v1/ranking/{speed}
    GET /api/v1/games
    GET /api/v1/games/live
    GET /api/v1/games/stream
    GET /api/v1/games/{id}
    GET /api/v1/games/{id}/record
    GET /api/v1/games/{id}/chat
    GET /api/v1/seeks
    GET /api/v1/seeks/{id}
    GET /api/v1/socket";
const BUT_NO_TOKEN: &str = "
    POST /reset
    POST /confirm
    POST /api/v1/guest
    POST /api/v1/register
    POST /api/v1/sign-in
    POST /api/v1/forgot-password
    POST /api/v1/reset-password";
const SIGNED_IN_OR_READ: &str = "
    GET /api/v1/me
    GET /api/v1/me/games
    GET /api/v1/me/games/next
    GET /api/v1/me/records
    GET /api/v1/me/preferences
    GET /api/v1/me/vacation
    GET /api/v1/me/blocks";
const SIGNED_IN_OR_PLAY: &str = "
    PUT /api/v1/me/vacation
    DELETE /api/v1/me/vacation
    POST /api/v1/games/{id}/actions
    POST /api/v1/seeks
    POST /api/v1/seeks/{id}/join
    DELETE /api/v1/seeks/{id}";
const SIGNED_IN_OR_CHAT: &str = "
    POST /api/v1/games/{id}/chat";
const PEOPLE_IN_SESSION: &str = "
    POST /api/v1/sign-out
    PUT /api/v1/me/preferences
    GET /api/v1/me/export
    DELETE /api/v1/me
    GET /api/v1/me/security
    GET /api/v1/me/sessions
    DELETE /api/v1/me/sessions
    DELETE /api/v1/me/sessions/{id}
    PUT /api/v1/me/blocks/{name}
    DELETE /api/v1/me/blocks/{name}
    POST /api/v1/reports";
const GUESTS_IN_SESSION: &str = "
    PUT /api/v1/me/name";
const REGISTERED_IN_SESSION: &str = "
    POST /api/v1/me/second-factor
    PUT /api/v1/me/second-factor
    DELETE /api/v1/me/second-factor
    PUT /api/v1/me/password
    PUT /api/v1/me/email
    GET /api/v1/me/tokens
    POST /api/v1/me/tokens
    DELETE /api/v1/me/tokens/{id}
    GET /api/v1/me/bots
    POST /api/v1/me/bots
    POST /api/v1/me/bots/{name}/tokens";
const MODERATORS: &str = "
    GET /api/v1/moderation/reports
    POST /api/v1/moderation/reports/{id}/close
    POST /api/v1/moderation/players/{name}
    POST /api/v1/moderation/players/{name}/reset-link
    GET /api/v1/moderation/log";
const ADMINS: &str = "
    PUT /api/v1/moderation/moderators/{name}
    DELETE /api/v1/moderation/moderators/{name}";

const GROUPS: [(&str, &[&str]); 10] = [
    (
        EVERYBODY,
        &[
            "anonymous",
            "guest",
            "person",
            "moderator",
            "admin",
            "bare",
            "full",
        ],
    ),
    (
        BUT_NO_TOKEN,
        &["anonymous", "guest", "person", "moderator", "admin"],
    ),
    (
        SIGNED_IN_OR_READ,
        &["guest", "person", "moderator", "admin", "full"],
    ),
    (
        SIGNED_IN_OR_PLAY,
        &["guest", "person", "moderator", "admin", "full"],
    ),
    (
        SIGNED_IN_OR_CHAT,
        &["guest", "person", "moderator", "admin", "full"],
    ),
    (
        PEOPLE_IN_SESSION,
        &["guest", "person", "moderator", "admin"],
    ),
    (GUESTS_IN_SESSION, &["guest"]),
    (REGISTERED_IN_SESSION, &["person", "moderator", "admin"]),
    (MODERATORS, &["moderator", "admin"]),
    (ADMINS, &["admin"]),
];

fn lines(group: &str) -> impl Iterator<Item = (Method, &str)> {
    group.lines().filter_map(|line| {
        let (method, path) = line.trim().split_once(' ')?;
        Some((method.parse().unwrap(), path))
    })
}

#[test]
fn the_table_has_every_route_once() {
    let listed: Vec<(String, &str)> = GROUPS
        .iter()
        .flat_map(|(group, _)| lines(group))
        .map(|(method, path)| (method.to_string(), path))
        .collect();
    let known: BTreeSet<(String, &str)> = ROUTES
        .iter()
        .map(|r| (r.method.to_string(), r.path))
        .collect();
    assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), known);
    assert_eq!(listed.len(), known.len());
}

/// Whether the permission check refuses: any other answer means that the handler was reached.
async fn is_shut(who: &Caller, method: &Method, path: &str) -> bool {
    let path = path
        .replace("{name}", "nobody-here")
        .replace("{id}", "nothing");
    let path = path.replace("{speed}", "quick");
    let request = who.request(method.clone(), &path);
    // A body that no handler accepts, so that the request changes nothing.
    let request = if *method == Method::GET {
        request
    } else {
        request.json(&json!("nonsense"))
    };
    let response = request.send().await.unwrap();
    if !response.status().is_client_error() {
        return false;
    }
    let problem: serde_json::Value = response.json().await.unwrap();
    let words = [
        "sign_in_first",
        "not_for_you",
        "needs_session",
        "needs_scope",
    ];
    words.contains(&problem["error"].as_str().unwrap())
}

/// Routes that work without a body and end the session, so they are tested last.
const LAST: [&str; 1] = ["/api/v1/sign-out"];

#[tokio::test]
async fn every_route_is_open_to_those_in_the_table_and_to_nobody_else() {
    let host = Host::new().await;
    let person = host.person("anna").await;
    let roles = [
        ("anonymous", host.somebody()),
        ("guest", host.guest().await),
        ("moderator", host.official("mo", Role::Moderator).await),
        ("admin", host.official("boss", Role::Admin).await),
        ("bare", host.bot(&person, "barebot", &[]).await),
        (
            "full",
            host.bot(&person, "fullbot", &["read", "play", "chat"])
                .await,
        ),
        ("person", person),
    ];
    let mut wrong = Vec::new();
    for (role, who) in &roles {
        for (group, allowed) in GROUPS {
            for (method, path) in lines(group).filter(|(_, path)| !LAST.contains(path)) {
                // An anonymous caller who becomes a guest is not anonymous any more.
                let fresh = (*role == "anonymous").then(|| host.somebody());
                let shut = is_shut(fresh.as_ref().unwrap_or(who), &method, path).await;
                if shut == allowed.contains(role) {
                    let verb = if shut { "is shut out of" } else { "may use" };
                    wrong.push(format!("{role} {verb} {method} {path}"));
                }
            }
        }
        for path in LAST {
            let in_session = ["guest", "person", "moderator", "admin"].contains(role);
            assert_eq!(
                !is_shut(who, &Method::POST, path).await,
                in_session,
                "{role} {path}"
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn each_scope_opens_its_own_routes_only() {
    let host = Host::new().await;
    let person = host.person("anna").await;
    let groups = [
        ("read", SIGNED_IN_OR_READ),
        ("play", SIGNED_IN_OR_PLAY),
        ("chat", SIGNED_IN_OR_CHAT),
    ];
    for (scope, _) in groups {
        let bot = host.bot(&person, &format!("{scope}bot"), &[scope]).await;
        for (other, group) in groups {
            for (method, path) in lines(group) {
                let shut = is_shut(&bot, &method, path).await;
                assert_eq!(shut, scope != other, "{scope}: {method} {path}");
            }
        }
    }
}
