//! Running a server: opening the house, listening, tidying up, and going down without losing
//! anything.

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::future::Future;
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};
use crate::http::{House, HouseError, KNOWN_NETWORK, app, figures};
use crate::store::{Store, StoreError, lock_file};
use crate::world::World;

/// A file in the data directory that a server holds while it serves.
const SERVING: &str = "paisho.serving";

/// How often what has expired is swept away.
const TIDY: Duration = Duration::from_secs(10 * 60);

/// How often sockets are ended whose session or token has expired.
const EXPIRE: Duration = Duration::from_secs(30);

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Why a server can't run.
#[derive(Debug)]
pub enum ServeError {
    /// The data directory can't be made.
    Directory(PathBuf, io::Error),
    /// Another server serves the data directory.
    Occupied(PathBuf),
    /// Whether another server serves it can't be found out.
    Hold(PathBuf, io::Error),
    /// The database can't be opened.
    Store(StoreError),
    /// The settings ask for something that can't be had.
    House(HouseError),
    /// The address can't be listened on.
    Listen(SocketAddr, io::Error),
    /// Serving failed.
    Serve(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Directory(path, error) => {
                write!(
                    f,
                    "the data directory {} can't be made: {error}",
                    path.display()
                )
            }
            Self::Occupied(path) => write!(
                f,
                "another server serves the data directory {}; stop it first, or name another \
                 directory with --data",
                path.display()
            ),
            Self::Hold(path, error) => write!(f, "{} can't be locked: {error}", path.display()),
            Self::Store(error) => error.fmt(f),
            Self::House(error) => error.fmt(f),
            Self::Listen(address, error) => write!(f, "can't listen on {address}: {error}"),
            Self::Serve(error) => write!(f, "serving failed: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Whether a data directory was there before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Directory {
    /// It has just been made.
    New,
    /// It was there.
    Known,
}

/// Makes the data directory if need be; nobody else on the machine may read what is in it.
///
/// # Errors
/// If it can't be made.
pub fn prepare_directory(path: &Path) -> Result<Directory, ServeError> {
    let failed = |error| ServeError::Directory(path.to_owned(), error);
    if path.is_dir() {
        return Ok(Directory::Known);
    }
    fs::create_dir_all(path).map_err(failed)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(0o700)).map_err(failed)?;
    }
    Ok(Directory::New)
}

/// A data directory that is ours to serve, until this is dropped or the process ends in any way.
#[derive(Debug)]
pub struct Hold {
    _file: File,
}

/// Takes a data directory for a server. Two servers would each keep tables in memory that the other
/// changes; admin commands work on the database only and need no hold.
///
/// # Errors
/// If another server has it.
pub fn hold(directory: &Path) -> Result<Hold, ServeError> {
    let path = directory.join(SERVING);
    let file = lock_file(&path).map_err(|error| ServeError::Hold(path.clone(), error))?;
    match file.try_lock() {
        Ok(()) => Ok(Hold { _file: file }),
        Err(TryLockError::WouldBlock) => Err(ServeError::Occupied(directory.to_owned())),
        Err(TryLockError::Error(error)) => Err(ServeError::Hold(path, error)),
    }
}

/// Opens a house with its store in the data directory.
///
/// # Errors
/// Says what is missing.
pub async fn open(config: Config, world: World) -> Result<House, ServeError> {
    let store = Store::open(&config.data).await?;
    House::new(store, config, world).map_err(ServeError::House)
}

/// Listens where the settings say.
///
/// # Errors
/// If that is not possible.
pub async fn listen(config: &Config) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(config.listen).await;
    listener.map_err(|error| ServeError::Listen(config.listen, error))
}

/// Serves a house until `shutdown` comes to pass. Then nobody new is let in, sockets are told, what
/// is under way is finished, and the database is closed.
///
/// # Errors
/// If serving fails.
pub async fn run(
    house: House,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    figures();
    house.live.open().await?;
    let tidying = tokio::spawn(tidy(house.clone()));
    let expiring = tokio::spawn(expire(house.clone()));
    let (stop, mut stopped) = watch::channel(());
    let grace = Duration::from_secs(u64::from(house.config.shutdown_seconds));
    let live = house.live.clone();
    let ending = async move {
        shutdown.await;
        tracing::info!("going down");
        live.close("the server goes down");
        let _ = stop.send(());
    };
    let service = app(house.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener.tap_io(at_once), service).with_graceful_shutdown(ending);
    let too_late = async move {
        // Streams without an end would keep a server alive for ever.
        let _ = stopped.changed().await;
        tokio::time::sleep(grace).await;
    };
    let served = tokio::select! {
        served = std::future::IntoFuture::into_future(serving) => served,
        () = too_late => Ok(()),
    };
    tidying.abort();
    expiring.abort();
    house.store.close().await;
    served.map_err(ServeError::Serve)
}

/// Frames are small and wanted now: none waits for the next to fill a packet.
fn at_once(stream: &mut TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "frames may wait for each other");
    }
}

/// Sweeps away what has expired, again and again.
async fn tidy(house: House) {
    let mut pause = tokio::time::interval(TIDY);
    loop {
        pause.tick().await;
        house.limits.tidy();
        if let Err(error) = sweep(&house).await {
            tracing::warn!(%error, "sweeping failed; it is tried again later");
        }
    }
}

/// Ends what has expired, again and again.
async fn expire(house: House) {
    let mut pause = tokio::time::interval(EXPIRE);
    loop {
        pause.tick().await;
        if let Err(error) = house.end_expired().await {
            tracing::warn!(%error, "sessions that have expired are ended later");
        }
    }
}

async fn sweep(house: &House) -> Result<(), StoreError> {
    let now = house.world.now();
    let mails = house.store.sweep_mails(now.saturating_sub(DAY)).await?;
    let long_ago = now.saturating_sub(KNOWN_NETWORK);
    let networks = house.store.sweep_networks(long_ago).await?;
    let seeks = house.store.sweep_seeks(now).await?;
    let unseen = now.saturating_sub(u64::from(house.config.guest_days) * DAY);
    let guests = house.store.sweep_guests(unseen).await?;
    tracing::debug!(mails, networks, seeks, guests, "swept");
    Ok(())
}

/// Writes logs as the settings say; the first call in a process counts.
pub fn start_logging(config: &Config) {
    let filter = EnvFilter::new(&config.log_filter);
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let _ = match config.log_format {
        LogFormat::Text => lines.try_init(),
        LogFormat::Json => lines.json().try_init(),
    };
}

/// Waits until the process is asked to end.
pub async fn asked_to_end() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}
