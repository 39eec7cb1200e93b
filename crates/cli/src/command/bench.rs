//! `paisho bench`: the checksum of the engine's behaviour, and how fast the engine stops.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use paisho_engine::{BenchPosition, BenchReport};

use super::Verdict;
use crate::number::grouped;
use crate::stops;

/// Count the nodes that the engine visits in fixed positions.
///
/// The sum is a checksum of how the engine plays: it is the same on every machine, and it changes
/// whenever the engine plays differently. Nodes per second are printed too, but there are too few
/// positions for a test of speed.
///
/// With --stops, the engine is started as a separate program, searches without a limit, and is
/// stopped at random moments; the time from `stop` to its answer is measured.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho bench
  paisho bench --check
  paisho bench --stops 200 --threads 2")]
pub(crate) struct Bench {
    /// Compare the sum with the expected sum of this version; the exit code is 1 if they differ.
    #[arg(long, conflicts_with = "stops")]
    check: bool,
    /// Stop the engine this many times, and measure how long it takes to answer.
    #[arg(long, value_name = "TIMES", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    stops: Option<u32>,
    /// Number of threads of the engine that is stopped.
    #[arg(long, default_value_t = 1, requires = "stops")]
    threads: u32,
}

impl Bench {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        match self.stops {
            Some(times) => self.measure_stops(times, out),
            None => self.count(out),
        }
    }

    fn count(&self, out: &mut dyn Write) -> Result<Verdict> {
        let mut report = BenchReport {
            searched: Vec::new(),
        };
        let mut time = Duration::ZERO;
        for bench in BenchPosition::all() {
            let begin = Instant::now();
            let nodes = bench.search();
            time += begin.elapsed();
            let (rules, turns) = (bench.position.ruleset().to_string(), bench.turns);
            let count = grouped(nodes);
            writeln!(out, "{rules:<28} after {turns:>2} turns {count:>10} nodes")?;
            out.flush()?;
            report.searched.push((bench, nodes));
        }
        let nodes = report.nodes();
        let speed = nodes as f64 / time.as_secs_f64().max(1e-9);
        writeln!(out, "{} nodes per second", grouped(speed as u64))?;
        writeln!(out, "Bench: {nodes}")?;
        if self.check {
            return check(nodes, out);
        }
        Ok(Verdict::Fine)
    }

    fn measure_stops(&self, times: u32, out: &mut dyn Write) -> Result<Verdict> {
        let waits = stops::measure(times, self.threads)?;
        let milliseconds = |wait: Duration| wait.as_secs_f64() * 1000.0;
        let sum: Duration = waits.iter().sum();
        writeln!(out, "stops   {:>10}", waits.len())?;
        writeln!(out, "mean    {:>10.2} ms", milliseconds(sum / times))?;
        for (name, share) in [("median", 50), ("99 in 100", 99), ("worst", 100)] {
            let wait = stops::percentile(&waits, share);
            writeln!(out, "{name:<9} {:>8.2} ms", milliseconds(wait))?;
        }
        Ok(Verdict::Fine)
    }
}

fn check(nodes: u64, out: &mut dyn Write) -> Result<Verdict> {
    let expected = BenchReport::expected().context("the stored sum is not a number")?;
    if nodes == expected {
        writeln!(out, "as expected")?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "expected {expected}: the engine plays differently")?;
    Ok(Verdict::Objection)
}
