//! The user's own games in progress. The server does not report turns in games that are not open,
//! so the list is requested again from time to time.

use paisho_wire::{GameId, GameList, GameSummary, UserId};

use crate::model::api::{Call, Failure, requests};
use crate::model::{Model, Update};

/// The user's own games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnGames {
    owner: Option<UserId>,
    games: Vec<GameSummary>,
}

/// What happens to the list.
#[derive(Clone, PartialEq, Debug)]
pub enum OwnGamesEvent {
    /// The list is requested, for this user or for nobody.
    Ask(Option<UserId>),
    /// The answer, with the user it was requested for.
    Came(UserId, Result<GameList, Failure>),
}

impl OwnGames {
    /// Whose games they are.
    #[must_use]
    pub const fn owner(&self) -> Option<&UserId> {
        self.owner.as_ref()
    }

    /// The games.
    #[must_use]
    pub fn games(&self) -> &[GameSummary] {
        &self.games
    }

    /// The first game that waits for the user, other than the open one.
    #[must_use]
    pub fn next(&self, here: Option<&GameId>) -> Option<GameId> {
        let owner = self.owner()?;
        let mut waiting = self.games.iter().filter(|game| is_due(game, owner));
        let first = waiting.find(|game| Some(&game.id) != here)?;
        Some(first.id.clone())
    }
}

/// Whether a game waits for a user.
#[must_use]
pub fn is_due(game: &GameSummary, user: &UserId) -> bool {
    let mut players = game.setup.players.iter();
    players.any(|p| p.person.id == *user && game.due.contains(&p.seat))
}

impl Model for OwnGames {
    type Event = OwnGamesEvent;
    type Effect = Call<OwnGamesEvent>;

    fn apply(&mut self, event: OwnGamesEvent, _now: u64) -> Update<Call<OwnGamesEvent>> {
        match event {
            OwnGamesEvent::Ask(owner) => {
                let is_other = self.owner != owner;
                if is_other {
                    self.games.clear();
                }
                self.owner.clone_from(&owner);
                let call = owner.map(|owner| {
                    Call::new(requests::own_games(), |answer| {
                        OwnGamesEvent::Came(owner, answer)
                    })
                });
                Update {
                    effects: call.into_iter().collect(),
                    is_visible: is_other,
                }
            }
            OwnGamesEvent::Came(owner, answer) => {
                // The user may have signed in or out by now. If the request failed, the next one
                // may succeed.
                let games = answer.ok().filter(|_| self.owner == Some(owner));
                let games = games.map(|list| list.games);
                let is_visible = games.as_ref().is_some_and(|games| *games != self.games);
                if let Some(games) = games {
                    self.games = games;
                }
                Update {
                    effects: Vec::new(),
                    is_visible,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list with games of Ana and Ben; a seat is due in each.
    fn list(games: &[(&str, &str)]) -> String {
        let game = |(id, due): &(&str, &str)| {
            format!(
                r#"{{"id":"{id}","version":1,"setup":{{"ruleset":"rulebook","rules_version":1,
                "time":{{"kind":"unlimited"}},"rated":false,"players":[
                {{"seat":"south","person":{{"id":"ana","name":"ana","kind":"member"}}}},
                {{"seat":"north","person":{{"id":"ben","name":"ben","kind":"member"}}}}]}},
                "speed":"quick","status":"playing","created":0,"ply":0,"due":["{due}"]}}"#
            )
        };
        let games: Vec<String> = games.iter().map(game).collect();
        format!(r#"{{"games":[{}]}}"#, games.join(","))
    }

    fn user(id: &str) -> Option<UserId> {
        Some(id.parse().unwrap())
    }

    fn ask(model: &mut OwnGames, owner: Option<UserId>) -> Option<Call<OwnGamesEvent>> {
        model.apply(OwnGamesEvent::Ask(owner), 0).effects.pop()
    }

    fn answer(model: &mut OwnGames, call: Call<OwnGamesEvent>, text: String) -> bool {
        model.apply(call.answered(Ok(text)), 0).is_visible
    }

    #[test]
    fn the_next_game_is_one_that_waits_for_us() {
        let mut model = OwnGames::default();
        let call = ask(&mut model, user("ana")).unwrap();
        assert_eq!(call.http().path, "me/games");
        let games = [("g1", "north"), ("g2", "south"), ("g3", "south")];
        assert!(answer(&mut model, call, list(&games)));
        assert_eq!(model.next(None), Some("g2".parse().unwrap()));
        let here = "g2".parse().unwrap();
        assert_eq!(model.next(Some(&here)), Some("g3".parse().unwrap()));
        // The same list again is no news.
        let call = ask(&mut model, user("ana")).unwrap();
        assert!(!answer(&mut model, call, list(&games)));
    }

    #[test]
    fn nobody_sees_the_games_of_another() {
        let mut model = OwnGames::default();
        let call = ask(&mut model, user("ana")).unwrap();
        let other = ask(&mut model, user("ben")).unwrap();
        assert!(!answer(&mut model, call, list(&[("g1", "north")])));
        assert!(model.games().is_empty());
        assert!(answer(&mut model, other, list(&[("g1", "north")])));
        assert_eq!(model.next(None), Some("g1".parse().unwrap()));
        assert_eq!(ask(&mut model, None), None);
        assert!(model.games().is_empty() && model.owner().is_none());
    }

    #[test]
    fn a_lost_request_changes_nothing() {
        let mut model = OwnGames::default();
        let call = ask(&mut model, user("ana")).unwrap();
        answer(&mut model, call, list(&[("g1", "south")]));
        let call = ask(&mut model, user("ana")).unwrap();
        let lost = model.apply(call.answered(Err(Failure::Unreachable)), 0);
        assert!(!lost.is_visible);
        assert_eq!(model.games().len(), 1);
    }
}
