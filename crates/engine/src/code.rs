//! A step packed into one word, for move lists, the transposition table and lines of play.

use paisho::{Accents, Bonus, Kind, Point, Step};

/// A packed step. Equal steps have equal codes, and no step has the code [`Code::NONE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Code(u32);

const PLANT: u32 = 1;
const ARRANGE: u32 = 2;
const BONUS: u32 = 3;
const DECLINE: u32 = 4;
const PASS: u32 = 5;
const ACCENTS: u32 = 6;

impl Code {
    /// No step at all.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn pack(step: Step) -> Self {
        match step {
            Step::Plant { flower, at } => Self::of(PLANT, flower as u32, place(at), 0),
            Step::Arrange { from, to } => Self::of(ARRANGE, 0, place(from), place(to)),
            Step::Bonus(Bonus { tile, at, to }) => {
                Self::of(BONUS, tile as u32, place(at), to.map_or(0, place))
            }
            Step::Decline => Self(DECLINE),
            Step::Pass => Self(PASS),
            Step::Accents(accents) => Self(ACCENTS | accent_bits(accents) << 8),
        }
    }

    const fn of(tag: u32, tile: u32, a: u32, b: u32) -> Self {
        Self(tag | tile << 3 | a << 8 | b << 16)
    }

    /// The step; `None` for [`Code::NONE`] and for words that encode no step.
    pub(crate) fn unpack(self) -> Option<Step> {
        let tile = || kind(self.0 >> 3 & 15);
        let (a, b) = (point(self.0 >> 8 & 255), point(self.0 >> 16 & 255));
        match self.0 & 7 {
            PLANT => Some(Step::Plant {
                flower: tile()?,
                at: a?,
            }),
            ARRANGE => Some(Step::Arrange { from: a?, to: b? }),
            BONUS => Some(Step::Bonus(Bonus {
                tile: tile()?,
                at: a?,
                to: b,
            })),
            DECLINE => Some(Step::Decline),
            PASS => Some(Step::Pass),
            ACCENTS => Some(Step::Accents(accents(self.0 >> 8))),
            _ => None,
        }
    }

    /// The word itself, as the transposition table stores it.
    pub(crate) const fn word(self) -> u32 {
        self.0
    }

    pub(crate) const fn from_word(word: u32) -> Self {
        Self(word)
    }
}

/// A point as a number from 1, so that 0 means none.
fn place(point: Point) -> u32 {
    point.index() as u32 + 1
}

fn kind(number: u32) -> Option<Kind> {
    Kind::ALL.get((number as usize).checked_sub(1)?).copied()
}

fn point(place: u32) -> Option<Point> {
    Point::from_index((place as usize).checked_sub(1)?)
}

/// Two bits for each kind of accent.
fn accent_bits(accents: Accents) -> u32 {
    let counts = Kind::ACCENTS.into_iter().enumerate();
    counts.fold(0, |bits, (i, k)| {
        bits | u32::from(accents.count(k)) << (2 * i)
    })
}

fn accents(bits: u32) -> Accents {
    let mut accents = Accents::EMPTY;
    for (i, kind) in Kind::ACCENTS.into_iter().enumerate() {
        for _ in 0..bits >> (2 * i) & 3 {
            accents = accents.with(kind).unwrap_or(accents);
        }
    }
    accents
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::{Position, Ruleset, Turn};

    #[test]
    fn every_step_of_a_game_survives_packing() {
        let oasis = Ruleset {
            oasis: true,
            ..Ruleset::RULEBOOK
        };
        let mut position = Position::start(oasis);
        let mut random = crate::random::Random::new(7);
        for _ in 0..120 {
            let steps: Vec<Step> = position.steps().collect();
            for step in &steps {
                assert_eq!(Code::pack(*step).unpack(), Some(*step));
            }
            let Some(step) = random.pick(&steps) else {
                break;
            };
            position.step_unchecked(*step);
        }
        assert!(position.to_move() as u8 <= 3);
    }

    #[test]
    fn the_empty_code_is_no_step() {
        assert_eq!(Code::NONE.unpack(), None);
        let turn: Turn = "R,W,K,B".parse().unwrap();
        let step = turn.first_step();
        assert_eq!(Code::pack(step).unpack(), Some(step));
    }
}
