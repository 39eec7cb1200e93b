//! How a rated game changed the ratings of its players.

use paisho_wire::{GameId, Player, RatingStep};

use crate::model::api::{Call, Failure, requests};
use crate::model::{Model, Update};

/// A player's rating after the game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// The player.
    pub player: Player,
    /// The new rating, once the server has sent it.
    step: Option<RatingStep>,
}

impl RatingChange {
    /// The new rating, if it is known.
    #[must_use]
    pub const fn step(&self) -> Option<&RatingStep> {
        self.step.as_ref()
    }
}

/// The changes of the ratings, in the order of the seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RatingChanges {
    game: Option<GameId>,
    players: Vec<RatingChange>,
}

/// What happens to them.
#[derive(Clone, PartialEq, Debug)]
pub enum RatingChangesEvent {
    /// A rated game is over.
    Over(GameId, Vec<Player>),
    /// The ratings of a player, by their index.
    Came(GameId, usize, Result<Vec<RatingStep>, Failure>),
}

impl RatingChanges {
    /// The known changes.
    pub fn known(&self) -> impl Iterator<Item = &RatingChange> {
        self.players.iter().filter(|change| change.step.is_some())
    }
}

impl Model for RatingChanges {
    type Event = RatingChangesEvent;
    type Effect = Call<RatingChangesEvent>;

    fn apply(&mut self, event: RatingChangesEvent, _now: u64) -> Update<Call<RatingChangesEvent>> {
        match event {
            RatingChangesEvent::Over(game, players) => {
                let calls = players.iter().enumerate().map(|(index, player)| {
                    let game = game.clone();
                    let request = requests::rating_steps(&player.person.name);
                    Call::new(request, move |answer| {
                        RatingChangesEvent::Came(game, index, answer)
                    })
                });
                let effects = calls.collect();
                self.game = Some(game);
                let unknown = |player| RatingChange { player, step: None };
                self.players = players.into_iter().map(unknown).collect();
                Update::visible(effects)
            }
            RatingChangesEvent::Came(game, index, answer) => {
                let mut steps = answer.unwrap_or_default().into_iter();
                let step = steps.find(|step| step.game == game);
                let is_open = self.game.as_ref() == Some(&game);
                if let Some(change) = self.players.get_mut(index).filter(|_| is_open) {
                    change.step = step;
                }
                Update::visible(Vec::new())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, seat: &str) -> Player {
        let text = format!(
            r#"{{"seat":"{seat}","person":{{"id":"{name}","name":"{name}","kind":"member"}}}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    fn steps(game: &str, change: i32) -> String {
        format!(
            r#"[{{"game":"g0","class":"quick","rating":1500,"change":1,"at":1}},
            {{"game":"{game}","class":"quick","rating":1510,"change":{change},"at":2}}]"#
        )
    }

    fn over(model: &mut RatingChanges, game: &str) -> Vec<Call<RatingChangesEvent>> {
        let players = vec![player("ana", "south"), player("ben", "north")];
        let event = RatingChangesEvent::Over(game.parse().unwrap(), players);
        model.apply(event, 0).effects
    }

    fn known(model: &RatingChanges) -> Vec<(&str, i32)> {
        let change = |change: &RatingChange| change.step().unwrap().change;
        let known = model.known();
        known
            .map(|one| (one.player.person.name.as_str(), change(one)))
            .collect()
    }

    #[test]
    fn changes_are_shown_in_the_order_of_seats() {
        let mut model = RatingChanges::default();
        let mut calls = over(&mut model, "g1");
        let paths: Vec<&str> = calls.iter().map(|call| call.http().path.as_str()).collect();
        assert_eq!(paths, ["players/ana/ratings", "players/ben/ratings"]);
        let (ben, ana) = (calls.pop().unwrap(), calls.pop().unwrap());
        model.apply(ben.answered(Ok(steps("g1", -8))), 0);
        assert_eq!(known(&model), [("ben", -8)]);
        model.apply(ana.answered(Ok(steps("g1", 8))), 0);
        assert_eq!(known(&model), [("ana", 8), ("ben", -8)]);
    }

    #[test]
    fn only_this_game_counts() {
        let mut model = RatingChanges::default();
        let mut old = over(&mut model, "g1");
        let mut new = over(&mut model, "g2");
        model.apply(old.remove(0).answered(Ok(steps("g1", 8))), 0);
        assert_eq!(known(&model), []);
        model.apply(new.remove(0).answered(Ok(steps("g1", 8))), 0);
        assert_eq!(known(&model), [], "the game is not among them");
        model.apply(new.remove(0).answered(Err(Failure::Unreachable)), 0);
        assert_eq!(known(&model), []);
    }
}
