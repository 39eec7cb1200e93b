//! Bodies of HTTP requests through the real router: the first line names the route, the rest is the
//! body; if no route has that name, the first byte chooses one. Nothing panics, the server never
//! fails, every refusal has the common form, and the caller stays signed in. In the body, `GAME`
//! and `SEEK` stand for a game and a seek that exist.
#![no_main]

use std::cell::RefCell;
use std::sync::LazyLock;

use axum::http::{Method, StatusCode};
use libfuzzer_sys::fuzz_target;
use paisho_fuzz::{OTHER, Served};
use paisho_server::auth::ROUTES;
use paisho_wire::{Problem, Refusal};

/// After this many requests a new server is started, with fresh passwords, limits and seeks.
const REQUESTS: u32 = 5000;
/// How often requests may meet a finished game before the next one begins.
const AFTER_THE_END: u32 = 8;

/// The server, the number of requests, and how often it answered that the game is over.
struct Asked {
    served: Served,
    requests: u32,
    over: u32,
}

thread_local! {
    static ASKED: RefCell<Option<Asked>> = const { RefCell::new(None) };
}

/// The routes that take a body, except those that would end the caller's session.
static TARGETS: LazyLock<Vec<(Method, &str)>> = LazyLock::new(|| {
    let has_body = |method: &Method| *method != Method::GET;
    let ends = ["/api/v1/sign-out", "/api/v1/me", "/api/v1/me/sessions"];
    let fitting = ROUTES
        .iter()
        .filter(|r| r.path.starts_with("/api/") && has_body(&r.method));
    let fitting = fitting.filter(|r| !ends.contains(&r.path));
    fitting.map(|r| (r.method.clone(), r.path)).collect()
});

/// The route and the body of an input.
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

impl Asked {
    fn new() -> Self {
        Self {
            served: Served::new(),
            requests: 0,
            over: 0,
        }
    }

    fn ask(&mut self, method: &Method, path: &str, body: &[u8]) {
        self.requests += 1;
        if self.over >= AFTER_THE_END {
            self.served.begin_game();
            self.over = 0;
        }
        let (game, seek) = (&self.served.game, &self.served.seek);
        let id = if path.contains("/games/") { game } else { seek };
        let path = path.replace("{id}", id).replace("{name}", OTHER);
        let body = match std::str::from_utf8(body) {
            Ok(text) => text
                .replace("GAME", game)
                .replace("SEEK", seek)
                .into_bytes(),
            Err(_) => body.to_vec(),
        };
        let reply = self.served.ask(method.clone(), &path, body);
        assert!(
            !reply.status.is_server_error(),
            "{method} {path}: {}",
            reply.status
        );
        if reply.status.is_client_error() {
            let problem: Problem =
                serde_json::from_slice(&reply.body).expect("a refusal in the documented form");
            assert!(!problem.error.is_empty() && !problem.message.is_empty());
            self.over += u32::from(problem.refusal == Some(Refusal::GameOver {}));
        }
    }

    /// The caller is still signed in.
    fn check(&self) {
        let me = self.served.ask(Method::GET, "/api/v1/me", Vec::new());
        assert_eq!(me.status, StatusCode::OK);
    }
}

fuzz_target!(|input: &[u8]| {
    let Some((method, path, body)) = chosen(input) else {
        return;
    };
    ASKED.with_borrow_mut(|asked| {
        asked.get_or_insert_with(Asked::new).ask(method, path, body);
        if let Some(old) = asked.take_if(|asked| asked.requests >= REQUESTS) {
            old.check();
        }
    });
});
