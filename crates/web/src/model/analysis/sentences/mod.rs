//! The sentences of the analysis board, in the user's language.

mod trouble;

use paisho::{Seat, SeatCount, Turn};
use paisho_engine::{Mark, Reason};
use paisho_view::words::{Words, format_number};

use super::review::{QuietCourse, TurningPoint};
use super::said::{By, Outlook, Worth};

pub use trouble::{trouble, warning};

/// Thousandths as a percentage.
#[must_use]
pub fn percent(words: &Words, thousandths: u32) -> String {
    let number = format_number(words.language(), f64::from((thousandths + 5) / 10), 0);
    words
        .phrase("analysis-percent")
        .notation("number", number)
        .say()
}

/// The evaluation of a position: a winning chance, or who wins and when. With two players the
/// chance is Guest's, so that it can be compared between turns; with more it is that of the seat.
#[must_use]
pub fn worth(words: &Words, seat: Seat, worth: Worth, seats: SeatCount) -> String {
    let winner = |wins: bool| match (wins, opponent(seat, seats)) {
        (false, Some(other)) => other,
        _ => seat,
    };
    let in_turns = |id, seat, turns: u32| {
        let phrase = words.phrase(id).seat("seat", seat, seats);
        phrase.count("turns", turns as usize).say()
    };
    match worth.outlook {
        Outlook::Wins(By::Ring, turns) => in_turns("analysis-ring-in", winner(true), turns),
        Outlook::Wins(By::Flower, turns) => in_turns("analysis-win-in", winner(true), turns),
        Outlook::Loses(By::Ring, turns) if seats == SeatCount::Two => {
            in_turns("analysis-ring-in", winner(false), turns)
        }
        Outlook::Loses(By::Flower, turns) if seats == SeatCount::Two => {
            in_turns("analysis-win-in", winner(false), turns)
        }
        Outlook::Loses(_, turns) => in_turns("analysis-loses-in", seat, turns),
        Outlook::Over => words.phrase("analysis-over").say(),
        Outlook::Open => {
            let (seat, chance) = match (seats, seat) {
                (SeatCount::Two, Seat::HOST) => (Seat::GUEST, 1000 - worth.chance.min(1000)),
                _ => (seat, worth.chance),
            };
            let phrase = words.phrase("analysis-chance").seat("seat", seat, seats);
            phrase.words("percent", percent(words, chance)).say()
        }
    }
}

/// What a review says about a game without turning points.
#[must_use]
pub fn quiet_course(words: &Words, course: QuietCourse) -> String {
    match course {
        QuietCourse::WellPlayed => words.phrase("analysis-well-played").say(),
        QuietCourse::Uneven => words.phrase("analysis-no-turning-points").say(),
        QuietCourse::SlowWin(seat) => {
            let phrase = words.phrase("analysis-slow-win");
            phrase.seat("seat", seat, SeatCount::Two).say()
        }
    }
}

/// The opponent, in a game for two.
fn opponent(seat: Seat, seats: SeatCount) -> Option<Seat> {
    seats.seats().without(seat).only()
}

/// The name of a mark.
#[must_use]
pub fn mark(words: &Words, mark: Mark) -> String {
    let name = match mark {
        Mark::OnlyTurn => "only",
        Mark::Inaccuracy => "inaccuracy",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
        Mark::MissedWin => "missed",
    };
    words.phrase("analysis-mark").choice("mark", name).say()
}

/// The sign of a mark after a turn, the same in all languages.
#[must_use]
pub const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::OnlyTurn => "!",
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder | Mark::MissedWin => "??",
    }
}

/// A turning point in whole sentences: what it cost, and why.
#[must_use]
pub fn turning_point(words: &Words, point: TurningPoint<'_>, seats: SeatCount) -> Vec<String> {
    let judged = point.judged;
    let mut said = Vec::new();
    if judged.mark == Some(Mark::OnlyTurn) {
        said.push(words.phrase("analysis-reason-only").say());
        return said;
    }
    if let Some(loss) = judged.loss.filter(|loss| *loss >= 5) {
        let phrase = words.phrase("analysis-loss");
        said.push(phrase.words("percent", percent(words, loss)).say());
    }
    let reasons = judged.reasons.iter();
    said.extend(reasons.map(|r| reason(words, *r, point.seat, seats)));
    if judged.reasons.is_empty() {
        said.push(words.phrase("analysis-reason-none").say());
    }
    said
}

/// A better turn.
#[must_use]
pub fn better(words: &Words, turn: Turn) -> String {
    words.phrase("analysis-better").notation("turn", turn).say()
}

/// Why another turn was better than the one this player chose.
fn reason(words: &Words, reason: Reason, seat: Seat, seats: SeatCount) -> String {
    let opponent = opponent(seat, seats).unwrap_or(seat);
    let of = |id, seat| words.phrase(id).seat("seat", seat, seats);
    let timed = |id, seat, turns: u32| of(id, seat).count("turns", turns as usize).say();
    match reason {
        Reason::MissedRing { turns } => timed("analysis-reason-missed-ring", seat, turns),
        Reason::MissedWin { turns } => timed("analysis-reason-missed-win", seat, turns),
        Reason::AllowedRing { turns } => timed("analysis-reason-allowed-ring", opponent, turns),
        Reason::AllowedWin { turns } => timed("analysis-reason-allowed-win", opponent, turns),
        Reason::LostTile { tile, at, by } => of("analysis-reason-lost-tile", opponent)
            .tile("tile", tile.kind())
            .notation("at", at)
            .notation("turn", by)
            .say(),
        Reason::MissedCapture { tile, at } => words
            .phrase("analysis-reason-missed-capture")
            .tile("tile", tile.kind())
            .notation("at", at)
            .say(),
        Reason::MissedBonus => words.phrase("analysis-reason-missed-bonus").say(),
        Reason::DeclinedBonus { better }
        | Reason::OtherBonus {
            better: Some(better),
        } => words
            .phrase("analysis-reason-other-bonus")
            .notation("bonus", format_args!("+{better}"))
            .say(),
        Reason::OtherBonus { better: None } => words.phrase("analysis-reason-no-bonus").say(),
        Reason::AllowedBonus { by } => of("analysis-reason-allowed-bonus", opponent)
            .notation("turn", by)
            .say(),
    }
}
