//! Every request of the app: its method, path and body, and the type of its answer.

use paisho_wire::{
    AuditLine, CodeBody, DeleteBody, EmailBody, ForgotBody, GameId, GameList, GameState, Me,
    MeasureBody, NameBody, PasswordBody, Profile, Ranking, RatingStep, RecoveryCodes, RegisterBody,
    RemoveSecondFactorBody, ReportBody, ReportShown, SecondFactorBody, SecondFactorOffered,
    SecurityShown, Seek, SeekAnswer, SeekBody, SeekId, ServerInfo, SessionShown, SignInBody, Speed,
    TokenBody, TokenMade, TokenShown, VacationShown, VerdictBody,
};
use serde::de::IgnoredAny;
use serde_json::{Map, Value};

use super::ApiRequest;
use super::Method::{Delete, Get, Post, Put};
use crate::model::route::encoded;

/// An answer whose content does not matter.
pub type Ignored = IgnoredAny;

// Signing in and out.

/// The server's description of itself, with the account that it knows us as.
#[must_use]
pub fn server_info() -> ApiRequest<ServerInfo> {
    ApiRequest::new(Get, "server")
}

/// Become a guest.
#[must_use]
pub fn become_guest() -> ApiRequest<Me> {
    ApiRequest::new(Post, "guest")
}

/// Choose our name as a guest.
#[must_use]
pub fn choose_name(body: &NameBody) -> ApiRequest<Me> {
    ApiRequest::new(Put, "me/name").with_body(body)
}

/// Sign in.
#[must_use]
pub fn sign_in(body: &SignInBody) -> ApiRequest<Me> {
    ApiRequest::new(Post, "sign-in").with_body(body)
}

/// Register an account.
#[must_use]
pub fn register(body: &RegisterBody) -> ApiRequest<Me> {
    ApiRequest::new(Post, "register").with_body(body)
}

/// Sign out.
#[must_use]
pub fn sign_out() -> ApiRequest<()> {
    ApiRequest::new(Post, "sign-out")
}

/// Delete our account.
#[must_use]
pub fn delete_account(body: &DeleteBody) -> ApiRequest<()> {
    ApiRequest::new(Delete, "me").with_body(body)
}

/// Ask for a link that resets a forgotten password.
#[must_use]
pub fn forgot_password(body: &ForgotBody) -> ApiRequest<()> {
    ApiRequest::new(Post, "forgot-password").with_body(body)
}

// Our account.

/// Change the password.
#[must_use]
pub fn change_password(body: &PasswordBody) -> ApiRequest<()> {
    ApiRequest::new(Put, "me/password").with_body(body)
}

/// Change the email address.
#[must_use]
pub fn change_email(body: &EmailBody) -> ApiRequest<()> {
    ApiRequest::new(Put, "me/email").with_body(body)
}

const SECOND_FACTOR: &str = "me/second-factor";

/// Ask for the secret of a second factor.
#[must_use]
pub fn offer_second_factor(body: &SecondFactorBody) -> ApiRequest<SecondFactorOffered> {
    ApiRequest::new(Post, SECOND_FACTOR).with_body(body)
}

/// Begin to use the offered second factor.
#[must_use]
pub fn add_second_factor(body: &CodeBody) -> ApiRequest<RecoveryCodes> {
    ApiRequest::new(Put, SECOND_FACTOR).with_body(body)
}

/// Remove the second factor.
#[must_use]
pub fn remove_second_factor(body: &RemoveSecondFactorBody) -> ApiRequest<()> {
    ApiRequest::new(Delete, SECOND_FACTOR).with_body(body)
}

const VACATION: &str = "me/vacation";

/// How much vacation is left.
#[must_use]
pub fn vacation() -> ApiRequest<VacationShown> {
    ApiRequest::new(Get, VACATION)
}

/// Begin a vacation.
#[must_use]
pub fn begin_vacation() -> ApiRequest<VacationShown> {
    ApiRequest::new(Put, VACATION)
}

/// End a vacation.
#[must_use]
pub fn end_vacation() -> ApiRequest<VacationShown> {
    ApiRequest::new(Delete, VACATION)
}

const SESSIONS: &str = "me/sessions";

/// Where we are signed in.
#[must_use]
pub fn sessions() -> ApiRequest<Vec<SessionShown>> {
    ApiRequest::new(Get, SESSIONS)
}

/// End a session.
#[must_use]
pub fn end_session(id: &str) -> ApiRequest<()> {
    ApiRequest::new(Delete, format!("{SESSIONS}/{}", encoded(id)))
}

/// End all sessions but this one.
#[must_use]
pub fn end_other_sessions() -> ApiRequest<()> {
    ApiRequest::new(Delete, SESSIONS)
}

/// The security events of our account.
#[must_use]
pub fn security_events() -> ApiRequest<Vec<SecurityShown>> {
    ApiRequest::new(Get, "me/security")
}

const TOKENS: &str = "me/tokens";

/// The access tokens of our programs.
#[must_use]
pub fn tokens() -> ApiRequest<Vec<TokenShown>> {
    ApiRequest::new(Get, TOKENS)
}

/// Make an access token.
#[must_use]
pub fn make_token(body: &TokenBody) -> ApiRequest<TokenMade> {
    ApiRequest::new(Post, TOKENS).with_body(body)
}

/// End an access token.
#[must_use]
pub fn end_token(id: &str) -> ApiRequest<()> {
    ApiRequest::new(Delete, format!("{TOKENS}/{}", encoded(id)))
}

const BLOCKS: &str = "me/blocks";

/// The names of the people whom we block.
#[must_use]
pub fn blocks() -> ApiRequest<Vec<String>> {
    ApiRequest::new(Get, BLOCKS)
}

/// Block a person.
#[must_use]
pub fn block(name: &str) -> ApiRequest<()> {
    ApiRequest::new(Put, format!("{BLOCKS}/{}", encoded(name)))
}

/// No longer block a person.
#[must_use]
pub fn unblock(name: &str) -> ApiRequest<()> {
    ApiRequest::new(Delete, format!("{BLOCKS}/{}", encoded(name)))
}

const PREFERENCES: &str = "me/preferences";

/// The settings of all our programs.
#[must_use]
pub fn preferences() -> ApiRequest<Map<String, Value>> {
    ApiRequest::new(Get, PREFERENCES)
}

/// Store the settings of all our programs.
#[must_use]
pub fn store_preferences(preferences: &Map<String, Value>) -> ApiRequest<()> {
    ApiRequest::new(Put, PREFERENCES).with_body(preferences)
}

// Other people.

/// A person's profile.
#[must_use]
pub fn profile(name: &str) -> ApiRequest<Profile> {
    ApiRequest::new(Get, format!("players/{}", encoded(name)))
}

/// How a person's ratings changed.
#[must_use]
pub fn rating_steps(name: &str) -> ApiRequest<Vec<RatingStep>> {
    ApiRequest::new(Get, format!("players/{}/ratings", encoded(name)))
}

/// The best players at a speed.
#[must_use]
pub fn ranking(speed: Speed) -> ApiRequest<Ranking> {
    ApiRequest::new(Get, format!("ranking/{}", speed.word()))
}

/// Report a person to the moderators.
#[must_use]
pub fn report(body: &ReportBody) -> ApiRequest<Ignored> {
    ApiRequest::new(Post, "reports").with_body(body)
}

/// The open reports.
#[must_use]
pub fn open_reports() -> ApiRequest<Vec<ReportShown>> {
    ApiRequest::new(Get, "moderation/reports")
}

/// Close a report.
#[must_use]
pub fn close_report(id: &str, body: &VerdictBody) -> ApiRequest<()> {
    let path = format!("moderation/reports/{}/close", encoded(id));
    ApiRequest::new(Post, path).with_body(body)
}

/// Take a measure against a person.
#[must_use]
pub fn take_measure(name: &str, body: &MeasureBody) -> ApiRequest<()> {
    let path = format!("moderation/players/{}", encoded(name));
    ApiRequest::new(Post, path).with_body(body)
}

/// The log of all measures.
#[must_use]
pub fn moderation_log() -> ApiRequest<Vec<AuditLine>> {
    ApiRequest::new(Get, "moderation/log")
}

// Games.

/// Finished games that match the names and values of a query.
#[must_use]
pub fn find_games(pairs: &[(&str, String)]) -> ApiRequest<GameList> {
    let pairs = pairs.iter();
    let pairs = pairs.map(|(name, value)| format!("{name}={}", encoded(value)));
    let query: Vec<String> = pairs.collect();
    ApiRequest::new(Get, format!("games?{}", query.join("&")))
}

/// Games to watch.
#[must_use]
pub fn live_games() -> ApiRequest<GameList> {
    ApiRequest::new(Get, "games/live")
}

/// A game as the caller sees it.
#[must_use]
pub fn game_state(id: &GameId) -> ApiRequest<GameState> {
    ApiRequest::new(Get, format!("games/{id}"))
}

/// Our own games in progress.
#[must_use]
pub fn own_games() -> ApiRequest<GameList> {
    ApiRequest::new(Get, "me/games")
}

/// A seek.
#[must_use]
pub fn seek(id: &SeekId) -> ApiRequest<Seek> {
    ApiRequest::new(Get, format!("seeks/{id}"))
}

/// Seek a game.
#[must_use]
pub fn create_seek(body: &SeekBody) -> ApiRequest<SeekAnswer> {
    ApiRequest::new(Post, "seeks").with_body(body)
}

/// Join a seek.
#[must_use]
pub fn join_seek(id: &SeekId) -> ApiRequest<SeekAnswer> {
    ApiRequest::new(Post, format!("seeks/{id}/join"))
}

/// Withdraw a seek of ours.
#[must_use]
pub fn withdraw_seek(id: &SeekId) -> ApiRequest<()> {
    ApiRequest::new(Delete, format!("seeks/{id}"))
}

// Files, which the browser loads by links.

/// The address of the records of our games.
pub const OWN_RECORDS: &str = "/api/v1/me/records";

/// The address of everything that the server knows about us.
pub const EXPORT: &str = "/api/v1/me/export";

/// The address of the record of a game.
#[must_use]
pub fn record_address(game: &str) -> String {
    format!("/api/v1/games/{}/record", encoded(game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_has_an_address() {
        assert_eq!(record_address("g 1"), "/api/v1/games/g%201/record");
    }

    /// A request as one line.
    fn line<T>(request: &ApiRequest<T>) -> String {
        let http = request.http();
        let body = http.body.as_deref().unwrap_or_default();
        format!("{} {} {body}", http.method.word(), http.path)
    }

    #[test]
    fn names_are_encoded_in_paths() {
        let name = "Ana / Žofie?";
        let coded = "Ana%20%2F%20%C5%BDofie%3F";
        assert_eq!(line(&block(name)), format!("PUT me/blocks/{coded} "));
        assert_eq!(line(&unblock(name)), format!("DELETE me/blocks/{coded} "));
        assert_eq!(line(&profile(name)), format!("GET players/{coded} "));
        assert_eq!(
            line(&rating_steps(name)),
            format!("GET players/{coded}/ratings ")
        );
        let pairs = [("player", name.to_owned()), ("limit", "20".to_owned())];
        assert_eq!(
            line(&find_games(&pairs)),
            format!("GET games?player={coded}&limit=20 ")
        );
    }

    #[test]
    fn bodies_are_json() {
        let body = SignInBody {
            name: "ana".to_owned(),
            password: "secret".to_owned().into(),
            code: String::new().into(),
        };
        let sent = line(&sign_in(&body));
        assert!(sent.starts_with("POST sign-in {"), "{sent}");
        let (_, sent) = sent.split_once(" {").unwrap();
        let sent: SignInBody = serde_json::from_str(&format!("{{{sent}")).unwrap();
        assert_eq!(sent, body);
    }

    #[test]
    fn one_path_has_several_methods() {
        let id: SeekId = "s1".parse().unwrap();
        assert_eq!(line(&seek(&id)), "GET seeks/s1 ");
        assert_eq!(line(&join_seek(&id)), "POST seeks/s1/join ");
        assert_eq!(line(&withdraw_seek(&id)), "DELETE seeks/s1 ");
        assert_eq!(line(&vacation()), "GET me/vacation ");
        assert_eq!(line(&begin_vacation()), "PUT me/vacation ");
        assert_eq!(line(&end_vacation()), "DELETE me/vacation ");
        assert_eq!(line(&end_session("a b")), "DELETE me/sessions/a%20b ");
        assert_eq!(line(&end_other_sessions()), "DELETE me/sessions ");
    }
}
