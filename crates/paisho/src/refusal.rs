//! Why a turn is not allowed, as data: which rule, which tiles, which points.
//!
//! The sentences here are for programmers and the command line; sentences for
//! players, in their language, are made elsewhere from the same data.

use core::fmt;

use crate::clash::Clash;
use crate::garden::Gate;
use crate::outcome::Outcome;
use crate::point::Point;
use crate::position::Stage;
use crate::seat::Seat;
use crate::tile::{Kind, Tile};

/// A tile on its point.
pub type Standing = (Point, Tile);

/// Why a turn is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver(Outcome),
    /// A resignation with a gift has not been answered yet; only a game can say so.
    GiftOffered {
        /// Who resigned.
        from: Seat,
    },
    /// Another kind of step is due.
    WrongStage {
        /// What is due.
        due: Stage,
    },
    /// The wrong number of accents was chosen.
    AccentCount {
        /// How many were chosen.
        chosen: u8,
        /// How many must be.
        wanted: u8,
    },
    /// More accents of a kind were chosen than there are.
    AccentSupply {
        /// Which accent.
        accent: Kind,
        /// How many were chosen.
        chosen: u8,
        /// How many there are.
        supply: u8,
    },
    /// The opening flower belongs in the player's own gate.
    OpeningGate {
        /// That gate.
        gate: Gate,
    },
    /// The opening flower must be of another kind.
    OpeningKind {
        /// The kind that was planted.
        flower: Kind,
        /// The kind it must be.
        wanted: Kind,
    },
    /// Only basic flowers are planted as a turn.
    NotBasic {
        /// The kind that was to be planted.
        tile: Kind,
    },
    /// The tile is not in the hand.
    NotInHand {
        /// The tile.
        tile: Kind,
    },
    /// Flowers are planted in gates, or beside a Pond.
    NotAGate {
        /// The point, which is neither.
        at: Point,
    },
    /// The gate, or the point beside a Pond, is taken.
    PlantOnTile {
        /// The tile there.
        by: Standing,
    },
    /// With three or four players only one flower may grow at a time.
    AlreadyGrowing {
        /// The growing flower.
        flower: Standing,
    },
    /// There is no tile to arrange.
    NothingToArrange {
        /// The empty point.
        at: Point,
    },
    /// The tile belongs to somebody else.
    NotYours {
        /// The tile.
        tile: Standing,
    },
    /// Accents are not arranged.
    NotAFlower {
        /// The accent.
        tile: Standing,
    },
    /// The flower is trapped by an Orchid.
    Trapped {
        /// The flower.
        flower: Standing,
        /// The Orchid that traps it.
        by: Standing,
    },
    /// The flower may not stay where it is.
    StaysPut {
        /// The flower.
        flower: Standing,
    },
    /// A flower may not end in a gate, nor an accent stand there.
    OntoGate {
        /// The tile.
        tile: Tile,
        /// The gate.
        gate: Gate,
    },
    /// The flower may not stand in a garden of the other colour.
    CannotHold {
        /// The flower.
        flower: Tile,
        /// The point that can't hold it.
        at: Point,
    },
    /// The point is farther away than the flower can walk.
    TooFar {
        /// The flower.
        flower: Standing,
        /// The point.
        to: Point,
        /// The steps it would take on an empty board.
        steps: u8,
    },
    /// Tiles are in the way: no free path is short enough.
    NoPath {
        /// The flower.
        flower: Standing,
        /// The point.
        to: Point,
    },
    /// One does not capture one's own tile.
    OwnTile {
        /// The flower that moves.
        flower: Standing,
        /// One's own tile at its end.
        tile: Standing,
    },
    /// Accents are never captured.
    CaptureAccent {
        /// The flower that moves.
        flower: Standing,
        /// The accent.
        accent: Standing,
    },
    /// A Bamboo protects the tile.
    Protected {
        /// The tile that was to be captured.
        tile: Standing,
        /// The Bamboo.
        by: Standing,
    },
    /// An Orchid captures only while its owner has a blooming Lotus.
    OrchidNeedsLotus {
        /// The Orchid.
        orchid: Standing,
        /// The tile it was to capture.
        tile: Standing,
    },
    /// This flower does not capture that one.
    CannotCapture {
        /// The flower that moves.
        flower: Standing,
        /// The flower it was to capture.
        tile: Standing,
    },
    /// The turn would leave two flowers in a clash.
    Clash {
        /// What brings it about.
        by: Cause,
        /// The two flowers as they would stand.
        clash: Clash,
    },
    /// No new harmony was formed, so no bonus is due.
    BonusNotDue {
        /// Where the flower came from.
        from: Point,
        /// Where it went.
        to: Point,
    },
    /// As a bonus, a basic flower is planted only by a player without growing flowers.
    BonusWhileGrowing {
        /// The growing flower.
        flower: Standing,
    },
    /// The accent needs an empty point.
    AccentOnTile {
        /// The accent.
        accent: Kind,
        /// The tile that stands there.
        tile: Standing,
    },
    /// Accents never stand on gates.
    AccentOnGate {
        /// The accent.
        accent: Kind,
        /// The gate.
        gate: Gate,
    },
    /// Only a Boat has a second point.
    NoSecondPoint {
        /// The tile that was given one.
        tile: Kind,
    },
    /// The Wheel would turn a tile out of a gate.
    WheelBesideGrowing {
        /// The growing flower.
        flower: Standing,
    },
    /// A Rock beside the Wheel can't be moved.
    WheelBesideRock {
        /// The Rock.
        rock: Standing,
    },
    /// The Wheel would turn a tile off the board.
    WheelOffBoard {
        /// The tile.
        tile: Standing,
    },
    /// The Wheel would turn a tile into a gate.
    WheelIntoGate {
        /// The tile.
        tile: Standing,
        /// The gate.
        gate: Gate,
    },
    /// The Wheel would turn a flower into a garden that can't hold it.
    WheelIntoGarden {
        /// The flower.
        flower: Standing,
        /// Where it would go.
        to: Point,
    },
    /// A Boat is placed on a tile.
    BoatOnNothing {
        /// The empty point.
        at: Point,
    },
    /// A Boat does not move growing flowers.
    BoatOnGrowing {
        /// The growing flower.
        flower: Standing,
    },
    /// A Boat on a flower must move it.
    BoatNeedsTarget {
        /// The flower.
        flower: Standing,
    },
    /// A Boat on an accent moves nothing.
    BoatRemovesAccent {
        /// The accent.
        accent: Standing,
    },
    /// A Boat moves a flower to a surrounding point only.
    BoatTooFar {
        /// The flower.
        flower: Standing,
        /// The point.
        to: Point,
    },
    /// A Boat moves a flower to an empty point only.
    BoatOntoTile {
        /// The flower.
        flower: Standing,
        /// The tile that stands there.
        tile: Standing,
    },
    /// Passing is only for those who can do nothing else.
    CouldPlay {
        /// A step that would be legal.
        example: crate::turn::Step,
    },
}

/// What brings a clash about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The flower comes to stand there: arranged, planted beside a Pond, or moved by a Boat.
    Arriving,
    /// The flower that moved away, or the accent a Boat removed, stood between them.
    Uncovering,
    /// The Wheel turns tiles.
    Wheel,
    /// The Bamboo returns tiles to the hands.
    Bamboo,
}

impl Refusal {
    /// The paragraph of the rules that forbids the turn, such as `§5.2`.
    #[must_use]
    pub const fn section(&self) -> &'static str {
        match self {
            Self::GameOver(_) => "§9",
            Self::GiftOffered { .. } => "§4.3",
            Self::WrongStage { due } => due.section(),
            Self::AccentCount { .. } | Self::AccentSupply { .. } => "§3.1",
            Self::OpeningGate { .. } | Self::OpeningKind { .. } => "§3.2",
            Self::NotBasic { .. }
            | Self::NotInHand { .. }
            | Self::NotAGate { .. }
            | Self::PlantOnTile { .. }
            | Self::NothingToArrange { .. }
            | Self::NotYours { .. }
            | Self::NotAFlower { .. } => "§4.1",
            Self::CouldPlay { .. } => "§4.2",
            Self::Clash { .. } => "§5.2",
            Self::StaysPut { .. }
            | Self::OntoGate { .. }
            | Self::TooFar { .. }
            | Self::NoPath { .. } => "§6.1",
            Self::CannotHold { .. } => "§1.4",
            Self::OwnTile { .. }
            | Self::CaptureAccent { .. }
            | Self::OrchidNeedsLotus { .. }
            | Self::CannotCapture { .. } => "§6.3",
            Self::BonusNotDue { .. } => "§6.4",
            Self::BonusWhileGrowing { .. } => "§6.5",
            Self::Trapped { .. } => "§7.5",
            Self::AccentOnGate { .. } => "§7.6",
            Self::AccentOnTile { accent, .. } => accent_section(*accent),
            Self::WheelBesideGrowing { .. }
            | Self::WheelBesideRock { .. }
            | Self::WheelOffBoard { .. }
            | Self::WheelIntoGate { .. }
            | Self::WheelIntoGarden { .. } => "§7.3",
            Self::NoSecondPoint { .. }
            | Self::BoatOnNothing { .. }
            | Self::BoatOnGrowing { .. }
            | Self::BoatNeedsTarget { .. }
            | Self::BoatRemovesAccent { .. }
            | Self::BoatTooFar { .. }
            | Self::BoatOntoTile { .. } => "§7.4",
            Self::Protected { .. } => "§8.1",
            Self::AlreadyGrowing { .. } => "§10.4",
        }
    }
}

const fn accent_section(accent: Kind) -> &'static str {
    match accent {
        Kind::Rock => "§7.1",
        Kind::Knotweed => "§7.2",
        Kind::Wheel => "§7.3",
        Kind::Bamboo => "§8.1",
        Kind::Pond => "§8.2",
        Kind::LionTurtle => "§8.3",
        _ => "§7.4",
    }
}

/// A tile on its point, as words.
struct At(Standing);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (point, tile) = self.0;
        write!(f, "the {} at {point}", tile.kind().name())
    }
}

impl fmt::Display for Refusal {
    #[expect(
        clippy::too_many_lines,
        reason = "one sentence per reason; splitting would hide that none is missing"
    )]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.section())?;
        match *self {
            Self::GameOver(_) => write!(f, "the game is over"),
            Self::GiftOffered { .. } => {
                write!(f, "a resignation with a gift must be answered first")
            }
            Self::WrongStage { due } => write!(f, "now {due} is due"),
            Self::AccentCount { chosen, wanted } => {
                write!(f, "{chosen} accents were chosen, it must be {wanted}")
            }
            Self::AccentSupply {
                accent,
                chosen,
                supply,
            } => write!(
                f,
                "{} was chosen {chosen} times, there are {supply}",
                accent.name()
            ),
            Self::OpeningGate { gate } => {
                write!(
                    f,
                    "the opening flower is planted in the gate at {}",
                    gate.point()
                )
            }
            Self::OpeningKind { flower, wanted } => write!(
                f,
                "the opening flower must be a {}, not a {}",
                wanted.name(),
                flower.name()
            ),
            Self::NotBasic { tile } => write!(
                f,
                "only basic flowers are planted as a turn, not a {}",
                tile.name()
            ),
            Self::NotInHand { tile } => write!(f, "there is no {} in the hand", tile.name()),
            Self::NotAGate { at } => {
                write!(f, "{at} is neither a gate nor a point beside a Pond")
            }
            Self::PlantOnTile { by } => write!(f, "{} is in the way", At(by)),
            Self::AlreadyGrowing { flower } => write!(
                f,
                "only one flower may grow at a time, and {} is growing",
                At(flower)
            ),
            Self::NothingToArrange { at } => write!(f, "there is no tile at {at}"),
            Self::NotYours { tile } => write!(f, "{} belongs to another player", At(tile)),
            Self::NotAFlower { tile } => {
                write!(f, "{} is no flower; accents are not arranged", At(tile))
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
                "{at} lies in a garden of the other colour, which can't hold the {}",
                flower.kind().name()
            ),
            Self::TooFar { flower, to, steps } => write!(
                f,
                "{to} is {steps} steps away, {} walks at most {}",
                At(flower),
                flower.1.kind().reach()
            ),
            Self::NoPath { flower, to } => write!(
                f,
                "tiles are in the way: {} has no free path of at most {} steps to {to}",
                At(flower),
                flower.1.kind().reach()
            ),
            Self::OwnTile { flower, tile } => write!(
                f,
                "{} does not capture {} of its own player",
                At(flower),
                At(tile)
            ),
            Self::CaptureAccent { flower, accent } => write!(
                f,
                "{} does not capture {}: accents are never captured",
                At(flower),
                At(accent)
            ),
            Self::Protected { tile, by } => {
                write!(f, "{} is protected by {}", At(tile), At(by))
            }
            Self::OrchidNeedsLotus { orchid, tile } => write!(
                f,
                "{} does not capture {} while its player has no blooming Lotus",
                At(orchid),
                At(tile)
            ),
            Self::CannotCapture { flower, tile } => {
                write!(f, "{} does not capture {}", At(flower), At(tile))
            }
            Self::Clash { by, clash } => write!(
                f,
                "{}: {} would clash with {} on {}",
                by,
                At(clash.a),
                At(clash.b),
                clash.line()
            ),
            Self::BonusNotDue { from, to } => write!(
                f,
                "no bonus is due: arranging {from} to {to} forms no new harmony"
            ),
            Self::BonusWhileGrowing { flower } => write!(
                f,
                "no basic flower is planted as a bonus while {} is growing",
                At(flower)
            ),
            Self::AccentOnTile { accent, tile } => write!(
                f,
                "a {} needs an empty point, {} is there",
                accent.name(),
                At(tile)
            ),
            Self::AccentOnGate { accent, gate } => write!(
                f,
                "a {} never stands on the gate at {}",
                accent.name(),
                gate.point()
            ),
            Self::NoSecondPoint { tile } => write!(
                f,
                "a {} moves nothing; only a Boat has a second point",
                tile.name()
            ),
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
            Self::BoatOnNothing { at } => {
                write!(f, "a Boat is placed on a tile, there is none at {at}")
            }
            Self::BoatOnGrowing { flower } => {
                write!(f, "a Boat does not move {}, which is growing", At(flower))
            }
            Self::BoatNeedsTarget { flower } => write!(
                f,
                "a Boat on {} must say where it moves the flower",
                At(flower)
            ),
            Self::BoatRemovesAccent { accent } => {
                write!(f, "a Boat on {} removes it and moves nothing", At(accent))
            }
            Self::BoatTooFar { flower, to } => write!(
                f,
                "a Boat moves {} to a surrounding point, not to {to}",
                At(flower)
            ),
            Self::BoatOntoTile { flower, tile } => write!(
                f,
                "a Boat moves {} to an empty point, {} is there",
                At(flower),
                At(tile)
            ),
            Self::CouldPlay { .. } => {
                write!(f, "passing is only for those without any legal turn")
            }
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Arriving => "coming to stand there",
            Self::Uncovering => "moving out of the way",
            Self::Wheel => "turning the Wheel",
            Self::Bamboo => "placing the Bamboo",
        })
    }
}

impl core::error::Error for Refusal {}

impl Stage {
    /// The paragraph that describes the stage.
    #[must_use]
    pub const fn section(self) -> &'static str {
        match self {
            Self::Accents => "§3.1",
            Self::Opening => "§3.2",
            Self::Turn => "§4.1",
            Self::Bonus => "§6.5",
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Accents => "the choice of accents",
            Self::Opening => "the opening flower",
            Self::Turn => "a turn",
            Self::Bonus => "the Harmony Bonus",
        })
    }
}
