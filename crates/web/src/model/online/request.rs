//! Requests without an answer yet. They are sent again, with the same id, after every reconnect;
//! the server carries out each id once.

use paisho::Turn;
use paisho_table::GameReplica;
use paisho_wire::{Action, ClientId, GameId, ToServer};

/// Gives every request a name that no other has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestIds {
    prefix: String,
    count: u64,
}

impl RequestIds {
    /// Ids with a prefix that no other page has.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            prefix: format!("web-{seed:016x}"),
            count: 0,
        }
    }

    /// A new id.
    pub fn fresh(&mut self) -> Option<ClientId> {
        self.count += 1;
        format!("{}-{}", self.prefix, self.count).parse().ok()
    }
}

/// A request without an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Its id.
    pub id: ClientId,
    /// What is requested.
    pub wish: Wish,
}

/// What is requested.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// An action of a player.
    Act(Action),
    /// A line of chat.
    Say {
        /// The chat room.
        room: paisho_wire::Room,
        /// The text.
        text: paisho_wire::ChatText,
        /// How often we had sent the same text before.
        known: usize,
    },
}

impl Request {
    /// The frame that sends the request.
    #[must_use]
    pub fn frame(&self, game: &GameId) -> ToServer {
        let (game, id) = (game.clone(), self.id.clone());
        match &self.wish {
            Wish::Act(action) => ToServer::Act {
                game,
                id,
                action: action.clone(),
            },
            Wish::Say { room, text, .. } => ToServer::Say {
                game,
                id,
                room: *room,
                text: text.clone(),
            },
        }
    }

    /// The turn it plays, if any, and the ply for which it is meant.
    #[must_use]
    pub fn turn(&self) -> Option<(usize, Turn)> {
        match &self.wish {
            Wish::Act(Action::Play { ply, turn }) => {
                Some((*ply as usize, turn.as_str().parse().ok()?))
            }
            Wish::Act(_) | Wish::Say { .. } => None,
        }
    }

    /// Whether it is a turn that the game now contains: it was carried out, and only the answer was
    /// lost.
    #[must_use]
    pub fn is_done(&self, replica: &GameReplica) -> bool {
        let Some((ply, turn)) = self.turn() else {
            return false;
        };
        let played = replica.table.game().plies().get(ply);
        played.is_some_and(|played| played.turn == turn)
    }
}
