//! Measures how fast the engine stops, from outside: as a program that uses its protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::ProgressBar;
use paisho_engine::{BenchPosition, Random};

/// The engine is stopped after thinking for less than this many milliseconds.
const LONGEST_THOUGHT: usize = 300;
/// The random moments are the same in every run.
const SEED: u64 = 20;

/// Stops the engine `times` times at random moments, in the positions of the bench in turn. Returns
/// the times from `stop` to the answer, shortest first.
pub(crate) fn measure(times: u32, threads: u32) -> Result<Vec<Duration>> {
    let mut engine = Engine::start()?;
    engine.say(&format!("option threads {threads}"))?;
    let positions = BenchPosition::all();
    let mut random = Random::new(SEED);
    let bar = ProgressBar::new(u64::from(times));
    let mut waits = Vec::new();
    for bench in positions.iter().cycle().take(times as usize) {
        engine.say(&format!("position {}", bench.position))?;
        engine.say("go infinite")?;
        sleep(Duration::from_millis(random.below(LONGEST_THOUGHT) as u64));
        let begin = Instant::now();
        engine.say("stop")?;
        engine.wait_for_answer()?;
        waits.push(begin.elapsed());
        bar.inc(1);
    }
    engine.end()?;
    bar.finish_and_clear();
    waits.sort_unstable();
    Ok(waits)
}

/// The wait that `share` percent of the waits do not exceed; the waits must be sorted.
pub(crate) fn percentile(waits: &[Duration], share: usize) -> Duration {
    let rank = (waits.len() * share).div_ceil(100).max(1);
    waits.get(rank - 1).copied().unwrap_or_default()
}

/// This program as an engine, in a separate process.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Result<Self> {
        let program = std::env::current_exe().context("cannot find the path of this program")?;
        let mut child = Command::new(program)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the engine")?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.context("cannot open pipes to the engine")?;
        Ok(Self {
            child,
            input,
            output: BufReader::new(output),
        })
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}")?;
        Ok(self.input.flush()?)
    }

    fn wait_for_answer(&mut self) -> Result<()> {
        let mut line = String::new();
        while !line.starts_with("bestturn") {
            if line.starts_with("error") {
                bail!("the engine answered: {}", line.trim_end());
            }
            line.clear();
            let read = self.output.read_line(&mut line)?;
            anyhow::ensure!(read > 0, "the engine ended without an answer");
        }
        Ok(())
    }

    fn end(mut self) -> Result<()> {
        self.say("quit")?;
        self.child.wait()?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_waits_that_occurred() {
        let waits: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert_eq!(percentile(&waits, 50), Duration::from_millis(100));
        assert_eq!(percentile(&waits, 99), Duration::from_millis(198));
        assert_eq!(percentile(&waits, 100), Duration::from_millis(200));
        assert_eq!(percentile(&[], 50), Duration::ZERO);
    }
}
