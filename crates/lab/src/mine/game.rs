//! One quick game of the engine against itself, with blunders in it.

use paisho::{Game, Position, Ruleset, Seat, Turn};
use paisho_engine::{PlainPlayer, Progress, Random, RandomPlayer, Request, Search};

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
const LONGEST: usize = 160;
/// How many nodes a player visits for a turn; both players of a game draw one of these.
const NODES: [u64; 3] = [100, 200, 400];
/// One of so many turns is left to chance, so that there is something to punish: between equals
/// hardly any ring is allowed. The weaker player of a game draws one of these, the other has the
/// last.
const BLUNDERS: [usize; 3] = [2, 4, 24];

/// Plays the game of this number: it depends on seed and number alone.
pub(super) fn play(seed: u64, number: u64) -> Record {
    let mut random = Random::new(Random::new(seed).next_word() ^ number);
    let mut chance = RandomPlayer::new(random.next_word());
    let mut game = Game::new(ruleset(number));
    let nodes = [NODES[random.below(3)], NODES[random.below(3)]];
    let mut blunders = [BLUNDERS[2]; 2];
    blunders[random.below(2)] = BLUNDERS[random.below(3)];
    let mut plies = Vec::new();
    while game.outcome().is_none() && game.plies().len() < LONGEST {
        let position = game.position();
        let opening = game.plies().len() < OPENING;
        let side = usize::from(position.to_move() == Seat::HOST);
        let turn = if opening || random.below(blunders[side]) == 0 {
            chance.turn(position)
        } else {
            think(&game, nodes[side])
        };
        let Some(turn) = turn else { break };
        if !opening {
            plies.push((position.clone(), turn));
        }
        if game.play(turn).is_err() {
            break;
        }
    }
    if std::env::var("DBG").is_ok() { eprintln!("{number} {:?} {:?} {} {:?}", nodes, blunders, game.plies().len(), game.outcome()); }
    Record { number, plies }
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
    let mut request = Request::new(game.position().clone());
    request.past = game.plies().iter().map(|p| p.after.hash()).collect();
    request.past.pop();
    request.nodes = Some(nodes);
    let mut search = Search::new(request, 1);
    while search.step(nodes) == Progress::Running {}
    search.report().best_turn()
}
