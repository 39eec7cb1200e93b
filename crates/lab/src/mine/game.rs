//! Plays one quick game of the engine against itself, with deliberate blunders.

use paisho::{Game, Position, Ruleset, Seat, Step, Turn};
use paisho_engine::{
    Evaluation, Feature, PlainPlayer, Progress, Random, RandomPlayer, Search, WEIGHTS,
};

use crate::asking;

/// The part of a played game that mining needs.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) number: u64,
    /// The positions after the opening, each with the turn that was played in it.
    pub(super) plies: Vec<(Position, Turn)>,
}

/// The number of random plies: accents, opening flowers and two turns of each player.
const OPENING: usize = 8;
/// Games are stopped after this many plies.
const LONGEST: usize = 90;
/// The numbers of nodes per turn from which one is drawn for each game.
const NODES: [u64; 3] = [100, 150, 250];

/// How a player chooses turns. Equal players hardly ever allow a ring in quick games, so one player
/// of each game is weak in some way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// Searches with this many nodes and aims for rings.
    Attack { nodes: u64 },
    /// Like `Attack`, but half of the turns are random.
    Lapse { nodes: u64 },
    /// Plays at random, seldom plants, and takes no bonus.
    Stroll,
}

/// Plays the game with this number. It depends only on the seed and the number.
pub(super) fn play(seed: u64, number: u64) -> Record {
    let mut random = Random::new(Random::new(seed).next_word() ^ number);
    let mut chance = RandomPlayer::new(random.next_word());
    let mut game = Game::new(ruleset(number));
    let styles = draw_styles(&mut random);
    let mut plies = Vec::new();
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let position = game.position();
        let side = usize::from(position.to_move() == Seat::HOST);
        let opening = game.plies().len() < OPENING;
        let turn = match styles[side] {
            _ if opening => chance.turn(position),
            Style::Stroll => stroll(position, &mut chance),
            Style::Lapse { .. } if random.below(2) == 0 => chance.turn(position),
            Style::Attack { nodes } | Style::Lapse { nodes } => think(&game, nodes),
        };
        let Some(turn) = turn else { break };
        if !opening {
            plies.push((position.clone(), turn));
        }
        if game.play(turn).is_err() {
            break;
        }
    }
    Record { number, plies }
}

fn draw_styles(random: &mut Random) -> [Style; 2] {
    let nodes = NODES[random.below(NODES.len())];
    let mut styles = [Style::Attack { nodes }; 2];
    styles[random.below(2)] = match random.below(4) {
        0 => Style::Lapse { nodes },
        _ => Style::Stroll,
    };
    styles
}

/// How often `Style::Stroll` draws another step to avoid planting.
const RELUCTANCE: usize = 6;

fn stroll(position: &Position, chance: &mut RandomPlayer) -> Option<Turn> {
    let mut step = chance.step(position)?;
    for _ in 0..RELUCTANCE {
        if matches!(step, Step::Arrange { .. }) {
            break;
        }
        step = chance.step(position)?;
    }
    Turn::from_step(step)
}

/// The presets alternate.
const fn ruleset(number: u64) -> Ruleset {
    if number.is_multiple_of(2) {
        Ruleset::RULEBOOK
    } else {
        Ruleset::GARDEN_GATE
    }
}

fn think(game: &Game, nodes: u64) -> Option<Turn> {
    let mut request = asking::request(game, nodes, 0);
    request.evaluation = attacking();
    let mut search = Search::new(request, 1);
    while search.step(nodes) == Progress::Running {}
    search.report().best_turn()
}

/// An evaluation that overvalues rings: in quick games the normal one mostly waits for the last
/// flower.
fn attacking() -> Evaluation {
    let weights = |pick: fn(&paisho_engine::Weight) -> i32| {
        let mut weights = WEIGHTS.each_ref().map(pick);
        for feature in TOWARDS_RINGS {
            weights[feature as usize] *= EAGERNESS;
        }
        for feature in FOR_THE_TALLY {
            weights[feature as usize] = 0;
        }
        weights
    };
    Evaluation::with_weights(weights(|w| w.early), weights(|w| w.late))
}

/// The factor for weights of features that lead towards a ring.
const EAGERNESS: i32 = 4;

const TOWARDS_RINGS: [Feature; 8] = [
    Feature::RingEdges,
    Feature::Coverage,
    Feature::CoverageSquared,
    Feature::Chain,
    Feature::ChainSquared,
    Feature::ThreeAxes,
    Feature::FourAxes,
    Feature::TurningPoints,
];

const FOR_THE_TALLY: [Feature; 6] = [
    Feature::Rocks,
    Feature::Wheels,
    Feature::Knotweeds,
    Feature::Boats,
    Feature::Midlines,
    Feature::TallyLead,
];
