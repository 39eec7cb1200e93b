//! What is at a point, as a sentence for screen readers.

use paisho::{Board, Harmony, Point, Position, SeatCount, Setup};
use paisho_view::words::Words;

/// What is at a point of a position: the tile, its state, and its harmonies.
#[must_use]
pub fn in_position(words: &Words, position: &Position, at: Point) -> String {
    let seats = position.ruleset().seats;
    let name = on_board(words, position.board(), seats, at, state(position, at));
    match partners(words, position, at) {
        Some(partners) => words
            .phrase("board-in-harmony")
            .words("point", name)
            .words("partners", partners)
            .say(),
        None => name,
    }
}

/// What is at a point of a setup. It is not a position yet, so a tile can only be growing.
#[must_use]
pub fn in_setup(words: &Words, setup: &Setup, at: Point) -> String {
    let state = if at.is_gate() { "growing" } else { "none" };
    on_board(words, setup.board(), setup.ruleset.seats, at, state)
}

fn on_board(
    words: &Words,
    board: &Board,
    seats: SeatCount,
    at: Point,
    state: &'static str,
) -> String {
    let phrase = match (board.get(at), at.gate()) {
        (Some(tile), _) => words
            .phrase("board-tile-at")
            .tile("tile", tile.kind())
            .seat("seat", tile.owner(), seats)
            .choice("state", state),
        (None, Some(gate)) => words.phrase("board-gate-at").gate("gate", gate),
        (None, None) => words.phrase("board-empty-at"),
    };
    phrase.notation("at", at).say()
}

fn state(position: &Position, at: Point) -> &'static str {
    let (trapped, drained) = (position.trapped_by(at), position.drained_by(at));
    match (trapped.is_some(), drained.is_some()) {
        _ if at.is_gate() => "growing",
        (true, true) => "both",
        (true, false) => "trapped",
        (false, true) => "drained",
        (false, false) if position.protected_by(at).is_some() => "protected",
        (false, false) => "none",
    }
}

/// The tiles in harmony with the one at a point, if there are any.
pub(crate) fn partners(words: &Words, position: &Position, at: Point) -> Option<String> {
    let other = |h: Harmony| match (h.a == at, h.b == at) {
        (true, _) => Some(h.b),
        (_, true) => Some(h.a),
        (false, false) => None,
    };
    let partner = |at: Point| {
        let tile = position.board().get(at)?;
        let phrase = words.phrase("board-partner").tile("tile", tile.kind());
        Some(phrase.notation("at", at).say())
    };
    let and = |first: String, last: String| {
        let phrase = words.phrase("board-partners").words("first", first);
        phrase.words("last", last).say()
    };
    let others = position.harmonies().filter_map(other);
    others.filter_map(partner).reduce(and)
}

#[cfg(test)]
mod tests {
    use paisho::case::Case;
    use paisho_view::words::Language;

    use super::*;
    use crate::model::speech;

    /// Two harmonies of a Rose, and a Lily that has none.
    const BOARD: &str = "board GR3(1,4) GR4(4,4) GW5(1,6) HW4(-5,-3)\nharmonies Host none";

    fn position() -> Position {
        Case::parse(BOARD).unwrap().position().unwrap().clone()
    }

    fn told(language: Language, x: i8, y: i8) -> String {
        let words = speech::words(language);
        in_position(&words, &position(), Point::new(x, y).unwrap())
    }

    #[test]
    fn a_tile_is_told_with_its_harmonies() {
        assert_eq!(
            told(Language::English, 1, 4),
            "Rose, Guest, (1,4), in harmony with the Chrysanthemum at (4,4) and the White Jade at (1,6)"
        );
        assert_eq!(
            told(Language::English, 4, 4),
            "Chrysanthemum, Guest, (4,4), in harmony with the Rose at (1,4)"
        );
    }

    #[test]
    fn without_harmonies_nothing_is_said_of_them() {
        assert_eq!(told(Language::English, -5, -3), "Lily, Host, (-5,-3)");
        assert_eq!(told(Language::English, 0, 8), "North gate, (0,8), open");
        assert_eq!(told(Language::English, 0, 0), "(0,0), empty");
    }

    #[test]
    fn harmonies_are_told_in_all_languages() {
        for language in Language::ALL {
            let (one, two) = (told(language, 4, 4), told(language, 1, 4));
            assert!(
                !one.contains("board-") && !two.contains("board-"),
                "{one} {two}"
            );
            assert!(two.contains("(4,4)") && two.contains("(1,6)"), "{two}");
        }
    }

    #[test]
    fn whose_tile_it_is_is_told_while_setting_up() {
        let words = speech::words(Language::English);
        let setup = Setup::from(&position());
        let told = |x, y| in_setup(&words, &setup, Point::new(x, y).unwrap());
        assert_eq!(told(1, 4), "Rose, Guest, (1,4)");
        assert_eq!(told(0, 0), "(0,0), empty");
    }
}
