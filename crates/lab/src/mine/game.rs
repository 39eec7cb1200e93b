//! One quick game of the engine against itself, with blunders in it.

use paisho::{Game, Position, Ruleset, Seat, Step, Turn};
use paisho_engine::{
    Evaluation, Feature, PlainPlayer, Progress, Random, RandomPlayer, Search, WEIGHTS,
};

use crate::asking;

/// A game that was played, as far as mining needs it.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) number: u64,
    /// The positions after the opening, each with the turn that was played in it.
    pub(super) plies: Vec<(Position, Turn)>,
}

/// Accents, opening flowers and two turns of each player are left to chance.
const OPENING: usize = 8;
/// Longer games end undecided.
const LONGEST: usize = 90;
/// How many nodes a player visits for a turn; every player draws one of these.
const NODES: [u64; 3] = [100, 150, 250];

/// How a player chooses turns. Between equals hardly any ring is allowed in quick games, so one
/// player of each game is weak in some way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// Searches so many nodes and strives for rings.
    Attack { nodes: u64 },
    /// The same, but every other turn is left to chance.
    Lapse { nodes: u64 },
    /// Walks about with few flowers, and takes no bonus.
    Stroll,
}

/// Plays the game of this number: it depends on seed and number alone.
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

/// How often a stroller thinks again before he plants.
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

/// The presets take turns.
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

/// An evaluation that strives for rings more than is good for it: in quick games the usual one
/// mostly waits for the last flower.
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

/// How many times more a step towards a ring counts.
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
