//! Why an attempt failed, and how the board shows it.

use paisho::notation::SyntaxError;
use paisho::{Board, Point, PointSet, Refusal, Standing};

/// Why something can't be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The rules refuse it.
    Refused(Refusal),
    /// The flower may be arranged, but there is no point it could go to.
    NowhereToGo(Standing),
    /// The text is not a turn.
    Unreadable(SyntaxError),
    /// It is another player's turn.
    NotYourTurn,
}

/// How the board shows why an attempt failed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offence {
    /// The points it is about.
    pub points: PointSet,
    /// A path that can't be taken, or from the tile that prevents the turn to the one it affects.
    pub line: Option<[Point; 2]>,
    /// Two flowers that would clash.
    pub clash: Option<[Point; 2]>,
    /// Tiles at the points where they would stand.
    pub ghosts: Vec<Standing>,
}

impl Trouble {
    /// What a board with these tiles shows.
    #[must_use]
    pub fn offence(&self, board: &Board) -> Offence {
        match self {
            Self::Refused(refusal) => offence_of(refusal, board),
            Self::NowhereToGo((at, _)) => Offence {
                points: PointSet::only(*at),
                ..Offence::default()
            },
            Self::Unreadable(_) | Self::NotYourTurn => Offence::default(),
        }
    }
}

fn offence_of(refusal: &Refusal, board: &Board) -> Offence {
    if let Refusal::Clash { clash, .. } = refusal {
        let is_ghost = |standing: &Standing| board.get(standing.0) != Some(standing.1);
        return Offence {
            points: [clash.a.0, clash.b.0].into_iter().collect(),
            line: None,
            clash: Some([clash.a.0, clash.b.0]),
            ghosts: [clash.a, clash.b].into_iter().filter(is_ghost).collect(),
        };
    }
    let line = match *refusal {
        Refusal::Trapped { flower, by } => Some([by.0, flower.0]),
        Refusal::Protected { tile, by } => Some([by.0, tile.0]),
        Refusal::TooFar { flower, to, .. }
        | Refusal::NoPath { flower, to }
        | Refusal::NotExact { flower, to }
        | Refusal::GateOnTheWay { flower, to }
        | Refusal::GardenOnTheWay { flower, to }
        | Refusal::WheelIntoGarden { flower, to }
        | Refusal::BoatTooFar { flower, to } => Some([flower.0, to]),
        Refusal::WheelOntoTile { tile, by } => Some([tile.0, by.0]),
        Refusal::WheelIntoGate { tile, gate } => Some([tile.0, gate.point()]),
        Refusal::OwnTile { flower, tile }
        | Refusal::CannotCapture { flower, tile }
        | Refusal::NeverCaptured { flower, tile }
        | Refusal::BoatOntoTile { flower, tile } => Some([flower.0, tile.0]),
        Refusal::OrchidNeedsLotus { orchid, tile } => Some([orchid.0, tile.0]),
        Refusal::CaptureAccent { flower, accent } => Some([flower.0, accent.0]),
        _ => None,
    };
    Offence {
        points: refusal.points(),
        line,
        ..Offence::default()
    }
}
