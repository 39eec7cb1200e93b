//! Why a turn is not allowed, as data: which rule, which tiles, which points.
//!
//! `sentence` has sentences for programmers and the command line; other crates make sentences for
//! players, in their languages, from the same data.

mod points;
mod sentence;

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
///
/// It is data instead of text: a picture marks its points, and each language builds its own
/// sentence. It is small and owns nothing on the heap, because searches and random play test
/// legality very often and usually ignore the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    GameOver(Outcome),
    /// A resignation with a gift has not been answered yet. Only a [`Game`](crate::Game) gives this
    /// refusal.
    GiftOffered {
        /// The player who resigned.
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
        /// The accent.
        accent: Kind,
        /// How many were chosen.
        chosen: u8,
        /// How many there are.
        supply: u8,
    },
    /// The opening flower belongs in the player's own gate.
    OpeningGate {
        /// The player's own gate.
        gate: Gate,
    },
    /// The opening flower must be of another kind.
    OpeningKind {
        /// The kind that was planted.
        flower: Kind,
        /// The kind it must be.
        wanted: Kind,
    },
    /// Only basic flowers are planted as a turn; all other tiles are for a bonus.
    NotBasic {
        /// The kind that was to be planted.
        tile: Kind,
    },
    /// The tile is not in the hand.
    NotInHand {
        /// The tile.
        tile: Kind,
    },
    /// Flowers are planted in gates.
    NotAGate {
        /// The point, which is no gate.
        at: Point,
    },
    /// Where there are Ponds, flowers are planted in gates or beside a Pond.
    NotBesidePond {
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
    /// The tile belongs to another player.
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
    /// The flower must walk exactly as many steps as its number says, on a way that meets no point
    /// twice, and no such way leads there.
    NotExact {
        /// The flower.
        flower: Standing,
        /// The point.
        to: Point,
    },
    /// The flower would have to walk through a gate.
    GateOnTheWay {
        /// The flower.
        flower: Standing,
        /// The point.
        to: Point,
    },
    /// The flower would have to walk through a garden of the other colour.
    GardenOnTheWay {
        /// The flower.
        flower: Standing,
        /// The point.
        to: Point,
    },
    /// A player can't capture a tile of their own.
    OwnTile {
        /// The flower that moves.
        flower: Standing,
        /// The player's own tile at the end of the walk.
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
    /// This kind of flower does not capture that one.
    CannotCapture {
        /// The flower that moves.
        flower: Standing,
        /// The flower it was to capture.
        tile: Standing,
    },
    /// By these rules nothing captures that flower.
    NeverCaptured {
        /// The flower that moves.
        flower: Standing,
        /// The flower it was to capture.
        tile: Standing,
    },
    /// The turn would leave two flowers in a clash.
    Clash {
        /// What causes it.
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
    /// The Wheel would turn a tile onto one that stays.
    WheelOntoTile {
        /// The tile.
        tile: Standing,
        /// The tile that stays.
        by: Standing,
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
    /// A Boat does not remove this accent.
    BoatKeepsAccent {
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
    /// Passing is only for players who can do nothing else.
    CouldPlay {
        /// A step that would be legal.
        example: crate::turn::Step,
    },
}

/// What causes a clash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Cause {
    /// A flower arrives: arranged, planted beside a Pond, or moved by a Boat.
    Arriving,
    /// The flower that moved away, or the accent a Boat removed, stood between them.
    Uncovering,
    /// The Wheel turns tiles.
    Wheel,
    /// The Bamboo returns tiles to the hands.
    Bamboo,
}

impl Cause {
    /// All causes. The list grows with the variants.
    pub const ALL: &'static [Self] = &[Self::Arriving, Self::Uncovering, Self::Wheel, Self::Bamboo];
}

impl Refusal {
    /// The paragraph of the rules that forbids the turn, such as `§5.2`. There is no wildcard: a
    /// new variant must say where its rule is written.
    #[must_use]
    pub const fn section(&self) -> &'static str {
        match self {
            Self::GameOver(_) => "§9",
            Self::GiftOffered { .. } => "§4.3",
            Self::WrongStage { due } => due.section(),
            Self::AccentCount { .. } | Self::AccentSupply { .. } => "§3.1",
            Self::OpeningGate { .. } | Self::OpeningKind { .. } => "§3.2",
            Self::NotInHand { .. }
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
            | Self::NoPath { .. }
            | Self::NotExact { .. }
            | Self::GateOnTheWay { .. }
            | Self::GardenOnTheWay { .. } => "§6.1",
            Self::CannotHold { .. } => "§1.4",
            Self::OwnTile { .. }
            | Self::CaptureAccent { .. }
            | Self::OrchidNeedsLotus { .. }
            | Self::CannotCapture { .. }
            | Self::NeverCaptured { .. } => "§6.3",
            Self::BonusNotDue { .. } => "§6.4",
            // All other tiles come onto the board as a bonus only.
            Self::NotBasic { .. } | Self::BonusWhileGrowing { .. } => "§6.5",
            Self::Trapped { .. } => "§7.5",
            Self::AccentOnGate { .. } => "§7.6",
            // Each accent has a paragraph that says where it may be placed.
            Self::AccentOnTile { accent, .. } => accent_section(*accent),
            Self::WheelBesideGrowing { .. }
            | Self::WheelBesideRock { .. }
            | Self::WheelOffBoard { .. }
            | Self::WheelIntoGate { .. }
            | Self::WheelIntoGarden { .. }
            | Self::WheelOntoTile { .. } => "§7.3",
            Self::NoSecondPoint { .. }
            | Self::BoatOnNothing { .. }
            | Self::BoatOnGrowing { .. }
            | Self::BoatNeedsTarget { .. }
            | Self::BoatRemovesAccent { .. }
            | Self::BoatKeepsAccent { .. }
            | Self::BoatTooFar { .. }
            | Self::BoatOntoTile { .. } => "§7.4",
            Self::Protected { .. } => "§8.1",
            Self::NotBesidePond { .. } => "§8.2",
            Self::AlreadyGrowing { .. } => "§10.4",
        }
    }
}

/// The paragraph of an accent. The Boat is not placed on an empty point, but it has a paragraph,
/// too.
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
            Self::Over => "§9",
        }
    }
}
