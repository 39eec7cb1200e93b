//! Answers may come in another order than the questions were asked in.

/// The last of several questions. Each is told apart from those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Latest(u64);

impl Latest {
    /// Another question is asked: answers to those before come too late.
    pub const fn ask(&mut self) -> Self {
        self.0 += 1;
        *self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_question_matters() {
        let mut latest = Latest::default();
        let first = latest.ask();
        assert_eq!(latest, first);
        let second = latest.ask();
        assert_ne!(latest, first);
        assert_eq!(latest, second);
    }
}
