//! Refusals before the body was read: the answer says that the connection ends, and reaches the
//! client although it is still sending.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::host::Host;

/// Sends a head that announces a body of which only `sent` bytes follow; returns everything that is
/// received until the server closes the connection.
async fn answer_to(host: &Host, path: &str, promised: usize, sent: usize) -> String {
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
         content-length: {promised}\r\n\r\n",
        host.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(&vec![b' '; sent]).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.to_lowercase()
}

#[tokio::test]
async fn a_refusal_before_the_body_says_that_the_connection_ends() {
    let host = Host::with(&[("sign_ins_per_minute", "1")]).await;
    host.guest().await;
    for (path, status) in [
        ("/api/v1/seeks", 401),
        ("/api/v1/nowhere", 404),
        ("/api/v1/server", 405),
        ("/api/v1/guest", 429),
    ] {
        let answer = answer_to(&host, path, 50_000, 10).await;
        let begin = format!("http/1.1 {status} ");
        assert!(answer.starts_with(&begin), "{path}: {answer}");
        assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
    }
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused_before_it_is_read() {
    let host = Host::with(&[("body_bytes", "4096")]).await;
    for sent in [0, 4000, 60_000] {
        let answer = answer_to(&host, "/api/v1/guest", 1_000_000, sent).await;
        assert!(answer.starts_with("http/1.1 413 "), "{answer}");
        assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
        assert!(answer.contains("\"error\":\"unreadable\""), "{answer}");
    }
}

#[tokio::test]
async fn a_refusal_without_a_body_keeps_the_connection() {
    let host = Host::new().await;
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    for _ in 0..2 {
        let head = format!("GET /api/v1/me HTTP/1.1\r\nhost: {}\r\n\r\n", host.address);
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = vec![0; 4096];
        let length = stream.read(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer[..length]).to_lowercase();
        assert!(answer.starts_with("http/1.1 401 "), "{answer}");
        assert!(!answer.contains("connection: close"), "{answer}");
    }
}
