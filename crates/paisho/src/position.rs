//! A position: everything the next turn depends on, always valid, without history.

use core::hash::{Hash, Hasher};

use crate::board::Board;
use crate::garden::Gate;
use crate::harmony::Harmony;
use crate::hash::{reserve_key, state_key};
use crate::outcome::Outcome;
use crate::reserve::{Accents, Reserve};
use crate::rules::{AccentChoice, Opening, Ruleset};
use crate::seat::{BySeat, Seat, SeatCount, SeatSet};

/// What kind of step is due, if any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The player to move chooses accents ([§3.1](crate::text::rules#3.1)).
    Accents,
    /// The opening flower of the player to move is planted ([§3.2](crate::text::rules#3.2)).
    Opening,
    /// An ordinary turn ([§4.1](crate::text::rules#4.1)).
    Turn,
    /// The player to move has earned a Harmony Bonus and takes or declines it
    /// ([§6.5](crate::text::rules#6.5)).
    Bonus,
    /// Nothing is due: the game is over ([§9](crate::text::rules#9)).
    Over,
}

impl Stage {
    /// All stages.
    pub const ALL: &'static [Self] = &[
        Self::Accents,
        Self::Opening,
        Self::Turn,
        Self::Bonus,
        Self::Over,
    ];
}

/// A position of the game.
///
/// It can't be invalid: it comes from [`Position::start`], from legal turns, or from a
/// [`crate::Setup`] without problems. Cloning it allocates nothing. Two positions are equal if
/// they have the same rules, tiles, hands and player to move at the same stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The rules; they never change during a game.
    pub(crate) ruleset: Ruleset,
    /// The tiles on the board. No two of them clash, except while a game from a real board is
    /// recorded ([§9.4](crate::text::rules#9.4)).
    pub(crate) board: Board,
    /// What the players hold. The hands of seats that the game does not have are empty.
    pub(crate) hands: BySeat<Reserve>,
    /// The player to move, who is in the game as long as it goes on.
    pub(crate) to_move: Seat,
    /// What is due, or would be if the game were not over; never [`Stage::Over`].
    pub(crate) stage: Stage,
    /// How many players in a row have passed. Any other step and any departure set it back to 0.
    pub(crate) passes: u8,
    /// Players who left the game ([§10.6](crate::text::rules#10.6)).
    pub(crate) out: SeatSet,
    /// `None` while the game goes on. A position never shows agreement, repetition or a gift: these
    /// need the history that a [`Game`](crate::Game) has.
    pub(crate) outcome: Option<Outcome>,
}

impl Position {
    /// The beginning of a game.
    ///
    /// If every player has one of each accent, nothing is chosen, and the game begins with the
    /// opening flowers, or with an ordinary turn in the informal start.
    #[must_use]
    pub fn start(ruleset: Ruleset) -> Self {
        let mut start = Self {
            ruleset,
            board: Board::empty(),
            hands: BySeat::default(),
            to_move: first_to_choose(&ruleset),
            stage: Stage::Accents,
            passes: 0,
            out: SeatSet::EMPTY,
            outcome: None,
        };
        for seat in ruleset.seats.seats().iter() {
            start.hands[seat] = Reserve::flowers();
        }
        if ruleset.accents == AccentChoice::OneOfEach {
            start.deal_to_all(Accents::one_of_each(&ruleset));
            start.begin_opening();
        }
        start
    }

    /// Gives every player the same accents.
    pub(crate) fn deal_to_all(&mut self, accents: Accents) {
        for seat in self.seats().iter() {
            self.deal(seat, accents);
        }
    }

    /// Gives a player the chosen accents.
    pub(crate) fn deal(&mut self, seat: Seat, accents: Accents) {
        accents.iter().for_each(|a| self.hands[seat].give(a));
    }

    /// Begins the opening when all accents are chosen: the first player in turn order is next.
    pub(crate) fn begin_opening(&mut self) {
        self.to_move = Seat::South;
        // Players may leave while accents are chosen.
        if self.out.contains(Seat::South) {
            self.to_move = self.next_seat(Seat::South);
        }
        self.stage = match self.ruleset.opening {
            Opening::Informal => Stage::Turn,
            Opening::SameKind | Opening::ClashingKind => Stage::Opening,
        };
    }

    /// The rules this game is played by.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The tiles on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles a player holds.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Reserve {
        self.hands[seat]
    }

    /// The player whose tiles move next.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// What kind of step is due; [`Stage::Over`] once the game has an outcome.
    #[must_use]
    #[inline]
    pub const fn stage(&self) -> Stage {
        if self.outcome.is_some() {
            Stage::Over
        } else {
            self.stage
        }
    }

    /// How many players in a row have just passed.
    #[must_use]
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// All seats of the game.
    #[must_use]
    pub const fn seats(&self) -> SeatSet {
        self.ruleset.seats.seats()
    }

    /// Players who are still in the game.
    #[must_use]
    pub const fn active(&self) -> SeatSet {
        self.seats().minus(self.out)
    }

    /// The player who decides the next step. It is the player to move, except for the opening
    /// flower with three or four players, which the next player chooses
    /// ([§10.3](crate::text::rules#10.3)). For example West chooses the kind of the flower that
    /// South plants; the last player chooses their own.
    #[must_use]
    pub fn decider(&self) -> Seat {
        let chosen_by_next = self.stage == Stage::Opening && self.ruleset.seats != SeatCount::Two;
        if chosen_by_next && !self.is_last_to_open() {
            self.next_seat(self.to_move)
        } else {
            self.to_move
        }
    }

    /// Whether the player to move is the last of the round that began with South.
    pub(crate) fn is_last_to_open(&self) -> bool {
        // Seats are ordered as they take turns, so the round is over when the next seat is not a
        // later one.
        self.next_seat(self.to_move) <= self.to_move
    }

    /// The next player in turn order who is still in the game. With one active player that is the
    /// same player again.
    pub(crate) fn next_seat(&self, after: Seat) -> Seat {
        let active = self.active();
        (1..=4)
            .map(|i| Seat::ALL[(after as usize + i) % 4])
            .find(|s| active.contains(*s))
            .unwrap_or(after)
    }

    /// The gate in front of a player, where the opening flower is planted.
    pub(crate) const fn own_gate(seat: Seat) -> Gate {
        match seat {
            Seat::South => Gate::South,
            Seat::West => Gate::West,
            Seat::North => Gate::North,
            Seat::East => Gate::East,
        }
    }

    /// All harmonies on the board.
    pub fn harmonies(&self) -> impl Iterator<Item = Harmony> {
        self.board.harmonies(self.ruleset.turtle)
    }

    /// The harmonies of one player.
    pub fn harmonies_of(&self, seat: Seat) -> impl Iterator<Item = Harmony> {
        self.harmonies().filter(move |h| h.owners.contains(seat))
    }

    /// The players who own a Harmony Ring.
    #[must_use]
    pub fn ring_owners(&self) -> SeatSet {
        self.board.ring_owners(self.ruleset.turtle)
    }

    /// Whether another position is the same for the rule of repetition
    /// ([§4.3](crate::text::rules#4.3)): tiles, hands and player to move, and also stage and
    /// departures. The number of passes does not matter.
    pub(crate) fn repeats(&self, other: &Self) -> bool {
        // The ruleset is the same throughout a game. Cheap comparisons come first.
        self.to_move == other.to_move
            && self.stage == other.stage
            && self.out == other.out
            && self.hands == other.hands
            && self.board == other.board
    }

    /// A number for hash tables of positions: a hash of tiles, hands, stage and player to move, and
    /// of passes and departures. Positions that differ only in their rulesets have the same key.
    ///
    /// It is the same on every machine, and most of it is kept up to date from turn to turn, so it
    /// costs little. The next version of this crate may compute another one.
    #[must_use]
    pub fn key(&self) -> u64 {
        let hands = self
            .seats()
            .iter()
            .fold(0, |all, s| all ^ reserve_key(s, self.hands[s]));
        // Two bits for the seat, two for the stage, which is never `Over`, four for at most four
        // passes, four for the players who left.
        let state = (self.to_move as u32)
            | (self.stage as u32) << 2
            | u32::from(self.passes) << 4
            | u32::from(self.out.bits()) << 8;
        self.board.key() ^ hands ^ state_key(state)
    }
}

impl Hash for Position {
    /// Hashes the [key](Position::key) and the ruleset, which the key leaves out. The outcome is
    /// not hashed: it hardly ever differs where the rest is equal.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
        self.ruleset.hash(state);
    }
}

/// The seat that chooses accents first: Host, unless Guest names one for each player, or with three
/// or four players South.
fn first_to_choose(rules: &Ruleset) -> Seat {
    match rules.seats {
        SeatCount::Two if rules.guest_names_accents() => Seat::GUEST,
        SeatCount::Two => Seat::HOST,
        SeatCount::Three | SeatCount::Four => Seat::South,
    }
}
