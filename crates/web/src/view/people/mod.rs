//! Pages about people: signing in, the account, profiles, the best players, finished games.

mod account;
mod enter;
mod filters;
mod form;
mod graph;
mod guest_name;
mod leaderboard;
mod moderation;
mod myself;
mod player;
mod report;
mod search;
mod second_factor;
mod security;
mod sessions;
mod tokens;
mod vacation;

pub(crate) use account::AccountPage;
pub(crate) use enter::{ForgotPage, SignInPage, SignUpPage};
pub(crate) use guest_name::GuestName;
pub(crate) use leaderboard::LeaderboardPage;
pub(crate) use moderation::ModerationPage;
pub(crate) use myself::Myself;
pub(crate) use player::PlayerPage;
pub(crate) use search::SearchPage;
