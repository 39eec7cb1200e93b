//! Setting up a position: anything may be put anywhere, and the rules say what is wrong with it.

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

/// What a tap on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brush {
    /// Puts a tile there, or takes the same one away.
    Put(Tile),
    /// Takes the tile away.
    Erase,
    /// Lifts a tile, and puts it down with the second tap.
    Move,
}

/// What a person does with the setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorEvent {
    /// Takes another brush.
    Brush(Brush),
    /// Taps a point.
    Tap(Point),
    /// One more of a kind in a hand.
    More(Seat, Kind),
    /// One less of a kind in a hand.
    Less(Seat, Kind),
    /// It is this player's turn.
    ToMove(Seat),
    /// Other rules.
    Rules(Ruleset),
    /// Takes everything off the board, into the hands.
    Clear,
    /// The beginning of a game.
    Start,
    /// Gives everybody what is not on the board.
    FillHands,
    /// As it was before.
    Undo,
}

impl Editor {
    /// Begins with a setup.
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

    /// The brush in hand.
    #[must_use]
    pub const fn brush(&self) -> Brush {
        self.brush
    }

    /// The tile that is about to be moved.
    #[must_use]
    pub const fn lifted(&self) -> Option<Point> {
        self.lifted
    }

    /// Why it is no position; empty if it is one.
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

    /// Something happens.
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

    /// Once something stands on the board, the game is under way.
    fn put(&mut self, at: Point, tile: Tile) {
        self.setup.set(at, Some(tile));
        self.begin_turns();
    }

    fn begin_turns(&mut self) {
        self.setup.stage = Stage::Turn;
        self.setup.passes = 0;
    }

    /// Takes a tile off the board; it goes to its owner's hand.
    fn erase(&mut self, at: Point) {
        if let Some(tile) = self.setup.set(at, None) {
            let (seat, kind) = (tile.owner(), tile.kind());
            if self.owned(seat, kind) < self.setup.ruleset.supply(kind) {
                self.count(seat, kind, 1);
            }
            self.begin_turns();
        }
    }

    /// A tile that is put on the board comes from the hand, if it is there.
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

    /// Those who do not sit at the table any more take their hands with them; who comes gets one.
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
