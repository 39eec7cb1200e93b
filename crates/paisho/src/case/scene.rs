//! The lines of a case that describe a position.

use alloc::borrow::ToOwned;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::{CaseErrorReason, Part, words};
use crate::notation::Cursor;
use crate::position::{Position, Stage};
use crate::reserve::{Accents, Reserve};
use crate::rules::Ruleset;
use crate::seat::{BySeat, Seat, SeatCount, SeatSet};
use crate::setup::Setup;
use crate::tile::{Kind, Tile};

/// The description of a position, as far as it has been read.
///
/// `rules` must come before lines that name seats, because the number of players decides the names.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// The number of the first line of the description.
    line: usize,
    /// The rules; by default those of the rulebook.
    ruleset: Ruleset,
    /// The player to move; by default Guest, who is South in larger games.
    to_move: Seat,
    /// What is due; by default an ordinary turn.
    stage: Stage,
    /// The tiles of all `board` lines, no two on one point.
    tiles: Vec<(crate::point::Point, Tile)>,
    /// The hands that a line describes completely. All others hold what is not on the board.
    hands: BySeat<Option<Reserve>>,
    /// Players who have left the game.
    left: SeatSet,
    /// Whether the position is the beginning of a game. Then everything but the ruleset is ignored.
    start: bool,
    /// Whether a claim has been read, which completes the description.
    told: bool,
}

/// Whether a line describes a position rather than claiming something.
pub(super) fn is_scene_line(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or("");
    matches!(
        word,
        "rules" | "move" | "stage" | "board" | "hand" | "left" | "start"
    )
}

/// The seat that a word names. `Guest` is no seat in a game of three, and `South` none in a game of
/// two.
pub(super) fn seat_of(word: &str, seats: SeatCount) -> Result<Seat, CaseErrorReason> {
    seats
        .seats()
        .iter()
        .find(|s| s.word(seats) == word)
        .ok_or_else(|| words(word))
}

/// A kind and how often: `R3x2`, `L`. Numbers that no hand can count are refused.
pub(super) fn read_count(cursor: &mut Cursor<'_>) -> Result<(Kind, u8), CaseErrorReason> {
    let kind = cursor.tile()?;
    let mut count = 1;
    if cursor.eat('x') {
        let number = cursor.number()?;
        count = u8::try_from(number)
            .ok()
            .filter(|n| *n <= Reserve::MOST)
            .ok_or_else(|| words(&number.to_string()))?;
    }
    Ok((kind, count))
}

impl Scene {
    pub(super) fn new(line: usize) -> Self {
        Self {
            line,
            ruleset: Ruleset::RULEBOOK,
            to_move: Seat::South,
            stage: Stage::Turn,
            tiles: Vec::new(),
            hands: BySeat::default(),
            left: SeatSet::EMPTY,
            start: false,
            told: false,
        }
    }

    pub(super) fn seats(&self) -> SeatCount {
        self.ruleset.seats
    }

    /// Whether claims about this position have been read, so that the next scene line begins a new
    /// one.
    pub(super) fn is_told(&self, parts: &[Part]) -> bool {
        self.told && !parts.is_empty()
    }

    /// Ends the description at the first claim and adds a part for it. Later calls do nothing.
    pub(super) fn tell(&mut self, parts: &mut Vec<Part>) {
        if self.told {
            return;
        }
        self.told = true;
        parts.push(Part {
            line: self.line,
            position: self.position(),
            claims: Vec::new(),
        });
    }

    pub(super) fn read(&mut self, line: &str) -> Result<(), CaseErrorReason> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "rules" => self.ruleset = rest.parse()?,
            "move" => self.to_move = seat_of(rest, self.seats())?,
            "stage" => self.stage = stage_of(rest)?,
            "board" => self.read_tiles(rest)?,
            "hand" => self.read_hand(rest)?,
            "left" => self.left = self.left.with(seat_of(rest, self.seats())?),
            "start" => self.start = true,
            _ => return Err(CaseErrorReason::UnknownWord(word.to_owned())),
        }
        Ok(())
    }

    /// Tiles such as `GW5(0,-8)`. Two tiles on one point are refused here, because a setup would
    /// silently keep the second.
    fn read_tiles(&mut self, text: &str) -> Result<(), CaseErrorReason> {
        for word in text.split_whitespace() {
            let mut cursor = Cursor::new(word);
            let owner = cursor
                .next()
                .and_then(|c| Seat::from_letter(c, self.seats()))
                .ok_or_else(|| words(word))?;
            let tile = Tile::new(owner, cursor.tile()?);
            let point = cursor.point()?;
            cursor.end()?;
            if self.tiles.iter().any(|(p, _)| *p == point) {
                return Err(CaseErrorReason::TwoTiles(word.to_owned()));
            }
            self.tiles.push((point, tile));
        }
        Ok(())
    }

    /// A player and everything in that hand, such as `Guest R3x2 L`.
    fn read_hand(&mut self, text: &str) -> Result<(), CaseErrorReason> {
        let mut tokens = text.split_whitespace();
        let seat = seat_of(tokens.next().unwrap_or(""), self.seats())?;
        let mut hand = Reserve::EMPTY;
        for word in tokens {
            let mut cursor = Cursor::new(word);
            let (kind, count) = read_count(&mut cursor)?;
            cursor.end()?;
            hand.set(kind, count);
        }
        self.hands[seat] = Some(hand);
        Ok(())
    }

    /// The position, or all its problems in one text. Described hands replace the filled ones as a
    /// whole.
    fn position(&self) -> Result<Position, alloc::string::String> {
        if self.start {
            return Ok(Position::start(self.ruleset));
        }
        let mut setup = Setup::empty(self.ruleset);
        setup.to_move = self.to_move;
        setup.stage = self.stage;
        setup.out = self.left;
        for (point, tile) in &self.tiles {
            setup.set(*point, Some(*tile));
        }
        setup.fill_hands(self.default_accents());
        for seat in self.seats().seats().iter() {
            if let Some(hand) = self.hands[seat] {
                setup.hands[seat] = hand;
            }
        }
        Position::from_setup(setup).map_err(|p| p.to_string())
    }

    /// One of each accent, or none while they are being chosen. So a case can take any bonus of the
    /// base game without describing hands.
    fn default_accents(&self) -> Accents {
        if self.stage == Stage::Accents {
            Accents::EMPTY
        } else {
            Accents::one_of_each(&self.ruleset)
        }
    }
}

/// There is no word for a game that is over: that follows from the tiles.
fn stage_of(word: &str) -> Result<Stage, CaseErrorReason> {
    Ok(match word {
        "turn" => Stage::Turn,
        "bonus" => Stage::Bonus,
        "accents" => Stage::Accents,
        "opening" => Stage::Opening,
        _ => return Err(words(word)),
    })
}
