//! `paisho-lab load`: many people at once on a real server, on this machine. Measures how long a
//! turn takes from the one who plays it to the one who waits for it, what the server needs, and how
//! it takes it when everybody comes back at the same moment. A bare echo over the same number of
//! sockets says what the machine can do.

mod client;
mod echo;
mod game;
mod report;
mod server;
mod spectator;
mod storm;
mod tally;
mod trouble;

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
use client::{Desk, Socket};
use echo::Echo;
use game::{Pace, Pair, Seen};
use report::{Memories, Report, Storm, Yardstick};
use server::Server;
use spectator::Spectator;
use tally::Tally;
use trouble::Trouble;

/// Lets many people play on a real server on this machine, and measures it.
///
/// Give the program whose server is started in a directory of its own with its limits raised, or
/// the address of a server that runs already.
#[derive(Args, Debug)]
pub(crate) struct Load {
    /// The program, such as target/release/paisho.
    #[arg(long, required_unless_present = "address", conflicts_with = "address")]
    paisho: Option<PathBuf>,
    /// Where a server listens already; it must be this machine.
    #[arg(long)]
    address: Option<SocketAddr>,
    /// The number of that server's process, to read its memory.
    #[arg(long, requires = "address")]
    pid: Option<u32>,
    /// Where the directory for the data is made; by default where temporary files are.
    #[arg(long)]
    data: Option<PathBuf>,
    /// How many games are played at the same time, each by two players.
    #[arg(long, default_value_t = 1000, value_parser = up_to(5000))]
    games: usize,
    /// How many watch, spread over the games.
    #[arg(long, default_value_t = 3000, value_parser = RangedU64ValueParser::<usize>::new().range(0..=20_000))]
    spectators: usize,
    /// How many turns are played per second, in all games together.
    #[arg(long, default_value_t = 200, value_parser = up_to(5000))]
    turns: usize,
    /// How many seconds are played.
    #[arg(long, default_value_t = 60, value_parser = RangedU64ValueParser::<u64>::new().range(1..=600))]
    seconds: u64,
    /// How many clients come back at once in the end; by default all, 0 for no storm.
    #[arg(long, value_parser = RangedU64ValueParser::<usize>::new().range(0..=20_000))]
    storm: Option<usize>,
    /// Within how many seconds they must be back.
    #[arg(long, default_value_t = 15, value_parser = RangedU64ValueParser::<u64>::new().range(1..=120))]
    storm_seconds: u64,
    /// Makes other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Writes the figures as JSON.
    #[arg(long)]
    json: bool,
}

fn up_to(most: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=most)
}

/// How many clients come at the same time; the storm has no such mercy.
const ARRIVALS: usize = 32;
/// The echo is measured for at most so many seconds.
const ECHO_SECONDS: u64 = 15;
/// How often the bar moves.
const BLINK: Duration = Duration::from_millis(250);

impl Load {
    /// Does what the arguments ask for.
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
            (None, None) => anyhow::bail!("neither a program nor an address"),
        };
        let empty = server.memory();
        let desk = Desk::new(server.address)?;
        let tally = Arc::new(Tally::default());
        let began = Instant::now();
        let (pairs, spectators) = self.come(&desk, &tally).await;
        let coming = began.elapsed().as_secs_f64();
        let (seen, seconds) = self.play(pairs, spectators, &tally).await;
        let played = server.memory();
        let storm = self.storm(&desk, &seen).await;
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

    /// Measures the bare echo: as many sockets are open as later, and one of each pair talks.
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
        for (sort, count) in tally.errors() {
            anyhow::bail!("{count} clients of the echo could not connect: {sort}");
        }
        Ok(Yardstick::of(&measured))
    }

    /// How long each game waits between two turns.
    fn every(&self) -> Duration {
        #[expect(clippy::cast_precision_loss, reason = "both are small")]
        Duration::from_secs_f64(self.games as f64 / self.turns as f64)
    }

    /// Players come first, then those who watch them.
    async fn come(&self, desk: &Desk, tally: &Tally) -> (Vec<Pair>, Vec<Spectator>) {
        let bar = progress::bar(self.games + self.spectators, 0);
        let pairs = stream::iter(0..self.games)
            .map(|number| Pair::come(desk.clone(), seeds::of_game(self.seed, number)))
            .buffer_unordered(ARRIVALS);
        let pairs = gather(pairs, tally, &bar).await;
        let ids = pairs.iter().map(|pair| pair.id().clone()).cycle();
        let spectators = stream::iter(ids.take(self.spectators))
            .map(|id| Spectator::come(desk.clone(), id))
            .buffer_unordered(ARRIVALS);
        let spectators = gather(spectators, tally, &bar).await;
        bar.finish_and_clear();
        (pairs, spectators)
    }

    /// Everybody plays and watches; returns those who were there, and how many seconds it took.
    async fn play(
        &self,
        pairs: Vec<Pair>,
        spectators: Vec<Spectator>,
        tally: &Arc<Tally>,
    ) -> (Vec<Seen>, f64) {
        let start = Instant::now();
        let end = start + Duration::from_secs(self.seconds);
        let every = self.every();
        let mut clients: JoinSet<Vec<Seen>> = JoinSet::new();
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
        let seen = clients.join_all().await.concat();
        bar.finish_and_clear();
        (seen, start.elapsed().as_secs_f64())
    }

    /// All connections are gone by now; everybody comes back.
    async fn storm(&self, desk: &Desk, seen: &[Seen]) -> Option<Storm> {
        let clients = self.storm.unwrap_or(seen.len());
        if clients == 0 || seen.is_empty() {
            return None;
        }
        let coming = seen.iter().cycle().take(clients).cloned();
        let tally = storm::storm(desk, coming, Duration::from_secs(self.storm_seconds)).await;
        Some(Storm::of(&tally, clients, self.storm_seconds))
    }
}

/// Those who came; the others are counted as errors.
async fn gather<T>(
    coming: impl Stream<Item = Result<T, Trouble>>,
    tally: &Tally,
    bar: &ProgressBar,
) -> Vec<T> {
    let mut coming = std::pin::pin!(coming);
    let mut there = Vec::new();
    while let Some(came) = coming.next().await {
        bar.inc(1);
        match came {
            Ok(client) => there.push(client),
            Err(trouble) => tally.trouble(&trouble),
        }
    }
    there
}
