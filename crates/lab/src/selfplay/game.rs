//! Plays one game of the engine against itself.

use anyhow::Context;
use paisho::notation::GameText;
use paisho::{Game, Stage, Turn};
use paisho_engine::{
    Allowance, Engine, Handicap, PlainPlayer, Random, RandomPlayer, Report, Request, StoppedClock,
    Verdict,
};

use crate::asking;
use crate::record::{GameResult, Header, Record};
use crate::seeds::{between, happens, of_game};
use crate::workers::Pulse;

/// The size of the transposition table in mebibytes: plenty for a few thousand nodes.
const TABLE: usize = 4;
/// Up to this many turns after the opening flowers are random, so that games differ.
const RANDOM_TURNS: usize = 5;
/// The percentage of turns for which the engine plays with a noisy evaluation, to explore.
const EXPLORED: usize = 6;
/// The noise in centi-units.
const VAGUENESS: u16 = 60;
/// Games are stopped after this many turns.
const MOST_TURNS: usize = 260;

/// Plays the game with this number.
pub(super) fn play(header: &Header, number: usize, pulse: &Pulse) -> anyhow::Result<Record> {
    let mut random = of_game(header.seed, number);
    let rules = header.rulesets[number % header.rulesets.len()];
    let engine = Engine::new(TABLE, 1);
    let mut game = Game::new(rules);
    open(&mut game, &mut random).with_context(|| format!("game {number}"))?;
    let mut scores = vec![None; game.plies().len()];
    while game.outcome().is_none() && game.plies().len() < MOST_TURNS {
        let request = request(&game, header.nodes, &mut random);
        let vague = request.handicap.noise > 0;
        let report = engine.answer(request, &Allowance::default(), &StoppedClock);
        let turn = report.best_turn();
        let turn = turn.with_context(|| format!("game {number}: no turn in {game}"))?;
        scores.push(quiet_score(&report).filter(|_| !vague));
        play_turn(&mut game, turn)?;
        pulse.beat();
    }
    Ok(Record {
        number,
        result: result_of(&game),
        game: text_of(&game)?,
        scores,
    })
}

/// Plays accents, opening flowers and a few turns at random.
fn open(game: &mut Game, random: &mut Random) -> anyhow::Result<()> {
    let mut player = RandomPlayer::new(random.next_word());
    let mut by_chance = between(random, 0, RANDOM_TURNS);
    while game.outcome().is_none() {
        if game.position().stage() == Stage::Turn {
            if by_chance == 0 {
                break;
            }
            by_chance -= 1;
        }
        let turn = player
            .turn(game.position())
            .context("the random player has no turn")?;
        play_turn(game, turn)?;
    }
    Ok(())
}

/// The request to the engine, sometimes with a noisy evaluation.
fn request(game: &Game, nodes: u64, random: &mut Random) -> Request {
    let mut request = asking::request(game, nodes, random.next_word());
    if happens(random, EXPLORED) {
        request.handicap = Handicap {
            noise: VAGUENESS,
            ..Handicap::NONE
        };
    }
    request
}

/// The score, unless the engine saw the end of the game.
fn quiet_score(report: &Report) -> Option<i32> {
    match report.best()?.score.verdict() {
        Verdict::Advantage(centi) => Some(centi),
        Verdict::WinsIn(_) | Verdict::LosesIn(_) => None,
    }
}

fn play_turn(game: &mut Game, turn: Turn) -> anyhow::Result<()> {
    let played = game.play(turn);
    played.with_context(|| format!("cannot play {turn} after {game}"))
}

fn result_of(game: &Game) -> GameResult {
    match game.outcome() {
        None => GameResult::Stopped,
        Some(outcome) => outcome
            .winners
            .only()
            .map_or(GameResult::Draw, GameResult::Won),
    }
}

fn text_of(game: &Game) -> anyhow::Result<GameText> {
    let mut text = GameText::new(game.start(), 1);
    for ply in game.plies() {
        text.push(ply.turn)?;
    }
    Ok(text)
}
