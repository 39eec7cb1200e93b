//! The desk: what one person does with a position. A tile is picked, arranged, a bonus is placed
//! or declined, and when the turn is finished the desk asks for it to be played. Nothing is played
//! here: the owner of the game shows the desk the next position.
//!
//! Legality is judged by the rules alone; what they refuse becomes [`Trouble`], which a view
//! explains and draws.

mod cursor;
mod draft;
mod event;
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
pub use event::{Confirmation, Course, DeskEffect, DeskEvent, Origin, Sound};
pub use news::News;
pub use pieces::Piece;
pub use preview::Preview;
pub use prompt::Prompt;
pub use snap::board_place;
pub use trouble::{Offence, Trouble};

/// A position, and what a person is doing with it.
#[derive(Clone, Debug)]
pub struct Desk {
    position: Position,
    /// The seats this person decides for; nobody's, for those who watch.
    may: SeatSet,
    course: Course,
    last: Option<Turn>,
    draft: Draft,
    pieces: Pieces,
    confirmation: Confirmation,
    trouble: Option<Trouble>,
    /// The step that was refused last.
    refused: Option<Step>,
    hover: Option<Point>,
    cursor: Option<Point>,
    /// Whether the finished turn was handed over to be played.
    is_sent: bool,
    news: News,
}

impl Desk {
    /// A desk with a position on it, for a person who decides for these seats.
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
            trouble: None,
            refused: None,
            hover: None,
            cursor: None,
            is_sent: false,
            news: News::default(),
        }
    }

    /// Shows a position: after a turn, a take-back, or a step through a game. `last` is the turn
    /// that led to it. Whatever was in the making is dropped, unless nothing has changed.
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

    /// Changes for whom this person decides.
    pub fn allow(&mut self, may: SeatSet) {
        if self.may != may {
            self.may = may;
            self.reset();
        }
    }

    /// Says whether anybody is to move at all.
    pub const fn set_course(&mut self, course: Course) {
        self.course = course;
    }

    /// Who is to move now; nobody if the game is over or rests.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        let goes = self.course == Course::Goes && self.position.outcome().is_none();
        goes.then(|| self.position.to_move())
    }

    /// Changes whether a finished turn waits to be confirmed.
    pub const fn set_confirmation(&mut self, confirmation: Confirmation) {
        self.confirmation = confirmation;
    }

    /// Puts everything back as the position has it.
    fn reset(&mut self) {
        self.draft = Draft::new(&self.position);
        self.pieces.follow(self.position.board());
        self.trouble = None;
        self.is_sent = false;
    }

    /// Something happens; says what is to be done about it.
    pub fn update(&mut self, event: DeskEvent) -> Vec<DeskEffect> {
        match event {
            DeskEvent::Hover(at) => self.look_at(at),
            DeskEvent::Cursor(direction) => self.move_cursor(direction),
            DeskEvent::Seek => self.seek(),
            DeskEvent::Press => match self.cursor {
                Some(at) => self.update(DeskEvent::Tap(at)),
                None => Vec::new(),
            },
            _ if !self.is_mine() => self.watch(&event),
            _ => self.act(event),
        }
    }

    /// A person whose turn it is not can only look.
    fn watch(&mut self, event: &DeskEvent) -> Vec<DeskEffect> {
        let is_attempt = matches!(
            event,
            DeskEvent::Typed(_) | DeskEvent::Confirm | DeskEvent::Pass | DeskEvent::Skip
        );
        self.trouble = is_attempt.then_some(Trouble::NotYourTurn);
        Vec::new()
    }

    fn act(&mut self, event: DeskEvent) -> Vec<DeskEffect> {
        self.trouble = None;
        match event {
            DeskEvent::Tap(at) => self.tap(at),
            DeskEvent::TapHand(kind) => self.tap_hand(kind),
            DeskEvent::Grab(origin) => self.grab(origin),
            DeskEvent::Drop(at) => self.drop_on(at),
            DeskEvent::LetGo => self.put_down(),
            DeskEvent::Choose(kind) => self.choose(kind),
            DeskEvent::Unchoose(kind) => self.unchoose(kind),
            DeskEvent::Skip => self.skip(),
            DeskEvent::Pass => self.try_step(Step::Pass),
            DeskEvent::Undo => self.undo(),
            DeskEvent::Confirm => self.confirm(),
            DeskEvent::Typed(text) => self.type_turn(&text),
            DeskEvent::Hover(_) | DeskEvent::Cursor(_) | DeskEvent::Seek | DeskEvent::Press => {
                Vec::new()
            }
        }
    }

    /// Whether this person decides the next step.
    #[must_use]
    pub fn is_mine(&self) -> bool {
        self.position.outcome().is_none() && self.may.contains(self.position.decider())
    }

    /// The position the draft begins with.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position as it is shown: with the steps of the draft.
    #[must_use]
    pub const fn shown(&self) -> &Position {
        self.draft.now()
    }

    /// The seats this person decides for.
    #[must_use]
    pub const fn may(&self) -> SeatSet {
        self.may
    }

    /// The turn that led to the position.
    #[must_use]
    pub const fn last(&self) -> Option<Turn> {
        self.last
    }

    /// The tiles on the board as shown, with numbers to recognise them by.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        self.pieces.standing()
    }

    /// The tiles that left the board with the last change, for a view that lets them fade.
    #[must_use]
    pub fn gone(&self) -> &[Piece] {
        self.pieces.gone()
    }

    /// What is picked.
    #[must_use]
    pub const fn picked(&self) -> Option<Picked> {
        self.draft.picked()
    }

    /// Where the picked tile may go, and what it would bring about there.
    #[must_use]
    pub const fn reach(&self) -> &Reach {
        self.draft.reach()
    }

    /// The steps done so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        self.draft.steps()
    }

    /// Flowers that can be arranged now; none while somebody else decides.
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

    /// What went wrong with the last attempt.
    #[must_use]
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// Where the cursor of the keyboard is.
    #[must_use]
    pub const fn cursor(&self) -> Option<Point> {
        self.cursor
    }

    /// The point the pointer hovers over.
    #[must_use]
    pub const fn hover(&self) -> Option<Point> {
        self.hover
    }

    /// Whether a Harmony Bonus is to be taken or declined.
    #[must_use]
    pub fn is_bonus_due(&self) -> bool {
        self.is_mine() && self.draft.is_bonus_open()
    }

    /// Whether passing is the only thing left.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.is_mine()
            && self.steps().is_empty()
            && self.position.stage() == Stage::Turn
            && self.draft.choices().is_empty()
    }

    /// The turn that is finished and waits to be confirmed.
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

    /// What happened last, for the ear.
    #[must_use]
    pub const fn news(&self) -> &News {
        &self.news
    }
}

#[cfg(test)]
mod tests;
