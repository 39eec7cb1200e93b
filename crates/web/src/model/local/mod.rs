//! Games on this device: people and computers at two to four seats.

mod ask;
mod event;
mod given;
mod patience;
mod people;
mod player;
mod saved;
mod shelf;
mod thinking;
mod timing;

#[cfg(test)]
mod tests;

use paisho::{
    AccentChoice, BySeat, Game, Offer, Ply, Position, Ruleset, Seat, SeatSet, Stage, Turn,
};
use serde::{Deserialize, Serialize};

pub use event::{Asking, Effect, Event, GiftAnswer, Place};
pub use patience::{LOOK, Patience};
pub use player::{NoSuchLevel, Player, Strength, persons};
pub use saved::{RestoreError, Saved};
pub use shelf::{Shelf, Summary};
pub use timing::{Pace, Timing};

use thinking::{About, Thinking};

/// A game on this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalGame {
    /// The number that identifies the game.
    number: u32,
    /// When it began, in milliseconds since 1970.
    began: u64,
    players: BySeat<Player>,
    game: Game,
    timing: Option<Timing>,
    /// The number of turns after which the board is shown; `None` for the present.
    looking_at: Option<usize>,
    follow: Follow,
    thinking: Thinking,
    hint: Option<Turn>,
    notice: Option<Notice>,
    asking: Option<Asking>,
    /// Whether the person gets one of each accent without choosing.
    gives_accents: bool,
}

/// The settings of a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// The rules.
    pub rules: Ruleset,
    /// The player of each seat.
    pub players: BySeat<Player>,
    /// The clocks, if there are any.
    pub pace: Option<Pace>,
    /// Whether the board turns.
    pub follow: Follow,
}

/// Whether the board turns to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Follow {
    /// The board stays as it is.
    #[default]
    Stay,
    /// The player to move is at the bottom.
    Turn,
}

/// A message to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The computer declines a draw.
    DrawDeclined,
    /// The computer declines the gift.
    GiftDeclined,
    /// The engine can't be started.
    EngineGone,
    /// The engine has no hint.
    NoHint,
}

/// What the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The position.
    pub position: Position,
    /// The turn that led to it.
    pub last: Option<Turn>,
    /// The seats for which turns can be made.
    pub may: SeatSet,
}

impl LocalGame {
    /// A new game that begins now, in milliseconds since 1970.
    #[must_use]
    pub fn new(number: u32, beginning: Beginning, now: u64) -> Self {
        let Beginning {
            rules,
            players,
            pace,
            follow,
        } = beginning;
        Self {
            number,
            began: now,
            players,
            game: Game::new(rules),
            timing: pace.map(Timing::new),
            looking_at: None,
            follow,
            thinking: Thinking::default(),
            hint: None,
            notice: None,
            asking: None,
            gives_accents: false,
        }
    }

    /// The number that identifies the game.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The game itself.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        self.game.start().ruleset()
    }

    /// The player of each seat.
    #[must_use]
    pub const fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The clocks, if there are any.
    #[must_use]
    pub const fn timing(&self) -> Option<&Timing> {
        self.timing.as_ref()
    }

    /// Whether the board turns to the player to move.
    #[must_use]
    pub const fn follow(&self) -> Follow {
        self.follow
    }

    /// The hint that was requested.
    #[must_use]
    pub const fn hint(&self) -> Option<Turn> {
        self.hint
    }

    /// The message to show.
    #[must_use]
    pub const fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// The question to ask before something is done.
    #[must_use]
    pub const fn asking(&self) -> Option<Asking> {
        self.asking
    }

    /// Whether the computer at a seat is thinking.
    #[must_use]
    pub fn is_thinking(&self, seat: Seat) -> bool {
        self.thinking.about() == Some(About::Turn(seat))
    }

    /// Whether a hint is being computed.
    #[must_use]
    pub fn is_hinting(&self) -> bool {
        self.thinking.about() == Some(About::Hint)
    }

    /// Whether [`Event::Tick`] is needed: a clock is running, or the computer's turn is about to be
    /// played.
    #[must_use]
    pub fn wants_ticks(&self) -> bool {
        let runs = self.timing.as_ref().and_then(Timing::running).is_some();
        runs || self.thinking.has_ready()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Whether the clocks are paused in the middle of a turn.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.timing.as_ref().is_some_and(Timing::is_paused)
    }

    /// The seats of persons who are still in the game.
    #[must_use]
    pub fn persons(&self) -> SeatSet {
        persons(&self.players, self.rules().seats).intersection(self.game.position().active())
    }

    /// The seat of the only person at this device, also after leaving the game.
    #[must_use]
    pub fn only_person(&self) -> Option<Seat> {
        persons(&self.players, self.rules().seats).only()
    }

    /// The seats that may resign: only the person to move, who holds the device; on a computer's
    /// turn, any person.
    #[must_use]
    pub fn speakers(&self) -> SeatSet {
        let decider = self.game.position().decider();
        if self.persons().contains(decider) {
            decider.alone()
        } else {
            self.persons()
        }
    }

    /// The player who has resigned with a gift and waits for an answer.
    #[must_use]
    pub const fn giver(&self) -> Option<Seat> {
        match self.game.offer() {
            Some(Offer::Gift { from }) => Some(from),
            Some(Offer::Draw { .. }) | None => None,
        }
    }

    /// Whether accents are being chosen that must stay hidden for now (§3.1).
    #[must_use]
    pub fn is_veiled(&self) -> bool {
        let choosing = self.game.position().stage() == Stage::Accents;
        choosing && self.rules().accents == AccentChoice::Hidden && !self.is_over()
    }

    /// The number of turns after which the board is shown.
    #[must_use]
    pub fn place(&self) -> usize {
        self.looking_at.unwrap_or(self.game.plies().len())
    }

    /// Whether the board shows the present.
    #[must_use]
    pub const fn is_present(&self) -> bool {
        self.looking_at.is_none()
    }

    /// What the board shows.
    #[must_use]
    pub fn shown(&self) -> Shown {
        if self.is_veiled() {
            return self.veiled();
        }
        let place = self.place();
        let ply = place.checked_sub(1).and_then(|i| self.game.plies().get(i));
        let position = match (self.is_present(), ply) {
            (true, _) => self.game.position(),
            (false, Some(ply)) => ply.after(),
            (false, None) => self.game.start(),
        };
        Shown {
            position: position.clone(),
            last: ply.map(|ply| ply.turn),
            may: self.may(),
        }
    }

    /// The beginning of the game, no matter who chooses: the choice of accents is the same for all
    /// players, and the choices of others stay hidden.
    fn veiled(&self) -> Shown {
        let position = Position::start(*self.rules());
        let may = match self.may() {
            SeatSet::EMPTY => SeatSet::EMPTY,
            _ => position.decider().alone(),
        };
        Shown {
            position,
            last: None,
            may,
        }
    }

    /// The seats for which turns can be made: that of the person who decides the next turn.
    fn may(&self) -> SeatSet {
        let decider = self.game.position().decider();
        let is_free = self.is_present() && !self.is_over() && !self.is_paused();
        if is_free && self.giver().is_none() && self.players[decider].is_person() {
            decider.alone()
        } else {
            SeatSet::EMPTY
        }
    }

    /// The seat at the bottom of the board: that of the only person, of the player to move, or
    /// of the first player.
    #[must_use]
    pub fn bottom(&self) -> Seat {
        let persons = persons(&self.players, self.rules().seats);
        let decider = self.game.position().decider();
        if let Some(only) = persons.only() {
            only
        } else if self.follow == Follow::Turn && persons.contains(decider) {
            decider
        } else {
            Seat::South
        }
    }

    /// The position in which a turn of the game was played.
    #[must_use]
    pub fn before(&self, index: usize) -> &Position {
        let ply = index.checked_sub(1).and_then(|i| self.game.plies().get(i));
        ply.map_or_else(|| self.game.start(), Ply::after)
    }

    /// Whether there is a person's turn to take back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let by_person = |i: usize| self.players[self.before(i).decider()].is_person();
        (0..self.game.plies().len()).any(by_person)
    }
}
