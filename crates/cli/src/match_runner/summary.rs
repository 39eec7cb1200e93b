//! The results of a match.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::elo::{Pairs, elo};
use super::line::{Effort, End, GameLine, Side};
use super::sprt::{Decision, Sprt};
use crate::number::grouped;

/// All counts, from the point of view of player A.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    a: String,
    b: String,
    ruleset: String,
    pub(crate) games: usize,
    wins: u64,
    draws: u64,
    losses: u64,
    /// The share of points that A made.
    score: Option<f64>,
    /// Finished pairs by the points of A: 0, ½, 1, 1½, 2.
    pairs: Pairs,
    elo: Rating,
    sprt: Option<Test>,
    endings: BTreeMap<&'static str, Count>,
    turns: Length,
    guest_wins: u64,
    host_wins: u64,
    effort_a: Effort,
    effort_b: Effort,
}

/// A rating difference and the bounds of its 95 % interval. Infinite or unknown values are omitted.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
struct Rating {
    difference: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct Test {
    #[serde(flatten)]
    claims: Sprt,
    log_ratio: f64,
    bound: f64,
    decision: Decision,
}

/// How often something happened, by winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
struct Count {
    won_by_a: u64,
    won_by_b: u64,
    drawn: u64,
}

impl Count {
    fn add(&mut self, winner: Option<Side>) {
        match winner {
            Some(Side::A) => self.won_by_a += 1,
            Some(Side::B) => self.won_by_b += 1,
            None => self.drawn += 1,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
struct Length {
    mean: f64,
    shortest: u32,
    longest: u32,
}

/// The finished pairs among a list of games.
pub(crate) fn pairs_of(lines: &[GameLine]) -> Pairs {
    let mut open: BTreeMap<u32, usize> = BTreeMap::new();
    let mut pairs = Pairs::default();
    for line in lines {
        match open.remove(&line.pair()) {
            Some(first) => pairs.0[first + line.half_points()] += 1,
            None => {
                open.insert(line.pair(), line.half_points());
            }
        }
    }
    pairs
}

impl Summary {
    pub(crate) fn new(
        names: &[String; 2],
        ruleset: String,
        lines: &[GameLine],
        sprt: Option<Sprt>,
    ) -> Self {
        let [a, b] = names.clone();
        let mut all = Count::default();
        let mut endings: BTreeMap<&'static str, Count> = BTreeMap::new();
        let (mut effort_a, mut effort_b) = (Effort::default(), Effort::default());
        for line in lines {
            all.add(line.winner);
            endings
                .entry(line.end.words())
                .or_default()
                .add(line.winner);
            effort_a.add(&line.a);
            effort_b.add(&line.b);
        }
        let won_by = |guest| {
            let winners = lines.iter().filter_map(|l| Some(l.winner? == l.guest));
            winners.filter(|won| *won == guest).count() as u64
        };
        let games = lines.len();
        let points = all.won_by_a as f64 + all.drawn as f64 / 2.0;
        let pairs = pairs_of(lines);
        Self {
            a,
            b,
            ruleset,
            games,
            wins: all.won_by_a,
            draws: all.drawn,
            losses: all.won_by_b,
            score: (games > 0).then(|| points / games as f64),
            pairs,
            elo: Rating::of(&pairs),
            sprt: sprt.map(|claims| Test::new(claims, &pairs)),
            endings,
            turns: Length::of(lines),
            guest_wins: won_by(true),
            host_wins: won_by(false),
            effort_a,
            effort_b,
        }
    }

    /// Whether the sequential test needs no more games.
    pub(crate) fn is_decided(&self) -> bool {
        self.sprt
            .is_some_and(|test| test.decision != Decision::Open)
    }

    /// The state of the match in a few words.
    pub(crate) fn standing(&self) -> String {
        let (wins, draws, losses) = (self.wins, self.draws, self.losses);
        let ratio = self
            .sprt
            .map_or(String::new(), |t| format!(", LLR {:.2}", t.log_ratio));
        format!("A +{wins} ={draws} -{losses}{ratio}")
    }
}

impl Rating {
    fn of(pairs: &Pairs) -> Self {
        let finite = |share: f64| Some(elo(share)).filter(|e| e.is_finite());
        let interval = pairs.interval();
        Self {
            difference: finite(pairs.mean()),
            low: interval.and_then(|(low, _)| finite(low)),
            high: interval.and_then(|(_, high)| finite(high)),
        }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.difference, self.low, self.high) {
            (Some(difference), Some(low), Some(high)) => {
                write!(f, "{difference:+.0} ({low:+.0} to {high:+.0})")
            }
            (Some(difference), Some(low), None) => {
                write!(f, "{difference:+.0} (at least {low:+.0})")
            }
            (Some(difference), None, Some(high)) => {
                write!(f, "{difference:+.0} (at most {high:+.0})")
            }
            (Some(difference), None, None) => {
                write!(f, "{difference:+.0} (no bounds yet)")
            }
            (None, Some(low), _) => write!(f, "at least {low:+.0}"),
            (None, None, Some(high)) => write!(f, "at most {high:+.0}"),
            (None, None, None) => f.write_str("too few pairs"),
        }
    }
}

impl Test {
    fn new(claims: Sprt, pairs: &Pairs) -> Self {
        Self {
            claims,
            log_ratio: claims.log_ratio(pairs),
            bound: Sprt::bound(),
            decision: claims.decision(pairs),
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sprt { elo0, elo1 } = self.claims;
        let (ratio, bound) = (self.log_ratio, self.bound);
        write!(f, "LLR {ratio:.2} of ±{bound:.2}: ")?;
        match self.decision {
            Decision::Lower => write!(f, "in favour of {elo0:+} Elo over {elo1:+} Elo"),
            Decision::Upper => write!(f, "in favour of {elo1:+} Elo over {elo0:+} Elo"),
            Decision::Open => write!(f, "undecided between {elo0:+} and {elo1:+} Elo"),
        }
    }
}

impl Length {
    fn of(lines: &[GameLine]) -> Self {
        let turns = || lines.iter().map(|line| line.turns);
        let sum: u64 = turns().map(u64::from).sum();
        Self {
            mean: sum as f64 / lines.len().max(1) as f64,
            shortest: turns().min().unwrap_or(0),
            longest: turns().max().unwrap_or(0),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "A        {}", self.a)?;
        writeln!(f, "B        {}", self.b)?;
        writeln!(f, "rules    {}", self.ruleset)?;
        let (games, wins, draws, losses) = (self.games, self.wins, self.draws, self.losses);
        let share = self
            .score
            .map_or(String::new(), |s| format!(" ({:.1} %)", s * 100.0));
        let points = wins as f64 + draws as f64 / 2.0;
        let counts = format!("{wins} won, {draws} drawn, {losses} lost");
        writeln!(f, "score    A {points} of {games}{share}: {counts}")?;
        writeln!(f, "Elo      A {}, 95 %", self.elo)?;
        if let Some(test) = &self.sprt {
            writeln!(f, "SPRT     {test}")?;
        }
        let [lost, minus, even, plus, won] = self.pairs.0;
        writeln!(
            f,
            "pairs    by points of A: 0: {lost}, ½: {minus}, 1: {even}, 1½: {plus}, 2: {won}"
        )?;
        for end in End::ALL {
            if let Some(count) = self.endings.get(end.words()) {
                write_ending(f, end, *count)?;
            }
        }
        let Length {
            mean,
            shortest,
            longest,
        } = self.turns;
        writeln!(f, "length   {mean:.1} turns, {shortest} to {longest}")?;
        let (guest, host) = (self.guest_wins, self.host_wins);
        writeln!(
            f,
            "seats    Guest won {guest}, Host won {host}, drawn {draws}"
        )?;
        write_effort(f, 'A', &self.effort_a)?;
        write_effort(f, 'B', &self.effort_b)
    }
}

fn write_ending(f: &mut fmt::Formatter<'_>, end: End, count: Count) -> fmt::Result {
    let Count {
        won_by_a,
        won_by_b,
        drawn,
    } = count;
    writeln!(
        f,
        "ending   {}: {} (won by A {won_by_a}, by B {won_by_b}, drawn {drawn})",
        end.words(),
        won_by_a + won_by_b + drawn
    )
}

fn write_effort(f: &mut fmt::Formatter<'_>, name: char, effort: &Effort) -> fmt::Result {
    let turns = effort.turns.max(1) as f64;
    let mean = effort.microseconds as f64 / turns / 1000.0;
    let longest = effort.longest as f64 / 1000.0;
    write!(
        f,
        "time     {name} {mean:.1} ms per turn, longest {longest:.1}"
    )?;
    if effort.nodes > 0 {
        let seconds = effort.microseconds.max(1) as f64 / 1e6;
        let speed = grouped((effort.nodes as f64 / seconds) as u64);
        write!(f, "; {speed} nodes/s")?;
    }
    if effort.depths > 0 {
        write!(f, ", mean depth {:.2}", effort.depths as f64 / turns)?;
    }
    writeln!(f)
}
