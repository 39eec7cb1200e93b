//! The players of an endurance run: the engine at all its levels, and the baseline players.

use std::fmt;

use paisho::{Game, Turn};
use paisho_engine::{
    Allowance, Engine, Greedy, Level, PlainPlayer, Random, RandomPlayer, Request, StoppedClock, Uct,
};

use super::finding::Trouble;
use crate::asking::request;
use crate::seeds::between;

/// One player of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// The engine, limited only by nodes.
    Strong { nodes: u64 },
    /// The engine at a level.
    Level { number: u8, nodes: u64 },
    /// The greedy baseline.
    Greedy,
    /// The random baseline.
    Random,
    /// The tree-search baseline.
    Uct { visits: u32 },
}

/// The range of nodes per turn: enough to look two turns ahead, few enough for many games.
const FEWEST_NODES: usize = 20;
const MOST_NODES: usize = 150;

/// The engine must not exceed its limit of nodes by more than this.
const TOLERATED: u64 = 1;

impl Player {
    /// A random player; most often the engine.
    pub(super) fn by_chance(random: &mut Random) -> Self {
        let nodes = between(random, FEWEST_NODES, MOST_NODES) as u64;
        match random.below(20) {
            0..=8 => Self::Strong { nodes },
            9..=15 => Self::Level {
                number: between(random, 1, Level::ALL.len()) as u8,
                nodes,
            },
            16 => Self::Greedy,
            17 => Self::Random,
            _ => Self::Uct {
                visits: nodes as u32 / 4 + 1,
            },
        }
    }

    /// Chooses a turn.
    pub(super) fn turn(self, game: &Game, engine: &Engine, seed: u64) -> Result<Turn, Trouble> {
        let position = game.position();
        let turn = match self {
            Self::Strong { nodes } => think(engine, request(game, nodes, seed))?,
            Self::Level { number, nodes } => {
                let mut request = request(game, nodes, seed);
                if let Some(level) = Level::from_number(number) {
                    level.limit(&mut request);
                }
                think(engine, request)?
            }
            Self::Greedy => Greedy::new(seed).turn(position),
            Self::Random => RandomPlayer::new(seed).turn(position),
            Self::Uct { visits } => {
                let mut uct = Uct::new(position.clone(), seed);
                uct.visit(visits);
                uct.best_turn()
            }
        };
        turn.ok_or(Trouble::NoTurn)
    }
}

fn think(engine: &Engine, request: Request) -> Result<Option<Turn>, Trouble> {
    let allowed = request.nodes.unwrap_or(u64::MAX);
    let report = engine.answer(request, &Allowance::default(), &StoppedClock);
    if report.nodes > allowed.saturating_add(TOLERATED) {
        return Err(Trouble::TooManyNodes {
            allowed,
            used: report.nodes,
        });
    }
    Ok(report.best_turn())
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strong { nodes } => write!(f, "engine at {nodes} nodes"),
            Self::Level { number, nodes } => write!(f, "level {number} at {nodes} nodes"),
            Self::Greedy => f.write_str("greedy"),
            Self::Random => f.write_str("random"),
            Self::Uct { visits } => write!(f, "uct at {visits} visits"),
        }
    }
}
