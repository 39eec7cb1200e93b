//! Samples for fitting and calibration: positions of recorded games.

use anyhow::Context;
use paisho::{Position, Seat, Stage, Turn};
use paisho_engine::{Features, Phase, features};
use std::path::PathBuf;

use crate::record::{Header, Record, read_journal};
use crate::seeds::of_game;

/// A position and the result of its game, from the view of the player to move.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// An id of its game; samples of one game are not independent of each other.
    pub(crate) game: u64,
    /// Its features.
    pub(crate) features: Features,
    /// The progress of the game, from 0 to 1.
    pub(crate) lateness: f64,
    /// The score of the search, in centi-units.
    pub(crate) score: i32,
    /// 1 for a win of the player to move, a half for a draw, 0 for a loss.
    pub(crate) result: f64,
}

/// Samples and their sources.
#[derive(Debug)]
pub(crate) struct Samples {
    pub(crate) all: Vec<Sample>,
    /// The header of each file, and how many games of it were read.
    pub(crate) sources: Vec<(Header, usize)>,
}

impl Samples {
    /// Reads files of games and samples about one in `one_in` of their positions.
    pub(crate) fn read(paths: &[PathBuf], one_in: usize) -> anyhow::Result<Self> {
        let mut samples = Self {
            all: Vec::new(),
            sources: Vec::new(),
        };
        for path in paths {
            let journal = read_journal(path);
            let (header, records) = journal.with_context(|| path.display().to_string())?;
            for record in &records {
                samples.all.extend(of_record(&header, record, one_in));
            }
            samples.sources.push((header, records.len()));
        }
        Ok(samples)
    }

    /// How many games the samples are from.
    pub(crate) fn games(&self) -> usize {
        self.sources.iter().map(|(_, games)| games).sum()
    }
}

/// Samples of one game: positions that the engine evaluated without seeing the end of the game, and
/// positions between an arrangement and its bonus.
fn of_record(header: &Header, record: &Record, one_in: usize) -> Vec<Sample> {
    let mut random = of_game(header.seed, record.number);
    let game = random.next_word();
    let mut position = record.game.start().clone();
    let mut samples = Vec::new();
    let turns = record.game.turns().iter().map(|numbered| numbered.turn);
    for (turn, score) in turns.zip(&record.scores) {
        let sample = |position: &Position, seat: Seat, score: i32| Sample {
            game,
            features: features(position, seat),
            lateness: f64::from(Phase::of(position).number()) / f64::from(Phase::LAST),
            score,
            result: record.result.worth(seat),
        };
        let seat = position.to_move();
        if let Some(score) = *score {
            if position.stage() == Stage::Turn && random.below(one_in) == 0 {
                samples.push(sample(&position, seat, score));
            }
            if let Some(between) = before_bonus(&position, turn)
                && random.below(one_in) == 0
            {
                samples.push(sample(&between, seat, score));
            }
        }
        position.play_unchecked(turn);
    }
    samples
}

/// The position within a turn in which a bonus is due.
fn before_bonus(position: &Position, turn: Turn) -> Option<Position> {
    let mut between = position.clone();
    between.step_unchecked(turn.first_step());
    let due = between.stage() == Stage::Bonus && position.stage() == Stage::Turn;
    (due && between.outcome().is_none()).then_some(between)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::tests::LINE;
    use paisho_engine::Feature;

    #[test]
    fn samples_are_seen_by_the_player_to_move() {
        let record: Record = LINE.parse().unwrap();
        let header = "paisho-selfplay-1\t7\t300\tgarden_gate".parse().unwrap();
        let samples = of_record(&header, &record, 1);
        let seen: Vec<(i32, f64)> = samples.iter().map(|s| (s.score, s.result)).collect();
        assert_eq!(seen, [(-3, 0.0), (25, 1.0)], "Host won");
        let [first, second] = [&samples[0], &samples[1]].map(|s| &s.features);
        assert_eq!(first[Feature::Growing as usize], 0);
        assert_eq!(second[Feature::Growing as usize], 1, "Guest has moved out");
        assert_eq!(second[Feature::Tempo as usize], 1);
        assert!(samples.iter().all(|s| s.game == samples[0].game));
    }

    #[test]
    fn games_of_all_files_are_counted() {
        let header = || "paisho-selfplay-1\t7\t300\tgarden_gate".parse().unwrap();
        let samples = Samples {
            all: Vec::new(),
            sources: vec![(header(), 3), (header(), 4)],
        };
        assert_eq!(samples.games(), 7);
    }
}
