//! Tests of the text forms through the public interface: what is printed is read back, damaged text
//! is refused without a panic, and the examples of the documentation hold.
#![allow(
    clippy::unwrap_used,
    reason = "a test may panic when its own preparation fails"
)]

mod damage;
#[path = "../support/dice.rs"]
#[expect(dead_code, reason = "other tests use the rest")]
mod dice;
mod docs;
mod properties;
mod random;
mod record;
mod site;
