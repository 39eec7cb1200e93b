//! Text forms from outside: what is printed is read back, what is damaged is refused without harm,
//! and the examples of the documentation hold.
#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests fail as loudly as tests"
)]

mod damage;
mod docs;
mod properties;
mod random;
mod record;
mod site;
