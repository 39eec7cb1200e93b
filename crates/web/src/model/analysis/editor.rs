//! Setting up a position: anything may be put anywhere, and the rules list what is wrong with it.

use paisho::{Accents, Kind, Point, Position, Problem, Reserve, Ruleset, Seat, Setup, Stage, Tile};

/// How many steps can be undone.
const MOST_UNDONE: usize = 100;

/// A setup that is being edited.
#[derive(Clone, Debug)]
pub struct Editor {
    setup: Setup,
    brush: Brush,
    /// The tile that is about to be moved.
    lifted: Option<Point>,
    problems: Vec<Problem>,
    past: Vec<Setup>,
}

/// The effect of a tap on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brush {
    /// Puts a tile there, or removes it if the same tile is there.
    Put(Tile),
    /// Removes the tile.
    Erase,
    /// Lifts a tile with the first tap and puts it down with the second.
    Move,
}

/// A user's action in the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorEvent {
    /// Chooses another brush.
    Brush(Brush),
    /// Taps a point.
    Tap(Point),
    /// Adds one tile of a kind to a hand.
    More(Seat, Kind),
    /// Removes one tile of a kind from a hand.
    Less(Seat, Kind),
    /// Makes it this player's turn.
    ToMove(Seat),
    /// Changes the rules.
    Rules(Ruleset),
    /// Moves all tiles from the board into the hands.
    Clear,
    /// Sets up the beginning of a game.
    Start,
    /// Gives each player the tiles that are not on the board.
    FillHands,
    /// Undoes the last change.
    Undo,
}

impl Editor {
    /// An editor that starts with a setup.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let mut editor = Self {
            setup,
            brush: Brush::Move,
            lifted: None,
            problems: Vec::new(),
            past: Vec::new(),
        };
        editor.check();
        editor
    }

    /// The setup.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The chosen brush.
    #[must_use]
    pub const fn brush(&self) -> Brush {
        self.brush
    }

    /// The tile that is about to be moved.
    #[must_use]
    pub const fn lifted(&self) -> Option<Point> {
        self.lifted
    }

    /// Why the setup is not a valid position; empty if it is.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// The position, if there are no problems.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(self.setup.clone()).ok()
    }

    /// Applies an event.
    pub fn update(&mut self, event: EditorEvent) {
        let before = self.setup.clone();
        match event {
            EditorEvent::Brush(brush) => {
                self.brush = brush;
                self.lifted = None;
            }
            EditorEvent::Tap(at) => self.tap(at),
            EditorEvent::More(seat, kind) => self.count(seat, kind, 1),
            EditorEvent::Less(seat, kind) => self.count(seat, kind, -1),
            EditorEvent::ToMove(seat) => self.setup.to_move = seat,
            EditorEvent::Rules(rules) => self.change_rules(rules),
            EditorEvent::Clear => self.clear(),
            EditorEvent::Start => self.setup = beginning(self.setup.ruleset),
            EditorEvent::FillHands => self.fill_hands(),
            EditorEvent::Undo => {
                if let Some(past) = self.past.pop() {
                    self.setup = past;
                }
                return self.check();
            }
        }
        if self.setup != before {
            if self.past.len() == MOST_UNDONE {
                self.past.remove(0);
            }
            self.past.push(before);
            self.check();
        }
    }

    fn check(&mut self) {
        let judged = Position::from_setup(self.setup.clone());
        self.problems = judged.err().map(|p| p.found).unwrap_or_default();
    }

    fn tap(&mut self, at: Point) {
        match self.brush {
            Brush::Put(tile) if self.setup.board().get(at) == Some(tile) => self.erase(at),
            Brush::Put(tile) => {
                self.erase(at);
                self.take_from_hand(tile);
                self.put(at, tile);
            }
            Brush::Erase => self.erase(at),
            Brush::Move => self.lift_or_put(at),
        }
    }

    fn lift_or_put(&mut self, at: Point) {
        match self.lifted.take() {
            Some(from) if from != at => {
                if let Some(tile) = self.setup.set(from, None) {
                    self.erase(at);
                    self.put(at, tile);
                }
            }
            Some(_) => {}
            None => self.lifted = self.setup.board().get(at).map(|_| at),
        }
    }

    /// Puts a tile down. With a tile on the board, the game is past the choice of accents.
    fn put(&mut self, at: Point, tile: Tile) {
        self.setup.set(at, Some(tile));
        self.begin_turns();
    }

    fn begin_turns(&mut self) {
        self.setup.stage = Stage::Turn;
        self.setup.passes = 0;
    }

    /// Removes a tile from the board; it goes to its owner's hand.
    fn erase(&mut self, at: Point) {
        if let Some(tile) = self.setup.set(at, None) {
            let (seat, kind) = (tile.owner(), tile.kind());
            if self.owned(seat, kind) < self.setup.ruleset.supply(kind) {
                self.count(seat, kind, 1);
            }
            self.begin_turns();
        }
    }

    /// Removes a tile from its owner's hand, if it is there, because it is put on the board.
    fn take_from_hand(&mut self, tile: Tile) {
        self.count(tile.owner(), tile.kind(), -1);
    }

    /// How many of a kind a player has on the board and in hand.
    fn owned(&self, seat: Seat, kind: Kind) -> u8 {
        let tile = Tile::new(seat, kind);
        let on_board = self.setup.board().tiles().filter(|(_, t)| *t == tile);
        on_board.count() as u8 + self.setup.hands[seat].count(kind)
    }

    fn count(&mut self, seat: Seat, kind: Kind, change: i8) {
        let hand = &mut self.setup.hands[seat];
        let count = hand.count(kind).saturating_add_signed(change);
        hand.set(kind, count.min(Reserve::MOST));
    }

    fn fill_hands(&mut self) {
        let accents = Accents::one_of_each(&self.setup.ruleset);
        self.setup.fill_hands(accents);
        if self.setup.stage == Stage::Accents {
            self.begin_turns();
        }
    }

    fn clear(&mut self) {
        self.setup.clear();
        self.lifted = None;
        self.fill_hands();
        self.begin_turns();
    }

    /// Empties the hands of seats that the new rules do not have; new seats get a hand of flowers.
    fn change_rules(&mut self, rules: Ruleset) {
        let before = self.setup.ruleset.seats.seats();
        self.setup.ruleset = rules;
        for seat in Seat::ALL {
            if !rules.seats.seats().contains(seat) {
                self.setup.hands[seat] = Reserve::EMPTY;
            } else if !before.contains(seat) {
                self.setup.hands[seat] = Reserve::flowers();
            }
        }
        if !rules.seats.seats().contains(self.setup.to_move) {
            self.setup.to_move = Seat::South;
        }
    }
}

fn beginning(rules: Ruleset) -> Setup {
    Setup::from(&Position::start(rules))
}
