//! The weights of the evaluation, in centi-units: one table with names, values and ranges.
//!
//! Provenance: set by hand, checked by short matches between versions of the engine. A fit on
//! self-play replaces the second column and says so here.

/// One weight: what it is called, its value, and the range a fit may search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The name, as a fit and the protocol show it.
    pub name: &'static str,
    /// The value in centi-units.
    pub value: i32,
    /// The least sensible value.
    pub low: i32,
    /// The largest sensible value.
    pub high: i32,
}

const fn weight(name: &'static str, value: i32, low: i32, high: i32) -> Weight {
    Weight {
        name,
        value,
        low,
        high,
    }
}

/// Declares the features and their weights side by side, so that they can't get out of step.
macro_rules! features {
    ($($(#[$doc:meta])* $feature:ident $name:literal $value:literal $low:literal $high:literal;)*) => {
        /// What the evaluation counts, always as own minus opponent's.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(usize)]
        pub enum Feature { $($(#[$doc])* $feature,)* }

        impl Feature {
            /// All features in the order of [`WEIGHTS`].
            pub const ALL: &'static [Self] = &[$(Self::$feature,)*];
        }

        /// The weights in the order of [`Feature::ALL`].
        pub const WEIGHTS: [Weight; Feature::ALL.len()] =
            [$(weight($name, $value, $low, $high),)*];
    };
}

features! {
    /// Harmonies of all sorts.
    Harmonies "harmonies" 12 -100 200;
    /// Harmonies that can be part of a ring.
    RingEdges "ring_edges" 22 -100 200;
    /// 64ths of the turn around the centre behind some harmony.
    Coverage "coverage" 3 -20 20;
    /// The square of the coverage, over 64: the last quarter is worth more than the first.
    CoverageSquared "coverage_squared" 2 -20 20;
    /// 64ths of the turn that the longest chain winds.
    Chain "chain" 1 -20 20;
    /// Its square, over 64.
    ChainSquared "chain_squared" 4 -20 20;
    /// Quadrants in which some flower of the player could be a corner of a ring.
    Quadrants "quadrants" 14 -100 200;
    /// Blooming basic flowers.
    Blooming "blooming" 26 -100 200;
    /// Growing flowers.
    Growing "growing" 12 -100 200;
    /// Basic flowers left in hand.
    BasicsInHand "basics_in_hand" 0 -50 50;
    /// Unused accents in hand.
    AccentsInHand "accents_in_hand" 22 -100 200;
    /// Special flowers in hand.
    SpecialsInHand "specials_in_hand" 20 -100 200;
    /// A blooming Lotus.
    Lotus "lotus" 35 -100 200;
    /// A blooming Orchid.
    Orchid "orchid" 30 -100 200;
    /// An Orchid that may capture.
    EnabledOrchid "enabled_orchid" 25 -200 200;
    /// Pairs of blooming flowers that would harmonise if they saw each other.
    Pairs "pairs" 3 -30 60;
    /// Own flowers trapped beside an opponent's Orchid.
    Trapped "trapped" -28 -200 50;
    /// Own flowers drained by Knotweed.
    Drained "drained" -12 -200 50;
    /// Own flowers that an Orchid may reach and capture, and own Orchids that may be reached.
    Hunted "hunted" -7 -200 50;
    /// Harmonies across a midline, where these decide the last-flower ending.
    Midlines "midlines" 6 -50 100;
    /// Being ahead in the tally of the last-flower ending, growing as it comes near.
    TallyLead "tally_lead" 2 0 50;
    /// A Harmony Bonus that is due.
    BonusDue "bonus_due" 45 0 300;
    /// Being the player to move.
    Tempo "tempo" 18 0 200;
}
