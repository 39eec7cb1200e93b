//! What the card of a tile says: whose tile it is, and what is true of it right now. What its kind
//! can do is the same in every position, and is told elsewhere.

use paisho::{Point, Position, SeatSet, Tile};
use paisho_view::words::Words;

use super::point_name::partners;

/// A tile that someone asks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskedTile {
    /// The tile.
    pub tile: Tile,
    /// Its point, or none for a tile in a hand.
    pub at: Option<Point>,
}

impl AskedTile {
    /// The tile at a point.
    #[must_use]
    pub fn on_board(position: &Position, at: Point) -> Option<Self> {
        let tile = position.board().get(at)?;
        Some(Self { tile, at: Some(at) })
    }

    /// A tile in the hand of its owner.
    #[must_use]
    pub const fn in_hand(tile: Tile) -> Self {
        Self { tile, at: None }
    }

    /// Whether the tile is still where it was when someone asked.
    #[must_use]
    pub fn is_there(&self, position: &Position) -> bool {
        match self.at {
            Some(at) => position.board().get(at) == Some(self.tile),
            None => position.seats().contains(self.tile.owner()),
        }
    }

    /// Whose tile it is. Someone who plays several seats is told which of them.
    #[must_use]
    pub fn owner(&self, words: &Words, position: &Position, own: SeatSet) -> String {
        let owner = self.tile.owner();
        if own == owner.alone() {
            return words.phrase("board-card-yours").say();
        }
        let phrase = words.phrase("board-card-owner");
        phrase.seat("seat", owner, position.ruleset().seats).say()
    }

    /// What is true of the tile in this position, each fact as a sentence.
    #[must_use]
    pub fn state(&self, words: &Words, position: &Position) -> Vec<String> {
        let Some(at) = self.at else {
            return Vec::new();
        };
        let by = |id, by: Option<(Point, Tile)>| {
            by.map(|(by, _)| words.phrase(id).notation("at", by).say())
        };
        let growing = at
            .is_gate()
            .then(|| words.phrase("board-card-growing").say());
        // Growing flowers are never captured, so nothing needs to protect them.
        let protected = position.protected_by(at).filter(|_| !at.is_gate());
        let harmony = partners(words, position, at).map(|partners| {
            let phrase = words.phrase("board-card-harmony");
            phrase.words("partners", partners).say()
        });
        [
            growing,
            by("board-card-trapped", position.trapped_by(at)),
            by("board-card-drained", position.drained_by(at)),
            by("board-card-protected", protected),
            harmony,
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use paisho::case::Case;
    use paisho::{Kind, Seat};
    use paisho_view::words::Language;

    use super::*;
    use crate::model::speech;

    fn position(board: &str) -> Position {
        let text = format!("rules rulebook.oasis\nboard {board}\nharmonies Host none");
        Case::parse(&text).unwrap().position().unwrap().clone()
    }

    fn asked(position: &Position, x: i8, y: i8) -> AskedTile {
        AskedTile::on_board(position, Point::new(x, y).unwrap()).unwrap()
    }

    #[test]
    fn the_card_says_what_traps_drains_and_protects_a_tile() {
        let words = speech::words(Language::English);
        let position = position("GR3(0,5) HO(1,5) HK(-1,5) HM(0,6) GR4(-4,-4)");
        assert_eq!(
            asked(&position, 0, 5).state(&words, &position),
            [
                "Trapped by the Orchid at (1,5): can’t be arranged.",
                "Drained by the Knotweed at (-1,5): has no harmony.",
                "Protected by the Bamboo at (0,6): can’t be captured.",
            ]
        );
        assert!(asked(&position, -4, -4).state(&words, &position).is_empty());
    }

    #[test]
    fn the_card_says_that_a_flower_grows_and_with_which_tiles_one_is_in_harmony() {
        let words = speech::words(Language::English);
        let position = position("GR3(1,4) GR4(4,4) GW5(0,-8)");
        let growing = asked(&position, 0, -8).state(&words, &position);
        assert_eq!(
            growing,
            ["Growing in the gate: no harmony and no clash there."]
        );
        let rose = asked(&position, 1, 4).state(&words, &position);
        assert_eq!(
            rose,
            ["In harmony right now with the Chrysanthemum at (4,4)."]
        );
    }

    #[test]
    fn the_owner_is_the_user_or_a_named_player() {
        let words = speech::words(Language::English);
        let position = position("GR3(1,4) HR4(-4,-4)");
        let owner = |x, y, own| asked(&position, x, y).owner(&words, &position, own);
        assert_eq!(owner(1, 4, Seat::GUEST.alone()), "Yours");
        assert_eq!(owner(-4, -4, Seat::GUEST.alone()), "Belongs to Host");
        assert_eq!(owner(1, 4, position.seats()), "Belongs to Guest");
    }

    #[test]
    fn a_tile_that_has_moved_is_not_there_any_more() {
        let before = position("GR3(1,4) HR4(-4,-4)");
        let after = position("GR3(2,4) HR4(-4,-4)");
        assert!(asked(&before, 1, 4).is_there(&before));
        assert!(!asked(&before, 1, 4).is_there(&after));
        let held = AskedTile::in_hand(Tile::new(Seat::HOST, Kind::Lily));
        assert!(held.is_there(&after));
        assert!(
            held.state(&speech::words(Language::English), &after)
                .is_empty()
        );
    }

    #[test]
    fn every_language_tells_the_state_with_the_points() {
        let position = position("GR3(0,5) HO(1,5) HK(-1,5) HM(0,6) GR4(-4,-4)");
        for language in Language::ALL {
            let told = asked(&position, 0, 5).state(&speech::words(language), &position);
            assert_eq!(told.len(), 3, "{told:?}");
            for (sentence, at) in told.iter().zip(["(1,5)", "(-1,5)", "(0,6)"]) {
                assert!(sentence.contains(at), "{sentence}");
            }
        }
    }
}
