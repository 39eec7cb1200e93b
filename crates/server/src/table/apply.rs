//! Applying events: the fold that a table is.

use std::fmt;

use paisho::clock::{Millis, Moment};
use paisho::notation::NumberedTurn;
use paisho::{BySeat, Game, Offer, Ruleset, SeatSet, Turn};
use paisho_wire::{Event, Seat, Stamped, TableSetup};

use super::clocks::Clocks;
use super::conditionals::Conditionals;
use super::{CutShort, Table, Takeback, policy};

/// Events that make no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// The number of the event that does not fit.
    pub version: u32,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.version, self.reason)
    }
}

impl std::error::Error for Corrupt {}

impl Table {
    /// The table that a first event opens.
    fn open(setup: &TableSetup, at: Moment) -> Self {
        Self {
            version: 1,
            setup: setup.clone(),
            created: at,
            touched: at,
            given_back: at,
            game: Game::new(setup.ruleset.0),
            clocks: setup.time.clock().map(Clocks::new),
            lags: BySeat::default(),
            hidden: BySeat::default(),
            takeback: None,
            gift_until: None,
            asked: BySeat::default(),
            vacations: BySeat::default(),
            conditionals: BySeat::default(),
            abandoned: SeatSet::EMPTY,
            cut_short: None,
            rematch: SeatSet::EMPTY,
            next_game: None,
            outcome: None,
        }
    }

    /// The table that a list of events leads to.
    ///
    /// # Errors
    /// Names the first event that does not fit.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Stamped>) -> Result<Self, Corrupt> {
        let mut events = events.into_iter();
        let corrupt = |version, reason: &str| Corrupt {
            version,
            reason: reason.to_owned(),
        };
        let first = events.next();
        let first = first.ok_or_else(|| corrupt(0, "there are no events"))?;
        let (1, Event::Opened { setup }) = (first.version, &first.event) else {
            return Err(corrupt(first.version, "a table begins with its opening"));
        };
        // By other rules the same turns could lead elsewhere.
        if setup.rules_version != Ruleset::VERSION {
            let version = setup.rules_version;
            let unknown = format!("the rules of version {version} are not known here");
            return Err(corrupt(1, &unknown));
        }
        let seats = setup.ruleset.0.seats.seats().iter().map(Seat::from);
        if !setup.players.iter().map(|p| p.seat).eq(seats) {
            return Err(corrupt(1, "the players do not fit the seats"));
        }
        let mut table = Self::open(setup, Moment(first.at));
        for event in events {
            table.apply(event)?;
        }
        Ok(table)
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// The event does not fit; the table must not be used any more.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), Corrupt> {
        let corrupt = |reason| Corrupt {
            version: stamped.version,
            reason,
        };
        if stamped.version != self.version + 1 {
            let expected = self.version + 1;
            return Err(corrupt(format!("expected event {expected}")));
        }
        let at = Moment(stamped.at);
        self.happen(&stamped.event, at).map_err(corrupt)?;
        self.version = stamped.version;
        self.run_clocks(at);
        Ok(())
    }

    fn happen(&mut self, event: &Event, at: Moment) -> Result<(), String> {
        match event {
            Event::Opened { .. } | Event::Private {} => {
                return Err("such an event does not happen at a table".to_owned());
            }
            Event::AccentsChosen { seat, accents } => self.hide(*seat, accents.as_deref(), at)?,
            Event::TurnPlayed { turn, lag } => self.turn(turn, Millis(*lag), at)?,
            Event::DrawOffered { seat } => self.draw_offered(*seat)?,
            Event::DrawDeclined { seat } => {
                self.game.decline((*seat).into()).map_err(text)?;
            }
            Event::TakebackOffered { seat, ply } => self.takeback_offered(*seat, *ply as usize),
            Event::TakebackDeclined { .. } => self.takeback = None,
            Event::TakenBack { ply } => self.take_back(*ply as usize, at),
            Event::GiftOffered { seat } => {
                self.game.offer_gift((*seat).into()).map_err(text)?;
                let until =
                    at.0.saturating_add(policy::time_to_answer(self.setup.time).0);
                self.gift_until = Some(Moment(until));
            }
            Event::GiftAccepted { seat } => self.game.accept((*seat).into()).map_err(text)?,
            Event::GiftDeclined { seat } => self.game.decline((*seat).into()).map_err(text)?,
            Event::Resigned { seat } => self.game.resign((*seat).into()),
            Event::Flagged { seat } => self.game.flag((*seat).into()),
            Event::Abandoned { seat } => {
                self.abandoned = self.abandoned.with((*seat).into());
                self.game.flag((*seat).into());
            }
            Event::DrawClaimed { seat } => self.claim_draw(*seat)?,
            Event::Aborted { .. } => self.cut_short = Some(CutShort::Aborted),
            Event::VacationBegan { seat } => self.vacations[(*seat).into()].begin(at),
            Event::VacationEnded { seat } => self.end_vacation_of(*seat, at),
            Event::ConditionalsSet { seat, lines } => {
                self.conditionals[(*seat).into()] = Conditionals::read(lines).map_err(text)?;
            }
            Event::Interrupted { millis } => self.give_back(Millis(*millis), at),
            Event::Finished { outcome } => self.finish(outcome)?,
            Event::RematchOffered { seat } => self.rematch = self.rematch.with((*seat).into()),
            Event::RematchDeclined { .. } => self.rematch = SeatSet::EMPTY,
            Event::RematchMade { game } => self.next_game = Some(game.clone()),
        }
        self.forget_answered();
        Ok(())
    }

    fn end_vacation_of(&mut self, seat: Seat, at: Moment) {
        self.vacations[seat.into()].end(at);
        if self.is_abortable() {
            self.touched = at;
        }
    }

    fn finish(&mut self, outcome: &paisho_wire::Outcome) -> Result<(), String> {
        if self.outcome.is_some() {
            return Err("the game is over already".to_owned());
        }
        self.outcome = Some(outcome.clone());
        self.takeback = None;
        self.conditionals = BySeat::default();
        Ok(())
    }

    /// A gift that is answered or moot waits no longer; a takeback is moot when somebody leaves.
    fn forget_answered(&mut self) {
        if !matches!(self.game.offer(), Some(Offer::Gift { .. })) {
            self.gift_until = None;
        }
        let active = self.game.position().active();
        let leavers = self.game.leavers();
        self.takeback = self.takeback.filter(|takeback| {
            takeback.agreed.minus(active).is_empty()
                && leavers.iter().all(|l| l.after <= takeback.ply)
        });
    }

    fn hide(&mut self, seat: Seat, accents: Option<&str>, at: Moment) -> Result<(), String> {
        let accents = accents.ok_or("the accents are missing")?;
        let Turn::Accents(accents) = accents.parse().map_err(text)? else {
            return Err(format!("expected accents, found {accents:?}"));
        };
        self.hidden[seat.into()] = Some(accents);
        self.touched = at;
        Ok(())
    }

    fn turn(&mut self, turn: &str, lag: Millis, at: Moment) -> Result<(), String> {
        let seats = self.game.position().ruleset().seats;
        let NumberedTurn { label, turn } = NumberedTurn::parse(turn, seats).map_err(text)?;
        let due = self.game.next_label();
        if label != due {
            return Err(format!("expected turn {}", due.display(seats)));
        }
        let mover = self.game.position().decider();
        self.game.play(turn).map_err(text)?;
        if let Some(clocks) = &mut self.clocks {
            let next = self.game.position().decider();
            let pressed = clocks.press(mover, next, at, lag);
            pressed.map_err(|_| "the time was over".to_owned())?;
        }
        self.lags[mover].take(lag, at);
        self.takeback = None;
        self.touched = at;
        if !self.chooses_hidden() {
            self.hidden = BySeat::default();
        }
        for seat in paisho::Seat::ALL {
            self.conditionals[seat].advance(turn);
        }
        Ok(())
    }

    fn draw_offered(&mut self, seat: Seat) -> Result<(), String> {
        let seat = seat.into();
        if self.game.offer().is_some() {
            return self.game.accept(seat).map_err(text);
        }
        self.asked[seat].draw = Some(self.game.plies().len());
        self.game.offer_draw(seat).map_err(text)
    }

    fn claim_draw(&mut self, seat: Seat) -> Result<(), String> {
        let active = self.game.position().active();
        let other = active.without(seat.into()).only();
        let other = other.ok_or("a draw is claimed in games of two")?;
        if self.game.offer().is_some() {
            self.game.decline(seat.into()).map_err(text)?;
        }
        self.game.offer_draw(seat.into()).map_err(text)?;
        self.game.accept(other).map_err(text)?;
        self.cut_short = Some(CutShort::DrawClaimed);
        Ok(())
    }

    fn takeback_offered(&mut self, seat: Seat, ply: usize) {
        let seat = seat.into();
        let agreed = match self.takeback {
            Some(open) => open.agreed.with(seat),
            None => {
                self.asked[seat].takeback = Some(self.game.plies().len());
                paisho::Seat::alone(seat)
            }
        };
        self.takeback = Some(Takeback { ply, agreed });
    }

    fn take_back(&mut self, ply: usize, at: Moment) {
        while self.game.plies().len() > ply && self.game.undo().is_some() {}
        if let Some(clocks) = &mut self.clocks {
            clocks.take_back(ply, at);
        }
        self.takeback = None;
        self.touched = at;
        for seat in paisho::Seat::ALL {
            self.conditionals[seat].clear();
        }
    }

    /// Moves everything that waits by the time that the server was away.
    fn give_back(&mut self, time: Millis, at: Moment) {
        let later = |moment: Moment| Moment(moment.0.saturating_add(time.0));
        self.touched = later(self.touched).min(at);
        self.given_back = at;
        self.gift_until = self.gift_until.map(later);
        if let Some(clocks) = &mut self.clocks {
            clocks.give_back(time, at);
        }
    }

    /// Lets run the clock that should run now, and no other.
    fn run_clocks(&mut self, at: Moment) {
        let due = self.game.position().decider();
        let goes_on =
            self.outcome.is_none() && self.game.outcome().is_none() && self.cut_short.is_none();
        let waits = self.is_abortable() || self.gift_pending() || self.vacations[due].is_on();
        let Some(clocks) = &mut self.clocks else {
            return;
        };
        if goes_on {
            clocks.hand_over(due, at);
        }
        clocks.let_run((goes_on && !waits).then_some(due), at);
    }
}

fn text(error: impl fmt::Display) -> String {
    error.to_string()
}
