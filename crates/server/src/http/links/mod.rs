//! Pages behind mailed links: setting a new password and confirming an address. They work without
//! scripts and in the reader's language.
//!
//! A GET request changes nothing, because mail scanners follow links too.

mod words;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Form, Router};
use paisho_view::words::Language;
use serde::Deserialize;

use super::app_state::AppState;
use super::language;
use super::pages::escaped;
use super::sign_in;
use crate::account::{AccountError, HashingFailed};
use words::{PageWords, words};

const PAGE: &str = include_str!("../../../pages/link.html");

/// The routes of the pages.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/reset", get(ask_for_password).post(set_password))
        .route("/confirm", get(ask_to_confirm).post(confirm))
}

/// The query of a link.
#[derive(Deserialize)]
struct Link {
    #[serde(default)]
    link: String,
}

/// The fields of the form for a new password.
#[derive(Deserialize)]
struct NewPassword {
    link: String,
    password: String,
}

/// A page in the reader's language.
struct Page<'a> {
    app: &'a AppState,
    language: Language,
}

impl<'a> Page<'a> {
    fn new(app: &'a AppState, headers: &HeaderMap) -> Self {
        let language = language::asked(headers).unwrap_or_default();
        Self { app, language }
    }

    fn words(&self) -> &'static PageWords {
        words(self.language)
    }

    fn show(&self, status: StatusCode, title: &str, content: &str) -> Response {
        let page = PAGE
            .replace("{{lang}}", self.language.tag())
            .replace("{{dir}}", self.language.direction().attribute())
            .replace("{{server}}", &escaped(&self.app.config.title))
            .replace("{{title}}", title)
            .replace("{{content}}", content);
        (status, Html(page)).into_response()
    }

    /// The form for a new password, with an error message about the last attempt.
    fn password_form(&self, link: &str, complaint: Option<&str>) -> Response {
        let words = self.words();
        let link = escaped(link);
        let complaint = complaint.map_or_else(String::new, |text| {
            format!(r#"<p class="complaint" role="alert">{text}</p>"#)
        });
        let form = format!(
            r#"{complaint}<form method="post" action="/reset">
<input type="hidden" name="link" value="{link}">
<label for="password">{label}</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="8" required autofocus>
<button type="submit">{button}</button>
</form>"#,
            label = words.password,
            button = words.set_password,
        );
        let status = complaint_status(&complaint);
        self.show(status, words.new_password, &form)
    }

    fn say(&self, status: StatusCode, title: &str, sentence: &str) -> Response {
        self.show(
            status,
            title,
            &format!(r#"<p role="status">{sentence}</p>"#),
        )
    }

    /// The page shown when a link could not be used.
    fn failed(&self, title: &str, error: &AccountError) -> Response {
        match error {
            AccountError::BadLink => self.say(StatusCode::FORBIDDEN, title, self.words().bad_link),
            AccountError::Hashing(HashingFailed::Busy) => {
                let status = StatusCode::SERVICE_UNAVAILABLE;
                self.say(status, title, self.words().trouble)
            }
            _ => {
                tracing::error!(%error, "using a link failed");
                let status = StatusCode::INTERNAL_SERVER_ERROR;
                self.say(status, title, self.words().trouble)
            }
        }
    }
}

fn complaint_status(complaint: &str) -> StatusCode {
    if complaint.is_empty() {
        StatusCode::OK
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    }
}

async fn ask_for_password(
    State(app): State<AppState>,
    headers: HeaderMap,
    Query(Link { link }): Query<Link>,
) -> Response {
    Page::new(&app, &headers).password_form(&link, None)
}

async fn set_password(
    State(app): State<AppState>,
    headers: HeaderMap,
    Form(NewPassword { link, password }): Form<NewPassword>,
) -> Response {
    let page = Page::new(&app, &headers);
    let words = page.words();
    match sign_in::set_password(&app, &link, &password).await {
        Ok(()) => page.say(StatusCode::OK, words.new_password, words.password_is_set),
        Err(AccountError::Password(_)) => page.password_form(&link, Some(words.bad_password)),
        Err(error) => page.failed(words.new_password, &error),
    }
}

async fn ask_to_confirm(
    State(app): State<AppState>,
    headers: HeaderMap,
    Query(Link { link }): Query<Link>,
) -> Response {
    let page = Page::new(&app, &headers);
    let words = page.words();
    let form = format!(
        r#"<form method="post" action="/confirm">
<input type="hidden" name="link" value="{link}">
<button type="submit">{button}</button>
</form>"#,
        link = escaped(&link),
        button = words.confirm,
    );
    page.show(StatusCode::OK, words.your_address, &form)
}

async fn confirm(
    State(app): State<AppState>,
    headers: HeaderMap,
    Form(Link { link }): Form<Link>,
) -> Response {
    let page = Page::new(&app, &headers);
    let words = page.words();
    match app.accounts.confirm_email(&link).await {
        Ok(()) => page.say(StatusCode::OK, words.your_address, words.confirmed),
        Err(error) => page.failed(words.your_address, &error),
    }
}
