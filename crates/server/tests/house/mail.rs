//! A forgotten password, with a mail server that speaks enough SMTP for one mail.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::host::{Host, PASSWORD};

/// A mail as the server was given it.
struct Mail {
    from: String,
    to: String,
    text: String,
}

/// Waits for one mail on a port of its own.
async fn post_office() -> (String, oneshot::Receiver<Mail>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let (deliver, delivered) = oneshot::channel();
    tokio::spawn(async move {
        let mail = accept(&listener).await;
        assert!(deliver.send(mail).is_ok(), "nobody waits for the mail");
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

#[tokio::test]
async fn a_forgotten_password_is_set_anew_with_the_link_from_a_mail() {
    let (smtp, delivered) = post_office().await;
    let settings = [
        ("smtp", smtp.as_str()),
        ("mail_from", "house@paisho.example"),
        ("title", "The Lily House"),
        ("public_url", "https://lilies.paisho.example"),
    ];
    let host = Host::with(&settings).await;
    let anna = host.somebody();
    let body = json!({ "name": "anna", "password": PASSWORD, "email": "anna@post.example" });
    anna.post("/api/v1/register", body).await.ok().await;

    let forgot = json!({ "name": "Anna" });
    let other = host.somebody();
    let asked = other.post("/api/v1/forgot-password", forgot).await;
    assert_eq!(asked.status(), 202);
    let mail = timeout(Duration::from_secs(20), delivered).await;
    let Mail { from, to, text } = mail.unwrap().unwrap();
    assert_eq!(from, "<house@paisho.example>");
    assert_eq!(to, "<anna@post.example>");
    let (head, letter) = text.split_once("\n\n").unwrap();
    assert!(
        head.contains("Subject: A new password for The Lily House"),
        "{head}"
    );

    for line in [
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable",
    ] {
        assert!(head.lines().any(|found| found == line), "{head}");
    }
    assert!(head.starts_with("Message-ID: <"), "{head}");

    // Long lines are broken after `=`; whoever reads mails puts them together again.
    let letter = letter.replace("=\n", "");
    let link = letter.lines().find(|line| line.contains("/reset#"));
    let (page, secret) = link.unwrap().split_once('#').unwrap();
    assert_eq!(page, "https://lilies.paisho.example/reset");
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
