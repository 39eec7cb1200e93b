//! Board input: one user's interaction with a position. A tile is picked and arranged, a bonus is
//! placed or declined, and when the turn is complete the owner of the game is asked to play it.
//! Nothing is played here: the owner shows the next position.
//!
//! Only the rules judge legality; a refusal becomes [`Trouble`], which a view explains and draws.

mod cursor;
mod draft;
mod event;
mod gains;
mod news;
mod pieces;
mod preview;
mod prompt;
mod refused;
mod snap;
mod tap;
mod trouble;
mod typed;

use paisho::{Accents, Kind, Point, PointSet, Position, Reach, Seat, SeatSet, Stage, Step, Turn};

use draft::Draft;
use pieces::Pieces;

pub use draft::Picked;
pub use event::{BoardInputEvent, Confirmation, Course, Effect, Origin, Sound};
pub use gains::Gains;
pub use news::News;
pub use pieces::Piece;
pub use preview::Preview;
pub use prompt::Prompt;
pub use snap::board_place;
pub use trouble::{Offence, Trouble};

/// A position, and the turn that the user is making in it.
#[derive(Clone, Debug)]
pub struct BoardInput {
    position: Position,
    /// The seats that the user plays; none for spectators.
    may: SeatSet,
    course: Course,
    last: Option<Turn>,
    draft: Draft,
    pieces: Pieces,
    confirmation: Confirmation,
    gains: Gains,
    trouble: Option<Trouble>,
    /// The last step that was refused.
    refused: Option<Step>,
    hover: Option<Point>,
    cursor: Option<Point>,
    /// Whether the complete turn has been handed to the owner to be played.
    is_sent: bool,
    news: News,
}

impl BoardInput {
    /// Input in a position, for a user who plays these seats.
    #[must_use]
    pub fn new(position: Position, may: SeatSet) -> Self {
        let mut pieces = Pieces::default();
        pieces.follow(position.board());
        Self {
            draft: Draft::new(&position),
            position,
            may,
            course: Course::Goes,
            last: None,
            pieces,
            confirmation: Confirmation::default(),
            gains: Gains::default(),
            trouble: None,
            refused: None,
            hover: None,
            cursor: None,
            is_sent: false,
            news: News::default(),
        }
    }

    /// Shows a position: after a turn, a take-back, or a step through a game. `last` is the turn
    /// that led to it. An unfinished turn is dropped, unless nothing has changed.
    pub fn show(&mut self, position: Position, last: Option<Turn>) {
        if position == self.position && last == self.last && !self.is_sent {
            return;
        }
        self.news = self.news_of(&position, last);
        self.draft = Draft::new(&position);
        self.pieces.follow(position.board());
        self.position = position;
        self.last = last;
        self.trouble = None;
        self.hover = None;
        self.is_sent = false;
    }

    /// Changes the seats that the user plays.
    pub fn allow(&mut self, may: SeatSet) {
        if self.may != may {
            self.may = may;
            self.reset();
        }
    }

    /// Sets whether turns can be played.
    pub const fn set_course(&mut self, course: Course) {
        self.course = course;
    }

    /// The player to move; none if the game is over or no turn can be played.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        let goes = self.course == Course::Goes && self.position.outcome().is_none();
        goes.then(|| self.position.to_move())
    }

    /// Sets whether a complete turn must be confirmed.
    pub const fn set_confirmation(&mut self, confirmation: Confirmation) {
        self.confirmation = confirmation;
    }

    /// Drops the unfinished turn.
    fn reset(&mut self) {
        self.draft = Draft::new(&self.position);
        self.pieces.follow(self.position.board());
        self.trouble = None;
        self.is_sent = false;
    }

    /// Applies an event; returns the effects to carry out.
    pub fn update(&mut self, event: BoardInputEvent) -> Vec<Effect> {
        match event {
            BoardInputEvent::Hover(at) => self.look_at(at),
            BoardInputEvent::Cursor(direction) => self.move_cursor(direction),
            BoardInputEvent::Seek => self.seek(),
            BoardInputEvent::Press => match self.cursor {
                Some(at) => self.update(BoardInputEvent::Tap(at)),
                None => Vec::new(),
            },
            _ if !self.is_mine() => self.watch(&event),
            _ => self.act(event),
        }
    }

    /// Handles an event while the user can't play: any attempt is refused, and a tapped tile is
    /// described.
    fn watch(&mut self, event: &BoardInputEvent) -> Vec<Effect> {
        let is_attempt = matches!(
            event,
            BoardInputEvent::Typed(_)
                | BoardInputEvent::Confirm
                | BoardInputEvent::Pass
                | BoardInputEvent::Skip
        );
        self.trouble = is_attempt.then_some(Trouble::NotYourTurn);
        match event {
            BoardInputEvent::Tap(at) if self.shown().board().get(*at).is_some() => {
                vec![Effect::Describe(*at)]
            }
            _ => Vec::new(),
        }
    }

    fn act(&mut self, event: BoardInputEvent) -> Vec<Effect> {
        self.trouble = None;
        match event {
            BoardInputEvent::Tap(at) => self.tap(at),
            BoardInputEvent::TapHand(kind) => self.tap_hand(kind),
            BoardInputEvent::Grab(origin) => self.grab(origin),
            BoardInputEvent::Drop(at) => self.drop_on(at),
            BoardInputEvent::LetGo => self.put_down(),
            BoardInputEvent::Choose(kind) => self.choose(kind),
            BoardInputEvent::Unchoose(kind) => self.unchoose(kind),
            BoardInputEvent::Skip => self.skip(),
            BoardInputEvent::AskBonus => self.ask_bonus(),
            BoardInputEvent::Pass => self.try_step(Step::Pass),
            BoardInputEvent::Undo => self.undo(),
            BoardInputEvent::Confirm => self.confirm(),
            BoardInputEvent::Typed(text) => self.type_turn(&text),
            BoardInputEvent::Hover(_)
            | BoardInputEvent::Cursor(_)
            | BoardInputEvent::Seek
            | BoardInputEvent::Press => Vec::new(),
        }
    }

    /// Whether the user decides the next step.
    #[must_use]
    pub fn is_mine(&self) -> bool {
        self.position.outcome().is_none() && self.may.contains(self.position.decider())
    }

    /// The position before the draft.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position as it is shown, after the steps of the draft.
    #[must_use]
    pub const fn shown(&self) -> &Position {
        self.draft.now()
    }

    /// The seats that the user plays.
    #[must_use]
    pub const fn may(&self) -> SeatSet {
        self.may
    }

    /// The turn that led to the position.
    #[must_use]
    pub const fn last(&self) -> Option<Turn> {
        self.last
    }

    /// The tiles on the shown board, with numbers that identify them.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        self.pieces.standing()
    }

    /// The tiles that left the board with the last change, so that a view can fade them out.
    #[must_use]
    pub fn gone(&self) -> &[Piece] {
        self.pieces.gone()
    }

    /// What is picked up.
    #[must_use]
    pub const fn picked(&self) -> Option<Picked> {
        self.draft.picked()
    }

    /// Where the picked tile may go, and what would happen there.
    #[must_use]
    pub const fn reach(&self) -> &Reach {
        self.draft.reach()
    }

    /// The steps made so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        self.draft.steps()
    }

    /// Flowers that can be arranged now; none while another player decides.
    #[must_use]
    pub fn movable(&self) -> PointSet {
        if self.is_mine() {
            self.draft.movable()
        } else {
            PointSet::EMPTY
        }
    }

    /// Whether a tile in the hand of the player to move can be used now.
    #[must_use]
    pub fn is_usable(&self, kind: Kind) -> bool {
        self.is_mine()
            && match self.picked() {
                Some(Picked::Place(at)) => {
                    self.shown().is_legal_step(Step::Plant { flower: kind, at })
                }
                _ => self.draft.is_usable(kind),
            }
    }

    /// Why the last attempt failed.
    #[must_use]
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The position of the keyboard cursor.
    #[must_use]
    pub const fn cursor(&self) -> Option<Point> {
        self.cursor
    }

    /// The point the pointer hovers over.
    #[must_use]
    pub const fn hover(&self) -> Option<Point> {
        self.hover
    }

    /// Whether a Harmony Bonus must be taken or declined.
    #[must_use]
    pub fn is_bonus_due(&self) -> bool {
        self.is_mine() && self.draft.is_bonus_open()
    }

    /// Whether the turn wins, so that its bonus was not offered but can still be asked for.
    #[must_use]
    pub fn can_ask_bonus(&self) -> bool {
        self.is_mine() && !self.is_sent && self.draft.can_ask_bonus()
    }

    /// Whether passing is the only legal turn.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.is_mine()
            && self.steps().is_empty()
            && self.position.stage() == Stage::Turn
            && self.draft.choices().is_empty()
    }

    /// The turn that is complete and waits for confirmation.
    #[must_use]
    pub fn waiting(&self) -> Option<Turn> {
        self.draft.finished().filter(|_| !self.is_sent)
    }

    /// Whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let is_begun = self.picked().is_some() || !self.steps().is_empty();
        self.is_mine() && !self.is_sent && (is_begun || !self.accents().is_empty())
    }

    /// The accents chosen so far.
    #[must_use]
    pub const fn accents(&self) -> Accents {
        self.draft.accents
    }

    /// The last change, for sounds and screen readers.
    #[must_use]
    pub const fn news(&self) -> &News {
        &self.news
    }
}

#[cfg(test)]
mod tests;
