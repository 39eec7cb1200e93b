//! The list of routes, each with its action.

use axum::http::Method;

use super::Action;

/// A route.
#[derive(Clone, Debug)]
pub struct Route {
    /// The method.
    pub method: Method,
    /// The path, with `{…}` for parameters.
    pub path: &'static str,
    /// The action that authorization decides about.
    pub action: Action,
}

macro_rules! routes {
    ($($method:ident $path:literal => $action:ident;)*) => {
        /// All routes of the server. A route that is not listed is refused to everyone.
        pub const ROUTES: &[Route] = &[$(Route {
            method: Method::$method,
            path: $path,
            action: Action::$action,
        }),*];
    };
}

routes! {
    GET "/" => Look;
    GET "/server.css" => Look;
    GET "/board.svg" => Look;
    GET "/reset" => Look;
    GET "/confirm" => Look;
    GET "/robots.txt" => Look;
    GET "/healthz" => Look;
    GET "/metrics" => Look;
    GET "/api/v1/openapi.json" => Look;
    GET "/api/v1/frames.json" => Look;
    GET "/api/v1/server" => Look;

    POST "/reset" => SignIn;
    POST "/confirm" => SignIn;
    POST "/api/v1/guest" => SignIn;
    POST "/api/v1/register" => SignIn;
    POST "/api/v1/sign-in" => SignIn;
    POST "/api/v1/forgot-password" => SignIn;
    POST "/api/v1/reset-password" => SignIn;
    POST "/api/v1/sign-out" => TendSelf;

    GET "/api/v1/me" => ReadOwn;
    GET "/api/v1/me/games" => ReadOwn;
    GET "/api/v1/me/games/next" => ReadOwn;
    GET "/api/v1/me/records" => ReadOwn;
    GET "/api/v1/me/preferences" => ReadOwn;
    PUT "/api/v1/me/preferences" => TendSelf;
    GET "/api/v1/me/vacation" => ReadOwn;
    PUT "/api/v1/me/vacation" => Play;
    DELETE "/api/v1/me/vacation" => Play;
    PUT "/api/v1/me/name" => ChooseName;
    GET "/api/v1/me/export" => TendSelf;
    DELETE "/api/v1/me" => TendSelf;
    GET "/api/v1/me/security" => TendSelf;
    GET "/api/v1/me/sessions" => TendSelf;
    DELETE "/api/v1/me/sessions" => TendSelf;
    DELETE "/api/v1/me/sessions/{id}" => TendSelf;
    POST "/api/v1/me/second-factor" => TendSecrets;
    PUT "/api/v1/me/second-factor" => TendSecrets;
    DELETE "/api/v1/me/second-factor" => TendSecrets;
    PUT "/api/v1/me/password" => TendSecrets;
    PUT "/api/v1/me/email" => TendSecrets;
    GET "/api/v1/me/tokens" => TendSecrets;
    POST "/api/v1/me/tokens" => TendSecrets;
    DELETE "/api/v1/me/tokens/{id}" => TendSecrets;
    GET "/api/v1/me/bots" => TendSecrets;
    POST "/api/v1/me/bots" => TendSecrets;
    POST "/api/v1/me/bots/{name}/tokens" => TendSecrets;
    GET "/api/v1/me/blocks" => ReadOwn;
    PUT "/api/v1/me/blocks/{name}" => TendSelf;
    DELETE "/api/v1/me/blocks/{name}" => TendSelf;

    GET "/api/v1/players/{name}" => Look;
    GET "/api/v1/players/{name}/games" => Look;
    GET "/api/v1/players/{name}/ratings" => Look;
    GET "/api/v1/ranking/{speed}" => Look;

    GET "/api/v1/games" => Look;
    GET "/api/v1/games/live" => Look;
    GET "/api/v1/games/stream" => Look;
    GET "/api/v1/games/{id}" => Look;
    GET "/api/v1/games/{id}/record" => Look;
    POST "/api/v1/games/{id}/actions" => Play;
    GET "/api/v1/games/{id}/chat" => Look;
    POST "/api/v1/games/{id}/chat" => Speak;

    GET "/api/v1/seeks" => Look;
    POST "/api/v1/seeks" => Play;
    GET "/api/v1/seeks/{id}" => Look;
    DELETE "/api/v1/seeks/{id}" => Play;
    POST "/api/v1/seeks/{id}/join" => Play;
    GET "/api/v1/socket" => Look;

    POST "/api/v1/reports" => Report;
    GET "/api/v1/moderation/reports" => Moderate;
    POST "/api/v1/moderation/reports/{id}/close" => Moderate;
    POST "/api/v1/moderation/players/{name}" => Moderate;
    POST "/api/v1/moderation/players/{name}/reset-link" => Moderate;
    GET "/api/v1/moderation/log" => Moderate;
    PUT "/api/v1/moderation/moderators/{name}" => Appoint;
    DELETE "/api/v1/moderation/moderators/{name}" => Appoint;
}

/// The action of a route. `HEAD` is treated like `GET`.
#[must_use]
pub fn action_of(method: &Method, path: &str) -> Option<Action> {
    let method = if method == Method::HEAD {
        &Method::GET
    } else {
        method
    };
    let mut fitting = ROUTES
        .iter()
        .filter(|r| r.method == *method && r.path == path);
    fitting.next().map(|route| route.action)
}
