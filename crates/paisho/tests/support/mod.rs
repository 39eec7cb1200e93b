//! What the property tests stand on: random rules, random play, random boards, a slow reference.

pub mod brute;
pub mod dice;
pub mod events;
pub mod reference;
pub mod scatter;
pub mod strategy;
pub mod wander;
