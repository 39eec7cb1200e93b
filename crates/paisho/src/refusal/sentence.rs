//! Refusals as English sentences, for programmers and the command line.
//!
//! Each sentence begins with its paragraph. Cases may quote sentences word for word, so changing
//! one means changing the rulings that quote it.

use core::fmt;

use super::{Cause, Refusal, Standing};
use crate::position::Stage;

/// A tile on its point, as words. The owner is not named: the words for players depend on their
/// number, which a refusal does not know.
struct At(Standing);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (point, tile) = self.0;
        write!(f, "the {} at {point}", tile.kind().name())
    }
}

/// A tile that stands somewhere is named with its point (`the Rose at (2,6)`), a tile of the hand
/// with an article only (`a Rose`).
impl fmt::Display for Refusal {
    #[expect(
        clippy::too_many_lines,
        reason = "one sentence per variant; split up, a missing one would be hard to notice"
    )]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.section())?;
        match *self {
            // Before and between turns: the game itself, the stage, accents, the opening.
            Self::GameOver(_) => write!(f, "the game is over"),
            Self::GiftOffered { .. } => {
                write!(f, "a resignation with a gift must be answered first")
            }
            Self::WrongStage { due } => write!(f, "the next step must be {due}"),
            Self::AccentCount { chosen, wanted } => {
                write!(f, "{chosen} accents were chosen, but {wanted} are needed")
            }
            Self::AccentSupply {
                accent,
                chosen,
                supply,
            } => write!(
                f,
                "too many {} tiles were chosen: {chosen}, but the supply is {supply}",
                accent.name()
            ),
            Self::OpeningGate { gate } => {
                write!(
                    f,
                    "the opening flower must be planted in the gate at {}",
                    gate.point()
                )
            }
            Self::OpeningKind { flower, wanted } => write!(
                f,
                "the opening flower must be a {}, not a {}",
                wanted.name(),
                flower.name()
            ),
            // Planting, as a turn, as the opening flower or as a bonus.
            Self::NotBasic { tile } => write!(
                f,
                "the {} is not a basic flower; only basic flowers can be planted as a turn",
                tile.name()
            ),
            Self::NotInHand { tile } => write!(f, "the player has no {} in hand", tile.name()),
            Self::NotAGate { at } => write!(f, "{at} is not a gate"),
            Self::NotBesidePond { at } => {
                write!(f, "{at} is neither a gate nor a point beside a Pond")
            }
            Self::PlantOnTile { by } => write!(f, "{} is in the way", At(by)),
            Self::AlreadyGrowing { flower } => write!(
                f,
                "only one flower may grow at a time, and {} is growing",
                At(flower)
            ),
            // Arranging: which flower, and where it may end.
            Self::NothingToArrange { at } => write!(f, "there is no tile at {at}"),
            Self::NotYours { tile } => write!(f, "{} belongs to another player", At(tile)),
            Self::NotAFlower { tile } => {
                write!(f, "{} is not a flower; accents can't be arranged", At(tile))
            }
            Self::Trapped { flower, by } => {
                write!(f, "{} is trapped by {}", At(flower), At(by))
            }
            Self::StaysPut { flower } => write!(f, "{} may not stay where it is", At(flower)),
            Self::OntoGate { tile, gate } => write!(
                f,
                "the {} may not end in the gate at {}",
                tile.kind().name(),
                gate.point()
            ),
            Self::CannotHold { flower, at } => write!(
                f,
                "{at} is in a garden of the other colour, where the {} may not stand",
                flower.kind().name()
            ),
            Self::TooFar { flower, to, steps } => write!(
                f,
                "{to} is {steps} steps away, but {} moves at most {}",
                At(flower),
                flower.1.kind().reach()
            ),
            Self::NoPath { flower, to } => write!(
                f,
                "tiles are in the way: {} has no free path of at most {} steps to {to}",
                At(flower),
                flower.1.kind().reach()
            ),
            Self::NotExact { flower, to } => write!(
                f,
                "{} moves exactly {} steps and may not meet a point twice: no such path leads to {to}",
                At(flower),
                flower.1.kind().reach()
            ),
            Self::GateOnTheWay { flower, to } => write!(
                f,
                "{} can't reach {to} without passing through a gate",
                At(flower)
            ),
            Self::GardenOnTheWay { flower, to } => write!(
                f,
                "{} can't reach {to} without entering a garden of the other colour",
                At(flower)
            ),
            // Capturing, and what it leaves behind.
            Self::OwnTile { flower, tile } => write!(
                f,
                "{} can't capture {}: both belong to the same player",
                At(flower),
                At(tile)
            ),
            Self::CaptureAccent { flower, accent } => write!(
                f,
                "{} can't capture {}: accents are never captured",
                At(flower),
                At(accent)
            ),
            Self::Protected { tile, by } => {
                write!(f, "{} is protected by {}", At(tile), At(by))
            }
            Self::OrchidNeedsLotus { orchid, tile } => write!(
                f,
                "{} can't capture {} while its owner has no blooming Lotus",
                At(orchid),
                At(tile)
            ),
            Self::CannotCapture { flower, tile } => {
                write!(f, "{} can't capture {}", At(flower), At(tile))
            }
            Self::NeverCaptured { flower, tile } => write!(
                f,
                "{} can't capture {}, which is never captured by these rules",
                At(flower),
                At(tile)
            ),
            Self::Clash { by, clash } => write!(
                f,
                "{}: {} would clash with {} on {}",
                by,
                At(clash.a),
                At(clash.b),
                clash.line()
            ),
            // The bonus, and accents in general.
            Self::BonusNotDue { from, to } => write!(
                f,
                "there is no bonus: arranging {from} to {to} forms no new harmony"
            ),
            Self::BonusWhileGrowing { flower } => write!(
                f,
                "a basic flower can't be planted as a bonus while {} is growing",
                At(flower)
            ),
            Self::AccentOnTile { accent, tile } => write!(
                f,
                "a {} needs an empty point, but {} is there",
                accent.name(),
                At(tile)
            ),
            Self::AccentOnGate { accent, gate } => write!(
                f,
                "a {} can't be placed in the gate at {}",
                accent.name(),
                gate.point()
            ),
            Self::NoSecondPoint { tile } => write!(
                f,
                "only a Boat takes a second point, not the {}",
                tile.name()
            ),
            // The Wheel and the Boat, which have the most conditions.
            Self::WheelBesideGrowing { flower } => {
                write!(f, "the Wheel can't turn {} out of its gate", At(flower))
            }
            Self::WheelBesideRock { rock } => {
                write!(f, "the Wheel can't turn {}", At(rock))
            }
            Self::WheelOffBoard { tile } => {
                write!(f, "the Wheel would turn {} off the board", At(tile))
            }
            Self::WheelIntoGate { tile, gate } => write!(
                f,
                "the Wheel would turn {} into the gate at {}",
                At(tile),
                gate.point()
            ),
            Self::WheelIntoGarden { flower, to } => write!(
                f,
                "the Wheel would turn {} to {to}, into a garden of the other colour",
                At(flower)
            ),
            Self::WheelOntoTile { tile, by } => write!(
                f,
                "the Wheel would turn {} onto {}, which does not turn",
                At(tile),
                At(by)
            ),
            Self::BoatOnNothing { at } => {
                write!(
                    f,
                    "a Boat must be placed on a tile, but there is none at {at}"
                )
            }
            Self::BoatOnGrowing { flower } => {
                write!(f, "a Boat can't move {}, which is growing", At(flower))
            }
            Self::BoatNeedsTarget { flower } => write!(
                f,
                "a Boat on {} needs a second point to move the flower to",
                At(flower)
            ),
            Self::BoatRemovesAccent { accent } => {
                write!(
                    f,
                    "a Boat on {} removes it and takes no second point",
                    At(accent)
                )
            }
            Self::BoatKeepsAccent { accent } => write!(
                f,
                "a Boat can remove only a Rock, a Wheel or a Knotweed, not {}",
                At(accent)
            ),
            Self::BoatTooFar { flower, to } => write!(
                f,
                "a Boat can move {} only to a surrounding point, not to {to}",
                At(flower)
            ),
            Self::BoatOntoTile { flower, tile } => write!(
                f,
                "a Boat can move {} only to an empty point, but {} is there",
                At(flower),
                At(tile)
            ),
            Self::CouldPlay { .. } => {
                write!(
                    f,
                    "passing is only allowed when there is no other legal turn"
                )
            }
        }
    }
}

/// Fits before a colon: what the player did, then the clash it leads to.
impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Arriving => "arriving there",
            Self::Uncovering => "moving out of the way",
            Self::Wheel => "turning the Wheel",
            Self::Bamboo => "placing the Bamboo",
        })
    }
}

/// Fits into a sentence about what is due.
impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Accents => "the choice of accents",
            Self::Opening => "the opening flower",
            Self::Turn => "a turn",
            Self::Bonus => "the Harmony Bonus",
            Self::Over => "the end of the game",
        })
    }
}
