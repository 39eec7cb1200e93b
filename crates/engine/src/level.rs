//! The eight levels of play, from beginner to master.
//!
//! Measured rating differences are in `docs/levels.md`.

use crate::handicap::Handicap;
use crate::search::Request;

/// A level of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// 1 to 8.
    pub number: u8,
    /// The English name.
    pub name: &'static str,
    /// What to expect, in English.
    pub description: &'static str,
    /// The limits of the player.
    pub handicap: Handicap,
    /// The maximum number of nodes; `None` for as many as time allows.
    pub nodes: Option<u64>,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 8] = [
        Self {
            number: 1,
            name: "first game",
            description: "Knows how tiles move, sees harmonies nearby, and is surprised by rings.",
            handicap: Handicap {
                depth: 1,
                noise: 220,
                sight: 2,
                overlooked: 90,
                unimagined: 75,
                sees_rings: false,
            },
            nodes: Some(400),
        },
        Self {
            number: 2,
            name: "sprout",
            description: "Collects harmonies and bonuses, but forgets that you do the same.",
            handicap: Handicap {
                depth: 1,
                noise: 100,
                sight: 4,
                overlooked: 55,
                unimagined: 40,
                sees_rings: false,
            },
            nodes: Some(500),
        },
        Self {
            number: 3,
            name: "seedling",
            description: "Closes a ring when it can, and sees your obvious reply to a turn.",
            handicap: Handicap {
                depth: 2,
                noise: 90,
                sight: 5,
                overlooked: 45,
                unimagined: 40,
                sees_rings: true,
            },
            nodes: Some(800),
        },
        Self {
            number: 4,
            name: "bud",
            description: "Blocks most rings in time; distant harmonies still come as a surprise.",
            handicap: Handicap {
                depth: 3,
                noise: 70,
                sight: 6,
                overlooked: 30,
                unimagined: 30,
                sees_rings: true,
            },
            nodes: Some(1100),
        },
        Self {
            number: 5,
            name: "blossom",
            description: "Plans two turns ahead and seldom overlooks a harmony.",
            handicap: Handicap {
                depth: 3,
                noise: 35,
                sight: 8,
                overlooked: 15,
                unimagined: 15,
                sees_rings: true,
            },
            nodes: Some(1600),
        },
        Self {
            number: 6,
            name: "gardener",
            description: "Sees what is there, builds and breaks rings, and occasionally misjudges.",
            handicap: Handicap {
                depth: 4,
                noise: 20,
                sight: 16,
                overlooked: 0,
                unimagined: 0,
                sees_rings: true,
            },
            nodes: Some(2500),
        },
        Self {
            number: 7,
            name: "expert",
            description: "Makes no obvious mistakes; only deeper plans beat it.",
            handicap: Handicap::NONE,
            nodes: Some(5000),
        },
        Self {
            number: 8,
            name: "master",
            description: "Plays as well as the time allows.",
            handicap: Handicap::NONE,
            nodes: None,
        },
    ];

    /// The level with a number from 1 to 8.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|l| l.number == number)
    }

    /// Restricts a request to the abilities of this level.
    pub fn limit(&self, request: &mut Request) {
        request.handicap = self.handicap;
        request.nodes = match (request.nodes, self.nodes) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_in_the_docs_names_every_level_as_it_is() {
        let docs = include_str!("../../../docs/levels.md");
        for level in Level::ALL {
            let row = format!("| {} | {} |", level.number, level.name);
            let line = docs.lines().find(|l| l.starts_with(&row));
            let line = line.unwrap_or_else(|| panic!("{row} is missing"));
            let noise = level.handicap.noise;
            assert!(
                noise == 0 || line.contains(&format!("up to {noise} ")),
                "{line}"
            );
            let nodes = level.nodes.map(|n| n.to_string());
            let digits: String = line.chars().filter(|c| *c != ' ').collect();
            assert!(
                nodes.is_none_or(|n| digits.ends_with(&format!("|{n}|"))),
                "{line}"
            );
        }
    }

    #[test]
    fn levels_are_numbered_from_one() {
        for (i, level) in Level::ALL.iter().enumerate() {
            assert_eq!(usize::from(level.number), i + 1);
            assert_eq!(Level::from_number(level.number), Some(*level));
        }
        assert_eq!(Level::from_number(9), None);
    }
}
