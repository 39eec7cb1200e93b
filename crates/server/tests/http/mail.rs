//! Mail addresses and forgotten passwords.

use paisho_view::words::Language;
use reqwest::Method;
use serde_json::json;
use tokio::sync::mpsc::Receiver;

use crate::host::{Caller, Host, PASSWORD};
use crate::post::{Mail, link, next_mail, server_with_mail};

/// Registers an account with a mail address.
pub(crate) async fn anna(host: &Host) -> Caller {
    let anna = host.somebody();
    let body = json!({ "name": "anna", "password": PASSWORD, "email": "anna@post.example" });
    anna.post("/api/v1/register", body).await.ok().await;
    anna
}

/// Submits a form like a browser without scripts; returns the status and the page.
pub(crate) async fn submit(who: &Caller, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let pairs = fields.iter().map(|(name, value)| {
        let value = value.replace(' ', "+");
        format!("{name}={value}")
    });
    let body = pairs.collect::<Vec<_>>().join("&");
    let request = who
        .request(Method::POST, path)
        .header("content-type", "application/x-www-form-urlencoded")
        .header("accept-language", "de-AT,en;q=0.5")
        .body(body);
    let answer = request.send().await.unwrap();
    let status = answer.status().as_u16();
    (status, answer.text().await.unwrap())
}

#[tokio::test]
async fn a_forgotten_password_is_set_anew_with_the_link_from_a_mail() {
    let (host, mut mails) = server_with_mail().await;
    let anna = anna(&host).await;
    let (_, secret) = link(&mut mails, "confirm").await;
    let (status, page) = submit(&anna, "/confirm", &[("link", &secret)]).await;
    assert_eq!(status, 200, "{page}");

    let forgot = json!({ "name": "Anna" });
    let other = host.somebody();
    let asked = other.post("/api/v1/forgot-password", forgot).await;
    assert_eq!(asked.status(), 202);
    let (head, secret) = link(&mut mails, "reset").await;
    for line in [
        "Subject: Reset your password on The Lily House",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable",
    ] {
        assert!(head.lines().any(|found| found == line), "{head}");
    }
    assert!(head.starts_with("Message-ID: <"), "{head}");

    let reset = json!({ "link": secret, "password": "four wild orchids" });
    let done = other.post("/api/v1/reset-password", reset.clone()).await;
    done.ok().await;
    let again = other.post("/api/v1/reset-password", reset).await;
    assert_eq!(again.refused().await, (403, "bad_link".to_owned()));
    let sign_in = |password: &str| json!({ "name": "anna", "password": password });
    let old = other.post("/api/v1/sign-in", sign_in(PASSWORD)).await;
    assert_eq!(old.refused().await, (403, "wrong_password".to_owned()));
    let new = other.post("/api/v1/sign-in", sign_in("four wild orchids"));
    new.await.ok().await;
}

#[tokio::test]
async fn an_address_counts_once_its_owner_has_confirmed_it() {
    let (host, mut mails) = server_with_mail().await;
    let anna = anna(&host).await;
    let (head, first) = link(&mut mails, "confirm").await;
    assert!(head.contains("Subject: Confirm your email for The Lily House"));
    let me = anna.get("/api/v1/me").await.ok().await;
    assert_eq!(me["email_confirmed"], false);
    let forgot = json!({ "name": "anna" });
    let asked = anna.post("/api/v1/forgot-password", forgot).await;
    assert_eq!(asked.status(), 202);

    let change = json!({ "password": PASSWORD, "email": "anna@post.example" });
    anna.put("/api/v1/me/email", change).await.ok().await;
    // A mail with a password link would have arrived before this one.
    let (_, second) = link(&mut mails, "confirm").await;
    for (secret, status) in [(&first, 403), (&second, 200), (&second, 403)] {
        let page = anna.get(&format!("/confirm?link={secret}")).await;
        assert_eq!(page.status(), 200, "looking changes nothing");
        let (found, page) = submit(&anna, "/confirm", &[("link", secret)]).await;
        assert_eq!(found, status, "{page}");
    }
    let me = anna.get("/api/v1/me").await.ok().await;
    assert_eq!(me["email_confirmed"], true);
    let change = json!({ "password": PASSWORD, "email": "other@post.example" });
    anna.put("/api/v1/me/email", change).await.ok().await;
    let me = anna.get("/api/v1/me").await.ok().await;
    assert_eq!(me["email_confirmed"], false);
}

#[tokio::test]
async fn a_new_password_is_set_without_scripts_in_the_readers_language() {
    let host = Host::new().await;
    let somebody = host.person("anna").await;
    let account = host.app.accounts.by_name("anna").await.unwrap();
    let link = host.app.accounts.reset_link(&account).await.unwrap();
    let secret = link.split_once("?link=").unwrap().1;
    for (wish, begin) in [
        ("en", r#"<html lang="en" dir="ltr">"#),
        ("de-AT,de;q=0.9", r#"<html lang="de" dir="ltr">"#),
        ("xx,he;q=0.2", r#"<html lang="he" dir="rtl">"#),
    ] {
        let request = somebody.request(Method::GET, &format!("/reset?link={secret}"));
        let page = request.header("accept-language", wish).send().await;
        let page = page.unwrap().text().await.unwrap();
        assert!(page.contains(begin), "{page}");
        assert!(page.contains(secret) && !page.contains("<script"));
    }
    let fields = |password| [("link", secret), ("password", password)];
    let (status, page) = submit(&somebody, "/reset", &fields("short")).await;
    assert_eq!(status, 422);
    assert!(page.contains("zu kurz") && page.contains(secret), "{page}");
    let (status, page) = submit(&somebody, "/reset", &fields("four wild orchids")).await;
    assert_eq!(status, 200, "{page}");
    let (status, page) = submit(&somebody, "/reset", &fields("four wild orchids")).await;
    assert_eq!(status, 403);
    assert!(page.contains("abgelaufen"), "{page}");
    let strange = [("link", "\"><b>"), ("password", "four wild orchids")];
    let (status, page) = submit(&somebody, "/reset", &strange).await;
    assert_eq!(status, 403);
    assert!(!page.contains("<b>"), "{page}");
    let sign_in = json!({ "name": "anna", "password": "four wild orchids" });
    somebody.post("/api/v1/sign-in", sign_in).await.ok().await;
}

/// The next mail as a person reads it: its header, and its text without the encoding.
async fn read(mails: &mut Receiver<Mail>) -> (String, String) {
    let mail = next_mail(mails).await;
    let (head, letter) = mail.text.split_once("\n\n").unwrap();
    (head.to_owned(), letter.replace("=\n", ""))
}

#[tokio::test]
async fn mails_are_written_in_the_language_of_the_account() {
    let (host, mut mails) = server_with_mail().await;
    let anna = host.somebody();
    let body = json!({ "name": "anna", "password": PASSWORD, "email": "anna@post.example" });
    let register = anna.request(Method::POST, "/api/v1/register").json(&body);
    let register = register.header("accept-language", "de-AT,en;q=0.5");
    assert_eq!(register.send().await.unwrap().status(), 200);
    let (_, letter) = read(&mut mails).await;
    assert!(letter.contains("Jemand (hoffentlich du)"), "{letter}");
    let (_, secret) = letter.split_once("/confirm?link=3D").unwrap();
    let secret = secret.lines().next().unwrap().to_owned();
    submit(&anna, "/confirm", &[("link", &secret)]).await;

    // No matter who asks for the link, it is written in the language of the account.
    let forgot = json!({ "name": "anna" });
    let other = host.somebody();
    let asked = other.request(Method::POST, "/api/v1/forgot-password");
    let asked = asked.header("accept-language", "pl").json(&forgot);
    assert_eq!(asked.send().await.unwrap().status(), 202);
    let (_, letter) = read(&mut mails).await;
    assert!(letter.contains("innerhalb von 24 Stunden"), "{letter}");

    // The app stores its settings when its language is changed.
    let store = anna.request(Method::PUT, "/api/v1/me/preferences");
    let store = store.header("accept-language", "es").json(&json!({}));
    assert_eq!(store.send().await.unwrap().status(), 204);
    host.token(&anna, &["read"]).await;
    let (head, letter) = read(&mut mails).await;
    assert!(
        head.contains("Subject: Tu cuenta en The Lily House"),
        "{head}"
    );
    assert!(
        letter.contains("Algo ha cambiado en tu cuenta anna"),
        "{letter}"
    );
    let data = anna.get("/api/v1/me/export").await.ok().await;
    assert_eq!(data["language"], "es");
}

#[tokio::test]
async fn an_account_without_a_language_is_written_to_in_that_of_the_request() {
    let (host, mut mails) = server_with_mail().await;
    let anna = anna(&host).await;
    let (_, secret) = link(&mut mails, "confirm").await;
    submit(&anna, "/confirm", &[("link", &secret)]).await;
    let data = anna.get("/api/v1/me/export").await.ok().await;
    assert_eq!(data["language"], json!(null));
    let asked = anna.request(Method::POST, "/api/v1/forgot-password");
    let asked = asked.header("accept-language", "pt-BR");
    let asked = asked.json(&json!({ "name": "anna" }));
    assert_eq!(asked.send().await.unwrap().status(), 202);
    let (head, _) = read(&mut mails).await;
    assert!(
        head.contains("Subject: Redefina sua senha em The Lily House"),
        "{head}"
    );

    // Signing in makes the language known; another device does not change it.
    for language in ["pl", "en"] {
        let sign_in = anna.request(Method::POST, "/api/v1/sign-in");
        let sign_in = sign_in.header("accept-language", language);
        let body = json!({ "name": "anna", "password": PASSWORD });
        assert_eq!(sign_in.json(&body).send().await.unwrap().status(), 200);
    }
    let account = host.app.accounts.by_name("anna").await.unwrap();
    assert_eq!(account.language, Some(Language::Polish));
}
