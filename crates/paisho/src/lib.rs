// In Markdown the first definition of a link counts: here names lead to this documentation, and on
// the page of the package, where these lines are missing, to the addresses at the end of the file.
#![doc = "[`Position`]: Position"]
#![doc = "[`Position::explain`]: Position::explain"]
#![doc = "[`Position::key`]: Position::key"]
#![doc = "[`Position::play_unchecked`]: Position::play_unchecked"]
#![doc = "[`Position::step_unchecked`]: Position::step_unchecked"]
#![doc = "[`Ruleset`]: Ruleset"]
#![doc = "[`Refusal`]: Refusal"]
#![doc = "[`Step`]: Step"]
#![doc = "[`Setup`]: Setup"]
#![doc = "[`Setup::repair_clashes`]: Setup::repair_clashes"]
#![doc = "[`Game`]: Game"]
#![doc = "[`case`]: case"]
#![doc = "[`clock`]: clock"]
#![doc = "[`notation`]: notation"]
#![doc = "[`Ruleset::VERSION`]: Ruleset::VERSION"]
#![doc = "[`text::notation`]: text::notation"]
#![doc = "[the rules]: text::rules"]
#![doc = "[§9.4]: text::rules#9.4"]
#![doc = ""]
#![doc = include_str!("../README.md")]
// Only `core` and `alloc` are used here. The feature `links` brings in std through its compression
// crate.
#![no_std]
#![forbid(unsafe_code)]

// For lists of turns, texts and histories; finding and playing steps does without.
extern crate alloc;

// Most modules are private and their types are exported below, so that code can move between files
// without changing a path that callers use. The public ones are namespaces of their own.
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
mod names;
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
#[cfg(feature = "serde")]
mod serde;
mod setup;
pub mod text;
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
pub use rules::{
    AccentChoice, BambooRule, BoatRule, Borders, Distance, ForeignGardens, GatesOnTheWay, Opening,
    OrchidHunters, OrchidPrey, RulesVersion, Ruleset, Tally, TrapOwners, TrapStages, TurtleRule,
    WheelBesideRock, WheelRule,
};
pub use seat::{BySeat, Seat, SeatCount, SeatSet};
pub use setup::{Problem, Problems, RecordingError, Returned, Setup};
pub use tile::{Colour, Kind, Tile};
pub use turn::{Bonus, Step, Turn};
