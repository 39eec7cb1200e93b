//! Connections: accepting, counting, timing and closing them. Knows nothing of what is sent over
//! them.
//!
//! | file | what |
//! |---|---|
//! | `rules` | the limits of number and time |
//! | `count` | counts connections in total and per address; streams are counted in the same way |
//! | `stream` | the bytes of one connection; drops a client that reads nothing |
//! | `refuse` | the response to a connection over the limit |
//!
//! A connection has a limited time for its first request (`header_seconds`) and between requests
//! (`idle_seconds`); `http` limits the time for bodies, and `stream` the time that a response waits
//! for the client. A WebSocket keeps its connection, and so counts towards the limits, until it is
//! closed.

mod count;
mod refuse;
mod rules;
mod stream;

use std::convert::Infallible;
use std::future::{Future, pending};
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
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

use refuse::refuse;
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
    app: Router,
    rules: Rules,
}

impl Server {
    /// Serves a connection if the limits allow it, and refuses it otherwise.
    fn welcome(self: &Arc<Self>, tcp: TcpStream, peer: SocketAddr, end: watch::Receiver<()>) {
        // Frames are small and urgent, so they are sent without waiting to fill a packet.
        if let Err(error) = tcp.set_nodelay(true) {
            tracing::debug!(%error, "could not disable Nagle's algorithm; frames may be delayed");
        }
        // A proxy's connections are counted for the client of each request.
        let from = peer.ip().to_canonical();
        let from = (!self.rules.proxies.trust(from)).then_some(from);
        match self.count.enter(from) {
            Ok(connection) => {
                let server = Arc::clone(self);
                tokio::spawn(server.talk(tcp, peer, connection, end));
            }
            Err(full) => {
                full.tell_figures();
                if let Ok(permit) = Arc::clone(&self.refusals).try_acquire_owned() {
                    tokio::spawn(refuse(tcp, full, permit));
                }
            }
        }
    }

    async fn talk(
        self: Arc<Self>,
        tcp: TcpStream,
        peer: SocketAddr,
        connection: Counted,
        mut end: watch::Receiver<()>,
    ) {
        let connection = Arc::new(connection);
        let io = Stream::new(tcp, Arc::clone(&connection), self.rules.stall);
        let begun = Arc::new(Notify::new());
        let service = {
            let (app, begun) = (self.app.clone(), Arc::clone(&begun));
            service_fn(move |request: Request<Incoming>| {
                begun.notify_one();
                answer(app.clone(), request, peer, Arc::clone(&connection))
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
}

/// Passes a request to the app, with its peer address and connection as extensions.
async fn answer(
    app: Router,
    mut request: Request<Incoming>,
    peer: SocketAddr,
    connection: Arc<Counted>,
) -> Result<Response<Body>, Infallible> {
    request.extensions_mut().insert(ConnectInfo(peer));
    request.extensions_mut().insert(connection);
    app.oneshot(request.map(Body::new)).await
}
