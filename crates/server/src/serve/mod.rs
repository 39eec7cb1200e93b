//! Running a server: opening the store, listening, cleaning up, and shutting down without losing
//! anything.

mod error;

use std::fs::{File, TryLockError};
use std::future::Future;
use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::background::BackgroundThreads;
use crate::config::{Config, LogFormat};
use crate::connection::{self, Rules};
use crate::env::Env;
use crate::http::{
    AppState, KNOWN_NETWORK, feed_streams, metrics_handle, router, tend_metrics, turns_first,
};
use crate::notify::Manager;
use crate::store::{Store, StoreError, lock_file, private_directory};

pub use error::ServeError;

/// A file in the data directory that a running server keeps locked.
const SERVING: &str = "paisho.serving";

/// How often expired data is deleted.
const TIDY: Duration = Duration::from_secs(10 * 60);

/// How often the upkeep of the metrics runs.
const TEND_METRICS: Duration = Duration::from_secs(5);
/// How often sockets with an expired session or token are closed.
const EXPIRE: Duration = Duration::from_secs(30);

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Whether a data directory existed before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Directory {
    /// It was just created.
    New,
    /// It existed.
    Known,
}

/// Creates the data directory if it does not exist. Other users of the machine can't read it.
///
/// # Errors
/// If it can't be created.
pub fn prepare_directory(path: &Path) -> Result<Directory, ServeError> {
    let made = private_directory(path);
    let made = made.map_err(|error| ServeError::Directory(path.to_owned(), error))?;
    Ok(if made {
        Directory::New
    } else {
        Directory::Known
    })
}

/// A locked data directory, until this is dropped or the process ends in any way.
#[derive(Debug)]
pub struct Hold {
    _file: File,
}

/// Locks a data directory for a server. Two servers would each keep tables in memory that the other
/// changes; admin commands only use the database and need no lock.
///
/// # Errors
/// If another server has locked it.
pub fn hold(directory: &Path) -> Result<Hold, ServeError> {
    let path = directory.join(SERVING);
    let file = lock_file(&path).map_err(|error| ServeError::Hold(path.clone(), error))?;
    match file.try_lock() {
        Ok(()) => Ok(Hold { _file: file }),
        Err(TryLockError::WouldBlock) => Err(ServeError::Occupied(directory.to_owned())),
        Err(TryLockError::Error(error)) => Err(ServeError::Hold(path, error)),
    }
}

/// Opens the store in the data directory and creates the server's state.
///
/// # Errors
/// If the store can't be opened or the settings can't be satisfied.
pub async fn open(config: Config, env: Env) -> Result<AppState, ServeError> {
    let store = Store::open(&config.data).await?;
    let search_time = Duration::from_millis(u64::from(config.search_millis));
    let store = store.with_search_time(search_time);
    AppState::new(store, config, env).map_err(ServeError::AppState)
}

/// Listens on the configured address.
///
/// # Errors
/// If listening fails.
pub async fn listen(config: &Config) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(config.listen).await;
    listener.map_err(|error| ServeError::Listen(config.listen, error))
}

/// Runs a server until `shutdown` resolves. Then it accepts no more connections, notifies the
/// sockets, finishes work in progress, and closes the database.
///
/// # Errors
/// If serving fails.
pub async fn run(
    app: AppState,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    run_for(Manager::default(), app, listener, shutdown).await
}

/// Like [`run`], with notifications to a service manager.
///
/// # Errors
/// If serving fails.
pub async fn run_for(
    manager: Manager,
    app: AppState,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    metrics_handle();
    app.live.open().await?;
    let manager = Arc::new(manager);
    let tidying = tokio::spawn(tidy(app.clone()));
    let mut beside = JoinSet::new();
    beside.spawn(show_life(app.clone(), Arc::clone(&manager)));
    beside.spawn(feed_streams(app.clone()));
    beside.spawn(tend_metrics(TEND_METRICS));
    beside.spawn(expire(app.clone()));
    // The deadline for work in progress; `None` while the server runs.
    let (stop, stopped) = watch::channel(None::<Instant>);
    let grace = Duration::from_secs(u64::from(app.config.shutdown_seconds));
    let live = app.live.clone();
    manager.ready();
    let ending = async move {
        shutdown.await;
        tracing::info!("shutting down");
        manager.stopping();
        live.close("the server is shutting down");
        let _ = stop.send(Some(Instant::now() + grace));
    };
    let rules = Rules::of(&app.config);
    let threads = BackgroundThreads::start().map_err(ServeError::Threads)?;
    let routes = turns_first(router(app.clone()), threads.background());
    let serving = connection::serve(listener, routes, rules, ending);
    tokio::select! {
        () = serving => {}
        // Endless streams would keep the server from stopping.
        () = too_late(stopped.clone()) => {}
    }
    beside.shutdown().await;
    let ended = async {
        app.live.ended().await;
        app.accounts.mails_sent().await;
        let _ = tidying.await;
    };
    // The database is closed under running work only after the deadline.
    tokio::select! {
        () = ended => {}
        () = too_late(stopped) => {}
    }
    app.store.close().await;
    Ok(())
}

/// Waits for the shutdown deadline; forever if none is set.
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

/// Tells the service manager that the server works, as long as the database can be read. If it only
/// can't be written, for example because the disk is full, restarting would not help.
async fn show_life(app: AppState, manager: Arc<Manager>) {
    let Some(beat) = manager.beat() else { return };
    let mut pause = tokio::time::interval(beat);
    loop {
        pause.tick().await;
        match app.store.next_deadline().await {
            Ok(_) => manager.alive(),
            Err(error) => tracing::error!(%error, "the database can't be read"),
        }
    }
}

/// Periodically deletes expired data, until the server stops.
async fn tidy(app: AppState) {
    let mut pause = tokio::time::interval(TIDY);
    loop {
        tokio::select! {
            biased;
            () = app.live.closed() => return,
            _ = pause.tick() => {}
        }
        app.limits.tidy();
        if let Err(error) = sweep(&app).await {
            tracing::warn!(%error, "deleting expired data failed; trying again later");
        }
    }
}

/// Periodically ends expired sessions, tokens and links.
async fn expire(app: AppState) {
    let mut pause = tokio::time::interval(EXPIRE);
    loop {
        pause.tick().await;
        if let Err(error) = app.end_expired().await {
            tracing::warn!(%error, "closing expired sessions failed; trying again later");
        }
    }
}

async fn sweep(app: &AppState) -> Result<(), StoreError> {
    let now = app.env.now();
    let mails = app.store.sweep_mails(now.saturating_sub(DAY)).await?;
    let long_ago = now.saturating_sub(KNOWN_NETWORK);
    let networks = app.store.sweep_networks(long_ago).await?;
    let seeks = app.store.sweep_seeks(now).await?;
    let unseen = now.saturating_sub(u64::from(app.config.guest_days) * DAY);
    let guests = app.store.sweep_guests(unseen).await?;
    let emptied = app.store.empty_log().await?;
    tracing::debug!(
        mails,
        networks,
        seeks,
        guests,
        emptied,
        "deleted expired data"
    );
    Ok(())
}

/// Starts logging according to the settings. Only the first call in a process has an effect.
pub fn start_logging(config: &Config) {
    let filtered = tracing_subscriber::registry().with(config.log_filter.clone());
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    let _ = match config.log_format {
        LogFormat::Text => filtered.with(lines).try_init(),
        LogFormat::Json => filtered.with(lines.json()).try_init(),
    };
}

/// Waits until the process is asked to end, by an interrupt or termination signal.
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
