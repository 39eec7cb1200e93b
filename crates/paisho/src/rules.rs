//! The ruleset: independent switches as one value, with two named presets.
//!
//! A position carries its ruleset; nothing is read from outside. The text form
//! (`rulebook.oasis.quick_start`) is in [`crate::notation`].

use crate::seat::SeatCount;
use crate::tile::Kind;

/// How accents are chosen before the first flower ([§3.1](crate::text::rules#3.1),
/// [§10.2](crate::text::rules#10.2)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AccentChoice {
    /// Host chooses, then Guest, having seen it; with 3 or 4 players in turn order.
    InTurn,
    /// Host (with 3 or 4 players South) names the accents that all use.
    HostForAll,
    /// Every player has one of each; nothing is chosen.
    OneOfEach,
    /// All players choose in secret and reveal together. The rules are those of
    /// [`AccentChoice::InTurn`]; keeping a choice secret is up to the program that runs the game.
    Hidden,
}

/// How the first flowers are planted ([§3.2](crate::text::rules#3.2)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// Host must plant the kind that Guest planted. With 3 or 4 players, each plants in their own
    /// gate the kind that the next player chooses; the last player chooses their own
    /// ([§10.3](crate::text::rules#10.3)).
    SameKind,
    /// Quick start: Host plants the kind that clashes with Guest's. With 3 or 4 players the same
    /// as [`Opening::SameKind`].
    ClashingKind,
    /// Informal start: the first turn is an ordinary one.
    Informal,
}

/// What decides a game that ends with the last basic flower, or stuck
/// ([§9.2](crate::text::rules#9.2)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tally {
    /// More unused accents wins; if equal, more harmonies.
    AccentsThenHarmonies,
    /// More harmonies crossing a midline wins.
    Midlines,
}

/// What a Bamboo returns to the hands ([§8.1](crate::text::rules#8.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BambooRule {
    /// Every surrounding tile, also growing flowers.
    Everything,
    /// Every surrounding tile, but only if one of them is a blooming flower of the Bamboo's owner
    /// and no surrounding gate holds a tile; otherwise nothing.
    BesideOwnFlower,
}

/// Who owns a harmony beside a Lion Turtle ([§8.3](crate::text::rules#8.3)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurtleRule {
    /// The Lion Turtles' owners own what exists only because of them.
    AddedHarmonies,
    /// The Lion Turtles' owners own every harmony between tiles of different owners.
    MixedHarmonies,
}

/// The rules a game is played by.
///
/// Any combination of values is playable. It is a small value without pointers, copied with every
/// position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// How many people play ([§10](crate::text::rules#10)).
    pub seats: SeatCount,
    /// Whether the three accents of Ancient Oasis may be chosen ([§2.2](crate::text::rules#2.2),
    /// [§8](crate::text::rules#8)).
    pub oasis: bool,
    /// How accents are chosen ([§3.1](crate::text::rules#3.1)).
    pub accents: AccentChoice,
    /// How the first flowers are planted ([§3.2](crate::text::rules#3.2)).
    pub opening: Opening,
    /// Eight accents each instead of four ([§9.3](crate::text::rules#9.3)), or as many as there
    /// are.
    pub double_accents: bool,
    /// Wheels may not be chosen ([§9.3](crate::text::rules#9.3)).
    pub no_wheels: bool,
    /// Captured special flowers return to their owner's hand ([§9.3](crate::text::rules#9.3)).
    pub specials_return: bool,
    /// The game ends with a player's last basic flower ([§9.2](crate::text::rules#9.2)).
    pub last_flower: bool,
    /// What decides such a game.
    pub tally: Tally,
    /// A position that occurs a third time is a draw ([§4.3](crate::text::rules#4.3)).
    pub repetition: bool,
    /// A resignation may come with a gift ([§4.3](crate::text::rules#4.3)); rated games switch it
    /// off.
    pub gift: bool,
    /// What a Bamboo returns ([§8.1](crate::text::rules#8.1)).
    pub bamboo: BambooRule,
    /// Who owns a harmony beside a Lion Turtle ([§8.3](crate::text::rules#8.3)).
    pub turtle: TurtleRule,
}

impl Ruleset {
    /// The rules as the rulebooks have them: the default.
    pub const RULEBOOK: Self = Self {
        seats: SeatCount::Two,
        oasis: false,
        accents: AccentChoice::InTurn,
        opening: Opening::SameKind,
        double_accents: false,
        no_wheels: false,
        specials_return: false,
        last_flower: true,
        tally: Tally::AccentsThenHarmonies,
        repetition: true,
        gift: true,
        bamboo: BambooRule::Everything,
        turtle: TurtleRule::AddedHarmonies,
    };

    /// The rules as the best-known site played them in 2024. They differ from the rulebook in these
    /// four fields only.
    pub const GARDEN_GATE: Self = Self {
        tally: Tally::Midlines,
        repetition: false,
        bamboo: BambooRule::BesideOwnFlower,
        turtle: TurtleRule::MixedHarmonies,
        ..Self::RULEBOOK
    };

    /// The version of the rules as implemented here. A stored game carries it; it grows whenever a
    /// game that was legal before could replay differently.
    pub const VERSION: u32 = 1;

    /// How many tiles of a kind a player may own, on the board and in hand together
    /// ([§2.1](crate::text::rules#2.1), [§2.2](crate::text::rules#2.2)).
    #[must_use]
    pub const fn supply(&self, kind: Kind) -> u8 {
        if kind.is_basic() {
            3
        } else if kind.is_special() {
            1
        } else {
            self.accent_supply(kind)
        }
    }

    /// How many of an accent there are to choose from; 0 for flowers. Per player: each has a full
    /// set of tiles.
    #[must_use]
    pub const fn accent_supply(&self, accent: Kind) -> u8 {
        match accent {
            // Before the general case, which would give two.
            Kind::Wheel if self.no_wheels => 0,
            Kind::Rock | Kind::Wheel | Kind::Knotweed | Kind::Boat => 2,
            Kind::Bamboo | Kind::Pond | Kind::LionTurtle if self.oasis => 1,
            _ => 0,
        }
    }

    /// How many accents each player chooses: four, or eight with double accents, but never more
    /// than there are. With `double_accents` and `no_wheels` that is six
    /// ([§12.2](crate::text::rules#12.2)).
    #[must_use]
    pub fn accents_to_choose(&self) -> u8 {
        let supply = Kind::ACCENTS
            .into_iter()
            .map(|k| self.accent_supply(k))
            .sum();
        let wanted: u8 = if self.double_accents { 8 } else { 4 };
        wanted.min(supply)
    }
}

impl Default for Ruleset {
    fn default() -> Self {
        Self::RULEBOOK
    }
}
