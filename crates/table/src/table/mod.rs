//! The server's table: a command at a given time becomes events or a refusal.
//!
//! [`Table::decide`] looks, [`Table::apply`] changes; nothing else does either. What is stored is
//! the events, so a stored game replays for ever.

mod absence;
mod apply;
mod clocks;
mod consequence;
mod decide;
mod lag;
mod play;
mod rematch;
mod time;
mod vacation;
mod view;

use paisho::clock::{Millis, Moment};
use paisho::{Accents, BySeat, SeatSet};
use paisho_wire::{Action, GameId, Seat, Stamped};

pub use absence::Absence;

use crate::{Conditionals, PublicTable, policy};
use clocks::Clocks;
use lag::LagStore;
use vacation::Vacation;

/// A game among people with everything that the server knows of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    public: PublicTable,
    created: Moment,
    /// When the game last went on.
    touched: Moment,
    /// Up to when time that the server was away has been given back.
    given_back: Moment,
    clocks: Option<Clocks>,
    /// How much network lag each player may still be forgiven.
    lags: BySeat<LagStore>,
    /// Accents that are chosen but not revealed.
    hidden: BySeat<Option<Accents>>,
    /// When an unanswered gift counts as declined.
    gift_until: Option<Moment>,
    vacations: BySeat<Vacation>,
    conditionals: BySeat<Conditionals>,
    /// Players who were away for too long.
    abandoned: SeatSet,
    cut_short: Option<CutShort>,
}

/// An end that the rules of the game do not know.
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
        /// The player's seat.
        seat: Seat,
        /// The request.
        action: Action,
        /// What the table can't know.
        context: Context,
    },
    /// Time has passed: do what is due.
    Tick,
    /// The server was away or late: players of live games get back the time that they have not got
    /// back before.
    Interrupted {
        /// When it was away. These may overlap.
        absences: Vec<Absence>,
    },
}

/// What a table needs to know about its surroundings to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Context {
    /// How long the request was on its way; at most [`MAX_LAG`](crate::MAX_LAG) of it is forgiven,
    /// and less to players who were forgiven much before.
    pub lag: Millis,
    /// How long players have been absent; nothing for those who are there.
    pub absent: BySeat<Option<Millis>>,
    /// The id of a new game, in case one is created.
    pub fresh: GameId,
}

/// What a command brings about. It has not happened until the events are stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What happens, in order; at least one event.
    pub events: Vec<Stamped>,
    /// The table with these events applied, so that they need not be applied again.
    pub after: Table,
}

impl Table {
    /// What everyone at the table knows.
    #[must_use]
    pub const fn public(&self) -> &PublicTable {
        &self.public
    }

    /// When the game was created.
    #[must_use]
    pub const fn created(&self) -> Moment {
        self.created
    }

    /// When the game last went on.
    #[must_use]
    pub const fn touched(&self) -> Moment {
        self.touched
    }

    /// When something happens even if no player acts: the moment for the next [`Command::Tick`].
    #[must_use]
    pub fn wake(&self) -> Option<Moment> {
        if self.public.outcome().is_some() {
            return None;
        }
        let flag = self.clocks.as_ref().and_then(Clocks::deadline);
        let flag = flag.map(|at| Moment(at.0.saturating_add(self.most_lag().0)));
        let active = self.public.position().active();
        let vacations = active.iter().filter_map(|s| self.vacations[s].ends());
        [flag, self.gift_until, self.start_deadline()]
            .into_iter()
            .flatten()
            .chain(vacations)
            .min()
    }

    /// When a game that has hardly started is cancelled; never if it is private, while it waits for
    /// a player on vacation, or for a computer, which is late only if the server is busy.
    fn start_deadline(&self) -> Option<Moment> {
        let due = self.public.due();
        let waits_for_people = !due.minus(self.public.computers()).is_empty();
        let vacation = self.public.vacation();
        let is_on_vacation = due.iter().any(|seat| vacation.contains(seat));
        if !self.public.is_abortable() || !waits_for_people || is_on_vacation {
            return None;
        }
        let setup = self.public.setup();
        let time = policy::time_to_begin(setup.time, setup.visibility)?;
        Some(Moment(self.touched.0.saturating_add(time.0)))
    }

    /// How much lag is forgiven at most: none in correspondence games.
    fn most_lag(&self) -> Millis {
        if self.public.setup().time.is_live() {
            policy::MAX_LAG
        } else {
            Millis::ZERO
        }
    }
}
