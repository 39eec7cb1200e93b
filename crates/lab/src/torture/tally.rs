//! Counts what an endurance run has covered.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::game::Played;

/// Counts of games by their properties.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    games: usize,
    turns: usize,
    pub(super) findings: usize,
    rulesets: BTreeSet<String>,
    seats: BTreeMap<usize, usize>,
    endings: BTreeMap<String, usize>,
    /// Games by preset and switch.
    switches: BTreeMap<String, usize>,
}

impl Tally {
    /// Counts a game.
    pub(super) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.turns += played.turns;
        self.findings += usize::from(played.finding.is_some());
        *self.seats.entry(played.rules.seats.number()).or_default() += 1;
        *self.endings.entry(played.ending.clone()).or_default() += 1;
        let text = played.rules.to_string();
        for switch in text.split('.') {
            *self.switches.entry(switch.to_owned()).or_default() += 1;
        }
        self.rulesets.insert(text);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, turns, .. } = self;
        let rulesets = self.rulesets.len();
        writeln!(f, "{games} games, {turns} turns, {rulesets} rulesets")?;
        writeln!(f, "seats:    {}", list(&self.seats))?;
        writeln!(f, "endings:  {}", list(&self.endings))?;
        writeln!(f, "switches: {}", list(&self.switches))?;
        writeln!(f, "findings: {}", self.findings)
    }
}

/// Names with their counts, on one line.
fn list<K: fmt::Display>(counts: &BTreeMap<K, usize>) -> String {
    let entries: Vec<String> = counts.iter().map(|(k, n)| format!("{k} {n}")).collect();
    entries.join(", ")
}
