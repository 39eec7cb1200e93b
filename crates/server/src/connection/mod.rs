//! Connections: accepted, counted, timed and ended. What is said over them is not known here.
//!
//! | file | what |
//! |---|---|
//! | `rules` | how many connections there may be, and how long they may take |
//! | `count` | how many there are, in all and by address; streams are counted in the same way |
//! | `stream` | the bytes of one connection; a client that reads nothing does not keep it |
//! | `refuse` | the answer to a connection that is one too many |
//!
//! A connection has a limited time for its first request (`header_seconds`) and between requests
//! (`idle_seconds`); `http` limits the time for bodies, and `stream` the time that an answer waits.
//! A WebSocket keeps its connection, and so its place in the count, until it is closed.

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

/// How large the head of a request may be. Cookies, tokens and addresses are far smaller, and every
/// connection may take this much memory.
const HEAD_BYTES: usize = 16 * 1024;
/// How many connections are told at the same time that they are one too many. The others are closed
/// without a word.
const REFUSALS: usize = 32;
/// How long nothing is accepted after accepting failed, for example because too many files are open.
const AFTER_FAILURE: Duration = Duration::from_millis(250);

/// Accepts connections and serves them until `ending` comes to pass; then accepts no more, lets
/// requests under way finish, and ends.
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
    // Every connection has a receiver for as long as it is served.
    end.closed().await;
}

/// A connection that was reset before it was accepted is nobody's fault; everything else, such as
/// too many open files, needs a moment to pass.
async fn after_failure(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    ) {
        return;
    }
    tracing::error!(%error, "no connection can be accepted; it is tried again at once");
    sleep(AFTER_FAILURE).await;
}

/// What all connections share.
#[derive(Debug)]
struct Server {
    count: Arc<Count>,
    refusals: Arc<Semaphore>,
    app: Router,
    rules: Rules,
}

impl Server {
    /// Serves a connection if there is room for it, else says that there is none.
    fn welcome(self: &Arc<Self>, tcp: TcpStream, peer: SocketAddr, end: watch::Receiver<()>) {
        // Frames are small and wanted now: none waits for the next to fill a packet.
        if let Err(error) = tcp.set_nodelay(true) {
            tracing::debug!(%error, "frames may wait for each other");
        }
        // Connections of a proxy are counted by the client of each request.
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

/// Lets the app answer a request, which knows whom it comes from and over which connection.
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
