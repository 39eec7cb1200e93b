//! Support of the property tests: random rules, random play, random boards, a slow reference.

pub(crate) mod brute;
pub(crate) mod checks;
pub(crate) mod dice;
pub(crate) mod events;
pub(crate) mod reference;
pub(crate) mod scatter;
pub(crate) mod strategy;
pub(crate) mod symmetry;
pub(crate) mod wander;
