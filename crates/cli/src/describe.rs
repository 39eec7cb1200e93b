//! Short English descriptions of parts of a position, for the terminal.

use paisho::{Harmony, Point, Position, Reserve, Seat, SeatCount, SeatSet, Standing, Step, Turn};
use paisho_wire::{Decider, Ending, Outcome};

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

/// How a game ended: `Guest wins by a Harmony Ring`, `drawn by agreement`, `cancelled`. Takes
/// results of the rules and of a server. Not the words of `paisho-view`: those are whole sentences
/// in the reader's language, these are parts of English lines that scripts may read.
pub(crate) fn outcome(outcome: impl Into<Outcome>, seats: SeatCount) -> String {
    let outcome = outcome.into();
    let Some(by) = ending(&outcome) else {
        return "cancelled".to_owned();
    };
    let winners = outcome.winners.iter().map(|seat| Seat::from(*seat));
    match winners.len() {
        0 => format!("drawn by {by}"),
        1 => format!("{} wins by {by}", players(winners.collect(), seats)),
        _ => format!(
            "{} share the win by {by}",
            players(winners.collect(), seats)
        ),
    }
}

/// What follows `by`; none if the game was aborted, so that it has no result.
fn ending(outcome: &Outcome) -> Option<String> {
    let tally = match outcome.decider {
        Some(Decider::Accents) => "more unused accents",
        Some(Decider::Harmonies) => "more harmonies",
        Some(Decider::Midlines) => "more harmonies across the midlines",
        Some(Decider::Nothing) => "an equal tally",
        None => "the tally",
    };
    Some(match outcome.ending {
        Ending::Ring => "a Harmony Ring".to_owned(),
        Ending::LastFlower => format!("{tally} after the last basic flower"),
        Ending::NoTurnLeft => format!("{tally} when no player could move"),
        Ending::Repetition => "repetition".to_owned(),
        Ending::Agreement => "agreement".to_owned(),
        Ending::Resignation => "resignation".to_owned(),
        Ending::Gift => "a gift".to_owned(),
        Ending::Time => "time".to_owned(),
        Ending::Abandoned => "abandonment".to_owned(),
        Ending::Aborted => return None,
    })
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
    fn every_kind_of_result_has_words() {
        let end = |winners: &[paisho_wire::Seat], ending, decider| {
            let winners = winners.to_vec();
            let end = Outcome {
                winners,
                ending,
                decider,
            };
            outcome(end, SeatCount::Two)
        };
        let (south, north) = (paisho_wire::Seat::South, paisho_wire::Seat::North);
        assert_eq!(
            end(&[north], Ending::Resignation, None),
            "Host wins by resignation"
        );
        assert_eq!(
            end(&[], Ending::LastFlower, Some(Decider::Nothing)),
            "drawn by an equal tally after the last basic flower"
        );
        assert_eq!(
            end(&[south, north], Ending::Ring, None),
            "Guest and Host share the win by a Harmony Ring"
        );
        assert_eq!(end(&[], Ending::Aborted, None), "cancelled");
        let stuck = paisho::Outcome {
            winners: Seat::GUEST.alone(),
            ending: paisho::Ending::Stuck(paisho::Decider::Harmonies),
        };
        assert_eq!(
            outcome(stuck, SeatCount::Two),
            "Guest wins by more harmonies when no player could move"
        );
    }

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
