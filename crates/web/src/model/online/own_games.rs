//! The user's own games in progress, on every page. The server does not report turns in games that
//! are not open, so the list is requested again from time to time.

use paisho_wire::{GameId, GameList, GameSummary, UserId};

use super::Latest;
use crate::model::api::{Call, Failure, requests};
use crate::model::{Model, Update};

/// The user's own games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnGames {
    owner: Option<UserId>,
    /// The games, once the server has sent them.
    games: Option<Vec<GameSummary>>,
    /// The game on the screen, which speaks for itself.
    here: Option<GameId>,
    /// A game that has begun to wait for the user.
    news: Option<GameId>,
    asked: Latest,
}

/// What happens to the list.
#[derive(Clone, PartialEq, Debug)]
pub enum OwnGamesEvent {
    /// The list is requested, for this user or for nobody.
    Ask {
        /// Whose games they are.
        owner: Option<UserId>,
        /// The game on the screen.
        here: Option<GameId>,
    },
    /// The answer.
    Came(Latest, Result<GameList, Failure>),
    /// The user knows that a game waits.
    Understood(GameId),
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
        self.games.as_deref().unwrap_or_default()
    }

    /// The games that wait for the user, without the one on the screen.
    fn waiting(&self) -> impl Iterator<Item = &GameSummary> {
        let owner = self.owner.as_ref();
        let is_elsewhere = |game: &&GameSummary| Some(&game.id) != self.here.as_ref();
        let games = self.games().iter().filter(is_elsewhere);
        games.filter(move |game| owner.is_some_and(|owner| is_due(game, owner)))
    }

    /// The number of games that wait for the user, without the one on the screen.
    #[must_use]
    pub fn waiting_count(&self) -> usize {
        self.waiting().count()
    }

    /// The first game that waits for the user, other than the one on the screen.
    #[must_use]
    pub fn next(&self) -> Option<GameId> {
        self.waiting().next().map(|game| game.id.clone())
    }

    /// A game that has begun to wait for the user, until it is opened, played elsewhere or
    /// dismissed.
    #[must_use]
    pub fn news(&self) -> Option<&GameSummary> {
        let news = self.news.as_ref()?;
        self.waiting().find(|game| game.id == *news)
    }

    fn ask(&mut self, owner: Option<UserId>, here: Option<GameId>) -> Update<Call<OwnGamesEvent>> {
        let is_visible = self.owner != owner || self.here != here;
        if self.owner != owner {
            self.games = None;
            self.owner.clone_from(&owner);
        }
        if here.is_some() && here == self.news {
            self.news = None;
        }
        self.here = here;
        // This also makes answers for another user obsolete.
        let asked = self.asked.ask();
        let call = owner.map(|_| {
            Call::new(requests::own_games(), move |answer| {
                OwnGamesEvent::Came(asked, answer)
            })
        });
        Update {
            effects: call.into_iter().collect(),
            is_visible,
        }
    }

    /// Takes the list; returns whether it is another one. What waited when the page was opened is
    /// no news: the page shows it anyway.
    fn take(&mut self, games: Vec<GameSummary>) -> bool {
        if self.games.as_ref() == Some(&games) {
            return false;
        }
        let before = self.games.replace(games);
        let Some(before) = before else {
            return true;
        };
        let owner = self.owner.as_ref();
        let waited = |game: &GameSummary| {
            let mut before = before.iter().filter(|old| old.id == game.id);
            before.any(|old| owner.is_some_and(|owner| is_due(old, owner)))
        };
        let news = self.waiting().find(|game| !waited(game));
        let news = news.map(|game| game.id.clone());
        self.news = news.or_else(|| self.news().map(|game| game.id.clone()));
        true
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
        let is_visible = match event {
            OwnGamesEvent::Ask { owner, here } => return self.ask(owner, here),
            // If the request failed, the next one may succeed.
            OwnGamesEvent::Came(asked, Ok(list)) if asked == self.asked => self.take(list.games),
            OwnGamesEvent::Came(..) => false,
            OwnGamesEvent::Understood(game) => self.news.take_if(|news| *news == game).is_some(),
        };
        Update {
            effects: Vec::new(),
            is_visible,
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

    fn game(id: &str) -> Option<GameId> {
        Some(id.parse().unwrap())
    }

    /// The request of a user who looks at a game.
    fn ask(model: &mut OwnGames, owner: &str, here: &str) -> Option<Call<OwnGamesEvent>> {
        let owner = owner.parse().ok().filter(|_| !owner.is_empty());
        let here = here.parse().ok().filter(|_| !here.is_empty());
        let update = model.apply(OwnGamesEvent::Ask { owner, here }, 0);
        update.effects.into_iter().next()
    }

    fn answer(model: &mut OwnGames, call: Call<OwnGamesEvent>, games: &[(&str, &str)]) -> bool {
        let event = call.answered(Ok(list(games)));
        model.apply(event, 0).is_visible
    }

    /// Ana looks at a game and gets this list.
    fn look(model: &mut OwnGames, here: &str, games: &[(&str, &str)]) -> bool {
        let call = ask(model, "ana", here).unwrap();
        answer(model, call, games)
    }

    fn news(model: &OwnGames) -> Option<String> {
        model.news().map(|game| game.id.to_string())
    }

    #[test]
    fn the_next_game_is_one_that_waits_for_us() {
        let mut model = OwnGames::default();
        let games = [("g1", "north"), ("g2", "south"), ("g3", "south")];
        let call = ask(&mut model, "ana", "").unwrap();
        assert_eq!(call.http().path, "me/games");
        assert!(answer(&mut model, call, &games));
        assert_eq!((model.next(), model.waiting_count()), (game("g2"), 2));
        // The open game does not count, because it says itself whose turn it is.
        ask(&mut model, "ana", "g2");
        assert_eq!((model.next(), model.waiting_count()), (game("g3"), 1));
        // The same list again is no news.
        assert!(!look(&mut model, "g2", &games));
    }

    #[test]
    fn a_game_that_begins_to_wait_is_told_once() {
        let mut model = OwnGames::default();
        look(&mut model, "", &[("g1", "south"), ("g2", "north")]);
        assert_eq!(news(&model), None, "what waits already is no news");
        let both = [("g1", "south"), ("g2", "south")];
        assert!(look(&mut model, "", &both));
        assert_eq!(news(&model), Some("g2".to_owned()));
        look(&mut model, "", &both);
        assert_eq!(news(&model), Some("g2".to_owned()), "until it is dismissed");
        let understood = OwnGamesEvent::Understood("g2".parse().unwrap());
        assert!(model.apply(understood.clone(), 0).is_visible);
        assert!(!model.apply(understood, 0).is_visible);
        look(&mut model, "", &both);
        assert_eq!(news(&model), None);
        // A new game that waits for us from its beginning is news too.
        look(&mut model, "", &[both[0], both[1], ("g3", "south")]);
        assert_eq!(news(&model), Some("g3".to_owned()));
    }

    #[test]
    fn what_is_on_the_screen_or_played_elsewhere_is_no_news() {
        let mut model = OwnGames::default();
        look(&mut model, "g1", &[("g1", "north"), ("g2", "north")]);
        look(&mut model, "g1", &[("g1", "south"), ("g2", "south")]);
        assert_eq!(news(&model), Some("g2".to_owned()));
        ask(&mut model, "ana", "g2");
        assert_eq!(news(&model), None, "it is open");
        look(&mut model, "", &[("g1", "south"), ("g2", "south")]);
        assert_eq!(news(&model), None, "both have been seen");
        look(&mut model, "", &[("g1", "north"), ("g2", "south")]);
        look(&mut model, "", &[("g1", "south"), ("g2", "south")]);
        assert_eq!(news(&model), Some("g1".to_owned()));
        look(&mut model, "", &[("g1", "north"), ("g2", "south")]);
        assert_eq!(news(&model), None, "it was played in another tab");
    }

    #[test]
    fn nobody_sees_the_games_of_another() {
        let mut model = OwnGames::default();
        let call = ask(&mut model, "ana", "").unwrap();
        let other = ask(&mut model, "ben", "").unwrap();
        assert!(!answer(&mut model, call, &[("g1", "north")]));
        assert!(model.games().is_empty());
        assert!(answer(&mut model, other, &[("g1", "north")]));
        assert_eq!(model.next(), game("g1"));
        assert_eq!(ask(&mut model, "", ""), None, "nobody causes no request");
        assert!(model.games().is_empty() && model.owner().is_none());
    }

    #[test]
    fn a_late_or_lost_answer_changes_nothing() {
        let mut model = OwnGames::default();
        look(&mut model, "", &[("g1", "south")]);
        let call = ask(&mut model, "ana", "").unwrap();
        let lost = model.apply(call.answered(Err(Failure::Unreachable)), 0);
        assert!(!lost.is_visible);
        assert_eq!(model.games().len(), 1);
        let late = ask(&mut model, "ana", "").unwrap();
        look(&mut model, "", &[("g1", "north")]);
        assert!(!answer(&mut model, late, &[("g1", "south")]));
        assert_eq!((news(&model), model.waiting_count()), (None, 0));
    }
}
