//! Running a server: opening the house, listening, tidying up, and going down without losing
//! anything.

use std::fmt;
use std::fs::{File, TryLockError};
use std::future::Future;
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};
use crate::connection::{self, Rules};
use crate::http::{House, HouseError, KNOWN_NETWORK, app, feed_streams, figures, tend_figures};
use crate::notify::Manager;
use crate::store::{Store, StoreError, lock_file, private_directory};
use crate::world::World;

/// A file in the data directory that a server holds while it serves.
const SERVING: &str = "paisho.serving";

/// How often what has expired is swept away.
const TIDY: Duration = Duration::from_secs(10 * 60);

/// How often figures are put in order.
const TEND_FIGURES: Duration = Duration::from_secs(5);
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
    let made = private_directory(path);
    let made = made.map_err(|error| ServeError::Directory(path.to_owned(), error))?;
    Ok(if made {
        Directory::New
    } else {
        Directory::Known
    })
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
    let search_time = Duration::from_millis(u64::from(config.search_millis));
    let store = store.with_search_time(search_time);
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
    run_for(Manager::default(), house, listener, shutdown).await
}

/// The same, for a service manager that wants to be told how the server is.
///
/// # Errors
/// If serving fails.
pub async fn run_for(
    manager: Manager,
    house: House,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    figures();
    house.live.open().await?;
    let manager = Arc::new(manager);
    let tidying = tokio::spawn(tidy(house.clone()));
    let mut beside = JoinSet::new();
    beside.spawn(show_life(house.clone(), Arc::clone(&manager)));
    beside.spawn(feed_streams(house.clone()));
    beside.spawn(tend_figures(TEND_FIGURES));
    beside.spawn(expire(house.clone()));
    // Until when what is under way is waited for; nothing while the server runs.
    let (stop, stopped) = watch::channel(None::<Instant>);
    let grace = Duration::from_secs(u64::from(house.config.shutdown_seconds));
    let live = house.live.clone();
    manager.ready();
    let ending = async move {
        shutdown.await;
        tracing::info!("going down");
        manager.stopping();
        live.close("the server goes down");
        let _ = stop.send(Some(Instant::now() + grace));
    };
    let rules = Rules::of(&house.config);
    let serving = connection::serve(listener, app(house.clone()), rules, ending);
    tokio::select! {
        () = serving => {}
        // Streams without an end would keep a server alive for ever.
        () = too_late(stopped.clone()) => {}
    }
    beside.shutdown().await;
    let ended = async {
        house.live.ended().await;
        house.accounts.mails_sent().await;
        let _ = tidying.await;
    };
    // Only a server that has run out of patience closes the database under somebody.
    tokio::select! {
        () = ended => {}
        () = too_late(stopped) => {}
    }
    house.store.close().await;
    Ok(())
}

/// Waits for the moment after which nobody is waited for; for ever if there is none.
async fn too_late(mut stopped: watch::Receiver<Option<Instant>>) {
    let until = match stopped.wait_for(Option::is_some).await {
        Ok(until) => *until,
        Err(_) => None,
    };
    match until {
        Some(until) => tokio::time::sleep_until(until).await,
        None => std::future::pending().await,
    }
}

/// Tells the service manager that the server works, as long as the database can be read. One that
/// can't be written to, such as one on a full disk, is not mended by starting again.
async fn show_life(house: House, manager: Arc<Manager>) {
    let Some(beat) = manager.beat() else { return };
    let mut pause = tokio::time::interval(beat);
    loop {
        pause.tick().await;
        match house.store.next_deadline().await {
            Ok(_) => manager.alive(),
            Err(error) => tracing::error!(%error, "the database can't be read"),
        }
    }
}

/// Sweeps away what has expired, again and again, until the server goes down.
async fn tidy(house: House) {
    let mut pause = tokio::time::interval(TIDY);
    loop {
        tokio::select! {
            biased;
            () = house.live.closed() => return,
            _ = pause.tick() => {}
        }
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
    let emptied = house.store.empty_log().await?;
    tracing::debug!(mails, networks, seeks, guests, emptied, "swept");
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
