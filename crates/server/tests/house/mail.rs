//! Addresses and forgotten passwords, with a mail server that speaks enough SMTP for a mail.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::host::{Caller, Host, PASSWORD};

/// A mail as the server was given it.
struct Mail {
    from: String,
    to: String,
    text: String,
}

/// Waits for mails on a port of its own.
async fn post_office() -> (String, mpsc::Receiver<Mail>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let (deliver, delivered) = mpsc::channel(9);
    tokio::spawn(async move {
        loop {
            let mail = accept(&listener).await;
            if deliver.send(mail).await.is_err() {
                return;
            }
        }
    });
    (address, delivered)
}

/// Speaks with one client until it has given a mail.
async fn accept(listener: &TcpListener) -> Mail {
    let (socket, _) = listener.accept().await.unwrap();
    let (read, mut write) = socket.into_split();
    let mut lines = BufReader::new(read).lines();
    let (mut from, mut to) = (String::new(), String::new());
    write.write_all(b"220 post office\r\n").await.unwrap();
    loop {
        let line = lines.next_line().await.unwrap().unwrap();
        let answer = match line.split_once(':') {
            Some(("MAIL FROM", sender)) => {
                sender.clone_into(&mut from);
                "250 fine\r\n"
            }
            Some(("RCPT TO", reader)) => {
                reader.clone_into(&mut to);
                "250 fine\r\n"
            }
            _ if line == "DATA" => break,
            _ if line.starts_with("EHLO ") => "250 post office\r\n",
            _ => panic!("{line}"),
        };
        write.write_all(answer.as_bytes()).await.unwrap();
    }
    write.write_all(b"354 go on\r\n").await.unwrap();
    let mut text = String::new();
    loop {
        let line = lines.next_line().await.unwrap().unwrap();
        if line == "." {
            break;
        }
        // A dot at the beginning of a line is sent twice.
        text.push_str(line.strip_prefix('.').unwrap_or(&line));
        text.push('\n');
    }
    write.write_all(b"250 delivered\r\n").await.unwrap();
    Mail { from, to, text }
}

/// A server with a mail server, and what it is given.
async fn lily_house() -> (Host, mpsc::Receiver<Mail>) {
    let (smtp, delivered) = post_office().await;
    let settings = [
        ("smtp", smtp.as_str()),
        ("mail_from", "house@paisho.example"),
        ("title", "The Lily House"),
        ("public_url", "https://lilies.paisho.example"),
    ];
    (Host::with(&settings).await, delivered)
}

/// The next mail: its head, and the secret in its link to a page.
async fn link(mails: &mut mpsc::Receiver<Mail>, page: &str) -> (String, String) {
    let mail = timeout(Duration::from_secs(60), mails.recv()).await;
    let Mail { from, to, text } = mail.unwrap().unwrap();
    assert_eq!(from, "<house@paisho.example>");
    assert_eq!(to, "<anna@post.example>");
    let (head, letter) = text.split_once("\n\n").unwrap();
    // Long lines are broken after `=`, which is itself written as `=3D`; whoever reads mails puts
    // them together again.
    let letter = letter.replace("=\n", "").replace("=3D", "=");
    let start = format!("https://lilies.paisho.example/{page}?link=");
    let secret = letter.lines().find_map(|line| line.strip_prefix(&start));
    (head.to_owned(), secret.unwrap().to_owned())
}

/// Registers with an address.
async fn anna(host: &Host) -> Caller {
    let anna = host.somebody();
    let body = json!({ "name": "anna", "password": PASSWORD, "email": "anna@post.example" });
    anna.post("/api/v1/register", body).await.ok().await;
    anna
}

/// Sends a form as a browser without scripts does; the status and the page.
async fn submit(who: &Caller, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
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
    let (host, mut mails) = lily_house().await;
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
        "Subject: A new password for The Lily House",
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
    let (host, mut mails) = lily_house().await;
    let anna = anna(&host).await;
    let (head, first) = link(&mut mails, "confirm").await;
    assert!(head.contains("Subject: Your address at The Lily House"));
    let me = anna.get("/api/v1/me").await.ok().await;
    assert_eq!(me["email_confirmed"], false);
    let forgot = json!({ "name": "anna" });
    let asked = anna.post("/api/v1/forgot-password", forgot).await;
    assert_eq!(asked.status(), 202);

    let change = json!({ "password": PASSWORD, "email": "anna@post.example" });
    anna.put("/api/v1/me/email", change).await.ok().await;
    // Had a link for a new password been sent, it would have come before this one.
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
    let account = host.house.accounts.by_name("anna").await.unwrap();
    let link = host.house.accounts.reset_link(&account).await.unwrap();
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
    assert!(page.contains("zu alt"), "{page}");
    let strange = [("link", "\"><b>"), ("password", "four wild orchids")];
    let (status, page) = submit(&somebody, "/reset", &strange).await;
    assert_eq!(status, 403);
    assert!(!page.contains("<b>"), "{page}");
    let sign_in = json!({ "name": "anna", "password": "four wild orchids" });
    somebody.post("/api/v1/sign-in", sign_in).await.ok().await;
}
