//! Random rulesets, games and records for the property tests.

use paisho::notation::GameText;
use paisho::notation::record::{Departure, NodeId, Record, TimeLeft};
use paisho::{Leaving, Position, Ruleset, Stage, Step, Turn};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use crate::dice::Dice;

impl Dice {
    /// A legal step, unless the game is over.
    pub(crate) fn step(&mut self, position: &Position) -> Option<Step> {
        position.random_step(|n| self.below(n))
    }

    /// A legal turn, unless the game is over. It prefers a turn that earns a bonus among a few:
    /// uniform chance seldom takes one in a game of four.
    pub(crate) fn turn(&mut self, position: &Position) -> Option<Turn> {
        let mut step = self.step(position)?;
        for _ in 0..3 {
            if position.play_step(step).unwrap().stage() == Stage::Bonus {
                break;
            }
            step = self.step(position)?;
        }
        let arranged = position.play_step(step).unwrap();
        match (step, arranged.stage()) {
            (Step::Arrange { from, to }, Stage::Bonus) => {
                let bonus = match self.step(&arranged) {
                    Some(Step::Bonus(bonus)) => Some(bonus),
                    _ => None,
                };
                Some(Turn::Arrange { from, to, bonus })
            }
            _ => Turn::from_step(step),
        }
    }
}

/// A game of at most `turns` random turns.
pub(crate) fn play(start: &Position, turns: usize, dice: &mut Dice) -> GameText {
    let mut game = GameText::new(start, 1);
    for _ in 0..turns {
        match dice.turn(game.end()) {
            Some(turn) => game.push(turn).unwrap(),
            None => break,
        };
    }
    game
}

/// Any ruleset: a preset with any of the switches. Of those that exclude each other the last counts,
/// so every value of every field occurs.
pub(crate) fn rulesets() -> impl Strategy<Value = Ruleset> {
    let presets: Vec<&str> = Ruleset::presets().map(|(name, _)| name).collect();
    let switches: Vec<&str> = Ruleset::switches().collect();
    let all = switches.len();
    let chosen = subsequence(switches, 0..=all);
    (select(presets), chosen).prop_map(|(preset, switches)| {
        let text = switches
            .iter()
            .fold(preset.to_owned(), |text, switch| format!("{text}.{switch}"));
        text.parse().expect("presets and switches can be read")
    })
}

/// Comments and tag values: any text, and often characters that the grammar uses.
pub(crate) fn comments() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[ a-c{}()\\[\\]\\\\\n\r\"%;1G.]{0,120}",
        "([a-z]{1,9} ){0,40}",
    ]
}

/// A record grown by random edits: turns and variations, comments, clocks, departures, tags.
pub(crate) fn records() -> impl Strategy<Value = Record> {
    let texts = proptest::collection::vec(comments(), 1..6);
    (rulesets(), any::<u64>(), 0..40_usize, 0..30_usize, texts).prop_map(
        |(rules, seed, turns, variations, texts)| {
            grow(rules, &mut Dice::new(seed), turns, variations, &texts)
        },
    )
}

fn grow(
    rules: Ruleset,
    dice: &mut Dice,
    turns: usize,
    variations: usize,
    texts: &[String],
) -> Record {
    let before = dice.below(20);
    let start = if before < 8 {
        Position::start(rules)
    } else {
        play(&Position::start(rules), before, dice).end().clone()
    };
    let mut record = Record::new(&start, 1 + u32::try_from(dice.below(3)).unwrap());
    let mut nodes = vec![NodeId::ROOT];
    for i in 0..turns + variations {
        let last = nodes[nodes.len() - 1];
        let after = if i < turns {
            last
        } else {
            nodes[dice.below(nodes.len())]
        };
        if let Some(turn) = dice.turn(&record.position(after).unwrap()) {
            nodes.push(record.add(after, turn).unwrap());
        }
        annotate(&mut record, nodes[nodes.len() - 1], dice, texts);
    }
    record.tags.set("Host", &texts[0]).unwrap();
    record.tags.set("Weather", &texts[texts.len() - 1]).unwrap();
    record
}

/// Perhaps a comment, a clock and a departure.
fn annotate(record: &mut Record, node: NodeId, dice: &mut Dice, texts: &[String]) {
    if dice.below(3) == 0 {
        let text = &texts[dice.below(texts.len())];
        record.set_comment(node, text).unwrap();
    }
    if dice.below(4) == 0 {
        let millis = u32::try_from(dice.below(1 << 32)).unwrap();
        record
            .set_time_left(node, Some(TimeLeft { millis }))
            .unwrap();
    }
    if dice.below(30) == 0 {
        let seat = record.start().seats().iter().last().unwrap();
        let reason = [Leaving::Resignation, Leaving::Time][dice.below(2)];
        // This is refused where the player has left already or turns follow; that is fine here.
        let _ = record.leave(node, Departure { seat, reason });
    }
}
