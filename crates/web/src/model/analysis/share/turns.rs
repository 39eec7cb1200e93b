//! Turns as bytes: one for the action, one for each point.

use paisho::{Accents, Bonus, Kind, Point, Turn};

use super::bytes::{Reader, Writer};

// The codes of items. Planted flowers and bonuses add the number of their kind.
pub(super) const END: u8 = 0;
pub(super) const VARIATION: u8 = 1;
pub(super) const COMMENT: u8 = 2;
pub(super) const TIME: u8 = 3;
pub(super) const RESIGNED: u8 = 4;
pub(super) const TIMED_OUT: u8 = 5;
const ACCENTS: u8 = 6;
const PASS: u8 = 7;
const ARRANGE: u8 = 8;
const FERRY: u8 = 9;
const PLANT: u8 = 16;
const BONUS: u8 = 32;

/// The number of a kind in links; it must never change.
fn number_of(kind: Kind) -> u8 {
    let at = Kind::ALL.iter().position(|other| *other == kind);
    at.unwrap_or_default() as u8
}

fn kind_of(number: u8) -> Option<Kind> {
    Kind::ALL.get(usize::from(number)).copied()
}

impl Writer {
    fn point(&mut self, point: Point) {
        self.byte(point.index() as u8);
    }

    pub(super) fn turn(&mut self, turn: Turn) {
        match turn {
            Turn::Accents(accents) => {
                self.byte(ACCENTS);
                self.byte(accents.len());
                accents.iter().for_each(|kind| self.byte(number_of(kind)));
            }
            Turn::Plant { flower, at } => {
                self.byte(PLANT + number_of(flower));
                self.point(at);
            }
            Turn::Arrange { from, to, bonus } => {
                self.byte(bonus.map_or(ARRANGE, code_of));
                self.point(from);
                self.point(to);
                if let Some(Bonus { at, to, .. }) = bonus {
                    self.point(at);
                    to.into_iter().for_each(|to| self.point(to));
                }
            }
            Turn::Pass => self.byte(PASS),
        }
    }
}

fn code_of(bonus: Bonus) -> u8 {
    match bonus.to {
        Some(_) => FERRY,
        None => BONUS + number_of(bonus.tile),
    }
}

impl Reader<'_> {
    fn point(&mut self) -> Option<Point> {
        Point::from_index(usize::from(self.byte()?))
    }

    /// The turn that begins with this byte.
    pub(super) fn turn(&mut self, code: u8) -> Option<Turn> {
        match code {
            ACCENTS => self.accents(),
            PASS => Some(Turn::Pass),
            ARRANGE => self.arrangement(|_| Some(None)),
            FERRY => {
                self.arrangement(|rest| Some(Some(Bonus::ferry(rest.point()?, rest.point()?))))
            }
            PLANT..BONUS => Some(Turn::Plant {
                flower: kind_of(code - PLANT)?,
                at: self.point()?,
            }),
            BONUS.. => {
                let tile = kind_of(code - BONUS)?;
                self.arrangement(|rest| Some(Some(Bonus::new(tile, rest.point()?))))
            }
            _ => None,
        }
    }

    fn accents(&mut self) -> Option<Turn> {
        let mut accents = Accents::EMPTY;
        for _ in 0..self.byte()? {
            let kind = kind_of(self.byte()?).filter(|kind| kind.is_accent())?;
            accents = accents.with(kind)?;
        }
        Some(Turn::Accents(accents))
    }

    fn arrangement(
        &mut self,
        bonus: impl FnOnce(&mut Self) -> Option<Option<Bonus>>,
    ) -> Option<Turn> {
        let (from, to) = (self.point()?, self.point()?);
        let bonus = bonus(self)?;
        Some(Turn::Arrange { from, to, bonus })
    }
}
