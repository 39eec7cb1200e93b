//! `paisho-lab calibrate`: compares search scores with the results of games.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::Verdict;
use crate::curve::{ODDS_SCALE, best_stretch, chance};
use crate::samples::{Sample, Samples};

/// Compares the scores of the search with the results of games.
#[derive(Args, Debug)]
pub(crate) struct Calibrate {
    /// Self-play files.
    #[arg(long, required = true, num_args = 1..)]
    data: Vec<PathBuf>,
}

/// The upper bounds of the score buckets; the last bucket has none.
const EDGES: [i32; 14] = [
    -600, -400, -300, -200, -150, -100, -50, 0, 50, 100, 150, 200, 300, 400,
];

/// Samples with similar scores.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Bucket {
    count: usize,
    results: f64,
    expected: f64,
}

impl Bucket {
    fn add(&mut self, sample: &Sample) {
        self.count += 1;
        self.results += sample.result;
        self.expected += chance(f64::from(sample.score));
    }
}

/// The index of a score's bucket.
fn bucket_of(score: i32) -> usize {
    EDGES.partition_point(|edge| *edge <= score)
}

/// The range of scores of a bucket as text.
fn range(bucket: usize) -> String {
    let below = EDGES.get(bucket);
    let from = bucket.checked_sub(1).map(|i| EDGES[i]);
    match (from, below) {
        (None, Some(below)) => format!("below {below}"),
        (Some(from), Some(below)) => format!("{from} to {}", below - 1),
        (Some(from), None) => format!("{from} or more"),
        (None, None) => "all".to_owned(),
    }
}

impl Calibrate {
    /// Runs the command.
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let samples = Samples::read(&self.data, 1)?;
        let mut buckets = [Bucket::default(); EDGES.len() + 1];
        for sample in &samples.all {
            buckets[bucket_of(sample.score)].add(sample);
        }
        writeln!(out, "| score | positions | won | expected |")?;
        writeln!(out, "|---|---:|---:|---:|")?;
        for (i, bucket) in buckets.iter().enumerate().filter(|(_, b)| b.count > 0) {
            let share = |sum: f64| 100.0 * sum / bucket.count as f64;
            let (won, expected) = (share(bucket.results), share(bucket.expected));
            let name = range(i);
            writeln!(
                out,
                "| {name} | {} | {won:.1} % | {expected:.1} % |",
                bucket.count
            )?;
        }
        let pairs = samples.all.iter().map(|s| (f64::from(s.score), s.result));
        let stretch = best_stretch(&pairs.collect::<Vec<_>>());
        writeln!(
            out,
            "\n{} positions of {} games; the best scale of the odds is {:.0}, the current one is {ODDS_SCALE:.0}",
            samples.all.len(),
            samples.games(),
            ODDS_SCALE / stretch
        )?;
        Ok(Verdict::Fine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_has_its_bucket() {
        assert_eq!(range(bucket_of(-5000)), "below -600");
        assert_eq!(range(bucket_of(-600)), "-600 to -401");
        assert_eq!(range(bucket_of(-1)), "-50 to -1");
        assert_eq!(range(bucket_of(0)), "0 to 49");
        assert_eq!(range(bucket_of(400)), "400 or more");
    }
}
