//! Tests of the pictures: comparison with stored ones, properties that all of them share, and
//! simulated colour blindness.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(
    clippy::print_stdout,
    reason = "`--nocapture` shows the numbers that docs/art.md quotes"
)]

mod circle;
mod distinct;
#[path = "../../examples/contact_sheet/eyes.rs"]
mod eyes;
mod golden;
mod sample;
mod structure;
