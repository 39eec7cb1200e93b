//! Every frame from a client.

use super::{actions, id, text};
use paisho_wire::{Room, ToServer};

fn next(message: &ToServer) -> Option<ToServer> {
    Some(match message {
        ToServer::Join { since: Some(_), .. } => ToServer::Join {
            game: id("g1"),
            since: None,
        },
        ToServer::Join { .. } => ToServer::Leave { game: id("g1") },
        ToServer::Leave { .. } => ToServer::Act {
            game: id("g1"),
            id: id("c-1"),
            action: actions::all().remove(0),
        },
        ToServer::Act { .. } => ToServer::Say {
            game: id("g1"),
            id: id("c-2"),
            room: Room::Spectators,
            text: text("Schöne Blüte!"),
        },
        ToServer::Say { .. } => ToServer::WatchLobby {},
        ToServer::WatchLobby {} => ToServer::LeaveLobby {},
        ToServer::LeaveLobby {} => ToServer::Beat { n: 1 },
        ToServer::Beat { .. } => ToServer::Echo { n: 2 },
        ToServer::Echo { .. } => return None,
    })
}

pub(crate) fn all() -> Vec<ToServer> {
    let first = ToServer::Join {
        game: id("g1"),
        since: Some(12),
    };
    std::iter::successors(Some(first), next).collect()
}
