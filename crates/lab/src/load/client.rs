//! One client: signs in as a guest, makes HTTP requests, and holds a WebSocket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use paisho_wire::{
    GameId, SeekAnswer, SeekBody, SideWish, Text, TimeControl, ToClient, ToServer, Visibility,
};
use reqwest::{Client, Response};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::client_error::ClientError;

/// The timeout for an answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);
/// A time control so long that no player runs out of time.
const TIME: TimeControl = TimeControl::Live {
    main: 21_600,
    increment: 30,
};

/// The session cookie that identifies a client.
pub(super) type Cookie = String;

/// An HTTP client for one server.
#[derive(Clone, Debug)]
pub(super) struct HttpClient {
    address: SocketAddr,
    http: Client,
}

impl HttpClient {
    pub(super) fn new(address: SocketAddr) -> Result<Self, reqwest::Error> {
        let http = Client::builder().timeout(PATIENCE).build()?;
        Ok(Self { address, http })
    }

    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}/api/v1/{path}", self.address)
    }

    /// Signs in as a guest.
    pub(super) async fn sign_in_as_guest(&self) -> Result<Cookie, ClientError> {
        let answer = self.http.post(self.url("guest")).send().await;
        let answer = accepted(answer).await?;
        let cookie = answer.headers().get("set-cookie");
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        let missing = || ClientError::Unexpected("a guest session without a cookie".to_owned());
        cookie.map(str::to_owned).ok_or_else(missing)
    }

    /// Starts a game between two clients; the first plays Guest.
    pub(super) async fn start_game(
        &self,
        [guest, host]: [&Cookie; 2],
    ) -> Result<GameId, ClientError> {
        let body = SeekBody {
            ruleset: Text(super::game::rules()),
            time: TIME,
            rated: false,
            side: SideWish::Guest,
            visibility: Visibility::Private,
            ratings: None,
            computers: Vec::new(),
            quick_pair: false,
        };
        let seek = self.http.post(self.url("seeks")).json(&body);
        let SeekAnswer::Waiting { seek } = answer(seek, guest).await? else {
            return Err(ClientError::Unexpected(
                "a seek that started a game at once".to_owned(),
            ));
        };
        let join = self.http.post(self.url(&format!("seeks/{}/join", seek.id)));
        match answer(join, host).await? {
            SeekAnswer::Started { game } => Ok(game),
            SeekAnswer::Waiting { .. } => Err(ClientError::Unexpected(
                "a game that waits for more players".to_owned(),
            )),
        }
    }
}

async fn answer(request: reqwest::RequestBuilder, who: &Cookie) -> Result<SeekAnswer, ClientError> {
    let answer = accepted(request.header("cookie", who).send().await).await?;
    let read = answer.json().await;
    read.map_err(|e| ClientError::Unexpected(e.to_string()))
}

async fn accepted(answer: reqwest::Result<Response>) -> Result<Response, ClientError> {
    // Without the URL, so that errors of the same kind share one line of the report.
    let answer = answer.map_err(|e| ClientError::NotConnected(e.without_url().to_string()))?;
    let status = answer.status();
    if status.is_success() {
        return Ok(answer);
    }
    let text = answer.text().await.unwrap_or_default();
    Err(ClientError::Refused(format!("{status} {text}")))
}

/// A WebSocket that answers the server's probes automatically.
#[derive(Debug)]
pub(super) struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Connects with a session cookie, or as an anonymous spectator.
    pub(super) async fn connect(
        address: SocketAddr,
        path: &str,
        who: Option<&Cookie>,
    ) -> Result<Self, ClientError> {
        let failed = |e: &dyn std::error::Error| ClientError::NotConnected(e.to_string());
        let request = format!("ws://{address}{path}").into_client_request();
        let mut request = request.map_err(|e| failed(&e))?;
        if let Some(cookie) = who {
            let cookie = cookie.parse().map_err(|_| ClientError::Closed)?;
            request.headers_mut().insert("cookie", cookie);
        }
        let connecting = async {
            let stream = TcpStream::connect(address).await.map_err(|e| failed(&e))?;
            stream.set_nodelay(true).map_err(|e| failed(&e))?;
            let (stream, _) = client_async(request, stream)
                .await
                .map_err(|e| failed(&e))?;
            Ok(Self { stream })
        };
        let connected = timeout(PATIENCE, connecting).await;
        connected.unwrap_or(Err(ClientError::Silence))
    }

    /// Connects to the game server's WebSocket.
    pub(super) async fn open(http: &HttpClient, who: Option<&Cookie>) -> Result<Self, ClientError> {
        Self::connect(http.address(), "/api/v1/socket", who).await
    }

    pub(super) async fn send(&mut self, message: &ToServer) -> Result<(), ClientError> {
        let text = serde_json::to_string(message);
        self.send_text(text.map_err(|e| ClientError::Unexpected(e.to_string()))?)
            .await
    }

    pub(super) async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.stream.send(Message::text(text)).await;
        sent.map_err(|_| ClientError::Closed)
    }

    /// The next text message.
    pub(super) async fn next_text(&mut self) -> Result<String, ClientError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(ClientError::Closed),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message other than a probe; probes are answered. Cancelling this future loses at
    /// most the answer to a probe.
    pub(super) async fn next(&mut self) -> Result<ToClient, ClientError> {
        loop {
            let text = self.next_text().await?;
            let message = serde_json::from_str(&text);
            match message.map_err(|e| ClientError::Unexpected(e.to_string()))? {
                ToClient::Probe { n } => self.send(&ToServer::Echo { n }).await?,
                ToClient::Bye { reason, .. } => return Err(ClientError::Refused(reason)),
                ToClient::Error { message } => return Err(ClientError::Refused(message)),
                ToClient::Refused { refusal, .. } | ToClient::NotJoined { refusal, .. } => {
                    return Err(ClientError::Refused(refusal.to_string()));
                }
                message => return Ok(message),
            }
        }
    }

    /// Joins a game and waits for its state, or for the events since a version; returns the last
    /// version.
    pub(super) async fn join(
        &mut self,
        game: &GameId,
        since: Option<u32>,
    ) -> Result<u32, ClientError> {
        let game = game.clone();
        self.send(&ToServer::Join { game, since }).await?;
        let joining = async {
            loop {
                match self.next().await? {
                    ToClient::Game { state } => return Ok(state.summary.version),
                    ToClient::Events { events, .. } => {
                        let last = events.last().map(|event| event.version);
                        return Ok(last.or(since).unwrap_or_default());
                    }
                    _ => {}
                }
            }
        };
        let joined = timeout(PATIENCE, joining).await;
        joined.unwrap_or(Err(ClientError::Silence))
    }
}
