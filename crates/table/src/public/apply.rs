//! Applying events: the one fold of a table, for server and clients.

use std::fmt;

use paisho::notation::NumberedTurn;
use paisho::{BySeat, Game, RulesVersion, Ruleset, SeatSet};
use paisho_wire::{Event, Outcome, Seat, Stamped, TableSetup};

use super::{BadEvent, PublicTable, Takeback};

impl PublicTable {
    /// The table that a first event opens.
    ///
    /// # Errors
    /// If it is not a first event, or its setup contradicts itself.
    pub fn open(first: &Stamped) -> Result<Self, BadEvent> {
        let bad = |reason: &str| BadEvent::new(first.version, reason);
        let (1, Event::Opened { setup }) = (first.version, &first.event) else {
            return Err(bad("the first event of a table must be `opened`"));
        };
        let rules = Self::rules_of(setup).map_err(|reason| bad(&reason))?;
        Ok(Self {
            version: 1,
            setup: setup.clone(),
            game: Game::new(rules),
            chosen: SeatSet::EMPTY,
            takeback: None,
            asked: BySeat::default(),
            vacation: SeatSet::EMPTY,
            rematch: SeatSet::EMPTY,
            next_game: None,
            outcome: None,
        })
    }

    /// The rules of a table, in the version it was opened with, if its setup does not contradict
    /// itself.
    pub(super) fn rules_of(setup: &TableSetup) -> Result<Ruleset, String> {
        // By other rules the same turns could lead elsewhere.
        let number = setup.rules_version;
        let version = RulesVersion::from_number(number)
            .ok_or_else(|| format!("version {number} of the rules is unknown"))?;
        let seats = setup.ruleset.0.seats.seats().iter().map(Seat::from);
        if !setup.players.iter().map(|p| p.seat).eq(seats) {
            return Err("the players do not match the seats".to_owned());
        }
        Ok(Ruleset {
            version,
            ..setup.ruleset.0
        })
    }

    /// Applies the next event.
    ///
    /// # Errors
    /// If the event does not follow from this table, which must not be used any more.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), BadEvent> {
        let bad = |reason| BadEvent::new(stamped.version, reason);
        if stamped.version != self.version + 1 {
            return Err(bad(format!("expected event {}", self.version + 1)));
        }
        self.change(&stamped.event).map_err(bad)?;
        self.drop_moot_takeback();
        self.version = stamped.version;
        Ok(())
    }

    fn change(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Opened { .. } => return Err("a table can be opened only once".to_owned()),
            // Nothing of these concerns everyone: clocks, secrets, and what `Finished` tells.
            Event::Private {}
            | Event::Interrupted { .. }
            | Event::ConditionalsSet { .. }
            | Event::Aborted { .. } => {}
            Event::AccentsChosen { seat, .. } => self.chosen = self.chosen.with((*seat).into()),
            Event::TurnPlayed { turn, .. } => self.play(turn)?,
            Event::DrawOffered { seat } => self.draw_offered((*seat).into()).map_err(text)?,
            Event::DrawDeclined { seat } | Event::GiftDeclined { seat } => {
                self.game.decline((*seat).into()).map_err(text)?;
            }
            Event::TakebackOffered { seat, ply } => {
                self.takeback_offered((*seat).into(), *ply as usize);
            }
            Event::TakebackDeclined { .. } => self.takeback = None,
            Event::TakenBack { ply } => self.take_back(*ply as usize),
            Event::GiftOffered { seat } => self.game.offer_gift((*seat).into()).map_err(text)?,
            Event::GiftAccepted { seat } => self.game.accept((*seat).into()).map_err(text)?,
            Event::Resigned { seat } => self.game.resign((*seat).into()),
            Event::Flagged { seat } | Event::Abandoned { seat } => self.game.flag((*seat).into()),
            Event::DrawClaimed { seat } => self.draw_claimed((*seat).into())?,
            Event::VacationBegan { seat } => self.vacation = self.vacation.with((*seat).into()),
            Event::VacationEnded { seat } => self.vacation = self.vacation.without((*seat).into()),
            Event::Finished { outcome } => self.finish(outcome)?,
            Event::RematchOffered { seat } => self.rematch = self.rematch.with((*seat).into()),
            Event::RematchDeclined { .. } => self.rematch = SeatSet::EMPTY,
            Event::RematchMade { game } => self.next_game = Some(game.clone()),
        }
        Ok(())
    }

    fn play(&mut self, turn: &str) -> Result<(), String> {
        let seats = self.setup.ruleset.0.seats;
        let NumberedTurn { label, turn } = NumberedTurn::parse(turn, seats).map_err(text)?;
        let due = self.game.next_label();
        if label != due {
            return Err(format!("expected turn {}", due.display(seats)));
        }
        self.game.play(turn).map_err(text)?;
        self.takeback = None;
        if !self.chooses_hidden() {
            self.chosen = SeatSet::EMPTY;
        }
        Ok(())
    }

    /// A first offer, or the agreement of one more player.
    fn draw_offered(&mut self, seat: paisho::Seat) -> Result<(), paisho::OfferError> {
        if self.game.offer().is_some() {
            return self.game.accept(seat);
        }
        self.asked[seat].draw = Some(self.game.plies().len());
        self.game.offer_draw(seat)
    }

    /// The rules know draws by agreement only: the absent opponent is taken to have agreed.
    fn draw_claimed(&mut self, seat: paisho::Seat) -> Result<(), String> {
        let other = self.position().active().without(seat).only();
        let other = other.ok_or("a draw can be claimed only in games of two players")?;
        if self.game.offer().is_some() {
            self.game.decline(seat).map_err(text)?;
        }
        self.game.offer_draw(seat).map_err(text)?;
        self.game.accept(other).map_err(text)
    }

    fn takeback_offered(&mut self, seat: paisho::Seat, ply: usize) {
        let agreed = match self.takeback {
            Some(open) => open.agreed.with(seat),
            None => {
                self.asked[seat].takeback = Some(self.game.plies().len());
                seat.alone()
            }
        };
        self.takeback = Some(Takeback { ply, agreed });
    }

    fn take_back(&mut self, ply: usize) {
        while self.game.plies().len() > ply && self.game.undo().is_some() {}
        self.takeback = None;
    }

    /// A request to take turns back is moot once a player who agreed to it has left, or if it would
    /// undo a departure.
    fn drop_moot_takeback(&mut self) {
        let active = self.position().active();
        let leavers = self.game.leavers();
        self.takeback = self.takeback.filter(|takeback| {
            takeback.agreed.minus(active).is_empty()
                && leavers.iter().all(|l| l.after <= takeback.ply)
        });
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<(), String> {
        if self.outcome.is_some() {
            return Err("the game is already over".to_owned());
        }
        self.outcome = Some(outcome.clone());
        self.takeback = None;
        Ok(())
    }
}

fn text(error: impl fmt::Display) -> String {
    error.to_string()
}
