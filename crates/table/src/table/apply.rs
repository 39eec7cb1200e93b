//! Applying events to what only the server knows: clocks, secrets and deadlines.

use paisho::clock::{Millis, Moment};
use paisho::{BySeat, Seat, SeatSet, Turn};
use paisho_wire::{Event, Stamped};

use super::clocks::Clocks;
use super::{CutShort, Table};
use crate::{BadEvent, Conditionals, PublicTable, policy};

impl Table {
    /// The table that a list of events leads to.
    ///
    /// # Errors
    /// Names the first event that does not fit.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Stamped>) -> Result<Self, BadEvent> {
        let mut events = events.into_iter();
        let first = events.next();
        let first = first.ok_or_else(|| BadEvent::new(0, "there are no events"))?;
        let mut table = Self::open(PublicTable::open(first)?, Moment(first.at));
        for event in events {
            table.apply(event)?;
        }
        Ok(table)
    }

    fn open(public: PublicTable, at: Moment) -> Self {
        Self {
            created: at,
            touched: at,
            given_back: at,
            clocks: public.setup().time.clock().map(Clocks::new),
            lags: BySeat::default(),
            hidden: BySeat::default(),
            gift_until: None,
            vacations: BySeat::default(),
            conditionals: BySeat::default(),
            abandoned: SeatSet::EMPTY,
            cut_short: None,
            public,
        }
    }

    /// Applies the next event.
    ///
    /// # Errors
    /// If the event does not follow from this table, which must not be used any more.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), BadEvent> {
        let (event, at) = (&stamped.event, Moment(stamped.at));
        let mover = self.public.position().decider();
        self.public.apply(stamped)?;
        let changed = self.change(event, mover, at);
        changed.map_err(|reason| BadEvent::new(stamped.version, reason))?;
        for seat in Seat::ALL {
            self.conditionals[seat].follow(event, self.public.game());
        }
        if !self.public.gift_pending() {
            self.gift_until = None;
        }
        self.run_clocks(at);
        Ok(())
    }

    /// `mover` was to move before the event.
    fn change(&mut self, event: &Event, mover: Seat, at: Moment) -> Result<(), String> {
        match event {
            Event::Private {} => return Err("events of this kind are never stored".to_owned()),
            Event::AccentsChosen { seat, accents } => {
                self.hidden[(*seat).into()] = Some(read_accents(accents.as_deref())?);
                self.touched = at;
            }
            Event::TurnPlayed { lag, .. } => self.turn_made(mover, Millis(*lag), at)?,
            Event::TakenBack { ply } => self.taken_back(*ply as usize, at),
            Event::GiftOffered { .. } => {
                let time = policy::time_to_answer(self.public.setup().time);
                self.gift_until = Some(Moment(at.0.saturating_add(time.0)));
            }
            Event::Abandoned { seat } => self.abandoned = self.abandoned.with((*seat).into()),
            Event::DrawClaimed { .. } => self.cut_short = Some(CutShort::DrawClaimed),
            Event::Aborted { .. } => self.cut_short = Some(CutShort::Aborted),
            Event::VacationBegan { seat } => self.vacations[(*seat).into()].begin(at),
            Event::VacationEnded { seat } => {
                self.vacations[(*seat).into()].end(at);
                if self.public.is_abortable() {
                    self.touched = at;
                }
            }
            Event::ConditionalsSet { seat, lines } => {
                let read = Conditionals::read(lines).map_err(|e| e.to_string())?;
                self.conditionals[(*seat).into()] = read;
            }
            Event::Interrupted { millis } => self.give_back(Millis(*millis), at),
            // The public table has all that there is to know of these.
            Event::Opened { .. }
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::TakebackOffered { .. }
            | Event::TakebackDeclined { .. }
            | Event::GiftAccepted { .. }
            | Event::GiftDeclined { .. }
            | Event::Resigned { .. }
            | Event::Flagged { .. }
            | Event::Finished { .. }
            | Event::RematchOffered { .. }
            | Event::RematchDeclined { .. }
            | Event::RematchMade { .. } => {}
        }
        Ok(())
    }

    fn turn_made(&mut self, mover: Seat, lag: Millis, at: Moment) -> Result<(), String> {
        if let Some(clocks) = &mut self.clocks {
            let next = self.public.position().decider();
            let pressed = clocks.press(mover, next, at, lag);
            pressed.map_err(|_| "the player's time had run out".to_owned())?;
        }
        self.lags[mover].take(lag, at);
        self.touched = at;
        if !self.public.chooses_hidden() {
            self.hidden = BySeat::default();
        }
        Ok(())
    }

    fn taken_back(&mut self, ply: usize, at: Moment) {
        if let Some(clocks) = &mut self.clocks {
            clocks.take_back(ply, at);
        }
        self.touched = at;
    }

    /// Moves every deadline by the time that the server was away.
    fn give_back(&mut self, time: Millis, at: Moment) {
        let later = |moment: Moment| Moment(moment.0.saturating_add(time.0));
        self.touched = later(self.touched).min(at);
        self.given_back = at;
        self.gift_until = self.gift_until.map(later);
        if let Some(clocks) = &mut self.clocks {
            clocks.give_back(time, at);
        }
    }

    /// Lets the clock run that should run now, and no other.
    fn run_clocks(&mut self, at: Moment) {
        let public = &self.public;
        let due = public.position().decider();
        let is_over = public.outcome().is_some() || public.game().outcome().is_some();
        let goes_on = !is_over && self.cut_short.is_none();
        let waits =
            public.is_abortable() || public.gift_pending() || public.vacation().contains(due);
        let Some(clocks) = &mut self.clocks else {
            return;
        };
        if goes_on {
            clocks.hand_over(due, at);
        }
        clocks.let_run((goes_on && !waits).then_some(due), at);
    }
}

fn read_accents(accents: Option<&str>) -> Result<paisho::Accents, String> {
    let text = accents.ok_or("the accents are missing")?;
    match text.parse() {
        Ok(Turn::Accents(accents)) => Ok(accents),
        Ok(_) => Err(format!("expected accents, found {text:?}")),
        Err(error) => Err(error.to_string()),
    }
}
