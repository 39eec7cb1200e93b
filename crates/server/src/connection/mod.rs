//! Connections: accepting, counting, timing and closing them. Knows nothing of what is sent over
//! them.
//!
//! | file | what |
//! |---|---|
//! | `rules` | the limits of number and time |
//! | `count` | counts connections in total and per address; streams are counted in the same way |
//! | `stream` | the bytes of one connection; drops a client that reads nothing |
//! | `refuse` | the response to a connection over the limit |
//! | `shut_out` | addresses that were refused again and again; their connections are closed at once |
//!
//! A connection has a limited time for its first request (`header_seconds`) and between requests
//! (`idle_seconds`); `http` limits the time for bodies, and `stream` the time that a response waits
//! for the client. A WebSocket keeps its connection, and so counts towards the limits, until it is
//! closed.

mod count;
mod refuse;
mod rules;
mod shut_out;
mod stream;

use std::convert::Infallible;
use std::future::{Future, pending};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

pub(crate) use count::{Count, Counted, Full};
pub(crate) use refuse::{RETRY_AFTER, TOO_MANY};
pub(crate) use rules::Rules;

use refuse::{count_refusal, refuse};
use shut_out::{Admission, ShutOut};
use stream::Stream;

/// The largest head of a request. Cookies, tokens and addresses are far smaller, and every
/// connection may take this much memory.
const HEAD_BYTES: usize = 16 * 1024;
/// How many connections over the limit get a response at the same time. Further ones are closed
/// without one.
const REFUSALS: usize = 32;
/// The pause before accepting again after it failed, for example because too many files are open.
const AFTER_FAILURE: Duration = Duration::from_millis(250);

/// Accepts connections and serves them until `ending` resolves. Then accepts no more, waits for
/// requests in progress, and returns.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    rules: Rules,
    ending: impl Future<Output = ()>,
) {
    let server = Arc::new(Server {
        count: Count::new(rules.most, rules.most_per_address, "paisho_connections"),
        refusals: Arc::new(Semaphore::new(REFUSALS)),
        shut_out: ShutOut::new(),
        app,
        rules,
    });
    let end = watch::Sender::new(());
    let mut ending = pin!(ending);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut ending => break,
        };
        match accepted {
            Ok((stream, peer)) => server.welcome(stream, peer, end.subscribe()),
            Err(error) => after_failure(&error).await,
        }
    }
    drop(listener);
    end.send_replace(());
    // Every connection holds a receiver while it is served.
    end.closed().await;
}

/// A connection that was reset before it was accepted needs no pause. Other errors, such as too
/// many open files, do.
async fn after_failure(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    ) {
        return;
    }
    tracing::error!(%error, "accepting a connection failed; trying again");
    sleep(AFTER_FAILURE).await;
}

/// State shared by all connections.
#[derive(Debug)]
struct Server {
    count: Arc<Count>,
    refusals: Arc<Semaphore>,
    shut_out: ShutOut,
    app: Router,
    rules: Rules,
}

impl Server {
    /// Serves a connection if the limits allow it, and refuses it otherwise.
    fn welcome(self: &Arc<Self>, tcp: TcpStream, peer: SocketAddr, end: watch::Receiver<()>) {
        // A proxy's connections are counted for the client of each request.
        let from = peer.ip().to_canonical();
        let from = (!self.rules.proxies.trust(from)).then_some(from);
        if from.is_some_and(|from| self.shut_out.admission(from) == Admission::ShutOut) {
            // Dropping it closes the connection.
            count_refusal("again");
            return;
        }
        // Frames are small and urgent, so they are sent without waiting to fill a packet.
        if let Err(error) = tcp.set_nodelay(true) {
            tracing::debug!(%error, "could not disable Nagle's algorithm; frames may be delayed");
        }
        match self.count.enter(from) {
            Ok(connection) => {
                let server = Arc::clone(self);
                let client = Client {
                    peer,
                    from,
                    connection: Arc::new(connection),
                };
                tokio::spawn(server.talk(tcp, client, end));
            }
            Err(full) => {
                full.tell_figures();
                if let (Full::Address, Some(from)) = (full, from) {
                    self.shut_out.note(from);
                }
                if let Ok(permit) = Arc::clone(&self.refusals).try_acquire_owned() {
                    tokio::spawn(refuse(tcp, full, permit));
                }
            }
        }
    }

    async fn talk(self: Arc<Self>, tcp: TcpStream, client: Client, mut end: watch::Receiver<()>) {
        let peer = client.peer;
        let io = Stream::new(tcp, Arc::clone(&client.connection), self.rules.stall);
        let begun = Arc::new(Notify::new());
        let service = {
            let (server, begun) = (Arc::clone(&self), Arc::clone(&begun));
            service_fn(move |request: Request<Incoming>| {
                begun.notify_one();
                Arc::clone(&server).answer(request, client.clone())
            })
        };
        let talking = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.rules.idle)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(io), service)
            .with_upgrades();
        let too_late = async {
            if timeout(self.rules.header, begun.notified()).await.is_ok() {
                pending::<()>().await;
            }
        };
        let mut talking = pin!(talking);
        let talked = tokio::select! {
            talked = talking.as_mut() => talked,
            () = too_late => return,
            _ = end.changed() => {
                talking.as_mut().graceful_shutdown();
                talking.await
            }
        };
        if let Err(error) = talked {
            tracing::debug!(%error, %peer, "a connection failed");
        }
    }

    /// Passes a request to the app, with its peer address and connection as extensions. A client
    /// that is shut out because of this request loses the connection as well.
    async fn answer(
        self: Arc<Self>,
        mut request: Request<Incoming>,
        client: Client,
    ) -> Result<Response<Body>, Infallible> {
        request.extensions_mut().insert(ConnectInfo(client.peer));
        let connection = Arc::clone(&client.connection);
        request.extensions_mut().insert(connection);
        let mut response = self.app.clone().oneshot(request.map(Body::new)).await?;
        if client.connection.take_refusal()
            && let Some(from) = client.from
            && self.shut_out.note(from) == Admission::ShutOut
        {
            let close = HeaderValue::from_static("close");
            response.headers_mut().insert(header::CONNECTION, close);
        }
        Ok(response)
    }
}

/// Who is at the other end of a connection.
#[derive(Clone, Debug)]
struct Client {
    peer: SocketAddr,
    /// The address whose limits apply, unless the peer is a proxy.
    from: Option<IpAddr>,
    connection: Arc<Counted>,
}
