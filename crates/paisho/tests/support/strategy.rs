//! The strategies of proptest: rulesets with any switches, and plans for random games.

use paisho::{AccentChoice, BambooRule, Opening, Ruleset, SeatCount, Tally, TurtleRule};
use proptest::prelude::*;

/// A random game: its rules, the seed of its random numbers, and its length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) rules: Ruleset,
    pub(crate) seed: u64,
    pub(crate) steps: usize,
}

/// Any rules: half of the time one of the presets, else every switch by itself.
pub(crate) fn rulesets() -> impl Strategy<Value = Ruleset> {
    let presets = prop_oneof![Just(Ruleset::RULEBOOK), Just(Ruleset::GARDEN_GATE)];
    (table(), presets, any::<bool>(), switches()).prop_map(|(table, preset, mixed, switches)| {
        let options = if mixed { switches } else { preset };
        Ruleset {
            gift: options.gift,
            repetition: options.repetition,
            last_flower: options.last_flower,
            tally: options.tally,
            bamboo: options.bamboo,
            turtle: options.turtle,
            specials_return: options.specials_return,
            ..table
        }
    })
}

/// The number of players, their tiles, and the beginning of the game.
fn table() -> impl Strategy<Value = Ruleset> {
    let seats = prop_oneof![
        3 => Just(SeatCount::Two),
        1 => Just(SeatCount::Three),
        1 => Just(SeatCount::Four),
    ];
    let accents = prop_oneof![
        Just(AccentChoice::InTurn),
        Just(AccentChoice::HostForAll),
        Just(AccentChoice::OneOfEach),
        Just(AccentChoice::Hidden),
    ];
    let opening = prop_oneof![
        Just(Opening::SameKind),
        Just(Opening::ClashingKind),
        Just(Opening::Informal),
    ];
    let tiles = (any::<bool>(), any::<bool>(), prop::bool::weighted(0.2));
    (seats, accents, opening, tiles).prop_map(|(seats, accents, opening, tiles)| Ruleset {
        seats,
        accents,
        opening,
        oasis: tiles.0,
        double_accents: tiles.1,
        no_wheels: tiles.2,
        ..Ruleset::RULEBOOK
    })
}

/// The switches in which the presets differ, and those of the site.
fn switches() -> impl Strategy<Value = Ruleset> {
    any::<[bool; 7]>().prop_map(|on| Ruleset {
        gift: on[0],
        repetition: on[1],
        last_flower: on[2],
        specials_return: on[3],
        tally: [Tally::AccentsThenHarmonies, Tally::Midlines][usize::from(on[4])],
        bamboo: [BambooRule::Everything, BambooRule::BesideOwnFlower][usize::from(on[5])],
        turtle: [TurtleRule::AddedHarmonies, TurtleRule::MixedHarmonies][usize::from(on[6])],
        ..Ruleset::RULEBOOK
    })
}

/// Games of up to `longest` steps.
pub(crate) fn plans(longest: usize) -> impl Strategy<Value = Plan> {
    (rulesets(), any::<u64>(), 0..=longest).prop_map(|(rules, seed, steps)| Plan {
        rules,
        seed,
        steps,
    })
}
