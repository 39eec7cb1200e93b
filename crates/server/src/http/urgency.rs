//! Turns go first. Requests that change something at a table or in the lobby, WebSockets and health
//! checks are handled where connections are served. Requests that only read, and those for which
//! passwords are hashed, run in the background, so a crowd of them delays no turn.
//!
//! Other changes stay in the foreground, because the database has one writer: a thread of low
//! priority that holds it would keep turns waiting.

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};

use super::answer::ApiError;
use crate::auth::{Action, action_of};
use crate::background::Background;

/// The routes that are only read from, and still do not wait for others.
const URGENT_TO_READ: [&str; 2] = ["/api/v1/socket", "/healthz"];

/// Lets urgent requests pass, and sends all others to the background.
pub(crate) fn turns_first(routes: Router, background: Background) -> Router {
    routes.layer(from_fn_with_state(background, dispatch))
}

async fn dispatch(State(background): State<Background>, request: Request, next: Next) -> Response {
    if is_urgent(&request) {
        return next.run(request).await;
    }
    let answered = background.run(next.run(request)).await;
    answered.unwrap_or_else(|_| {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        ApiError::new(
            status,
            "busy",
            "the server is stopping; try again in a few seconds",
        )
        .into_response()
    })
}

/// Whether a request does not wait for others.
pub(super) fn is_urgent(request: &Request) -> bool {
    let path = request.extensions().get::<MatchedPath>();
    path.is_some_and(|path| does_not_wait(request.method(), path.as_str()))
}

fn does_not_wait(method: &Method, path: &str) -> bool {
    if matches!(*method, Method::GET | Method::HEAD) {
        return URGENT_TO_READ.contains(&path);
    }
    match action_of(method, path) {
        None | Some(Action::SignIn | Action::TendSecrets) => false,
        Some(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use axum::body::{Body, to_bytes};
    use axum::routing::any;
    use tower::ServiceExt;

    use super::*;
    use crate::auth::ROUTES;
    use crate::background::BackgroundThreads;

    #[test]
    fn changes_go_first_and_reading_and_hashing_wait() {
        for (method, path, urgent) in [
            (Method::POST, "/api/v1/games/{id}/actions", true),
            (Method::POST, "/api/v1/games/{id}/chat", true),
            (Method::POST, "/api/v1/seeks/{id}/join", true),
            (Method::GET, "/api/v1/socket", true),
            (Method::GET, "/healthz", true),
            (Method::GET, "/api/v1/games", false),
            (Method::HEAD, "/api/v1/games", false),
            (Method::GET, "/api/v1/games/{id}", false),
            (Method::PUT, "/api/v1/me/password", false),
            (Method::POST, "/api/v1/sign-in", false),
        ] {
            let known = ROUTES.iter().any(|route| route.path == path);
            assert!(known, "{path}");
            assert_eq!(does_not_wait(&method, path), urgent, "{method} {path}");
        }
        // A method that no route has.
        assert!(!does_not_wait(&Method::TRACE, "/api/v1/seeks"));
    }

    async fn thread_of(routes: &Router, method: Method, path: &str) -> String {
        let request = Request::builder().method(method).uri(path);
        let request = request.body(Body::empty()).unwrap();
        let response = routes.clone().oneshot(request).await.unwrap();
        let body = to_bytes(response.into_body(), 1000).await.unwrap();
        String::from_utf8(body.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn only_urgent_requests_stay_on_the_threads_of_connections() {
        let threads = BackgroundThreads::start().unwrap();
        let name = async || thread::current().name().unwrap_or_default().to_owned();
        let routes = Router::new()
            .route("/api/v1/games/{id}/actions", any(name))
            .route("/api/v1/games", any(name))
            .fallback(name);
        let routes = turns_first(routes, threads.background());
        let here = thread::current().name().unwrap_or_default().to_owned();
        let turn = thread_of(&routes, Method::POST, "/api/v1/games/abcdefgh/actions").await;
        assert_eq!(turn, here);
        for path in ["/api/v1/games", "/", "/assets/app.js"] {
            assert_eq!(
                thread_of(&routes, Method::GET, path).await,
                "low-priority",
                "{path}"
            );
        }
    }
}
