//! The contract between a paisho server and its clients.
//!
//! Ids, messages in both directions, and bodies of HTTP requests and answers. All are closed types
//! with strict parsing and one way of writing. Turns, positions and rulesets travel in the text
//! forms of the rules crate. There is no logic here.
//!
//! | file | what |
//! |---|---|
//! | `id`, `bounded`, `text`, `object` | ids, strings of limited length, values of the rules crate, values that must be JSON objects |
//! | `seat`, `time`, `person`, `outcome` | types that many messages share |
//! | `event` | events of a game, as they are stored and as clients receive them |
//! | `action` | requests of a player |
//! | `refusal`, `limit` | reasons for refusals, as data |
//! | `server_info`, `game`, `seek`, `account`, `profile`, `moderation`, `problem` | bodies of the HTTP interface |
//! | `to_server`, `to_client` | frames of the WebSocket |
//! | `openapi` | schemas of the types that are strings on the wire, for the OpenAPI document |
#![forbid(unsafe_code)]
#![deny(
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing
)]

mod account;
mod action;
mod bounded;
mod event;
mod game;
mod id;
mod limit;
mod moderation;
mod object;
#[cfg(feature = "openapi")]
mod openapi;
mod outcome;
mod person;
mod plain;
mod problem;
mod profile;
mod refusal;
mod seat;
mod seek;
mod server_info;
mod text;
mod time;
mod to_client;
mod to_server;

pub use account::{
    BotBody, CodeBody, DeleteBody, EmailBody, ForgotBody, Me, NameBody, PasswordBody,
    RecoveryCodes, RegisterBody, RemoveSecondFactorBody, ResetBody, SecondFactorBody,
    SecondFactorOffered, SecretText, SecurityShown, SessionShown, SignInBody, TokenBody, TokenMade,
    TokenShown, VacationShown,
};
pub use action::{Action, ActionBody, Claim, Reply};
pub use bounded::{Bounded, ChatText, LineText, TooLong, TurnText};
pub use event::{Event, Player, Stamped, TableSetup};
pub use game::{
    Asked, ClockReading, GameList, GameState, GameSummary, LeaveReason, Left, Offers, SeatClock,
    Status,
};
pub use id::{BadId, ClientId, GameId, SeekId, UserId};
pub use limit::{Bar, Limit, LineFault};
pub use moderation::{
    AuditLine, MeasureBody, MeasureWord, Reason, ReportBody, ReportShown, VerdictBody,
};
pub use object::Object;
pub use outcome::{Decider, Ending, Outcome};
pub use person::{Person, PersonKind, RatingShown};
pub use plain::plain;
pub use problem::Problem;
pub use profile::{OpponentShown, Profile, RankedPlayer, Ranking, RatingStep, SpeedRating};
pub use refusal::{Broken, Refusal};
pub use seat::Seat;
pub use seek::{RatingRange, Seek, SeekAnswer, SeekBody, SeekList, SideWish, Visibility};
pub use server_info::{LevelShown, ServerInfo};
pub use text::Text;
pub use time::{Speed, TimeControl, UnixMillis, record_date};
pub use to_client::{ChatLine, Room, ToClient};
pub use to_server::{BadMessage, MAX_FRAME, ToServer};

/// The version of this contract, part of every address: `/api/v1/…`.
pub const PROTOCOL: u32 = 1;
