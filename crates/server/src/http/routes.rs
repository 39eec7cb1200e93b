//! The routes of the API, which the OpenAPI document describes, each with its handler.

use axum::Router;
use axum::routing::{delete, get, post, put};

use super::app_state::AppState;
use super::{
    actions, chat, games, lobby, me, moderation, pages, players, second_factor, secrets, sign_in,
    socket, stream,
};

/// What a handler declares for the OpenAPI document, and the route that it really has.
#[cfg(test)]
pub(super) struct DeclaredRoute {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) declared: utoipa_axum::router::UtoipaMethodRouter<AppState>,
}

macro_rules! routes {
    ($($method:ident $path:literal => $module:ident::$handler:ident;)*) => {
        /// The router of the API.
        pub(super) fn routes() -> Router<AppState> {
            Router::new()$(.route($path, $method($module::$handler)))*
        }

        /// The declarations of all handlers.
        #[cfg(test)]
        pub(super) fn declared() -> Vec<DeclaredRoute> {
            vec![$(DeclaredRoute {
                method: stringify!($method),
                path: $path,
                declared: utoipa_axum::routes!($module::$handler),
            }),*]
        }
    };
}

routes! {
    get "/api/v1/server" => pages::server_info;

    post "/api/v1/guest" => sign_in::guest;
    post "/api/v1/register" => sign_in::register;
    post "/api/v1/sign-in" => sign_in::sign_in;
    post "/api/v1/sign-out" => sign_in::sign_out;
    post "/api/v1/forgot-password" => sign_in::forgot;
    post "/api/v1/reset-password" => sign_in::reset;

    get "/api/v1/me" => me::who_am_i;
    delete "/api/v1/me" => me::delete;
    get "/api/v1/me/security" => me::security;
    get "/api/v1/me/sessions" => me::sessions;
    delete "/api/v1/me/sessions" => me::end_sessions;
    delete "/api/v1/me/sessions/{id}" => me::end_session;
    get "/api/v1/me/preferences" => me::preferences;
    put "/api/v1/me/preferences" => me::put_preferences;
    get "/api/v1/me/vacation" => me::vacation;
    put "/api/v1/me/vacation" => me::begin_vacation;
    delete "/api/v1/me/vacation" => me::end_vacation;
    put "/api/v1/me/name" => me::choose_name;
    get "/api/v1/me/export" => me::export;
    post "/api/v1/me/second-factor" => second_factor::offer;
    put "/api/v1/me/second-factor" => second_factor::accept;
    delete "/api/v1/me/second-factor" => second_factor::remove;
    put "/api/v1/me/password" => secrets::password;
    put "/api/v1/me/email" => secrets::email;
    get "/api/v1/me/tokens" => secrets::tokens;
    post "/api/v1/me/tokens" => secrets::make_token;
    delete "/api/v1/me/tokens/{id}" => secrets::end_token;
    get "/api/v1/me/bots" => secrets::bots;
    post "/api/v1/me/bots" => secrets::make_bot;
    post "/api/v1/me/bots/{name}/tokens" => secrets::make_bot_token;
    get "/api/v1/me/blocks" => players::blocks;
    put "/api/v1/me/blocks/{name}" => players::block;
    delete "/api/v1/me/blocks/{name}" => players::unblock;

    get "/api/v1/players/{name}" => players::profile;
    get "/api/v1/players/{name}/games" => players::games;
    get "/api/v1/players/{name}/ratings" => players::ratings;
    get "/api/v1/ranking/{speed}" => players::ranking;

    get "/api/v1/games" => games::search;
    get "/api/v1/games/live" => games::live;
    get "/api/v1/me/games" => games::mine;
    get "/api/v1/me/games/next" => games::next;
    get "/api/v1/me/records" => games::my_records;
    get "/api/v1/games/{id}" => games::state;
    get "/api/v1/games/{id}/record" => games::one_record;
    get "/api/v1/games/stream" => stream::games;

    get "/api/v1/socket" => socket::socket;
    post "/api/v1/games/{id}/actions" => actions::act;
    get "/api/v1/games/{id}/chat" => chat::chat;
    post "/api/v1/games/{id}/chat" => chat::say;
    get "/api/v1/seeks" => lobby::seeks;
    post "/api/v1/seeks" => lobby::offer;
    get "/api/v1/seeks/{id}" => lobby::seek;
    delete "/api/v1/seeks/{id}" => lobby::withdraw;
    post "/api/v1/seeks/{id}/join" => lobby::join;

    post "/api/v1/reports" => moderation::report;
    get "/api/v1/moderation/reports" => moderation::reports;
    post "/api/v1/moderation/reports/{id}/close" => moderation::close;
    post "/api/v1/moderation/players/{name}" => moderation::measure;
    post "/api/v1/moderation/players/{name}/reset-link" => moderation::reset_link;
    get "/api/v1/moderation/log" => moderation::audit;
    put "/api/v1/moderation/moderators/{name}" => moderation::appoint;
    delete "/api/v1/moderation/moderators/{name}" => moderation::dismiss;
}
