//! A player that is another program with the engine's protocol (`docs/engine-protocol.md`).
//!
//! Whatever the program does, the match goes on: every wait has a timeout, every line a maximum
//! length, and a program that misbehaves is killed and started again for the next game.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use paisho::{Game, Ruleset};

use super::line::End;
use super::player::{Answer, Fault, Player};
use super::spec::{Limits, ProgramSettings};
use crate::input;

/// How long a program may take to start, or to report that it is ready.
const READY: Duration = Duration::from_secs(10);
/// How long a turn without a time limit may take.
const UNTIMED: Duration = Duration::from_secs(60);
/// How long a program may take to quit before it is killed.
const QUITTING: Duration = Duration::from_secs(1);
/// The maximum length of a line, in bytes.
const LONGEST_LINE: u64 = 1 << 20;
/// Capacity of the queue of unread lines; a program that writes more has to wait.
const WAITING_LINES: usize = 256;

/// The program and its settings.
#[derive(Debug)]
pub(super) struct Program {
    settings: ProgramSettings,
    limits: Limits,
    time: Option<Duration>,
    grace: Duration,
    rules: Ruleset,
    running: Option<Running>,
}

impl Program {
    /// Starts a program and checks that it speaks the protocol.
    pub(super) fn start(
        settings: &ProgramSettings,
        limits: Limits,
        time: Option<Duration>,
        grace: Duration,
    ) -> Result<Self> {
        Ok(Self {
            settings: settings.clone(),
            limits,
            time,
            grace,
            rules: Ruleset::RULEBOOK,
            running: Some(Running::start(settings)?),
        })
    }

    /// The running program, restarted if it was killed.
    fn running(&mut self) -> Result<&mut Running, Fault> {
        let running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.settings)
                .map_err(|error| Fault::new(End::Crash, format!("{error:#}")))?,
        };
        Ok(self.running.insert(running))
    }

    fn prepare(&mut self, seed: u64) -> Result<(), Fault> {
        let rules = self.rules;
        let running = self.running()?;
        if running.has_seed {
            running.send(&format!("option seed {seed}"))?;
        }
        running.send(&format!("newgame {rules}"))?;
        running.sync()
    }

    fn ask(&mut self, game: &Game) -> Result<Answer, Fault> {
        let go = self.go();
        let patience = self.time.unwrap_or(UNTIMED) + self.grace;
        let rules = self.rules;
        let running = self.running()?;
        running.send(&format!("position start {rules} turns {game}"))?;
        // This skips old lines, and the clock does not run while the position is parsed.
        running.sync()?;
        let begun = Instant::now();
        running.send(&go)?;
        let mut answer = Heard::default();
        let text = running.wait_for("bestturn", begun + patience, |line| answer.hear(line))?;
        let used = begun.elapsed();
        let turn = input::turn(&text, game.position())
            .map_err(|error| Fault::new(End::IllegalTurn, answer.with_error(&error)))?;
        Ok(Answer {
            turn,
            used,
            nodes: answer.nodes,
            depth: answer.depth,
        })
    }

    fn go(&self) -> String {
        let mut text = String::from("go");
        if let Some(time) = self.time {
            text += &format!(" movetime {}", time.as_millis());
        }
        if let Some(nodes) = self.limits.nodes {
            text += &format!(" nodes {nodes}");
        }
        if let Some(depth) = self.limits.depth {
            text += &format!(" depth {depth}");
        }
        text
    }

    /// A program that misbehaved is dropped, and so restarted for the next game.
    fn end_after<T>(&mut self, result: Result<T, Fault>) -> Result<T, Fault> {
        if result.is_err() {
            self.running = None;
        }
        result
    }
}

impl Player for Program {
    fn begin(&mut self, rules: &Ruleset, seed: u64) -> Result<(), Fault> {
        self.rules = *rules;
        let result = self.prepare(seed);
        self.end_after(result)
    }

    fn turn(&mut self, game: &Game) -> Result<Answer, Fault> {
        let result = self.ask(game);
        self.end_after(result)
    }

    fn turn_time(&self) -> Option<Duration> {
        self.time
    }
}

/// What a program reports while it thinks.
#[derive(Default)]
struct Heard {
    nodes: u64,
    depth: u32,
    error: Option<String>,
}

impl Heard {
    fn hear(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("error") => self.error = Some(line.to_owned()),
            Some("info") => {
                let number = |name| {
                    let mut after = line.split_whitespace().skip_while(|word| *word != name);
                    after.nth(1)?.parse::<u64>().ok()
                };
                self.nodes = number("nodes").unwrap_or(self.nodes);
                self.depth = number("depth").map_or(self.depth, |depth| depth as u32);
            }
            _ => {}
        }
    }

    fn with_error(&self, error: &anyhow::Error) -> String {
        match &self.error {
            Some(said) => format!("{error:#}; the program reported {said:?}"),
            None => format!("{error:#}"),
        }
    }
}

/// A running program. It is killed when this is dropped.
#[derive(Debug)]
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    has_seed: bool,
}

impl Running {
    fn start(settings: &ProgramSettings) -> Result<Self> {
        let name = settings.words.first().map_or("", String::as_str);
        let mut command = Command::new(name);
        command
            .args(settings.words.iter().skip(1))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // Ctrl-C must reach the match only: otherwise the program would seem to have crashed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .with_context(|| format!("cannot start {name:?}"))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| anyhow!("cannot open pipes to {name:?}"))?;
        let (sender, lines) = sync_channel(WAITING_LINES);
        thread::spawn(move || read_lines(output, &sender));
        let mut running = Self {
            child,
            input,
            lines,
            has_seed: false,
        };
        running
            .greet(settings)
            .map_err(|fault| anyhow!("{name:?} does not speak the protocol: {}", fault.note))?;
        Ok(running)
    }

    fn greet(&mut self, settings: &ProgramSettings) -> Result<(), Fault> {
        self.send("paisho")?;
        let mut has_seed = false;
        self.wait_for("paishook", Instant::now() + READY, |line| {
            has_seed |= line.starts_with("option seed ");
        })?;
        self.has_seed = has_seed;
        for (name, value) in &settings.options {
            self.send(&format!("option {name} {value}"))?;
        }
        self.sync()
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| self.ended())
    }

    /// Waits until all earlier lines have been processed.
    fn sync(&mut self) -> Result<(), Fault> {
        self.send("ready")?;
        self.wait_for("readyok", Instant::now() + READY, |_| ())?;
        Ok(())
    }

    /// Waits for a line that begins with a word and returns the rest of it. Passes all other lines
    /// to a callback.
    fn wait_for(
        &mut self,
        word: &str,
        until: Instant,
        mut other: impl FnMut(&str),
    ) -> Result<String, Fault> {
        let begun = Instant::now();
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => match line.split_once(' ').unwrap_or((&line, "")) {
                    (first, rest) if first == word => return Ok(rest.trim().to_owned()),
                    _ => other(&line),
                },
                Err(RecvTimeoutError::Timeout) => {
                    let time = begun.elapsed().as_millis();
                    let note = format!("no {word} within {time} ms");
                    return Err(Fault::new(End::NoAnswer, note));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            }
            // A program that never stops writing must not delay the timeout for ever.
            if Instant::now() >= until {
                let note = format!("no {word} in time, only other lines");
                return Err(Fault::new(End::NoAnswer, note));
            }
        }
    }

    /// The fault of a program that has closed its output or its input.
    fn ended(&mut self) -> Fault {
        let note = match self.wait_a_little() {
            Some(status) => format!("the program ended: {status}"),
            None => "the program closed its output".to_owned(),
        };
        Fault::new(End::Crash, note)
    }

    fn wait_a_little(&mut self) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + QUITTING;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The program may be gone already, or not respond; it is killed in any case.
        let _ = writeln!(self.input, "quit");
        if self.wait_a_little().is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Reads a program's output, on its own thread, until it ends or the receiver is dropped.
fn read_lines(output: ChildStdout, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = (&mut output)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes);
        match read {
            Ok(length) if length > 0 && (length as u64) < LONGEST_LINE => {}
            _ => return,
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if sender.send(line).is_err() {
            return;
        }
    }
}
