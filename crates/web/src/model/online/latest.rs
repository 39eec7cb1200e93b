//! Answers may arrive in a different order than their requests were sent.

/// The number of the latest request, which identifies it among earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Latest(u64);

impl Latest {
    /// Numbers a new request: answers to earlier ones are now obsolete.
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
