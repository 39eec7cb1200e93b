//! Short English descriptions of parts of a position, for the terminal.

use paisho::{
    Decider, Ending, Harmony, Outcome, Point, Position, Reserve, Seat, SeatCount, SeatSet,
    Standing, Step, Turn,
};

/// The width that texts are wrapped to.
const WIDTH: usize = 80;

/// A tile on its point: `GR3 (0,5)`.
pub(crate) fn standing((point, tile): Standing, seats: SeatCount) -> String {
    format!("{}{} {point}", tile.owner().letter(seats), tile.kind())
}

/// A tile in words: `Guest's Rose at (0,5)`.
pub(crate) fn in_words((point, tile): Standing, seats: SeatCount) -> String {
    let (owner, name) = (tile.owner().word(seats), tile.kind().name());
    format!("{owner}'s {name} at {point}")
}

/// A harmony with its tiles: `GR3 (-2,6) - GR4 (3,6)`.
pub(crate) fn harmony(harmony: &Harmony, position: &Position) -> String {
    let end = |point: Point| {
        let tile = position.board().get(point);
        tile.map_or_else(String::new, |tile| {
            standing((point, tile), position.ruleset().seats)
        })
    };
    format!("{} - {}", end(harmony.a), end(harmony.b))
}

/// A hand: `R3x2 R4x3 L O R K`.
pub(crate) fn hand(hand: Reserve) -> Vec<String> {
    let tile = |kind| match hand.count(kind) {
        1 => format!("{kind}"),
        count => format!("{kind}x{count}"),
    };
    hand.kinds().map(tile).collect()
}

/// A step: like a turn, or `+` and a bonus, or `decline`.
pub(crate) fn step(step: Step) -> String {
    match (Turn::from_step(step), step) {
        (Some(turn), _) => turn.to_string(),
        (None, Step::Bonus(bonus)) => format!("+{bonus}"),
        (None, _) => "decline".to_owned(),
    }
}

/// The players of a set: `Guest and Host`.
pub(crate) fn players(set: SeatSet, seats: SeatCount) -> String {
    let words: Vec<&str> = set.iter().map(|seat: Seat| seat.word(seats)).collect();
    words.join(" and ")
}

/// How a game ended: `Guest wins by a Harmony Ring`. Not the words of `paisho-view`: those are whole
/// sentences in the reader's language, these are parts of English lines that scripts may read.
pub(crate) fn outcome(outcome: Outcome, seats: SeatCount) -> String {
    let by = ending(outcome.ending);
    match outcome.winners.len() {
        0 => format!("drawn by {by}"),
        1 => format!("{} wins by {by}", players(outcome.winners, seats)),
        _ => format!("{} share the win by {by}", players(outcome.winners, seats)),
    }
}

const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Ring => "a Harmony Ring",
        Ending::LastFlower(Decider::Accents) => "more unused accents after the last basic flower",
        Ending::LastFlower(Decider::Harmonies) => "more harmonies after the last basic flower",
        Ending::LastFlower(Decider::Midlines) => {
            "more harmonies across the midlines after the last basic flower"
        }
        Ending::LastFlower(Decider::Nothing) => "equality after the last basic flower",
        Ending::Stuck(_) => "the tally when nobody could play on",
        Ending::Repetition => "repetition",
        Ending::Agreement => "agreement",
        Ending::Resignation => "resignation",
        Ending::Gift => "a gift",
        Ending::Time => "time",
        other => other.name(),
    }
}

/// A heading and its entries, with a separator, wrapped and with continuation lines indented.
pub(crate) fn list(heading: &str, entries: &[String], separator: &str) -> String {
    let mut text = heading.to_owned();
    let mut column = text.chars().count();
    for (i, entry) in entries.iter().enumerate() {
        let mut piece = entry.clone();
        if i + 1 < entries.len() {
            piece.push_str(separator);
        }
        let width = piece.chars().count();
        if column + 1 + width > WIDTH {
            text.push_str("\n ");
            column = 1;
        }
        text.push(' ');
        text.push_str(&piece);
        column += 1 + width;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_wrapped() {
        let entries: Vec<String> = (0..40).map(|n| format!("entry{n}")).collect();
        let text = list("Entries:", &entries, ",");
        assert!(text.lines().count() > 3);
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(text.starts_with("Entries: entry0, entry1,"));
        assert!(text.lines().skip(1).all(|line| line.starts_with("  entry")));
        assert_eq!(list("Entries:", &["one".into()], ","), "Entries: one");
    }
}
