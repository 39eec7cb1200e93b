#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod accent;
mod board;
pub mod case;
mod clash;
mod explain;
mod facts;
mod game;
mod garden;
mod generate;
mod harmony;
mod hash;
pub mod notation;
mod outcome;
mod perft;
mod play;
mod point;
mod point_set;
mod position;
mod refusal;
mod reserve;
mod ring;
mod rules;
mod seat;
mod setup;
mod tile;
mod turn;

pub use board::Board;
pub use clash::Clash;
pub use facts::{Consequences, Reach};
pub use game::{Game, Leaver, Offer, OfferError, Ply, clock};
pub use garden::{Garden, Gate};
pub use generate::{Action, Choice, Choices, Steps};
pub use harmony::Harmony;
pub use outcome::{Decider, Ending, Leaving, Outcome};
pub use point::{Direction, Line, Point};
pub use point_set::{PointSet, Points};
pub use position::{Position, Stage};
pub use refusal::{Cause, Refusal, Standing};
pub use reserve::{AccentChoices, Accents, Reserve};
pub use rules::{AccentChoice, BambooRule, Opening, Ruleset, Tally, TurtleRule};
pub use seat::{BySeat, Seat, SeatCount, SeatSet};
pub use setup::{Problem, Problems, RecordError, Returned, Setup};
pub use tile::{Colour, Kind, Tile};
pub use turn::{Bonus, Step, Turn};
