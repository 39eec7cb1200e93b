//! The ruleset: independent switches as one value, with named presets.
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
    /// Guest names one accent for Guest and then one for Host, and nobody has more. With 3 or 4
    /// players the same as [`AccentChoice::InTurn`].
    GuestOne,
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

/// How far basic flowers walk ([§6.1](crate::text::rules#6.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Distance {
    /// At most as many steps as the number in their name.
    UpTo,
    /// Exactly that many, on a way that meets no point twice. Lotus and Orchid still walk at most
    /// their reach.
    Exact,
}

/// Whether a basic flower may walk through gardens of the other colour
/// ([§6.1](crate::text::rules#6.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ForeignGardens {
    /// It may pass through them, but not end there.
    Passed,
    /// It may not enter them at all.
    Closed,
}

/// What the points on the borders of gardens hold ([§1.3](crate::text::rules#1.3)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Borders {
    /// Every border belongs to all gardens it touches.
    All,
    /// Only borders between red and white belong to both sides. Points between red and neutral are
    /// red only, and those between white and neutral white only.
    RedWhite,
}

/// Whether a flower may walk through open gates ([§6.1](crate::text::rules#6.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GatesOnTheWay {
    /// It may pass through them, but not end there.
    Passed,
    /// No tile on the board steps onto a gate.
    Closed,
}

/// Whose flowers an Orchid traps ([§7.5](crate::text::rules#7.5)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrapOwners {
    /// Those of its owner's opponents.
    Opponents,
    /// Those of all players, but not the Orchid itself.
    Everybody,
}

/// Which flowers an Orchid traps ([§7.5](crate::text::rules#7.5)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrapStages {
    /// Blooming flowers.
    Blooming,
    /// Growing flowers as well.
    AlsoGrowing,
}

/// Whether an Orchid whose owner has a blooming Lotus captures a certain flower
/// ([§6.3](crate::text::rules#6.3)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OrchidPrey {
    /// Only such an Orchid captures it.
    Captured,
    /// Nothing captures it.
    Spared,
}

/// Which flowers capture an Orchid whose owner has a blooming Lotus
/// ([§6.3](crate::text::rules#6.3)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OrchidHunters {
    /// Every flower.
    AllFlowers,
    /// Every flower but a Lotus.
    AllButLotus,
}

/// Which accents a Boat removes ([§7.4](crate::text::rules#7.4)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoatRule {
    /// Any accent.
    AnyAccent,
    /// Rocks, Wheels and Knotweeds.
    RockWheelKnotweed,
}

/// What a Wheel turns ([§7.3](crate::text::rules#7.3)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WheelRule {
    /// All tiles around it.
    AllTiles,
    /// Flowers. Accents stay, and no flower may be turned onto one.
    FlowersOnly,
}

/// Whether a Wheel may be placed beside a Rock ([§7.3](crate::text::rules#7.3)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WheelBesideRock {
    /// It may not.
    Forbidden,
    /// It may. The Rock stays, and no tile may be turned onto it.
    RockStays,
}

/// The versions of the rules. A game is replayed by the version it was begun with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RulesVersion {
    /// With three or four players, nobody with a growing flower plants anything, not even beside a
    /// Pond.
    One,
    /// Nobody with a growing flower plants in a gate, but beside a Pond
    /// ([§10.4](crate::text::rules#10.4)).
    Two,
}

impl RulesVersion {
    /// The version that new games are played by.
    pub const LATEST: Self = Self::Two;

    /// The number that a stored game carries.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// The version with a number, if this program knows it.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }
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
    /// How far basic flowers walk ([§6.1](crate::text::rules#6.1)).
    pub distance: Distance,
    /// Whether they walk through gardens of the other colour ([§6.1](crate::text::rules#6.1)).
    pub foreign_gardens: ForeignGardens,
    /// What border points hold ([§1.3](crate::text::rules#1.3)).
    pub borders: Borders,
    /// Whether flowers walk through open gates ([§6.1](crate::text::rules#6.1)).
    pub gates_on_the_way: GatesOnTheWay,
    /// Whose flowers an Orchid traps ([§7.5](crate::text::rules#7.5)).
    pub trap_owners: TrapOwners,
    /// Whether it traps growing flowers as well ([§7.5](crate::text::rules#7.5)).
    pub trap_stages: TrapStages,
    /// Whether an Orchid captures a Lotus ([§6.3](crate::text::rules#6.3)).
    pub lotus: OrchidPrey,
    /// Whether an Orchid captures an Orchid whose owner has no blooming Lotus
    /// ([§6.3](crate::text::rules#6.3)).
    pub idle_orchid: OrchidPrey,
    /// Which flowers capture an Orchid whose owner has a blooming Lotus
    /// ([§6.3](crate::text::rules#6.3)).
    pub orchid_hunters: OrchidHunters,
    /// Which accents a Boat removes ([§7.4](crate::text::rules#7.4)).
    pub boat: BoatRule,
    /// What a Wheel turns ([§7.3](crate::text::rules#7.3)).
    pub wheel: WheelRule,
    /// Whether a Wheel may be placed beside a Rock ([§7.3](crate::text::rules#7.3)).
    pub wheel_beside_rock: WheelBesideRock,
    /// The version of the rules. It is no switch and has no place in the text of a ruleset: a text
    /// means the latest version, and what stores games stores its number beside the text.
    pub version: RulesVersion,
}

impl Ruleset {
    /// The common rules: what the rulebooks have in common, and a draw by repetition that none of
    /// them has. The default.
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
        distance: Distance::UpTo,
        foreign_gardens: ForeignGardens::Passed,
        borders: Borders::All,
        gates_on_the_way: GatesOnTheWay::Passed,
        trap_owners: TrapOwners::Opponents,
        trap_stages: TrapStages::Blooming,
        lotus: OrchidPrey::Captured,
        idle_orchid: OrchidPrey::Captured,
        orchid_hunters: OrchidHunters::AllFlowers,
        boat: BoatRule::AnyAccent,
        wheel: WheelRule::AllTiles,
        wheel_beside_rock: WheelBesideRock::Forbidden,
        version: RulesVersion::LATEST,
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

    /// The rules as the German rulebook has them ([§14](crate::text::rules#14)).
    pub const GERMAN: Self = Self {
        gates_on_the_way: GatesOnTheWay::Closed,
        trap_stages: TrapStages::AlsoGrowing,
        lotus: OrchidPrey::Spared,
        idle_orchid: OrchidPrey::Spared,
        boat: BoatRule::RockWheelKnotweed,
        ..Self::RULEBOOK
    };

    /// The rules as the Polish rulebook has them ([§14](crate::text::rules#14)).
    pub const POLISH: Self = Self {
        distance: Distance::Exact,
        foreign_gardens: ForeignGardens::Closed,
        gates_on_the_way: GatesOnTheWay::Closed,
        trap_owners: TrapOwners::Everybody,
        wheel: WheelRule::FlowersOnly,
        wheel_beside_rock: WheelBesideRock::RockStays,
        ..Self::RULEBOOK
    };

    /// The rules as the Portuguese rulebook has them ([§14](crate::text::rules#14)).
    pub const PORTUGUESE: Self = Self {
        borders: Borders::RedWhite,
        gates_on_the_way: GatesOnTheWay::Closed,
        ..Self::RULEBOOK
    };

    /// The rules as the Spanish rulebook has them ([§14](crate::text::rules#14)).
    pub const SPANISH: Self = Self {
        gates_on_the_way: GatesOnTheWay::Closed,
        trap_owners: TrapOwners::Everybody,
        ..Self::RULEBOOK
    };

    /// The rules as the Hebrew rulebook has them ([§14](crate::text::rules#14)).
    pub const HEBREW: Self = Self {
        foreign_gardens: ForeignGardens::Closed,
        gates_on_the_way: GatesOnTheWay::Closed,
        orchid_hunters: OrchidHunters::AllButLotus,
        wheel: WheelRule::FlowersOnly,
        ..Self::RULEBOOK
    };

    /// The number of the latest version of the rules. A stored game carries the number of its own;
    /// there is a new version whenever a game that was legal before could replay differently.
    pub const VERSION: u32 = RulesVersion::LATEST.number();

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

    /// How many accents a choice names: four, or eight with double accents, but never more than
    /// there are. With `double_accents` and `no_wheels` that is six
    /// ([§12.2](crate::text::rules#12.2)). If Guest names one for each player, it is two.
    #[must_use]
    pub fn accents_to_choose(&self) -> u8 {
        if self.guest_names_accents() {
            return 2;
        }
        let supply = Kind::ACCENTS
            .into_iter()
            .map(|k| self.accent_supply(k))
            .sum();
        let wanted: u8 = if self.double_accents { 8 } else { 4 };
        wanted.min(supply)
    }

    /// Whether Guest names one accent for each of the two players ([§3.1](crate::text::rules#3.1)).
    /// Then the order of a choice matters: the first accent is Guest's.
    #[must_use]
    pub fn guest_names_accents(&self) -> bool {
        self.accents == AccentChoice::GuestOne && self.seats == SeatCount::Two
    }
}

impl Default for Ruleset {
    fn default() -> Self {
        Self::RULEBOOK
    }
}
