//! Recording a game that is played on a real board, turn by turn. Nothing enforces the rules there,
//! so a clash may be noticed too late (§9.4): the turn is recorded as it was played, and when the
//! players notice, the clashing tiles return to their hands.

use std::fmt;

use paisho::notation::record::{LastClash, PlayedGame, Record};
use paisho::notation::{NumberedTurn, Numbering, SyntaxError, TurnLabel};
use paisho::{Position, RecordingError, Returned, Ruleset, SeatCount, Setup, Turn};
use paisho_wire::record_date;
use serde::{Deserialize, Serialize};

/// A recording of a game on a real board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording {
    rules: Ruleset,
    /// When it began, in milliseconds since 1970.
    began: u64,
    entries: Vec<Entry>,
    /// The state before each entry, and the present one at the end.
    states: Vec<State>,
}

/// An entry of a recording.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A turn as it was played.
    Turn(NumberedTurn),
    /// A clash was noticed, and these tiles returned to the hands.
    Repair(Vec<Returned>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    setup: Setup,
    numbering: Numbering,
    label: TurnLabel,
}

/// A change to a recording.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordingEvent {
    /// A turn was played.
    Played(Turn),
    /// A turn was entered in notation.
    Typed(String),
    /// The clashes were noticed and are repaired.
    Repair,
    /// The last entry was a mistake and is removed.
    TakeBack,
}

/// Why a turn can't be recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The text is not a turn.
    Syntax(SyntaxError),
    /// The turn breaks a rule other than the one against clashes.
    Refused(RecordingError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::Refused(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RecordError {}

impl Recording {
    /// A game that begins now, in milliseconds since 1970.
    #[must_use]
    pub fn new(rules: Ruleset, now: u64) -> Self {
        let start = Position::start(rules);
        Self {
            rules,
            began: now,
            entries: Vec::new(),
            states: vec![State::of(Setup::from(&start), Numbering::FROM_ONE, &start)],
        }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// When the game began, in milliseconds since 1970.
    #[must_use]
    pub const fn began(&self) -> u64 {
        self.began
    }

    /// The number of players.
    #[must_use]
    pub const fn seats(&self) -> SeatCount {
        self.rules.seats
    }

    /// The entries so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The board as it is, with clashes if there are any.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.present().setup
    }

    /// The position, unless there is a clash on the board.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(self.setup().clone()).ok()
    }

    /// The number and the player of the next turn.
    #[must_use]
    pub fn next_label(&self) -> TurnLabel {
        self.present().label
    }

    #[expect(clippy::expect_used, reason = "the beginning is never removed")]
    fn present(&self) -> &State {
        self.states.last().expect("a recording has a beginning")
    }

    /// Applies an event.
    ///
    /// # Errors
    /// If a turn can't be recorded.
    pub fn update(&mut self, event: RecordingEvent) -> Result<(), RecordError> {
        match event {
            RecordingEvent::Played(turn) => self.play(turn),
            RecordingEvent::Typed(text) => {
                let turn = read(&text, self.seats()).map_err(RecordError::Syntax)?;
                self.play(turn)
            }
            RecordingEvent::Repair => {
                self.repair();
                Ok(())
            }
            RecordingEvent::TakeBack => {
                if self.entries.pop().is_some() {
                    self.states.pop();
                }
                Ok(())
            }
        }
    }

    fn play(&mut self, turn: Turn) -> Result<(), RecordError> {
        let State {
            setup,
            numbering,
            label,
        } = self.present();
        let after = setup.record(turn).map_err(RecordError::Refused)?;
        let entry = Entry::Turn(NumberedTurn {
            label: *label,
            turn,
        });
        let state = numbered(setup, after, *numbering);
        self.entries.push(entry);
        self.states.push(state);
        Ok(())
    }

    fn repair(&mut self) {
        let mut state = self.present().clone();
        let returned = state.setup.repair_clashes();
        if !returned.is_empty() {
            self.entries.push(Entry::Repair(returned));
            self.states.push(state);
        }
    }

    /// The game as records. After a repair a new record begins, since no legal turn leads there;
    /// turns played with a clash on the board are written into a comment.
    #[must_use]
    pub fn records(&self) -> Vec<Record> {
        let (mut turns, mut noticed) = (Vec::new(), Vec::new());
        let mut last = None;
        for entry in &self.entries {
            match entry {
                Entry::Turn(turn) => {
                    turns.push(turn.display(self.seats()).to_string());
                    last = Some(turn.label);
                }
                Entry::Repair(_) => {
                    noticed.extend(last.map(|label| label.display(self.seats()).to_string()));
                }
            }
        }
        let game = PlayedGame {
            text: &turns.join(" "),
            ruleset: self.rules,
            noticed: &noticed,
            last: LastClash::Stays,
        };
        // Reading can't fail, since every entry was judged when it was made, but there may be none.
        let mut records = match game.repair() {
            Ok(game) => game.records,
            Err(_) => vec![Record::new(&Position::start(self.rules), 1)],
        };
        for record in &mut records {
            // Setting the tag can't fail: the text is always a valid date.
            let _set = record.tags.set("Date", &record_date(self.began));
        }
        records
    }
}

impl State {
    fn of(setup: Setup, numbering: Numbering, position: &Position) -> Self {
        Self {
            label: numbering.label(position),
            setup,
            numbering,
        }
    }
}

/// Reads a turn with or without its number.
fn read(text: &str, seats: SeatCount) -> Result<Turn, SyntaxError> {
    let text = text.trim();
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        NumberedTurn::parse(text, seats).map(|numbered| numbered.turn)
    } else {
        text.parse()
    }
}

/// The state after a turn. The numbering depends on the players only, so clashing tiles are removed
/// for it: with a clash on the board there is no valid position.
fn numbered(before: &Setup, after: Setup, mut numbering: Numbering) -> State {
    let players = |setup: &Setup| Position::from_setup(bare(setup)).ok();
    if let Some(before) = players(before) {
        numbering.next_label(&before);
    }
    let label = players(&after).map(|position| numbering.label(&position));
    State {
        label: label.unwrap_or(TurnLabel {
            number: 1,
            seat: after.to_move,
        }),
        setup: after,
        numbering,
    }
}

/// The same players and stage without tiles that clash.
fn bare(setup: &Setup) -> Setup {
    let mut bare = setup.clone();
    bare.repair_clashes();
    bare
}

/// A recording as it is stored: the rest follows from the entries.
#[derive(Serialize, Deserialize)]
struct Kept {
    rules: String,
    began: u64,
    /// Turns in notation; an empty one is a repair.
    entries: Vec<String>,
}

impl Serialize for Recording {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = |entry: &Entry| match entry {
            Entry::Turn(turn) => turn.turn.to_string(),
            Entry::Repair(_) => String::new(),
        };
        let kept = Kept {
            rules: self.rules.to_string(),
            began: self.began,
            entries: self.entries.iter().map(written).collect(),
        };
        kept.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Recording {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kept = Kept::deserialize(deserializer)?;
        let rules = kept.rules.parse().map_err(serde::de::Error::custom)?;
        let mut recording = Self::new(rules, kept.began);
        for entry in kept.entries {
            let event = if entry.is_empty() {
                RecordingEvent::Repair
            } else {
                RecordingEvent::Typed(entry)
            };
            recording.update(event).map_err(serde::de::Error::custom)?;
        }
        Ok(recording)
    }
}
