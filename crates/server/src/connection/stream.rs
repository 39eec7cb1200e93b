//! The bytes of one connection.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use super::count::Counted;

/// How long a closing connection waits for the client to close its side.
const LINGER: Duration = Duration::from_secs(2);
/// How many bytes from the client are read and discarded meanwhile.
const LINGER_BYTES: usize = 1024 * 1024;

/// A connection that ends when its client reads nothing for too long. It stays counted until it is
/// dropped, also as a WebSocket.
///
/// Closing a socket with unread input makes the system reset the connection, and then the client
/// may never see the response. So if input was left unread on purpose, closing first shuts down the
/// sending side and then reads on for a moment.
#[derive(Debug)]
pub(super) struct Stream {
    tcp: TcpStream,
    connection: Option<Arc<Counted>>,
    stall: Duration,
    /// Runs while a write is waiting for the client.
    stalled: Option<Pin<Box<Sleep>>>,
    closing: Closing,
}

/// The state of closing.
#[derive(Debug)]
enum Closing {
    Open,
    Lingering { until: Pin<Box<Sleep>>, left: usize },
    Done,
}

impl Stream {
    pub(super) fn new(tcp: TcpStream, connection: Arc<Counted>, stall: Duration) -> Self {
        Self {
            tcp,
            connection: Some(connection),
            stall,
            stalled: None,
            closing: Closing::Open,
        }
    }

    /// A connection that is not counted and whose input is never read.
    pub(super) fn uncounted(tcp: TcpStream, stall: Duration) -> Self {
        Self {
            tcp,
            connection: None,
            stall,
            stalled: None,
            closing: Closing::Open,
        }
    }

    fn has_unread_input(&self) -> bool {
        let connection = self.connection.as_ref();
        connection.is_none_or(|connection| connection.has_unread_input())
    }

    /// Passes on the result of a write. A write that waits for too long fails.
    fn in_time<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stall = self.stall;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(stall)));
        ready!(stalled.as_mut().poll(cx));
        let message = "the client does not read";
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, message)))
    }

    /// Reads and discards input, within limits, until the client closes its side.
    fn poll_linger(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let Closing::Lingering { until, left } = &mut self.closing else {
            return Poll::Ready(());
        };
        let mut bytes = [0; 4096];
        loop {
            if until.as_mut().poll(cx).is_ready() {
                return Poll::Ready(());
            }
            let mut buffer = ReadBuf::new(&mut bytes);
            match ready!(Pin::new(&mut self.tcp).poll_read(cx, &mut buffer)) {
                Ok(()) if !buffer.filled().is_empty() && *left > buffer.filled().len() => {
                    *left -= buffer.filled().len();
                }
                Ok(()) | Err(_) => return Poll::Ready(()),
            }
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write(cx, bytes);
        self.in_time(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write_vectored(cx, slices);
        self.in_time(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.tcp).poll_flush(cx);
        self.in_time(flushed, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if matches!(self.closing, Closing::Open) {
            ready!(Pin::new(&mut self.tcp).poll_shutdown(cx))?;
            self.closing = if self.has_unread_input() {
                Closing::Lingering {
                    until: Box::pin(sleep(LINGER)),
                    left: LINGER_BYTES,
                }
            } else {
                Closing::Done
            };
        }
        ready!(self.poll_linger(cx));
        self.closing = Closing::Done;
        Poll::Ready(Ok(()))
    }
}
