//! Connections: idle ones are closed, excess ones are refused with an answer, and neither keeps
//! others from playing.

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::host::Host;

async fn connect(host: &Host) -> TcpStream {
    TcpStream::connect(host.address).await.unwrap()
}

/// Everything that is received until the server closes the connection. It waits as long as
/// necessary: a server that never closes makes the test hang, and so fail.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset is closed as well.
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).to_lowercase()
}

/// Waits until a new connection is accepted again. Who asks too often meanwhile gets no answer for a
/// moment.
async fn let_in(host: &Host) {
    loop {
        let mut next = connect(host).await;
        let answer = only_request(&mut next).await;
        if answer.starts_with("http/1.1 200 ") {
            return;
        }
        let is_refused = answer.starts_with("http/1.1 503 ");
        assert!(is_refused || answer.is_empty(), "{answer}");
    }
}

/// Sends one request over a connection; returns the whole answer. It is empty if the server closed
/// the connection without one.
async fn only_request(stream: &mut TcpStream) -> String {
    let head = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    // Writing fails if the connection is closed already.
    let _ = stream.write_all(head.as_bytes()).await;
    until_closed(stream).await
}

/// Sends a request over a kept-alive connection; returns the head of the answer.
async fn ask(stream: &mut TcpStream, host: &Host) -> String {
    let head = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", host.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut bytes = vec![0; 4096];
    let length = stream.read(&mut bytes).await.unwrap();
    String::from_utf8_lossy(&bytes[..length]).to_lowercase()
}

#[tokio::test]
async fn a_connection_that_brings_no_request_ends() {
    let host = Host::with(&[("header_seconds", "1")]).await;
    for half in [
        "",
        "GET /healthz HT",
        "GET /healthz HTTP/1.1\r\nhost: x\r\n",
    ] {
        let mut stream = connect(&host).await;
        stream.write_all(half.as_bytes()).await.unwrap();
        assert_eq!(until_closed(&mut stream).await, "", "{half:?}");
    }
}

#[tokio::test]
async fn a_head_that_trickles_in_ends_too() {
    let host = Host::with(&[("header_seconds", "1")]).await;
    let stream = connect(&host).await;
    let (mut reading, mut writing) = stream.into_split();
    let trickle = tokio::spawn(async move {
        let mut pause = tokio::time::interval(std::time::Duration::from_millis(50));
        let _ = writing.write_all(b"GET / HTTP/1.1\r\nx: ").await;
        while writing.write_all(b"x").await.is_ok() {
            pause.tick().await;
        }
    });
    let mut rest = Vec::new();
    let _ = reading.read_to_end(&mut rest).await;
    trickle.await.unwrap();
}

#[tokio::test]
async fn an_idle_connection_ends_after_its_last_answer() {
    let host = Host::with(&[("idle_seconds", "1")]).await;
    let mut stream = connect(&host).await;
    for _ in 0..2 {
        let answer = ask(&mut stream, &host).await;
        assert!(answer.starts_with("http/1.1 200 "), "{answer}");
    }
    assert_eq!(until_closed(&mut stream).await, "");
}

#[tokio::test]
async fn a_request_whose_body_never_arrives_times_out() {
    let host = Host::with(&[("body_seconds", "1")]).await;
    let mut stream = connect(&host).await;
    let head = "POST /api/v1/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 10\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let answer = until_closed(&mut stream).await;
    assert!(answer.starts_with("http/1.1 408 "), "{answer}");
    assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
    assert!(answer.contains("\"error\":\"too_slow\""), "{answer}");
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_cut_off() {
    let host = Host::with(&[("stall_seconds", "1"), ("connections", "1")]).await;
    let mut deaf = connect(&host).await;
    // Requests many large answers over one connection and reads none of them.
    let head = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n";
    let asked = async {
        loop {
            if deaf.write_all(head.as_bytes()).await.is_err() {
                return;
            }
        }
    };
    asked.await;
    let_in(&host).await;
}

#[tokio::test]
async fn one_connection_too_many_is_refused_and_admitted_later() {
    for (setting, sentence) in [
        ("connections", "maximum number of connections"),
        ("connections_per_address", "from your address"),
    ] {
        let host = Host::with(&[("connections_per_address", "2"), (setting, "2")]).await;
        let mut one = connect(&host).await;
        let mut two = connect(&host).await;
        assert!(ask(&mut one, &host).await.starts_with("http/1.1 200 "));
        assert!(ask(&mut two, &host).await.starts_with("http/1.1 200 "));
        let mut three = connect(&host).await;
        let refused = only_request(&mut three).await;
        assert!(refused.starts_with("http/1.1 503 "), "{refused}");
        assert!(refused.contains("\r\nconnection: close\r\n"), "{refused}");
        assert!(
            refused.contains("\"error\":\"too_many_connections\""),
            "{refused}"
        );
        assert!(refused.contains(sentence), "{refused}");
        // Existing connections are still served, and closing one makes room for another.
        assert!(ask(&mut one, &host).await.starts_with("http/1.1 200 "));
        drop(two);
        let_in(&host).await;
    }
}

#[tokio::test]
async fn one_stream_too_many_is_refused_and_admitted_later() {
    for (setting, sentence) in [
        ("streams", "maximum number of streams"),
        ("streams_per_address", "from your address"),
    ] {
        let host = Host::with(&[(setting, "2")]).await;
        let listen = async || host.somebody().get("/api/v1/games/stream").await;
        let (one, two) = (listen().await, listen().await);
        assert_eq!((one.status(), two.status()), (200, 200));
        let refused = listen().await;
        assert_eq!(refused.status(), 503);
        let problem: Value = refused.0.json().await.unwrap();
        assert_eq!(problem["error"], "too_busy");
        let message = problem["message"].as_str().unwrap();
        assert!(message.contains(sentence), "{message}");
        drop(two);
        // Who asks too often meanwhile gets no answer for a moment.
        let path = "/api/v1/games/stream";
        let again = async || {
            let asked = host.somebody().request(Method::GET, path).send().await;
            asked.is_ok_and(|answer| answer.status() == 200)
        };
        while !again().await {}
    }
}

/// Only Linux has more than one loopback address without configuration.
#[cfg(target_os = "linux")]
async fn connect_from_another_address(host: &Host) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, 2], 0).into()).unwrap();
    socket.connect(host.address).await.unwrap()
}

/// More refusals than any client gets that is not attacking.
const MANY: usize = 1000;

/// Only the refusals of an address are limited, and others are served meanwhile.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_address_that_keeps_being_refused_gets_no_more_answers() {
    let host = Host::with(&[("requests_per_minute", "1")]).await;
    let mut answers = Vec::new();
    while answers.len() < MANY {
        let answer = only_request(&mut connect(&host).await).await;
        if answer.is_empty() {
            break;
        }
        answers.push(answer);
    }
    assert!(answers.len() < MANY, "every request is answered");
    assert!(answers[0].starts_with("http/1.1 200 "), "{}", answers[0]);
    assert!(answers.len() > 20, "{} answers", answers.len());
    for refused in &answers[1..] {
        assert!(refused.starts_with("http/1.1 429 "), "{refused}");
    }
    let mut other = connect_from_another_address(&host).await;
    let answer = only_request(&mut other).await;
    assert!(answer.starts_with("http/1.1 200 "), "{answer}");
}

#[tokio::test]
async fn a_connection_that_keeps_being_refused_is_closed() {
    let host = Host::with(&[("requests_per_minute", "1")]).await;
    let mut stream = connect(&host).await;
    let mut answer = String::new();
    for _ in 0..MANY {
        answer = ask(&mut stream, &host).await;
        if answer.contains("\r\nconnection: close\r\n") {
            break;
        }
    }
    assert!(answer.starts_with("http/1.1 429 "), "{answer}");
    assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
    assert_eq!(until_closed(&mut stream).await, "");
}

#[tokio::test]
async fn repeated_refusals_of_streams_count_too() {
    let host = Host::with(&[("streams_per_address", "1")]).await;
    let listen = async || {
        let request = host.somebody().request(Method::GET, "/api/v1/games/stream");
        request.send().await
    };
    let _one = listen().await.unwrap();
    for _ in 0..MANY {
        match listen().await {
            Ok(refused) => assert_eq!(refused.status(), 503),
            Err(_) => return,
        }
    }
    panic!("every request is answered");
}

#[tokio::test]
async fn a_proxy_is_not_shut_out_for_its_clients() {
    let settings = [
        ("requests_per_minute", "1"),
        ("trusted_proxies", "127.0.0.0/8"),
    ];
    let host = Host::with(&settings).await;
    for turn in 0..MANY / 4 {
        let answer = only_request(&mut connect(&host).await).await;
        let expected = if turn == 0 { "200" } else { "429" };
        assert_eq!(answer.get(9..12), Some(expected), "{answer}");
    }
}

/// Only Linux has more than one loopback address without configuration.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn one_address_does_not_keep_others_out() {
    let host = Host::with(&[("connections", "40")]).await;
    let mut greedy = Vec::new();
    for _ in 0..60 {
        greedy.push(connect(&host).await);
    }
    let mut other = connect_from_another_address(&host).await;
    let answer = ask(&mut other, &host).await;
    assert!(answer.starts_with("http/1.1 200 "), "{answer}");
    // One address may have at most a quarter of all connections; the rest is refused or closed.
    for refused in &mut greedy[10..] {
        let answer = until_closed(refused).await;
        let is_refused = answer.starts_with("http/1.1 503 ");
        assert!(is_refused || answer.is_empty(), "{answer}");
    }
    let first = &mut greedy[0];
    assert!(ask(first, &host).await.starts_with("http/1.1 200 "));
}

#[tokio::test]
async fn a_websocket_counts_until_it_is_closed() {
    let host = Host::with(&[("connections", "1")]).await;
    let address = format!("ws://{}/api/v1/socket", host.address);
    let (mut socket, _) = connect_async(&address).await.unwrap();
    let mut other = connect(&host).await;
    let head = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    other.write_all(head.as_bytes()).await.unwrap();
    let refused = until_closed(&mut other).await;
    assert!(refused.starts_with("http/1.1 503 "), "{refused}");
    socket.close(None).await.unwrap();
    drop(socket);
    loop {
        match connect_async(&address).await {
            Ok(_) => break,
            Err(Error::Http(answer)) => assert_eq!(answer.status(), 503),
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test]
async fn a_websocket_outlives_the_limits_of_time() {
    let settings = [("header_seconds", "1"), ("idle_seconds", "1")];
    let host = Host::with(&settings).await;
    let address = format!("ws://{}/api/v1/socket", host.address);
    let (mut socket, _) = connect_async(&address).await.unwrap();
    // When this connection is closed, the same time limit would have ended the socket too.
    let mut idle = connect(&host).await;
    assert_eq!(until_closed(&mut idle).await, "");
    let mut kept = connect(&host).await;
    assert!(ask(&mut kept, &host).await.starts_with("http/1.1 200 "));
    assert_eq!(until_closed(&mut kept).await, "");
    socket.send(Message::Ping("x".into())).await.unwrap();
    loop {
        let frame = socket.next().await.unwrap().unwrap();
        if matches!(frame, Message::Pong(_)) {
            break;
        }
    }
}

#[tokio::test]
async fn clients_behind_a_proxy_are_counted_each_for_themselves() {
    let settings = [
        ("connections_per_address", "1"),
        ("trusted_proxies", "127.0.0.0/8"),
    ];
    let host = Host::with(&settings).await;
    let asked = async |stream: &mut TcpStream, client: &str| {
        let head = format!("GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {client}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut bytes = vec![0; 4096];
        let length = stream.read(&mut bytes).await.unwrap();
        String::from_utf8_lossy(&bytes[..length])[9..12].to_owned()
    };
    let (mut one, mut two) = (connect(&host).await, connect(&host).await);
    assert_eq!(asked(&mut one, "192.0.2.1").await, "200");
    assert_eq!(asked(&mut two, "192.0.2.2").await, "200");
    assert_eq!(asked(&mut two, "192.0.2.1").await, "503");
    // The first connection now carries requests of another client.
    assert_eq!(asked(&mut one, "192.0.2.3").await, "200");
    assert_eq!(asked(&mut two, "192.0.2.1").await, "200");
}

#[tokio::test]
async fn only_a_trusted_proxy_says_who_calls() {
    for (proxies, expected) in [("127.0.0.0/8", 200), ("10.0.0.0/8", 429), ("", 429)] {
        let settings = [("requests_per_minute", "1"), ("trusted_proxies", proxies)];
        let host = Host::with(&settings).await;
        let status = async |client: &str| {
            let request = host.somebody().request(Method::GET, "/healthz");
            let request = request.header("x-forwarded-for", client);
            request.send().await.unwrap().status().as_u16()
        };
        assert_eq!(status("192.0.2.1").await, 200);
        assert_eq!(status("192.0.2.2").await, expected, "{proxies}");
        // Addresses that the client puts before the one added by the proxy are ignored.
        assert_eq!(status("192.0.2.3, 192.0.2.1").await, 429, "{proxies}");
    }
}
