//! Numbers that this program chooses and that are not rules of the game.

use paisho::clock::{Millis, TimeControl as Control};
use paisho_wire::{Speed, TimeControl, Visibility};

/// The largest network delay of a turn that is not counted against the player.
pub const MAX_LAG: Millis = Millis(500);
/// The largest total delay that is not counted in turns that follow each other closely.
pub(crate) const LAG_STORE: Millis = Millis(2_000);
/// The number of milliseconds after which this allowance refills by one millisecond.
pub(crate) const LAG_REFILL: u64 = 50;
/// Vacation that a player may take in a game by correspondence.
pub const VACATION: Millis = Millis::days(30);
/// The shortest downtime that is given back to players whose clocks count days.
pub const LONG_ABSENCE: Millis = Millis::seconds(6 * 60 * 60);
/// The number of turns, without choices of accents, after which a game can't be cancelled. Before
/// that no clock runs.
pub(crate) const BINDING_PLIES: usize = 2;
/// The number of events after which a game can only be ended.
pub(crate) const MOST_EVENTS: u32 = 4000;
/// How many lines of replies a player may enter in advance.
pub(crate) const MOST_LINES: usize = 30;
/// How many turns such a line may have.
pub(crate) const LONGEST_LINE: usize = 20;

/// How long each of the first steps may take before the game is cancelled; `None` if it is not
/// cancelled. In a private game people wait for someone they know, who may have to read the link
/// first; they can cancel the game themselves.
pub(crate) fn time_to_begin(time: TimeControl, visibility: Visibility) -> Option<Millis> {
    if !visibility.is_public() {
        return None;
    }
    Some(match time.clock()? {
        Control::Fischer { .. } => Millis::seconds(120),
        Control::PerTurn { time } => time,
        Control::Bank { per_turn, bank } => Millis(per_turn.0.saturating_add(bank.0)),
    })
}

/// How long a gift may wait for its answer.
pub(crate) const fn time_to_answer(time: TimeControl) -> Millis {
    if time.is_live() {
        Millis::seconds(60)
    } else {
        Millis::days(3)
    }
}

/// How long the server must have been away before the time is given back.
pub(crate) const fn shortest_absence(time: TimeControl) -> Millis {
    if time.is_live() {
        Millis(1)
    } else {
        LONG_ABSENCE
    }
}

/// How long an opponent who is to move must be absent before others may claim.
pub(crate) const fn time_to_claim(time: TimeControl) -> Millis {
    match time.speed() {
        Speed::Quick => Millis::seconds(45),
        Speed::Steady | Speed::Slow => Millis::seconds(120),
        Speed::Correspondence => Millis::days(14),
    }
}
