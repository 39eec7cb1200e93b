//! Seeking games: creating, joining and withdrawing seeks, and what becomes of them.

use paisho_wire::{GameId, GameList, Seek, SeekAnswer, SeekBody, SeekId, TimeControl, Visibility};

use super::account::become_guest;
use super::{Effect, Millis, Online, effects, to_game};
use crate::model::api::{Call, Failure, requests};
use crate::model::route::Route;

/// What a user wants to do with seeks. Without an account they become a guest first.
#[derive(Clone, PartialEq, Debug)]
pub enum SeekWish {
    /// Create a seek.
    Create(SeekBody),
    /// Join a seek.
    Join(SeekId),
}

impl SeekWish {
    /// The request.
    pub(super) fn call(self) -> Effect {
        let (request, is_private) = match &self {
            Self::Create(body) => {
                let is_private = body.visibility == Visibility::Private;
                (requests::create_seek(body), Some(is_private))
            }
            Self::Join(id) => (requests::join_seek(id), None),
        };
        Effect::Call(Call::new(request, move |answer| {
            SeekEvent::Answered(answer, is_private).into()
        }))
    }
}

/// What happens to seeks.
#[derive(Clone, PartialEq, Debug)]
pub enum SeekEvent {
    /// A page with seeks is opened: earlier failures are not shown there.
    Open,
    /// The user seeks a game.
    Wish(Box<SeekWish>),
    /// The answer; for a new seek, whether it is private.
    Answered(Result<SeekAnswer, Failure>, Option<bool>),
    /// The user replaces a seek by one with another time control.
    Anew(Box<Seek>, TimeControl),
    /// The user withdraws a seek.
    Withdraw(SeekId),
    /// The answer to that.
    Withdrawn(SeekId, Result<(), Failure>),
    /// A seek of ours waits for opponents.
    Waits(Box<Seek>),
    /// A seek of ours was looked up: it may have been taken while we were disconnected.
    LookedUp(SeekId, Result<Box<Seek>, Failure>),
    /// Our games were looked up, because a seek of ours is gone.
    GamesLookedUp(SeekId, Result<GameList, Failure>),
}

impl Online {
    pub(super) fn update_seeks(&mut self, event: SeekEvent, now: Millis) -> Vec<Effect> {
        match event {
            SeekEvent::Open => {
                self.seek_failure = None;
                Vec::new()
            }
            SeekEvent::Wish(wish) => self.wish(wish),
            SeekEvent::Answered(Ok(answer), is_private) => self.answered(answer, is_private, now),
            SeekEvent::Answered(Err(why), _) => {
                self.seek_failure = Some(why);
                Vec::new()
            }
            SeekEvent::Anew(old, time) => {
                let mut done = self.withdraw(old.id);
                let body = SeekBody { time, ..old.body };
                done.extend(self.wish(Box::new(SeekWish::Create(body))));
                done
            }
            SeekEvent::Withdraw(id) => self.withdraw(id),
            SeekEvent::Withdrawn(id, answer) => {
                self.waiting.retain(|seek| seek.id != id);
                // If it is missing, somebody has joined, and the game is about to begin.
                let failure = answer.err().filter(|why| !why.is_missing());
                self.seek_failure = failure.or_else(|| self.seek_failure.take());
                Vec::new()
            }
            SeekEvent::Waits(seek) => self.waits(*seek, now),
            SeekEvent::LookedUp(id, answer) => {
                let is_gone = answer.is_err_and(|why| why.is_missing());
                is_gone.then(|| look_up_games(id)).into_iter().collect()
            }
            SeekEvent::GamesLookedUp(id, Ok(list)) => self.looked_up(&id, list),
            SeekEvent::GamesLookedUp(_, Err(_)) => Vec::new(),
        }
    }

    /// Does something with seeks, as a guest if we have no account.
    fn wish(&mut self, wish: Box<SeekWish>) -> Vec<Effect> {
        self.seek_failure = None;
        vec![if self.account.identity().me().is_some() {
            wish.call()
        } else {
            become_guest(Some(wish))
        }]
    }

    fn answered(
        &mut self,
        answer: SeekAnswer,
        is_private: Option<bool>,
        now: Millis,
    ) -> Vec<Effect> {
        match answer {
            SeekAnswer::Started { game } => vec![to_game(&game)],
            SeekAnswer::Waiting { seek } => {
                let id = seek.id.to_string();
                let mut done = self.waits(*seek, now);
                done.extend(is_private.map(|is_private| {
                    if is_private {
                        Effect::Go(Route::Invitation(id))
                    } else {
                        Effect::WaitInLobby
                    }
                }));
                done
            }
        }
    }

    fn withdraw(&mut self, id: SeekId) -> Vec<Effect> {
        self.seek_failure = None;
        let request = requests::withdraw_seek(&id);
        vec![Effect::Call(Call::new(request, move |answer| {
            SeekEvent::Withdrawn(id, answer).into()
        }))]
    }

    /// Handles a seek of ours that waits for opponents, unless it has already become a game.
    fn waits(&mut self, seek: Seek, now: Millis) -> Vec<Effect> {
        if let Some(game) = self.game_of(&seek.id) {
            return self.lead(game, Some(&seek));
        }
        self.waiting.retain(|other| other.id != seek.id);
        self.waiting.push(seek);
        effects(self.link.want(now), now)
    }

    /// Handles a seek that no longer exists: it has become one of our games, or was withdrawn.
    fn looked_up(&mut self, seek: &SeekId, list: GameList) -> Vec<Effect> {
        let mut games = list.games.into_iter();
        match games.find(|game| game.setup.seek.as_ref() == Some(seek)) {
            Some(game) if self.waiting.iter().any(|waiting| waiting.id == *seek) => {
                self.started(game.id, Some(seek))
            }
            Some(_) => Vec::new(),
            None => {
                self.waiting.retain(|waiting| waiting.id != *seek);
                Vec::new()
            }
        }
    }

    /// The game that a seek of ours has become, if that is known.
    #[must_use]
    pub fn game_of(&self, seek: &SeekId) -> Option<GameId> {
        let taken = self.taken.iter().find(|(taken, _)| taken == seek);
        taken.map(|(_, game)| game.clone())
    }
}

/// Looks up a seek of ours: it still waits, became a game, or no longer exists.
pub(super) fn look_up(seek: &Seek) -> Effect {
    let id = seek.id.clone();
    Effect::Call(Call::new(requests::seek(&seek.id), move |answer| {
        SeekEvent::LookedUp(id, answer.map(Box::new)).into()
    }))
}

fn look_up_games(id: SeekId) -> Effect {
    Effect::Call(Call::new(requests::own_games(), move |answer| {
        SeekEvent::GamesLookedUp(id, answer).into()
    }))
}
