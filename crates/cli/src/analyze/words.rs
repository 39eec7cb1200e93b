//! All English texts of an analysis.

use paisho::{Bonus, Ending, Position, Seat, SeatCount};
use paisho_engine::{Accuracy, Line, Mark, Reason, Verdict};

use crate::describe;

/// Converts thousandths to a percentage.
pub(super) fn percent(thousandths: u32) -> String {
    format!("{} %", (thousandths + 5) / 10)
}

/// The score of a line from the point of view of the player to move: `63 %`, `ring in 2`.
pub(super) fn score(line: &Line, position: &Position) -> String {
    let what = match line.ending {
        Some(Ending::Ring) => "ring",
        _ => "win",
    };
    let seats = position.ruleset().seats;
    match line.score.verdict() {
        Verdict::Advantage(_) => percent(line.score.winning_chance()),
        Verdict::WinsIn(turns) => format!("{what} in {turns}"),
        Verdict::LosesIn(turns) => {
            let winner = position.active().without(position.decider()).only();
            let winner = winner.map_or("others", |s| s.word(seats));
            format!("{winner}: {what} in {turns}")
        }
    }
}

/// A mark in words.
pub(super) const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::OnlyTurn => "only turn",
        Mark::Inaccuracy => "inaccuracy",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
        Mark::MissedWin => "missed win",
    }
}

fn marks(mark: Mark, count: u32) -> String {
    let word = match (mark, count) {
        (_, 1) => self::mark(mark),
        (Mark::OnlyTurn, _) => "only turns",
        (Mark::Inaccuracy, _) => "inaccuracies",
        (Mark::Mistake, _) => "mistakes",
        (Mark::Blunder, _) => "blunders",
        (Mark::MissedWin, _) => "missed wins",
    };
    format!("{count} {word}")
}

/// How well a player played, in a sentence.
pub(super) fn accuracy(accuracy: &Accuracy, seats: SeatCount) -> String {
    let mut text = format!(
        "{}: accuracy {}, {} of {} turns best, mean loss {}.{} %",
        accuracy.seat.word(seats),
        percent(accuracy.accuracy),
        accuracy.best,
        accuracy.turns,
        accuracy.mean_loss / 10,
        accuracy.mean_loss % 10,
    );
    for mark in Mark::ALL {
        let count = accuracy.count(mark);
        if count > 0 {
            text += ", ";
            text += &marks(mark, count);
        }
    }
    text
}

fn turns(count: u32) -> String {
    match count {
        1 => "1 turn".to_owned(),
        count => format!("{count} turns"),
    }
}

fn bonus(bonus: Bonus) -> String {
    format!("+{bonus}")
}

/// A reason in words, which continues a sentence about the player's turn.
pub(super) fn reason(reason: Reason, seat: Seat, seats: SeatCount) -> String {
    let opponent = seats.seats().without(seat).only();
    let opponent = opponent.map_or("the opponent", |s| s.word(seats));
    match reason {
        Reason::MissedRing { turns: n } => format!("misses a Harmony Ring in {}", turns(n)),
        Reason::MissedWin { turns: n } => format!("misses a win in {}", turns(n)),
        Reason::AllowedRing { turns: 0 } => format!("closes a Harmony Ring for {opponent}"),
        Reason::AllowedRing { turns: n } => {
            format!("allows {opponent} a Harmony Ring in {}", turns(n))
        }
        Reason::AllowedWin { turns: 0 } => format!("ends the game in favour of {opponent}"),
        Reason::AllowedWin { turns: n } => format!("allows {opponent} a win in {}", turns(n)),
        Reason::LostTile { tile, at, by } => {
            format!("loses {} to {by}", describe::in_words((at, tile), seats))
        }
        Reason::MissedCapture { tile, at } => {
            format!("does not capture {}", describe::in_words((at, tile), seats))
        }
        Reason::MissedBonus => "earns no Harmony Bonus".to_owned(),
        Reason::DeclinedBonus { better } => format!("declines the bonus {}", bonus(better)),
        Reason::OtherBonus {
            better: Some(better),
        } => format!("takes a different bonus than {}", bonus(better)),
        Reason::OtherBonus { better: None } => "takes a harmful bonus".to_owned(),
        Reason::AllowedBonus { by } => format!("allows {opponent} the bonus of {by}"),
    }
}

/// The text for a bad turn without a concrete reason.
pub(super) const NO_REASON: &str = "leads to a position that the engine considers worse";

/// The text for an only turn.
pub(super) const ONLY: &str =
    "every other arrangement or planting would be a blunder or lose at once";
