//! The strategies of proptest: rulesets with any switches, and plans for random games.

use paisho::{
    AccentChoice, BambooRule, BoatRule, Borders, Distance, ForeignGardens, GatesOnTheWay, Opening,
    OrchidHunters, OrchidPrey, Ruleset, SeatCount, Tally, TrapOwners, TrapStages, TurtleRule,
    WheelBesideRock, WheelRule,
};
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
    let presets: Vec<Ruleset> = Ruleset::presets().map(|(_, preset)| preset).collect();
    let presets = prop::sample::select(presets);
    (table(), presets, any::<bool>(), switches()).prop_map(|(table, preset, mixed, switches)| {
        let options = if mixed { switches } else { preset };
        Ruleset {
            seats: table.seats,
            accents: table.accents,
            opening: table.opening,
            oasis: table.oasis,
            double_accents: table.double_accents,
            no_wheels: table.no_wheels,
            ..options
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
        Just(AccentChoice::GuestOne),
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
    any::<[bool; 19]>().prop_map(|on| Ruleset {
        gift: on[0],
        repetition: on[1],
        last_flower: on[2],
        specials_return: on[3],
        tally: [Tally::AccentsThenHarmonies, Tally::Midlines][usize::from(on[4])],
        bamboo: [BambooRule::Everything, BambooRule::BesideOwnFlower][usize::from(on[5])],
        turtle: [TurtleRule::AddedHarmonies, TurtleRule::MixedHarmonies][usize::from(on[6])],
        distance: [Distance::UpTo, Distance::Exact][usize::from(on[7])],
        foreign_gardens: [ForeignGardens::Passed, ForeignGardens::Closed][usize::from(on[8])],
        borders: [Borders::All, Borders::RedWhite][usize::from(on[9])],
        gates_on_the_way: [GatesOnTheWay::Passed, GatesOnTheWay::Closed][usize::from(on[10])],
        trap_owners: [TrapOwners::Opponents, TrapOwners::Everybody][usize::from(on[11])],
        trap_stages: [TrapStages::Blooming, TrapStages::AlsoGrowing][usize::from(on[12])],
        lotus: [OrchidPrey::Captured, OrchidPrey::Spared][usize::from(on[13])],
        idle_orchid: [OrchidPrey::Captured, OrchidPrey::Spared][usize::from(on[14])],
        orchid_hunters: [OrchidHunters::AllFlowers, OrchidHunters::AllButLotus]
            [usize::from(on[15])],
        boat: [BoatRule::AnyAccent, BoatRule::RockWheelKnotweed][usize::from(on[16])],
        wheel: [WheelRule::AllTiles, WheelRule::FlowersOnly][usize::from(on[17])],
        wheel_beside_rock: [WheelBesideRock::Forbidden, WheelBesideRock::RockStays]
            [usize::from(on[18])],
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
