//! What we asked for and have no answer to yet. It is asked again, under the same name, whenever
//! the line comes back; the server carries out each name once.

use paisho::Turn;
use paisho_table::GameReplica;
use paisho_wire::{Action, ClientId, GameId, ToServer};

/// Gives every request a name that no other has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    prefix: String,
    count: u64,
}

impl Names {
    /// Names that begin with something no other page has.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            prefix: format!("web-{seed:016x}"),
            count: 0,
        }
    }

    /// A name that was not given before.
    pub fn fresh(&mut self) -> Option<ClientId> {
        self.count += 1;
        format!("{}-{}", self.prefix, self.count).parse().ok()
    }
}

/// A request without an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Its name.
    pub id: ClientId,
    /// What is asked for.
    pub wish: Wish,
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Something a player does.
    Act(Action),
    /// Something to say, and how often we had said it before.
    Say {
        /// To whom.
        room: paisho_wire::Room,
        /// What.
        text: paisho_wire::ChatText,
        /// So many such lines were there.
        known: usize,
    },
}

impl Request {
    /// The frame that asks.
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

    /// The turn that waits, and for which ply it is meant.
    #[must_use]
    pub fn turn(&self) -> Option<(usize, Turn)> {
        match &self.wish {
            Wish::Act(Action::Play { ply, turn }) => {
                Some((*ply as usize, turn.as_str().parse().ok()?))
            }
            Wish::Act(_) | Wish::Say { .. } => None,
        }
    }

    /// Whether it is a turn that the game has meanwhile: it was carried out, and only the answer
    /// was lost.
    #[must_use]
    pub fn is_done(&self, replica: &GameReplica) -> bool {
        let Some((ply, turn)) = self.turn() else {
            return false;
        };
        let played = replica.table.game().plies().get(ply);
        played.is_some_and(|played| played.turn == turn)
    }
}
