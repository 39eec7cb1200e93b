//! `paisho-lab load`: a load test of a real server on this machine. Measures the latency of a turn
//! from one player to the other, the server's memory, and how it handles all clients reconnecting
//! at once. A bare echo server with the same number of sockets is the baseline.

mod client;
mod client_error;
mod echo;
mod game;
mod report;
mod server;
mod spectator;
mod storm;
mod tally;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use clap::builder::RangedU64ValueParser;
use futures_util::{Stream, StreamExt, stream};
use indicatif::ProgressBar;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::{Verdict, progress, seeds};
use client::{HttpClient, Socket};
use client_error::ClientError;
use echo::Echo;
use game::{Disconnected, Pace, Pair};
use report::{Memories, Report, Storm, Yardstick};
use server::Server;
use spectator::Spectator;
use tally::Tally;

/// Runs a load test with many clients against a server on this machine.
///
/// Give the program whose server is started in its own directory with raised limits, or the address
/// of a running server.
#[derive(Args, Debug)]
pub(crate) struct Load {
    /// The program, such as target/release/paisho.
    #[arg(long, required_unless_present = "address", conflicts_with = "address")]
    paisho: Option<PathBuf>,
    /// The address of a running server; it must be on this machine.
    #[arg(long)]
    address: Option<SocketAddr>,
    /// The process id of that server, to read its memory usage.
    #[arg(long, requires = "address")]
    pid: Option<u32>,
    /// Where to create the data directory; by default with the temporary files.
    #[arg(long)]
    data: Option<PathBuf>,
    /// How many games are played at the same time, each by two players.
    #[arg(long, default_value_t = 1000, value_parser = up_to(5000))]
    games: usize,
    /// How many spectators there are, spread over the games.
    #[arg(long, default_value_t = 3000, value_parser = RangedU64ValueParser::<usize>::new().range(0..=20_000))]
    spectators: usize,
    /// How many turns are played per second, in all games together.
    #[arg(long, default_value_t = 200, value_parser = up_to(5000))]
    turns: usize,
    /// How many seconds the games last.
    #[arg(long, default_value_t = 60, value_parser = RangedU64ValueParser::<u64>::new().range(1..=600))]
    seconds: u64,
    /// How many clients reconnect at once at the end; by default all, 0 for none.
    #[arg(long, value_parser = RangedU64ValueParser::<usize>::new().range(0..=20_000))]
    storm: Option<usize>,
    /// Within how many seconds they must be reconnected.
    #[arg(long, default_value_t = 15, value_parser = RangedU64ValueParser::<u64>::new().range(1..=120))]
    storm_seconds: u64,
    /// Seed of the random games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints the report as JSON.
    #[arg(long)]
    json: bool,
}

fn up_to(most: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=most)
}

/// How many clients sign in concurrently at the start; the reconnection storm has no such limit.
const ARRIVALS: usize = 32;
/// The echo server is measured for at most this many seconds.
const ECHO_SECONDS: u64 = 15;
/// How often the progress bar is updated.
const BLINK: Duration = Duration::from_millis(250);

impl Load {
    /// Runs the command.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        let report = runtime.block_on(self.measure())?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            writeln!(out)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(match report.is_fine() {
            true => Verdict::Fine,
            false => Verdict::Objection,
        })
    }

    async fn measure(&self) -> anyhow::Result<Report> {
        let yardstick = self.echo().await?;
        let server = match (&self.paisho, self.address) {
            (_, Some(address)) => Server::known(address, self.pid).await?,
            (Some(program), None) => Server::start(program, self.data.as_deref()).await?,
            (None, None) => anyhow::bail!("give either a program or an address"),
        };
        let empty = server.memory();
        let http = HttpClient::new(server.address)?;
        let tally = Arc::new(Tally::default());
        let began = Instant::now();
        let (pairs, spectators) = self.connect_all(&http, &tally).await;
        let coming = began.elapsed().as_secs_f64();
        let (disconnected, seconds) = self.play(pairs, spectators, &tally).await;
        let played = server.memory();
        let storm = self.storm(&http, &disconnected).await;
        let end = server.memory();
        #[expect(clippy::cast_precision_loss, reason = "turns are few")]
        let (count, wanted) = (tally.count() as f64, self.turns as f64);
        Ok(Report {
            games: self.games,
            spectators: self.spectators,
            seconds: self.seconds,
            wanted_turns: wanted,
            turns: count / seconds,
            times: tally.times(),
            watched: tally.watched.load(std::sync::atomic::Ordering::Relaxed),
            errors: tally.errors(),
            coming,
            memory: Memories { empty, played, end },
            yardstick,
            storm,
        })
    }

    /// Measures the bare echo server with as many open sockets as in the load test; one socket of
    /// each pair sends messages.
    async fn echo(&self) -> anyhow::Result<Yardstick> {
        let echo = Echo::start().await?;
        let tally = Tally::default();
        let all = 2 * self.games + self.spectators;
        let connecting = stream::iter(0..all).map(|_| Socket::connect(echo.address, "/", None));
        let bar = progress::bar(all, 0);
        let mut sockets = gather(connecting.buffer_unordered(ARRIVALS), &tally, &bar).await;
        bar.finish_and_clear();
        let idle = sockets.split_off(self.games.min(sockets.len()));
        let seconds = self.seconds.min(ECHO_SECONDS);
        let measured = echo::measure(sockets, seconds, self.every()).await;
        drop(idle);
        if let Some((sort, count)) = tally.errors().first_key_value() {
            anyhow::bail!("{count} clients could not connect to the echo server: {sort}");
        }
        Ok(Yardstick::of(&measured))
    }

    /// The time between two turns of a game.
    fn every(&self) -> Duration {
        #[expect(clippy::cast_precision_loss, reason = "both are small")]
        Duration::from_secs_f64(self.games as f64 / self.turns as f64)
    }

    /// Connects all players, then all spectators.
    async fn connect_all(&self, http: &HttpClient, tally: &Tally) -> (Vec<Pair>, Vec<Spectator>) {
        let bar = progress::bar(self.games + self.spectators, 0);
        let pairs = stream::iter(0..self.games)
            .map(|number| Pair::start(http.clone(), seeds::of_game(self.seed, number)))
            .buffer_unordered(ARRIVALS);
        let pairs = gather(pairs, tally, &bar).await;
        let ids = pairs.iter().map(|pair| pair.id().clone()).cycle();
        let spectators = stream::iter(ids.take(self.spectators))
            .map(|id| Spectator::join(http.clone(), id))
            .buffer_unordered(ARRIVALS);
        let spectators = gather(spectators, tally, &bar).await;
        bar.finish_and_clear();
        (pairs, spectators)
    }

    /// Runs all games and spectators; returns the clients and how many seconds it took.
    async fn play(
        &self,
        pairs: Vec<Pair>,
        spectators: Vec<Spectator>,
        tally: &Arc<Tally>,
    ) -> (Vec<Disconnected>, f64) {
        let start = Instant::now();
        let end = start + Duration::from_secs(self.seconds);
        let every = self.every();
        let mut clients: JoinSet<Vec<Disconnected>> = JoinSet::new();
        let many = u32::try_from(self.games).unwrap_or(u32::MAX);
        for (number, pair) in (0..).zip(pairs) {
            let first = start + every * number / many;
            let pace = Pace { first, every, end };
            let tally = Arc::clone(tally);
            clients.spawn(async move { pair.play(pace, &tally).await.to_vec() });
        }
        for spectator in spectators {
            let tally = Arc::clone(tally);
            clients.spawn(async move { vec![spectator.watch(end, &tally).await] });
        }
        let wanted = self.turns * usize::try_from(self.seconds).unwrap_or(usize::MAX);
        let bar = progress::bar(wanted, 0);
        while Instant::now() < end && !clients.is_empty() {
            tokio::time::sleep(BLINK).await;
            bar.set_position(tally.count() as u64);
        }
        let disconnected = clients.join_all().await.concat();
        bar.finish_and_clear();
        (disconnected, start.elapsed().as_secs_f64())
    }

    /// Reconnects all clients at once, after all connections were closed.
    async fn storm(&self, http: &HttpClient, disconnected: &[Disconnected]) -> Option<Storm> {
        let clients = self.storm.unwrap_or(disconnected.len());
        if clients == 0 || disconnected.is_empty() {
            return None;
        }
        let coming = disconnected.iter().cycle().take(clients).cloned();
        let tally = storm::storm(http, coming, Duration::from_secs(self.storm_seconds)).await;
        Some(Storm::of(&tally, clients, self.storm_seconds))
    }
}

/// Collects the clients that connected; failures are counted as errors.
async fn gather<T>(
    coming: impl Stream<Item = Result<T, ClientError>>,
    tally: &Tally,
    bar: &ProgressBar,
) -> Vec<T> {
    let mut coming = std::pin::pin!(coming);
    let mut there = Vec::new();
    while let Some(came) = coming.next().await {
        bar.inc(1);
        match came {
            Ok(client) => there.push(client),
            Err(error) => tally.count_error(&error),
        }
    }
    there
}
