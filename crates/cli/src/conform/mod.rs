//! Checks the rules against conformance files: whole games and single positions, with everything
//! that a rules engine must agree on.
//!
//! A line is parsed in two steps, as JSON ([`raw`]) and into values of the rules ([`case`]); then
//! it is replayed ([`game`]) or set up ([`made`]), and every disagreement is a [`difference`]. The
//! format is described in `conformance/README.md`.
#![deny(
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing
)]

mod case;
mod difference;
mod ending;
mod fingerprint;
mod game;
mod legal;
mod made;
mod raw;
mod report;
mod rules;
mod source;
mod state;
mod summary;

#[cfg(test)]
#[expect(
    clippy::indexing_slicing,
    reason = "a test that falsifies a field may panic if the field is missing"
)]
mod tests;

use anyhow::Result;

use case::{Body, Case};
pub(crate) use report::CaseReport;
pub(crate) use source::{Line, Source, lines};
pub(crate) use summary::Summary;

/// Checks one line of a conformance file.
///
/// # Errors
/// If the line is not a valid case.
pub(crate) fn check_line(line: &str) -> Result<CaseReport> {
    let case = Case::parse(line)?;
    let mut report = CaseReport {
        id: case.id,
        ..CaseReport::default()
    };
    match &case.body {
        Body::Game(game) => game::check(game, case.ruleset, &mut report),
        Body::Position(made) => made::check(made, case.ruleset, &mut report),
    }
    Ok(report)
}
