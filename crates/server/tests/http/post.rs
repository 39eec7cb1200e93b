//! A mail server for tests that speaks just enough SMTP to receive a mail.

use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::host::Host;

/// A mail as the mail server received it.
pub(crate) struct Mail {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) text: String,
}

/// Accepts mails on its own port; returns its address and the mails.
pub(crate) async fn post_office() -> (String, mpsc::Receiver<Mail>) {
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

/// Waits for the next mail.
pub(crate) async fn next_mail(mails: &mut mpsc::Receiver<Mail>) -> Mail {
    let mail = timeout(Duration::from_secs(60), mails.recv()).await;
    mail.unwrap().unwrap()
}

/// Serves one client until it has delivered a mail.
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

/// A server that is configured with a mail server, and the mails it sends.
pub(crate) async fn server_with_mail() -> (Host, mpsc::Receiver<Mail>) {
    let (smtp, delivered) = post_office().await;
    let settings = [
        ("smtp", smtp.as_str()),
        ("mail_from", "noreply@paisho.example"),
        ("title", "The Lily House"),
        ("public_url", "https://lilies.paisho.example"),
    ];
    (Host::with(&settings).await, delivered)
}

/// The next mail: its header, and the secret in its link to a page.
pub(crate) async fn link(mails: &mut mpsc::Receiver<Mail>, page: &str) -> (String, String) {
    let Mail { from, to, text } = next_mail(mails).await;
    assert_eq!(from, "<noreply@paisho.example>");
    assert_eq!(to, "<anna@post.example>");
    let (head, letter) = text.split_once("\n\n").unwrap();
    // Long lines are broken after `=`, which is itself written as `=3D`; a mail client reverses
    // both.
    let letter = letter.replace("=\n", "").replace("=3D", "=");
    let start = format!("https://lilies.paisho.example/{page}?link=");
    let secret = letter.lines().find_map(|line| line.strip_prefix(&start));
    (head.to_owned(), secret.unwrap().to_owned())
}
