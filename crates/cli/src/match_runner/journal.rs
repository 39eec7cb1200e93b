//! The folder of a match: its terms, a line for every finished game, and the records.
//!
//! Lines are only ever appended, each in one write, so an interruption loses nothing but the games
//! under way. The same match can be continued; a different one is refused.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use paisho::Ruleset;
use serde_json::{Map, Value, json};

use super::line::GameLine;
use super::play::{Finished, Terms};

const SETTINGS: &str = "match.json";
const RESULTS: &str = "results.jsonl";
const RECORDS: &str = "records";

/// An open folder, locked against other processes.
#[derive(Debug)]
pub(crate) struct Journal {
    folder: PathBuf,
    results: File,
}

impl Journal {
    /// Opens the folder of a match, or creates it, and reads its finished games.
    pub(crate) fn open(folder: &Path, terms: &Terms) -> Result<(Self, Vec<GameLine>)> {
        let shown = folder.display();
        fs::create_dir_all(folder.join(RECORDS))
            .with_context(|| format!("cannot create the folder {shown}"))?;
        let mut results = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(folder.join(RESULTS))
            .with_context(|| format!("cannot open {RESULTS} in {shown}"))?;
        match results.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("another match is being played in {shown}"),
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| format!("cannot lock {RESULTS} in {shown}"));
            }
        }
        let path = folder.join(SETTINGS);
        agree(&path, &settings(terms))
            .with_context(|| format!("the folder {shown} belongs to another match"))?;
        let lines = read(&mut results).with_context(|| format!("{RESULTS} in {shown}"))?;
        let folder = folder.to_owned();
        Ok((Self { folder, results }, lines))
    }

    /// Stores a finished game: first its record, then the line by which it counts as finished.
    pub(crate) fn keep(&mut self, finished: &Finished) -> Result<()> {
        let name = format!("game-{:05}.txt", finished.line.game);
        let path = self.folder.join(RECORDS).join(name);
        fs::write(&path, finished.record.to_string())
            .with_context(|| format!("cannot write {}", path.display()))?;
        let mut line = serde_json::to_string(&finished.line)?;
        line.push('\n');
        self.results
            .write_all(line.as_bytes())
            .with_context(|| format!("cannot write {RESULTS}"))
    }
}

/// Everything that a game depends on. The number of games is not included: more may be played.
fn settings(terms: &Terms) -> Map<String, Value> {
    let [a, b] = &terms.names;
    let settings = json!({
        "a": a,
        "b": b,
        "ruleset": terms.ruleset.to_string(),
        "rules version": Ruleset::VERSION,
        "program version": env!("CARGO_PKG_VERSION"),
        "seed": terms.seed,
        "opening turns": terms.opening_turns,
        "turn limit": terms.turn_limit,
        "movetime": terms.movetime.as_millis() as u64,
        "grace": terms.grace.as_millis() as u64,
    });
    settings.as_object().cloned().unwrap_or_default()
}

/// Compares the settings with those in the folder, or writes them there.
fn agree(path: &Path, settings: &Map<String, Value>) -> Result<()> {
    if !path.exists() {
        let mut text = serde_json::to_string_pretty(settings)?;
        text.push('\n');
        return fs::write(path, text).with_context(|| format!("cannot write {SETTINGS}"));
    }
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {SETTINGS}"))?;
    let found: Map<String, Value> =
        serde_json::from_str(&text).with_context(|| format!("cannot read {SETTINGS}"))?;
    for (name, wanted) in settings {
        let there = found.get(name).unwrap_or(&Value::Null);
        ensure!(
            there == wanted,
            "its games were played with {name} {there}, not {wanted}; choose another folder or \
             the same settings"
        );
    }
    Ok(())
}

/// The finished games. A last line without a newline was being written when the program was
/// stopped: it is cut off, and its game is played again.
fn read(results: &mut File) -> Result<Vec<GameLine>> {
    let mut bytes = Vec::new();
    results.seek(SeekFrom::Start(0))?;
    results.read_to_end(&mut bytes)?;
    // As bytes first: an unfinished line may end in the middle of a character.
    let whole = bytes
        .iter()
        .rposition(|b| *b == b'\n')
        .map_or(0, |end| end + 1);
    if whole < bytes.len() {
        bytes.truncate(whole);
        results.set_len(whole as u64)?;
    }
    let text = String::from_utf8(bytes).context("the file is not UTF-8")?;
    let mut lines = Vec::new();
    let mut seen = BTreeSet::new();
    for (i, line) in text.lines().enumerate() {
        let line: GameLine =
            serde_json::from_str(line).with_context(|| format!("cannot read line {}", i + 1))?;
        ensure!(
            line.game > 0,
            "line {}: games are numbered from 1, found 0",
            i + 1
        );
        ensure!(
            seen.insert(line.game),
            "line {}: game {} appears twice",
            i + 1,
            line.game
        );
        lines.push(line);
    }
    Ok(lines)
}
