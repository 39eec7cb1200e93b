//! What everyone at a table knows: the game, who has been asked for what, and how it ended.

mod apply;
mod check;
mod state;

use std::fmt;

use paisho::clock::Millis;
use paisho::{AccentChoice, BySeat, Game, Offer, Ply, Position, SeatSet, Stage, Turn};
use paisho_wire::{GameId, Outcome, PersonKind, Seat, Status, TableSetup, UserId};

use crate::policy;
pub(crate) use state::list;

/// The part of a table that players and spectators see alike.
///
/// Fields that only follow from others are computed: whose turn it is, whether a gift waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicTable {
    /// The number of the last event.
    version: u32,
    setup: TableSetup,
    game: Game,
    /// Who has chosen hidden accents; empty once they are revealed.
    chosen: SeatSet,
    takeback: Option<Takeback>,
    asked: BySeat<Asked>,
    vacation: SeatSet,
    /// Who has agreed to another game.
    rematch: SeatSet,
    next_game: Option<GameId>,
    outcome: Option<Outcome>,
}

/// An open request to take turns back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takeback {
    /// How many turns would be left.
    pub ply: usize,
    /// The players who agree, the one who asked included.
    pub agreed: SeatSet,
}

/// After how many turns a player last offered a draw or asked to take turns back. Nobody may ask
/// twice in the same position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Asked {
    draw: Option<usize>,
    takeback: Option<usize>,
}

/// An event or a state that does not fit what is known of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadEvent {
    /// The number of the event.
    pub version: u32,
    /// What is wrong with it.
    pub reason: String,
}

impl BadEvent {
    pub(crate) fn new(version: u32, reason: impl fmt::Display) -> Self {
        let reason = reason.to_string();
        Self { version, reason }
    }
}

impl fmt::Display for BadEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.version, self.reason)
    }
}

impl std::error::Error for BadEvent {}

impl PublicTable {
    /// The number of the last event.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Rules, time control and players.
    #[must_use]
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// The game on the board.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.position()
    }

    /// The number of turns played, choices of accents included.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX)
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Whether the game is being played, finished or aborted.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.outcome {
            None => Status::Playing,
            Some(outcome) if outcome.is_aborted() => Status::Aborted,
            Some(_) => Status::Finished,
        }
    }

    /// The open request to take turns back.
    #[must_use]
    pub const fn takeback(&self) -> Option<Takeback> {
        self.takeback
    }

    /// The players on vacation.
    #[must_use]
    pub const fn vacation(&self) -> SeatSet {
        self.vacation
    }

    /// The players who would like a rematch.
    #[must_use]
    pub const fn rematch(&self) -> SeatSet {
        self.rematch
    }

    /// The rematch, once it has been created.
    #[must_use]
    pub const fn next_game(&self) -> Option<&GameId> {
        self.next_game.as_ref()
    }

    /// The seat of a user; nothing for spectators.
    #[must_use]
    pub fn seat_of(&self, user: &UserId) -> Option<Seat> {
        let mut players = self.setup.players.iter();
        players.find(|p| p.person.id == *user).map(|p| p.seat)
    }

    /// The seats of computers.
    #[must_use]
    pub fn computers(&self) -> SeatSet {
        let players = self.setup.players.iter();
        players
            .filter(|p| matches!(p.person.kind, PersonKind::Computer(_)))
            .map(|p| paisho::Seat::from(p.seat))
            .collect()
    }

    /// The players the game waits for.
    #[must_use]
    pub fn due(&self) -> SeatSet {
        let position = self.position();
        if self.outcome.is_some() {
            SeatSet::EMPTY
        } else if let Some(Offer::Gift { from }) = self.game.offer() {
            position.active().without(from)
        } else if self.chooses_hidden() {
            position.active().minus(self.chosen)
        } else {
            position.decider().alone()
        }
    }

    /// Whether players are choosing accents that are revealed when all have chosen.
    #[must_use]
    pub fn chooses_hidden(&self) -> bool {
        let position = self.position();
        position.stage() == Stage::Accents && position.ruleset().accents == AccentChoice::Hidden
    }

    /// Whether a resignation with a gift waits for its answer; until then nothing else may happen.
    #[must_use]
    pub fn gift_pending(&self) -> bool {
        matches!(self.game.offer(), Some(Offer::Gift { .. }))
    }

    /// Whether the game may still be cancelled: it binds after a few turns, choices of accents not
    /// counted.
    #[must_use]
    pub fn is_abortable(&self) -> bool {
        let accents = self.accent_plies();
        self.outcome.is_none() && self.game.plies().len() - accents < policy::BINDING_PLIES
    }

    /// How much longer the player to move must stay away before others may claim the game.
    #[must_use]
    pub fn claim_wait(&self, away: Millis) -> Millis {
        let time = policy::time_to_claim(self.setup.time);
        Millis(time.0.saturating_sub(away.0))
    }

    /// How many of the turns chose accents.
    fn accent_plies(&self) -> usize {
        let is_choice = |ply: &&Ply| matches!(ply.turn, Turn::Accents(_));
        self.game.plies().iter().filter(is_choice).count()
    }
}
