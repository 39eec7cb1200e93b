//! The weights of the evaluation, in centi-units: one table with names, values and ranges.
//!
//! Each feature has two weights, for the beginning of the game and for its end; in between they
//! are mixed by how many basic flowers are left (see `eval`).
//!
//! Provenance: fitted by `paisho-lab fit --lambda 0.6 --pull 5 --one-in 4` on 279,686 positions of
//! the 6,000 games of `paisho-lab selfplay --games 6000 --nodes 250 --seed 1`, played by the engine
//! of commit 08988b6 with hand-made weights. At 600 nodes a turn, a fit with lambda 0.8 scored
//! 86.7 % of the points against the hand-made weights in 60 games, and this fit scored 63 % against
//! that one in 50 games.
//!
//! Set by hand after the fit: the late weights of accents in hand, and of the lead in the tally.
//! Both sides of self-play spend their accents, so a fit can't measure the value of keeping one
//! (`docs/training.md`).

/// The weights of one feature: its name, its values, and the range a fit may search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The name, as a fit and the protocol show it.
    pub name: &'static str,
    /// The value in centi-units while all flowers are in hand.
    pub early: i32,
    /// The value when the last flowers are planted.
    pub late: i32,
    /// The least sensible value.
    pub low: i32,
    /// The largest sensible value.
    pub high: i32,
}

const fn weight(name: &'static str, [early, late]: [i32; 2], [low, high]: [i32; 2]) -> Weight {
    Weight {
        name,
        early,
        late,
        low,
        high,
    }
}

/// Declares the features and their weights side by side, so that they can't get out of step.
macro_rules! features {
    ($($(#[$doc:meta])* $feature:ident $name:literal $early:literal $late:literal $low:literal $high:literal;)*) => {
        /// The features of the evaluation, always own count minus opponent's.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(usize)]
        pub enum Feature { $($(#[$doc])* $feature,)* }

        impl Feature {
            /// All features in the order of [`WEIGHTS`].
            pub const ALL: &'static [Self] = &[$(Self::$feature,)*];
        }

        /// The weights in the order of [`Feature::ALL`].
        pub const WEIGHTS: [Weight; Feature::ALL.len()] =
            [$(weight($name, [$early, $late], [$low, $high]),)*];
    };
}

features! {
    /// Harmonies of any kind.
    Harmonies "harmonies" 2 -13 -200 200;
    /// Harmonies that can be part of a ring.
    RingEdges "ring_edges" -5 25 -200 200;
    /// 64ths of the turn around the centre that harmonies cover.
    Coverage "coverage" 1 3 -20 20;
    /// The square of the coverage, over 64: the last quarter is worth more than the first.
    CoverageSquared "coverage_squared" 2 -1 -20 20;
    /// 64ths of the turn that the longest chain winds around the centre.
    Chain "chain" 0 0 -20 20;
    /// The square of the chain, over 64.
    ChainSquared "chain_squared" 0 1 -20 20;
    /// Harmonies across at least two half axes.
    TwoAxes "two_axes" 15 -1 -200 200;
    /// Harmonies across at least three half axes.
    ThreeAxes "three_axes" 13 -1 -200 300;
    /// Harmonies across all four half axes.
    FourAxes "four_axes" 3 -6 -200 400;
    /// Flowers with harmonies both along their row and along their column.
    TurningPoints "turning_points" 7 4 -100 200;
    /// Quadrants with a flower that could be a corner of the player's ring.
    Quadrants "quadrants" -5 13 -200 200;
    /// Possible corners in all four quadrants.
    AllQuadrants "all_quadrants" 15 -5 -200 200;
    /// Blooming basic flowers.
    Blooming "blooming" 36 39 -200 200;
    /// Growing flowers.
    Growing "growing" 31 -15 -200 200;
    /// Basic flowers left in hand.
    BasicsInHand "basics_in_hand" 9 -15 -100 100;
    /// Rocks in hand.
    Rocks "rocks" 9 60 -200 300;
    /// Wheels in hand.
    Wheels "wheels" 9 60 -200 300;
    /// Knotweeds in hand.
    Knotweeds "knotweeds" 9 70 -200 300;
    /// Boats in hand.
    Boats "boats" 13 60 -200 300;
    /// Accents of Ancient Oasis in hand.
    OasisAccents "oasis_accents" 22 22 -200 300;
    /// Lotuses in hand.
    LotusInHand "lotus_in_hand" 46 -17 -200 200;
    /// Orchids in hand.
    OrchidInHand "orchid_in_hand" -19 20 -200 200;
    /// A blooming Lotus.
    Lotus "lotus" 31 -2 -200 200;
    /// A blooming Orchid.
    Orchid "orchid" 13 50 -200 200;
    /// An Orchid that may capture.
    EnabledOrchid "enabled_orchid" 8 11 -200 200;
    /// Pairs of blooming flowers that would harmonise if they saw each other.
    Pairs "pairs" -2 2 -30 60;
    /// Different kinds of blooming basic flowers.
    Variety "variety" 6 6 -100 100;
    /// Steps from the centre to the blooming basic flowers.
    Spread "spread" 0 -2 -30 30;
    /// Blooming basic flowers with no empty neighbouring point.
    Stuck "stuck" 2 -4 -200 100;
    /// Own flowers trapped next to an opponent's Orchid.
    Trapped "trapped" -10 -11 -200 50;
    /// Own flowers drained by Knotweed.
    Drained "drained" -12 -8 -200 50;
    /// Own flowers that an Orchid may reach and capture, and own Orchids that may be reached.
    Hunted "hunted" 6 -7 -200 50;
    /// Own basic flowers that a basic flower may reach and capture.
    Exposed "exposed" -16 -8 -200 50;
    /// Opponent's flowers that the player to move may capture at once.
    Prey "prey" -13 3 -50 300;
    /// Harmonies across a midline, where these decide the last-flower ending.
    Midlines "midlines" -1 18 -100 200;
    /// Harmonies where these decide the last-flower ending after accents.
    TallyHarmonies "tally_harmonies" -6 24 -100 200;
    /// Being ahead in the tally of the last-flower ending, growing as it comes near.
    TallyLead "tally_lead" 0 3 -20 50;
    /// A Harmony Bonus that is due.
    BonusDue "bonus_due" 28 -29 -300 400;
    /// Being the player to move.
    Tempo "tempo" -24 96 -100 400;
}
