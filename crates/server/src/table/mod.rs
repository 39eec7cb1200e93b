//! A table as a pure machine: a command at a given time becomes events or a refusal.
//!
//! [`Table::decide`] looks, [`Table::apply`] changes; nothing else does either. A table is the fold
//! of its events, so what is stored is the events, and a stored game replays for ever. There is no
//! clock, no chance and no input or output in this room: `now`, the measured lag, who has been
//! absent for how long and the id of a new game are all given.

mod absence;
mod apply;
mod clocks;
mod conditionals;
mod consequence;
mod decide;
mod lag;
mod leave;
mod offers;
mod play;
mod policy;
mod rematch;
mod vacation;
mod view;

use paisho::clock::{Millis, Moment};
use paisho::{Accents, BySeat, Game, Offer, SeatSet, Stage, Turn};
use paisho_wire::{Action, GameId, Outcome, Seat, TableSetup};

pub use absence::Absence;
pub use apply::Corrupt;
pub use policy::{LONG_ABSENCE, MAX_LAG, VACATION};

use clocks::Clocks;
use conditionals::Conditionals;
use lag::LagStore;
use vacation::Vacation;

/// A game between people, with everything around the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    version: u32,
    setup: TableSetup,
    created: Moment,
    /// When the game last went on.
    touched: Moment,
    /// Up to when time that the server was away has been given back.
    given_back: Moment,
    game: Game,
    clocks: Option<Clocks>,
    /// What may still be forgiven for the way through the network.
    lags: BySeat<LagStore>,
    /// Accents that are chosen but not revealed.
    hidden: BySeat<Option<Accents>>,
    takeback: Option<Takeback>,
    /// When an unanswered gift counts as declined.
    gift_until: Option<Moment>,
    /// After how many turns a player last offered a draw, and last asked to take turns back.
    asked: BySeat<Asked>,
    vacations: BySeat<Vacation>,
    conditionals: BySeat<Conditionals>,
    /// Players who were gone for too long.
    abandoned: SeatSet,
    cut_short: Option<CutShort>,
    rematch: SeatSet,
    next_game: Option<GameId>,
    outcome: Option<Outcome>,
}

/// The wish to take turns back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Takeback {
    ply: usize,
    agreed: SeatSet,
}

/// After how many turns something was last asked for: nobody asks twice in the same position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Asked {
    draw: Option<usize>,
    takeback: Option<usize>,
}

/// An end that the rules of the game know nothing of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CutShort {
    Aborted,
    DrawClaimed,
}

/// What a table is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A player asks for something.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
        /// What the table can't know by itself.
        context: Context,
    },
    /// Time has passed: do what is due.
    Tick,
    /// The server was away or late for some time: people who sit at the board get back what they
    /// have not got back before.
    Interrupted {
        /// When. These may overlap.
        absences: Vec<Absence>,
    },
}

/// What a table needs to know about the world to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Context {
    /// How long the request was on its way; at most [`MAX_LAG`] of it is forgiven, and less to
    /// players who were forgiven much before.
    pub lag: Millis,
    /// For how long players have been absent; nothing for those who are there.
    pub absent: BySeat<Option<Millis>>,
    /// The id of a new game, in case one is made.
    pub fresh: GameId,
}

impl Table {
    /// The number of the last event.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// How the table began.
    #[must_use]
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// When the table was laid.
    #[must_use]
    pub const fn created(&self) -> Moment {
        self.created
    }

    /// When the game last went on.
    #[must_use]
    pub const fn touched(&self) -> Moment {
        self.touched
    }

    /// The game on the board.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The game that follows this one.
    #[must_use]
    pub const fn next_game(&self) -> Option<&GameId> {
        self.next_game.as_ref()
    }

    /// Whom the game waits for.
    #[must_use]
    pub fn due(&self) -> SeatSet {
        let position = self.game.position();
        if self.outcome.is_some() {
            SeatSet::EMPTY
        } else if let Some(Offer::Gift { from }) = self.game.offer() {
            position.active().without(from)
        } else if self.chooses_hidden() {
            let open = |s: &paisho::Seat| self.hidden[*s].is_none();
            position.active().iter().filter(open).collect()
        } else {
            position.decider().alone()
        }
    }

    /// Whether accents are being chosen that nobody else sees yet.
    fn chooses_hidden(&self) -> bool {
        let position = self.game.position();
        position.stage() == Stage::Accents
            && position.ruleset().accents == paisho::AccentChoice::Hidden
    }

    /// How many turns were played, choices of accents not counted.
    fn proper_plies(&self) -> usize {
        let is_proper = |ply: &&paisho::Ply| !matches!(ply.turn, Turn::Accents(_));
        self.game.plies().iter().filter(is_proper).count()
    }

    /// Whether the game may still be called off.
    #[must_use]
    pub fn is_abortable(&self) -> bool {
        self.outcome.is_none() && self.proper_plies() < policy::BINDING_PLIES
    }

    /// The seats of computers.
    #[must_use]
    pub fn computers(&self) -> SeatSet {
        let is_computer = |p: &&paisho_wire::Player| {
            matches!(p.person.kind, paisho_wire::PersonKind::Computer(_))
        };
        let players = self.setup.players.iter().filter(is_computer);
        players.map(|p| paisho::Seat::from(p.seat)).collect()
    }

    /// When something happens if nobody does anything: the moment for the next [`Command::Tick`].
    #[must_use]
    pub fn wake(&self) -> Option<Moment> {
        if self.outcome.is_some() {
            return None;
        }
        let flag = self.clocks.as_ref().and_then(Clocks::deadline);
        let flag = flag.map(|at| Moment(at.0.saturating_add(self.most_lag().0)));
        let vacations = self.game.position().active();
        let vacation = vacations.iter().filter_map(|s| self.vacations[s].ends());
        [flag, self.gift_until, self.start_deadline()]
            .into_iter()
            .flatten()
            .chain(vacation)
            .min()
    }

    /// When a game that has not really begun is called off; not while it waits for somebody who is
    /// on vacation, or for a computer, which comes late only if the server is busy.
    fn start_deadline(&self) -> Option<Moment> {
        let due = self.due();
        let waits_for_people = !due.minus(self.computers()).is_empty();
        let is_on_vacation = due.iter().any(|seat| self.vacations[seat].is_on());
        if !self.is_abortable() || !waits_for_people || is_on_vacation {
            return None;
        }
        let time = policy::time_to_begin(self.setup.time)?;
        Some(Moment(self.touched.0.saturating_add(time.0)))
    }

    /// How much lag is forgiven at most: none where people do not sit at the board.
    fn most_lag(&self) -> Millis {
        if self.setup.time.is_live() {
            MAX_LAG
        } else {
            Millis::ZERO
        }
    }
}
