//! Reviews that were finished on this device, so that none has to be computed twice. A review is
//! stored as the lines of the engine, which are read again as if the engine had just sent them.

use serde::{Deserialize, Serialize};

/// How many reviews are kept. A long game takes about 20 kB, and browsers store 5 MB.
const MOST: usize = 30;

/// The finished reviews, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StoredReviews {
    reviews: Vec<StoredReview>,
}

/// One finished review.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredReview {
    /// The game: its start and its turns, as the engine is told them.
    pub game: String,
    /// What the engine has found.
    pub lines: Vec<String>,
}

impl StoredReviews {
    /// What the engine has found about a game.
    #[must_use]
    pub fn find(&self, game: &str) -> Option<&[String]> {
        let found = self.reviews.iter().find(|review| review.game == game);
        found.map(|review| review.lines.as_slice())
    }

    /// Adds a review, which replaces an older one of the same game. The oldest ones are dropped.
    pub fn put(&mut self, review: StoredReview) {
        self.reviews.retain(|other| other.game != review.game);
        self.reviews.push(review);
        let extra = self.reviews.len().saturating_sub(MOST);
        self.reviews.drain(..extra);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review(game: usize, line: &str) -> StoredReview {
        StoredReview {
            game: game.to_string(),
            lines: vec![line.to_owned()],
        }
    }

    #[test]
    fn the_latest_reviews_are_kept_one_for_each_game() {
        let mut stored = StoredReviews::default();
        stored.put(review(0, "old"));
        stored.put(review(0, "new"));
        assert_eq!(stored.find("0"), Some(["new".to_owned()].as_slice()));
        for game in 1..=MOST {
            stored.put(review(game, "found"));
        }
        assert_eq!(stored.find("0"), None);
        assert!(stored.find("1").is_some());
        let text = serde_json::to_string(&stored).unwrap();
        assert_eq!(
            serde_json::from_str::<StoredReviews>(&text).unwrap(),
            stored
        );
    }
}
