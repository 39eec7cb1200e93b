//! A game as we see it: opened from a state, then the fold of the server's events.
//!
//! The rules crate replays every turn, so what is on the screen is always a legal game.

use std::fmt;

use paisho::notation::NumberedTurn;
use paisho::{AccentChoice, Game, Offer, Position, SeatSet, Stage, Turn};
use paisho_wire::{Event, GameId, GameState, Offers, Outcome, Seat, Stamped, TableSetup};

/// Something of the server's that does not fit what we have: the game is asked for anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutOfStep {
    reason: String,
}

impl fmt::Display for OutOfStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for OutOfStep {}

fn out_of_step(reason: impl fmt::Display) -> OutOfStep {
    let reason = reason.to_string();
    OutOfStep { reason }
}

/// A wish to take turns back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takeback {
    /// So many turns would be left.
    pub ply: usize,
    /// Who wants it.
    pub agreed: SeatSet,
}

/// A game as we see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// Which.
    pub id: GameId,
    /// The number of the last event we know.
    pub version: u32,
    /// Rules, time and players.
    pub setup: TableSetup,
    /// The game on the board.
    pub game: Game,
    /// Our seat, if we play.
    pub you: Option<paisho::Seat>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// A wish to take turns back.
    pub takeback: Option<Takeback>,
    /// Who has chosen accents that are still hidden.
    pub chosen: SeatSet,
    /// Who is on vacation.
    pub vacation: SeatSet,
    /// Our replies in advance.
    pub conditionals: Vec<String>,
    /// Who would like another game.
    pub rematch: SeatSet,
    /// The game that follows.
    pub next: Option<GameId>,
}

impl Seen {
    /// A game as the server describes it.
    ///
    /// # Errors
    /// If turns, offers or position do not fit each other.
    pub fn open(state: &GameState) -> Result<Self, OutOfStep> {
        let summary = &state.summary;
        let mut game = replay(state)?;
        offer(&mut game, &state.offers).map_err(out_of_step)?;
        let mut seen = Self {
            id: summary.id.clone(),
            version: summary.version,
            setup: summary.setup.clone(),
            game,
            you: state.you.map(Into::into),
            outcome: summary.outcome.clone(),
            takeback: state
                .offers
                .takeback
                .as_ref()
                .map(|(ply, agreed)| Takeback {
                    ply: *ply as usize,
                    agreed: set(agreed),
                }),
            chosen: SeatSet::EMPTY,
            vacation: set(&state.vacation),
            conditionals: state.conditionals.clone(),
            rematch: set(&state.offers.rematch),
            next: state.next_game.clone(),
        };
        if seen.chooses_hidden() {
            seen.chosen = seen.position().active().minus(set(&summary.due));
        }
        Ok(seen)
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whom the game waits for.
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

    /// Whether accents are being chosen that nobody else sees yet.
    #[must_use]
    pub fn chooses_hidden(&self) -> bool {
        let position = self.position();
        position.stage() == Stage::Accents && position.ruleset().accents == AccentChoice::Hidden
    }

    /// Lets an event happen. One that we know already changes nothing.
    ///
    /// # Errors
    /// If it does not follow what we know; the game must be asked for anew.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), OutOfStep> {
        if stamped.version <= self.version {
            return Ok(());
        }
        if stamped.version != self.version + 1 {
            let known = self.version;
            let found = stamped.version;
            return Err(out_of_step(format_args!("event {found} follows {known}")));
        }
        self.happen(&stamped.event)?;
        self.version = stamped.version;
        Ok(())
    }

    fn happen(&mut self, event: &Event) -> Result<(), OutOfStep> {
        match event {
            Event::Opened { .. } => return Err(out_of_step("a game opens once")),
            Event::Private {} | Event::Interrupted { .. } => {}
            Event::AccentsChosen { seat, .. } => self.chosen = self.chosen.with((*seat).into()),
            Event::TurnPlayed { turn, .. } => self.turn(turn)?,
            Event::TakebackOffered { seat, ply } => self.takeback_offered(*seat, *ply),
            Event::TakebackDeclined { .. } => self.takeback = None,
            Event::TakenBack { ply } => self.take_back(*ply as usize),
            Event::Finished { outcome } => self.finish(outcome),
            Event::Aborted { .. } => {}
            Event::VacationBegan { seat } => self.vacation = self.vacation.with((*seat).into()),
            Event::VacationEnded { seat } => self.vacation = self.vacation.without((*seat).into()),
            Event::ConditionalsSet { lines, .. } => {
                self.conditionals = lines.iter().map(ToString::to_string).collect();
            }
            Event::RematchOffered { seat } => self.rematch = self.rematch.with((*seat).into()),
            Event::RematchDeclined { .. } => self.rematch = SeatSet::EMPTY,
            Event::RematchMade { game } => self.next = Some(game.clone()),
            Event::Resigned { seat } => self.leave(|game| game.resign((*seat).into())),
            Event::Flagged { seat } | Event::Abandoned { seat } => {
                self.leave(|game| game.flag((*seat).into()));
            }
            Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::GiftOffered { .. }
            | Event::GiftAccepted { .. }
            | Event::GiftDeclined { .. }
            | Event::DrawClaimed { .. } => self.agree(event).map_err(out_of_step)?,
        }
        Ok(())
    }

    /// Offers of draws and gifts, which the rules keep.
    fn agree(&mut self, event: &Event) -> Result<(), paisho::OfferError> {
        let game = &mut self.game;
        match event {
            Event::DrawOffered { seat } if game.offer().is_some() => game.accept((*seat).into()),
            Event::DrawOffered { seat } => game.offer_draw((*seat).into()),
            Event::GiftOffered { seat } => game.offer_gift((*seat).into()),
            Event::GiftAccepted { seat } => game.accept((*seat).into()),
            Event::GiftDeclined { seat } | Event::DrawDeclined { seat } => {
                game.decline((*seat).into())
            }
            // A claimed draw is told by the end of the game that follows at once.
            _ => Ok(()),
        }
    }

    fn turn(&mut self, text: &str) -> Result<(), OutOfStep> {
        let seats = self.setup.ruleset.0.seats;
        let numbered = NumberedTurn::parse(text, seats).map_err(out_of_step)?;
        if numbered.label != self.game.next_label() {
            return Err(out_of_step(format_args!("{text} is not due")));
        }
        self.game.play(numbered.turn).map_err(out_of_step)?;
        self.takeback = None;
        if !self.chooses_hidden() {
            self.chosen = SeatSet::EMPTY;
        }
        self.advance_conditionals(numbered.turn);
        Ok(())
    }

    /// Replies in advance that began with this turn go on after it; all others are gone.
    fn advance_conditionals(&mut self, turn: Turn) {
        let rest = |line: &String| {
            let (first, rest) = line.split_once(';')?;
            let fits = first.trim().parse() == Ok(turn);
            fits.then(|| rest.to_owned())
        };
        self.conditionals = self.conditionals.iter().filter_map(rest).collect();
    }

    fn takeback_offered(&mut self, seat: Seat, ply: u32) {
        let agreed = self.takeback.map_or(SeatSet::EMPTY, |t| t.agreed);
        self.takeback = Some(Takeback {
            ply: ply as usize,
            agreed: agreed.with(seat.into()),
        });
    }

    fn take_back(&mut self, ply: usize) {
        while self.game.plies().len() > ply && self.game.undo().is_some() {}
        self.takeback = None;
        self.conditionals.clear();
    }

    fn leave(&mut self, leave: impl FnOnce(&mut Game)) {
        leave(&mut self.game);
        let active = self.position().active();
        let stays = |takeback: &Takeback| takeback.agreed.minus(active).is_empty();
        self.takeback = self.takeback.filter(stays);
    }

    fn finish(&mut self, outcome: &Outcome) {
        self.outcome = Some(outcome.clone());
        self.takeback = None;
        self.conditionals.clear();
    }
}

/// Seats as a set.
fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().map(paisho::Seat::from).collect()
}

/// The turns of a state, replayed. A state does not say when players left a game of three or four:
/// it was before the first turn that passes them over.
fn replay(state: &GameState) -> Result<Game, OutOfStep> {
    let ruleset = state.summary.setup.ruleset.0;
    let mut game = Game::new(ruleset);
    for text in state.turns.split(';').filter(|turn| !turn.is_empty()) {
        let numbered = NumberedTurn::parse(text, ruleset.seats).map_err(out_of_step)?;
        while game.next_label() != numbered.label && game.outcome().is_none() {
            game.resign(game.position().to_move());
        }
        game.play(numbered.turn).map_err(out_of_step)?;
    }
    let now: Position = state.position.parse().map_err(out_of_step)?;
    for gone in game.position().active().minus(now.active()).iter() {
        game.resign(gone);
    }
    Ok(game)
}

/// Repeats open offers, so that the rules know them.
fn offer(game: &mut Game, offers: &Offers) -> Result<(), paisho::OfferError> {
    if game.outcome().is_some() {
        return Ok(());
    }
    if let Some((first, others)) = offers.draw.split_first() {
        game.offer_draw((*first).into())?;
        for seat in others {
            game.accept((*seat).into())?;
        }
    }
    match offers.gift {
        Some(from) => game.offer_gift(from.into()),
        None => Ok(()),
    }
}
