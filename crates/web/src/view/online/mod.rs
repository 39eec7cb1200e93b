//! Online play: the lobby, invitations, games, games to watch.

mod actions;
mod alone;
mod chat;
pub(crate) mod controller;
mod end;
mod form;
mod game;
mod home;
mod invitation;
pub(crate) mod list;
pub(crate) mod load;
mod lobby;
mod mine;
mod notice;
mod plan;
mod plate;
mod seeking;
mod turns;
mod watch;

pub(crate) use controller::OnlineController;
pub(crate) use game::{GamePage, is_my_turn};
pub(crate) use home::OnlineHome;
pub(crate) use invitation::InvitationPage;
pub(crate) use lobby::LobbyPage;
pub(crate) use mine::{MyGames, waiting_count};
pub(crate) use notice::Notices;
pub(crate) use watch::WatchPage;
