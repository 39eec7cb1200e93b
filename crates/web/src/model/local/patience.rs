//! How long to wait for an engine. A worker that hangs sends no error.

/// The interval at which the engine is checked, in milliseconds.
pub const LOOK: u64 = 5000;

/// How long it may be silent beyond its thinking time, in milliseconds.
const SILENCE: u64 = 30_000;

/// Measures how long an engine has been silent although an answer is due. It counts checks instead
/// of time, because time also passes while the device sleeps, and the engine sleeps too.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Patience {
    /// The number of answers that are still due.
    awaited: u64,
    /// How many checks in a row may find nothing new.
    most: u64,
    /// How many checks in a row have found nothing new.
    silent: u64,
}

impl Patience {
    /// Notes that a line was sent to the engine.
    pub fn said(&mut self, line: &str) {
        self.silent = 0;
        if let Some(time) = time_given(line) {
            self.awaited += 1;
            self.most = time.saturating_add(SILENCE) / LOOK;
        }
    }

    /// Notes that the engine sent a line.
    pub fn heard(&mut self, line: &str) {
        self.silent = 0;
        if line.starts_with("bestturn") || line.starts_with("error") {
            self.awaited = self.awaited.saturating_sub(1);
        }
    }

    /// Checks the engine; returns whether it hangs.
    pub fn look(&mut self) -> bool {
        self.silent += u64::from(self.awaited > 0);
        self.awaited > 0 && self.silent > self.most
    }
}

/// How long the engine may think, if the line starts a search with a time limit. Without a limit it
/// may be silent for any time.
fn time_given(line: &str) -> Option<u64> {
    let mut words = line.strip_prefix("go ")?.split_whitespace();
    words.find(|word| *word == "movetime")?;
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many checks it takes until the engine is given up.
    fn looks(patience: &mut Patience) -> Option<usize> {
        (1..100).find(|_| patience.look())
    }

    #[test]
    fn an_engine_that_says_nothing_is_given_up() {
        let mut patience = Patience::default();
        assert_eq!(looks(&mut patience), None, "nobody has asked");
        patience.said("option level 3");
        patience.said("position start rulebook");
        assert_eq!(looks(&mut patience), None);
        patience.said("go movetime 2500 time 9000 inc 500");
        let (given, silence) = (2500, SILENCE);
        let expected = usize::try_from((given + silence) / LOOK + 1).ok();
        assert_eq!(looks(&mut patience), expected);
    }

    #[test]
    fn every_line_is_a_sign_of_life() {
        let mut patience = Patience::default();
        patience.said("go movetime 2500");
        for _ in 0..50 {
            assert!(!patience.look());
            patience.heard("info depth 3 chance 512");
        }
        patience.heard("bestturn none");
        assert_eq!(looks(&mut patience), None);
    }

    #[test]
    fn long_thoughts_may_take_long() {
        let mut patience = Patience::default();
        patience.said("go movetime 180000");
        assert!((0..42).all(|_| !patience.look()));
        assert!(patience.look());
    }

    #[test]
    fn a_question_that_was_stopped_is_answered_before_the_next() {
        let mut patience = Patience::default();
        for line in ["go movetime 2500", "stop", "go movetime 2500"] {
            patience.said(line);
        }
        patience.heard("bestturn pass");
        assert!(looks(&mut patience).is_some());
        patience.heard("bestturn pass");
        assert_eq!(looks(&mut patience), None);
    }

    #[test]
    fn a_question_that_is_refused_is_answered() {
        let mut patience = Patience::default();
        patience.said("go movetime 2500");
        patience.heard("error no position");
        assert_eq!(looks(&mut patience), None);
    }
}
