//! How a game ends ([§9](crate::text::rules#9), [§4.2](crate::text::rules#4.2),
//! [§4.3](crate::text::rules#4.3)).

use crate::harmony::Harmony;
use crate::position::Position;
use crate::rules::Tally;
use crate::seat::{Seat, SeatCount, SeatSet};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winners. Empty for a draw; several share the win in games of three or four
    /// ([§10.6](crate::text::rules#10.6)).
    pub winners: SeatSet,
    /// What ended the game.
    pub ending: Ending,
}

impl Outcome {
    /// Whether there is no winner.
    #[must_use]
    pub const fn is_draw(self) -> bool {
        self.winners.is_empty()
    }
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Ending {
    /// A Harmony Ring ([§9.1](crate::text::rules#9.1)).
    Ring,
    /// A player planted the last basic flower of the hand ([§9.2](crate::text::rules#9.2)).
    LastFlower(Decider),
    /// No player had a legal turn ([§4.2](crate::text::rules#4.2)).
    Stuck(Decider),
    /// The same position for the third time ([§4.3](crate::text::rules#4.3)).
    Repetition,
    /// A draw was agreed ([§4.3](crate::text::rules#4.3)).
    Agreement,
    /// All others resigned ([§4.3](crate::text::rules#4.3), [§10.6](crate::text::rules#10.6)). The
    /// last departure gives the name, even if others ran out of time before.
    Resignation,
    /// A resignation with a gift that was accepted as worth the win
    /// ([§4.3](crate::text::rules#4.3)).
    Gift,
    /// All others ran out of time. More exactly, the last of them did; see [`Leaving::ending`].
    Time,
}

impl Ending {
    /// All endings, with every decider. The list grows with the variants.
    pub const ALL: &'static [Self] = &[
        Self::Ring,
        Self::LastFlower(Decider::Accents),
        Self::LastFlower(Decider::Harmonies),
        Self::LastFlower(Decider::Midlines),
        Self::LastFlower(Decider::Nothing),
        Self::Stuck(Decider::Accents),
        Self::Stuck(Decider::Harmonies),
        Self::Stuck(Decider::Midlines),
        Self::Stuck(Decider::Nothing),
        Self::Repetition,
        Self::Agreement,
        Self::Resignation,
        Self::Gift,
        Self::Time,
    ];
}

/// Why a player leaves a game before it is over ([§4.3](crate::text::rules#4.3),
/// [§10.6](crate::text::rules#10.6)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaving {
    /// The player resigned.
    Resignation,
    /// The player ran out of time.
    Time,
}

impl Leaving {
    /// How a game ends when this departure leaves only one player.
    #[must_use]
    pub const fn ending(self) -> Ending {
        match self {
            Self::Resignation => Ending::Resignation,
            Self::Time => Ending::Time,
        }
    }
}

/// What decided the tally at the end ([§9.2](crate::text::rules#9.2)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decider {
    /// More unused accents.
    Accents,
    /// More harmonies.
    Harmonies,
    /// More harmonies across the midlines.
    Midlines,
    /// Nothing: all were equal.
    Nothing,
}

impl Decider {
    /// All deciders. The list grows with the variants.
    pub const ALL: &'static [Self] = &[
        Self::Accents,
        Self::Harmonies,
        Self::Midlines,
        Self::Nothing,
    ];
}

impl Position {
    /// Compares the players by [§9.2](crate::text::rules#9.2): the winners and what decided. In a
    /// game of two, equality is a draw; in a larger one, even if only two are left, those equal at
    /// the top share the win ([§10.6](crate::text::rules#10.6)), as the owners of several rings do.
    #[must_use]
    pub fn tally(&self) -> (SeatSet, Decider) {
        let all = self.active();
        let harmonies = |s| self.harmonies_of(s).count();
        let midlines = |s| {
            self.harmonies_of(s)
                .filter(Harmony::crosses_midline)
                .count()
        };
        let (winners, decider) = match self.ruleset().tally {
            Tally::Midlines => (best(all, midlines), Decider::Midlines),
            Tally::AccentsThenHarmonies => {
                let ahead = best(all, |s| usize::from(self.hand(s).accents()));
                match ahead.only() {
                    // One player alone at the top: harmonies are not counted. Otherwise only the
                    // players at the top are compared by harmonies.
                    Some(_) => (ahead, Decider::Accents),
                    None => (best(ahead, harmonies), Decider::Harmonies),
                }
            }
        };
        if winners.only().is_some() {
            (winners, decider)
        } else if self.ruleset().seats == SeatCount::Two {
            (SeatSet::EMPTY, Decider::Nothing)
        } else if winners == all {
            // All are equal, so nothing decided. If only some share the win, the last comparison
            // did decide against the others.
            (winners, Decider::Nothing)
        } else {
            (winners, decider)
        }
    }
}

/// The seats with the highest count. Counting twice is cheaper than a list on the heap: searches
/// reach the end of a game often.
fn best(seats: SeatSet, count: impl Fn(Seat) -> usize) -> SeatSet {
    let most = seats.iter().map(&count).max();
    seats.iter().filter(|s| Some(count(*s)) == most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_left_of_three_share_what_two_alone_would_draw() {
        let tally = |text: &str| text.parse::<Position>().map(|p| p.tally().0);
        let three = "1~rulebook.seats3~WxS~----------------~S333333LORWKB-W333333LO-N333333LO";
        let both = [Seat::West, Seat::North].into_iter().collect();
        assert_eq!(tally(three), Ok(both));
        let two = "1~rulebook~G~----------------~G333333LO-H333333LO";
        assert_eq!(tally(two), Ok(SeatSet::EMPTY));
    }
}
