//! The parameters of the search: one table with names, values and ranges.
//!
//! Provenance: set by hand, checked by short matches at 100 ms per turn.

/// A parameter of the search: its name, its value, and its sensible range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// The name.
    pub name: &'static str,
    /// The value.
    pub value: i32,
    /// The least sensible value.
    pub low: i32,
    /// The largest sensible value.
    pub high: i32,
}

/// Defines a constant and a table entry for each line.
macro_rules! parameters {
    ($($(#[$doc:meta])* $constant:ident $name:literal $value:literal $low:literal $high:literal;)*) => {
        $($(#[$doc])* pub(crate) const $constant: i32 = $value;)*

        /// All parameters of the search.
        pub const PARAMETERS: &[Parameter] = &[$(Parameter {
            name: $name, value: $value, low: $low, high: $high,
        },)*];
    };
}

parameters! {
    /// The coverage from which a ring in one turn is looked for inside the tree.
    RING_COVERAGE "ring_coverage" 17 0 64;
    /// The coverage from which rings by a bonus are looked for inside the tree.
    BONUS_RING_COVERAGE "bonus_ring_coverage" 22 0 64;
    /// The penalty for a ring threat of the opponent at a leaf.
    THREAT_PENALTY "threat_penalty" 160 0 1000;
    /// Arrangements tried with one turn left.
    LATE_AT_1 "late_at_1" 30 4 300;
    /// Arrangements tried with two turns left.
    LATE_AT_2 "late_at_2" 40 4 300;
    /// Arrangements tried with three turns left.
    LATE_AT_3 "late_at_3" 60 4 300;
    /// Bonuses tried in the root's own turn.
    BONUSES_AT_ROOT "bonuses_at_root" 14 1 900;
    /// Bonuses tried with two or more turns left.
    BONUSES_DEEP "bonuses_deep" 7 1 900;
    /// Bonuses tried with one turn left.
    BONUSES_SHALLOW "bonuses_shallow" 4 1 900;
    /// Arrangements tried before the others are reduced.
    REDUCE_AFTER "reduce_after" 4 1 50;
    /// Arrangements tried before the others are reduced twice.
    REDUCE_TWICE_AFTER "reduce_twice_after" 14 1 100;
    /// The least depth at which passing is tried as a refutation (null move).
    NULL_DEPTH "null_depth" 2 1 9;
    /// Iterations up to this depth look thoroughly for rings in two turns.
    PROOF_DEPTH "proof_depth" 2 1 9;
    /// After how many of the root's turns, in the order tried, rings by a bonus are looked for
    /// thoroughly.
    PROVED_TURNS "proved_turns" 40 1 300;
    /// After how many turns of any position, in the order tried, threats by a bonus are looked for.
    LIKELY_TURNS "likely_turns" 6 1 300;
    /// How often a ring threat may extend the search in one line.
    EXTENSIONS "extensions" 3 0 20;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lie_in_their_ranges() {
        for p in PARAMETERS {
            assert!((p.low..=p.high).contains(&p.value), "{p:?}");
        }
    }
}
