//! Changes of passwords, tokens and addresses: what is revoked, what needs the password again, who
//! is notified, and how many mails are sent.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use paisho_server::store::Role;
use reqwest::Method;
use serde_json::{Value, json};

use crate::host::{Caller, Host, PASSWORD};
use crate::mail::{anna, submit};
use crate::post::{link, next_mail, server_with_mail};

const OTHER: &str = "four wild orchids";

async fn change_password(who: &Caller) {
    let body = json!({ "old": PASSWORD, "new": OTHER });
    who.put("/api/v1/me/password", body).await.ok().await;
}

async fn reset_password(host: &Host, name: &str) {
    let account = host.app.accounts.by_name(name).await.unwrap();
    let link = host.app.accounts.reset_link(&account).await.unwrap();
    let link = link.split_once("link=").unwrap().1;
    let body = json!({ "link": link, "password": OTHER });
    let reply = host.somebody().post("/api/v1/reset-password", body).await;
    reply.ok().await;
}

#[tokio::test]
async fn tokens_end_with_the_password_that_made_them() {
    let host = Host::new().await;
    for (name, is_reset) in [("anna", false), ("ben", true)] {
        let person = host.person(name).await;
        let token = host.token(&person, &["read"]).await;
        let bot = host.bot(&person, &format!("{name}-bot"), &["read"]).await;
        for program in [&token, &bot] {
            assert_eq!(program.get("/api/v1/me").await.status(), 200);
        }
        if is_reset {
            reset_password(&host, name).await;
        } else {
            change_password(&person).await;
        }
        for program in [&token, &bot] {
            assert_eq!(program.get("/api/v1/me").await.status(), 401, "{name}");
        }
        // After changing the password, the session stays; after a reset, the user must sign in.
        let still = if is_reset { 401 } else { 200 };
        assert_eq!(person.get("/api/v1/me").await.status(), still);
    }
}

#[tokio::test]
async fn tokens_are_made_with_the_password_only() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    let bot = json!({ "name": "annas-bot" });
    anna.post("/api/v1/me/bots", bot).await.ok().await;
    for path in ["/api/v1/me/tokens", "/api/v1/me/bots/annas-bot/tokens"] {
        let body = json!({ "label": "x", "scopes": ["read"] });
        let reply = anna.post(path, body).await;
        assert_eq!(reply.refused().await, (403, "password_needed".to_owned()));
        let body = json!({ "password": "not mine", "label": "x", "scopes": ["read"] });
        let reply = anna.post(path, body).await;
        assert_eq!(reply.refused().await, (403, "wrong_password".to_owned()));
        let body = json!({ "password": PASSWORD, "label": "x", "scopes": ["read"] });
        anna.post(path, body).await.ok().await;
    }
}

/// The events in an account's security list, oldest first.
async fn events(who: &Caller) -> Vec<(String, String)> {
    let list = who.get("/api/v1/me/security").await.ok().await;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = list.as_array().unwrap().iter().rev();
    list.map(|e| (text(&e["what"]), text(&e["detail"])))
        .collect()
}

#[tokio::test]
async fn changes_are_listed_in_the_account() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    host.token(&anna, &["read"]).await;
    host.bot(&anna, "annas-bot", &["read"]).await;
    let email = json!({ "password": PASSWORD, "email": "anna@post.example" });
    anna.put("/api/v1/me/email", email).await.ok().await;
    let boss = host.official("boss", Role::Admin).await;
    let path = "/api/v1/moderation/moderators/anna";
    boss.put(path, json!({})).await.ok().await;
    change_password(&anna).await;
    let told = events(&anna).await;
    let expected = [
        ("token_made", "test"),
        ("bot_made", "annas-bot"),
        ("token_made", "annas-bot: test"),
        ("email_changed", "anna@post.example"),
        ("role_changed", "moderator"),
        ("password_changed", ""),
    ];
    let told: Vec<(&str, &str)> = told.iter().map(|(a, b)| (&**a, &**b)).collect();
    assert_eq!(told, expected);
    let data = anna.get("/api/v1/me/export").await.ok().await;
    assert_eq!(data["security"].as_array().unwrap().len(), expected.len());
}

#[tokio::test]
async fn changes_are_mailed_to_the_confirmed_address_even_when_it_changes() {
    let (host, mut mails) = server_with_mail().await;
    let anna = anna(&host).await;
    let (_, secret) = link(&mut mails, "confirm").await;
    submit(&anna, "/confirm", &[("link", &secret)]).await;
    host.token(&anna, &["read"]).await;
    let mail = next_mail(&mut mails).await;
    assert_eq!(mail.to, "<anna@post.example>");
    assert!(
        mail.text.contains("An access token was created. (test)"),
        "{}",
        mail.text
    );

    let email = json!({ "password": PASSWORD, "email": "other@post.example" });
    anna.put("/api/v1/me/email", email).await.ok().await;
    let both = [next_mail(&mut mails).await, next_mail(&mut mails).await];
    let to = |address: &str| both.iter().find(|mail| mail.to == address).unwrap();
    let old = &to("<anna@post.example>").text;
    assert!(old.contains("Your email address was changed."), "{old}");
    assert!(to("<other@post.example>").text.contains("/confirm?link"));
}

#[tokio::test]
async fn nobody_has_a_mailbox_filled() {
    let (host, mut mails) = server_with_mail().await;
    let (anna, ben) = (host.person("anna").await, host.person("ben").await);
    let change = |email: &str| json!({ "password": PASSWORD, "email": email });
    let mut sent = 0;
    for number in 0..8 {
        for who in [&anna, &ben] {
            // The same mailbox in different spellings.
            let email = ["stranger@post.example", "Stranger@Post.example"][number % 2];
            let reply = who.put("/api/v1/me/email", change(email)).await;
            if reply.status() == 204 {
                sent += 1;
            } else {
                let refused = reply.refused().await;
                assert_eq!(refused, (429, "too_many_mails".to_owned()));
            }
        }
    }
    assert_eq!(sent, 5);
    // Registration still works, but no mail is sent.
    let carol = host.somebody();
    let body = json!({ "name": "carol", "password": PASSWORD, "email": "stranger@post.example" });
    carol.post("/api/v1/register", body).await.ok().await;
    for number in 0..20 {
        let email = format!("stranger{number}@post.example");
        let reply = anna.put("/api/v1/me/email", change(&email)).await;
        sent += u32::from(reply.status() == 204);
    }
    assert!(sent <= 10 + 5, "{sent}");
    let body = json!({ "name": "dora", "password": PASSWORD, "email": "dora@post.example" });
    host.somebody()
        .post("/api/v1/register", body)
        .await
        .ok()
        .await;
    let mut delivered = 0;
    while next_mail(&mut mails).await.to != "<dora@post.example>" {
        delivered += 1;
    }
    assert!(delivered <= sent, "{delivered}");
}

#[tokio::test]
async fn strangers_do_not_use_up_the_links_for_a_new_password() {
    let (host, mut mails) = server_with_mail().await;
    let anna = anna(&host).await;
    let (_, secret) = link(&mut mails, "confirm").await;
    submit(&anna, "/confirm", &[("link", &secret)]).await;
    let ben = host.person("ben").await;
    let body = json!({ "password": PASSWORD, "email": "anna@post.example" });
    for _ in 0..10 {
        ben.put("/api/v1/me/email", body.clone()).await;
    }
    let reply = ben.put("/api/v1/me/email", body).await;
    assert_eq!(reply.refused().await, (429, "too_many_mails".to_owned()));
    let forgot = json!({ "name": "anna" });
    let somebody = host.somebody();
    somebody.post("/api/v1/forgot-password", forgot).await;
    while !next_mail(&mut mails).await.text.contains("/reset?link") {}
}

#[tokio::test]
async fn links_for_a_new_password_are_few_and_do_not_void_each_other() {
    let (host, mut mails) = server_with_mail().await;
    let anna = anna(&host).await;
    let (_, secret) = link(&mut mails, "confirm").await;
    submit(&anna, "/confirm", &[("link", &secret)]).await;
    let ask = async || {
        let forgot = json!({ "name": "anna" });
        let asked = host
            .somebody()
            .post("/api/v1/forgot-password", forgot)
            .await;
        assert_eq!(asked.status(), 202);
    };
    ask().await;
    let (_, first) = link(&mut mails, "reset").await;
    for _ in 0..20 {
        ask().await;
    }
    let reset = |link: &str| json!({ "link": link, "password": OTHER });
    let other = host.somebody();
    let done = other.post("/api/v1/reset-password", reset(&first)).await;
    done.ok().await;
    // Five links were mailed, including the first one, and a notice about the reset.
    let mut links = Vec::new();
    let mut told = false;
    while links.len() < 4 || !told {
        let mail = next_mail(&mut mails).await;
        match mail.text.contains("/reset?link") {
            true => links.push(mail),
            false => told = mail.text.contains("Your password was reset with a link."),
        }
    }
    assert!(mails.try_recv().is_err());
}

#[tokio::test]
async fn those_who_guess_do_not_lock_the_owner_out() {
    let host = Host::with(&[
        ("sign_ins_per_minute", "3"),
        ("trusted_proxies", "127.0.0.1"),
    ])
    .await;
    host.person("anna").await;
    let attempt = async |from: &str, password: &str| {
        let request = host.somebody().request(Method::POST, "/api/v1/sign-in");
        let request = request.header("x-forwarded-for", from);
        let body = json!({ "name": "anna", "password": password });
        request.json(&body).send().await.unwrap().status().as_u16()
    };
    for number in 1..=3 {
        let from = format!("192.0.2.{number}");
        assert_eq!(attempt(&from, "something else").await, 403);
    }
    assert_eq!(attempt("192.0.2.4", PASSWORD).await, 429);
    // The address from which she registered is known.
    assert_eq!(attempt("127.0.0.1", PASSWORD).await, 200);
}

#[tokio::test]
async fn an_open_session_does_not_guess_the_password_either() {
    let host = Host::with(&[("sign_ins_per_minute", "3")]).await;
    let anna = host.person("anna").await;
    let wrong = [
        (
            Method::PUT,
            "/api/v1/me/password",
            json!({ "old": "x", "new": OTHER }),
        ),
        (Method::PUT, "/api/v1/me/email", json!({ "password": "x" })),
        (
            Method::POST,
            "/api/v1/me/tokens",
            json!({ "password": "x", "label": "x", "scopes": [] }),
        ),
    ];
    for (method, path, body) in wrong {
        let reply = anna.send(method, path, Some(body)).await;
        assert_eq!(reply.refused().await, (403, "wrong_password".to_owned()));
    }
    let right = json!({ "old": PASSWORD, "new": OTHER });
    let reply = anna.put("/api/v1/me/password", right).await;
    assert_eq!(reply.refused().await, (429, "too_fast".to_owned()));
    let right = Some(json!({ "password": PASSWORD }));
    let reply = anna.send(Method::DELETE, "/api/v1/me", right).await;
    assert_eq!(reply.refused().await, (429, "too_fast".to_owned()));
}

/// The text written to the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_tells_what_matters_to_security() {
    let log = Log::default();
    let writer = log.clone();
    let lines = tracing_subscriber::fmt()
        .json()
        .with_max_level(tracing::Level::INFO)
        .with_writer(move || writer.clone())
        .finish();
    // There is one log for the whole program: lines of other tests have other names.
    tracing::subscriber::set_global_default(lines).unwrap();
    let host = Host::new().await;
    let anna = host.person("logged-anna").await;
    let wrong = json!({ "name": "logged-anna\n", "password": "something else" });
    host.somebody().post("/api/v1/sign-in", wrong).await;
    let wrong = json!({ "name": "logged-anna", "password": "something else" });
    host.somebody().post("/api/v1/sign-in", wrong).await;
    host.token(&anna, &["read"]).await;
    let boss = host.official("boss", Role::Admin).await;
    let path = "/api/v1/moderation/moderators/logged-anna";
    boss.put(path, json!({})).await.ok().await;
    change_password(&anna).await;

    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let lines = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let ours: Vec<Value> = lines
        .filter(|line| line["target"] == "paisho::security")
        .map(|line| line["fields"].clone())
        .filter(|fields| fields["name"].to_string().contains("logged-anna"))
        .collect();
    let words: Vec<&str> = ours.iter().map(|e| e["event"].as_str().unwrap()).collect();
    assert_eq!(
        words,
        [
            "sign_in_failed",
            "sign_in_failed",
            "token_made",
            "role_changed",
            "password_changed"
        ]
    );
    assert_eq!(ours[0]["name"], "\"logged-anna\\n\"");
    assert_eq!(ours[1]["name"], "\"logged-anna\"");
    assert_eq!(ours[1]["address"], "127.0.0.1");
    assert!(!text.contains(PASSWORD) && !text.contains("something else"));
    assert!(!text.contains("pst_"));
}
