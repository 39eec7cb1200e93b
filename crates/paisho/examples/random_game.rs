//! Plays random turns until the game ends, and prints them.
//!
//! ```sh
//! cargo run --example random_game                          # the rules of the rulebook
//! cargo run --example random_game -- 7                     # another game
//! cargo run --example random_game -- 7 rulebook.seats4.oasis
//! ```
#![expect(clippy::print_stdout, reason = "a program: it prints the game")]

use std::error::Error;

use paisho::{Game, Ruleset, Stage, Step, Turn};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let seed: u64 = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let rules: Ruleset = arguments
        .next()
        .map_or(Ok(Ruleset::RULEBOOK), |text| text.parse())?;

    let mut below = dice(seed);
    let mut game = Game::new(rules);
    while game.outcome().is_none() {
        let turn = random_turn(&game, &mut below).ok_or("a game that goes on has a turn")?;
        game.play(turn)?;
    }
    println!("{game}");
    if let Some(outcome) = game.outcome() {
        println!("{}", outcome.display(rules.seats));
    }
    Ok(())
}

/// A whole turn from one or two random steps: the second is the bonus that the first earned.
fn random_turn(game: &Game, below: &mut impl FnMut(usize) -> usize) -> Option<Turn> {
    let step = game.position().random_step(&mut *below)?;
    let mut turn = Turn::from_step(step)?;
    let after = game.position().play_step(step).ok()?;
    if after.stage() == Stage::Bonus
        && let Turn::Arrange { bonus, .. } = &mut turn
        && let Some(Step::Bonus(taken)) = after.random_step(below)
    {
        *bonus = Some(taken);
    }
    Some(turn)
}

/// Numbers below a bound, by xorshift. The crate has no randomness of its own.
fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.max(1);
    move |bound| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as usize % bound
    }
}
