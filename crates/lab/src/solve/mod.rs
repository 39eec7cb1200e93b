//! An exhaustive solver for rings, which verifies the positions of the suites.
//!
//! It does not use the engine. A proof relies only on the rules: every turn is played with every
//! bonus, except where a written argument shows that it can't matter. There are two such arguments,
//! both in [`mod@ring_in_one`]; replies of the opponent are never left out.
//!
//! A position has no history, so repetition (§4.3) plays no part.

mod defence;
mod half_axes;
mod ring_in_one;
mod ring_in_two;
mod rings;
mod turns;

pub(crate) use defence::{defends, only_defence};
pub(crate) use ring_in_one::{closes_ring, first_ring, ring_in_one};
pub(crate) use ring_in_two::{
    is_near_ring, is_ring_in_two, plain_ring_in_two, refutation, ring_in_two, threats,
};

#[cfg(test)]
mod tests;
