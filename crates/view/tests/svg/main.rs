//! Tests of the pictures: compared with stored ones, checked for what holds for all of them, and
//! looked at with other eyes.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(
    clippy::print_stdout,
    reason = "`--nocapture` shows the figures that docs/art.md quotes"
)]

mod distinct;
#[path = "../../examples/contact_sheet/eyes.rs"]
mod eyes;
mod golden;
mod sample;
mod structure;
