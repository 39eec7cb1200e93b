//! Bodies of HTTP requests through the real router: the first line names the route, the rest is the
//! body; where no route has that name, the first byte chooses one. Nothing panics, the server never fails, and every refusal has the one form. In the
//! body `GAME` and `SEEK` stand for a game and a seek that exist.
#![no_main]

use std::sync::LazyLock;

use axum::http::Method;
use libfuzzer_sys::fuzz_target;
use paisho_fuzz::Served;
use paisho_server::auth::ROUTES;
use paisho_wire::Problem;

static SERVED: LazyLock<Served> = LazyLock::new(Served::new);

/// The routes that take a body. What would end the session of the one who asks is left out.
static TARGETS: LazyLock<Vec<(Method, &str)>> = LazyLock::new(|| {
    let has_body = |method: &Method| *method != Method::GET;
    let ends = ["/api/v1/sign-out", "/api/v1/me", "/api/v1/me/sessions"];
    let fitting = ROUTES
        .iter()
        .filter(|r| r.path.starts_with("/api/") && has_body(&r.method));
    let fitting = fitting.filter(|r| !ends.contains(&r.path));
    fitting.map(|r| (r.method.clone(), r.path)).collect()
});

/// The route that an input is for, and the body.
fn chosen(input: &[u8]) -> Option<(&Method, &str, &[u8])> {
    let end = input.iter().position(|byte| *byte == b'\n');
    if let Some((head, body)) = end.and_then(|end| input.split_at_checked(end)) {
        let named =
            |(method, path): &&(Method, &str)| format!("{method} {path}").as_bytes() == head;
        if let Some((method, path)) = TARGETS.iter().find(named) {
            return Some((method, path, &body[1..]));
        }
    }
    let (choice, body) = input.split_first()?;
    let (method, path) = &TARGETS[usize::from(*choice) % TARGETS.len()];
    Some((method, path, body))
}

fuzz_target!(|input: &[u8]| {
    let Some((method, path, body)) = chosen(input) else {
        return;
    };
    let id = if path.contains("/games/") {
        &SERVED.game
    } else {
        &SERVED.seek
    };
    let path = path.replace("{id}", id).replace("{name}", "victim");
    let body = String::from_utf8(body.to_vec()).map_or_else(
        |bytes| bytes.into_bytes(),
        |text| {
            text.replace("GAME", &SERVED.game)
                .replace("SEEK", &SERVED.seek)
                .into_bytes()
        },
    );
    let reply = SERVED.ask(method.clone(), &path, body);
    assert!(
        !reply.status.is_server_error(),
        "{method} {path}: {}",
        reply.status
    );
    if reply.status.is_client_error() {
        let problem: Problem =
            serde_json::from_slice(&reply.body).expect("the one form of refusals");
        assert!(!problem.error.is_empty() && !problem.message.is_empty());
    }
});
