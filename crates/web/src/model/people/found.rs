//! The games that a search has found so far, page by page.

use paisho_wire::{GameList, GameSummary};

use super::filter::Filter;
use crate::model::api::{Call, Failure, requests};
use crate::model::online::Latest;
use crate::model::{Model, Update};

/// The number of games per page.
const PAGE: &str = "20";

/// The results of a search so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    games: Vec<GameSummary>,
    /// The cursor of the next page.
    next: Option<String>,
    /// The criteria of this search; changes in the form take effect with the next search.
    filter: Filter,
    latest: Latest,
    /// Whether a request is running.
    is_asking: bool,
    /// Whether an answer has arrived.
    is_answered: bool,
    failure: Option<Failure>,
}

/// What happens to a search.
#[derive(Clone, PartialEq, Debug)]
pub enum FoundEvent {
    /// A new search: earlier results and running requests no longer matter.
    Search(Filter),
    /// The next page is requested, unless a request is running.
    More,
    /// A page, with the number of its request.
    Came(Latest, Result<GameList, Failure>),
}

impl Found {
    /// The games.
    #[must_use]
    pub fn games(&self) -> &[GameSummary] {
        &self.games
    }

    /// Whether there are more pages.
    #[must_use]
    pub const fn has_more(&self) -> bool {
        self.next.is_some()
    }

    /// Whether the search has found nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.is_answered && self.games.is_empty()
    }

    /// Why the last request failed.
    #[must_use]
    pub const fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    fn search(&mut self, filter: Filter) -> Call<FoundEvent> {
        *self = Self {
            filter,
            latest: self.latest,
            ..Self::default()
        };
        self.ask()
    }

    fn more(&mut self) -> Option<Call<FoundEvent>> {
        let may = self.has_more() && !self.is_asking;
        may.then(|| self.ask())
    }

    fn ask(&mut self) -> Call<FoundEvent> {
        self.is_asking = true;
        self.failure = None;
        let mut pairs = self.filter.pairs();
        pairs.push(("limit", PAGE.to_owned()));
        pairs.extend(self.next.clone().map(|next| ("after", next)));
        let asked = self.latest.ask();
        Call::new(requests::find_games(&pairs), move |answer| {
            FoundEvent::Came(asked, answer)
        })
    }

    fn came(&mut self, asked: Latest, answer: Result<GameList, Failure>) {
        if asked != self.latest {
            return;
        }
        self.is_asking = false;
        match answer {
            Ok(page) => {
                self.is_answered = true;
                self.games.extend(page.games);
                self.next = page.next;
            }
            Err(failure) => self.failure = Some(failure),
        }
    }
}

impl Model for Found {
    type Event = FoundEvent;
    type Effect = Call<FoundEvent>;

    fn apply(&mut self, event: FoundEvent, _now: u64) -> Update<Call<FoundEvent>> {
        let call = match event {
            FoundEvent::Search(filter) => Some(self.search(filter)),
            FoundEvent::More => self.more(),
            FoundEvent::Came(asked, answer) => {
                self.came(asked, answer);
                None
            }
        };
        Update::visible(call.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer to a request for a page.
    fn page(id: &str, next: Option<&str>) -> String {
        let next = next.map(|next| format!(r#","next":"{next}""#));
        let next = next.unwrap_or_default();
        format!(
            r#"{{"games":[{{"id":"{id}","version":1,"setup":{{"ruleset":"rulebook",
            "rules_version":1,"time":{{"kind":"unlimited"}},"rated":false,"players":[]}},
            "speed":"quick","status":"finished","created":0,"ply":0,"due":[]}}]{next}}}"#
        )
    }

    fn ids(found: &Found) -> Vec<String> {
        found.games().iter().map(|g| g.id.to_string()).collect()
    }

    fn search(found: &mut Found, player: &str) -> Call<FoundEvent> {
        let filter = Filter {
            player: player.to_owned(),
            ..Filter::default()
        };
        let mut effects = found.apply(FoundEvent::Search(filter), 0).effects;
        effects.pop().unwrap()
    }

    fn more(found: &mut Found) -> Option<Call<FoundEvent>> {
        found.apply(FoundEvent::More, 0).effects.pop()
    }

    fn came(found: &mut Found, call: Call<FoundEvent>, answer: Result<String, Failure>) {
        assert_eq!(found.apply(call.answered(answer), 0).effects, []);
    }

    #[test]
    fn pages_follow_each_other_once() {
        let mut found = Found::default();
        assert!(!found.is_empty(), "nobody knows yet");
        let first = search(&mut found, "ana");
        assert!(!found.is_empty());
        came(&mut found, first, Ok(page("g1", Some("p2"))));
        let second = more(&mut found).unwrap();
        assert_eq!(
            second.http().path,
            format!("games?player=ana&limit={PAGE}&after=p2")
        );
        assert_eq!(more(&mut found), None, "it is on its way");
        came(&mut found, second, Ok(page("g2", None)));
        assert_eq!(ids(&found), ["g1", "g2"]);
        assert!(!found.has_more() && more(&mut found).is_none());
    }

    #[test]
    fn pages_of_another_search_are_not_mixed_in() {
        let mut found = Found::default();
        let first = search(&mut found, "ana");
        came(&mut found, first, Ok(page("g1", Some("p2"))));
        let old = more(&mut found).unwrap();
        let new = search(&mut found, "eve");
        came(&mut found, old, Err(Failure::Unreachable));
        assert_eq!(found.failure(), None);
        came(&mut found, new, Ok(page("g3", None)));
        assert_eq!(ids(&found), ["g3"]);
    }

    #[test]
    fn nothing_is_found_only_if_the_server_says_so() {
        let mut found = Found::default();
        let asked = search(&mut found, "ana");
        came(&mut found, asked, Err(Failure::Unreachable));
        assert_eq!(found.failure(), Some(&Failure::Unreachable));
        assert!(!found.is_empty());
        let asked = search(&mut found, "ana");
        assert_eq!(found.failure(), None);
        came(&mut found, asked, Ok(r#"{"games":[]}"#.to_owned()));
        assert!(found.is_empty());
    }

    #[test]
    fn what_failed_can_be_asked_for_again() {
        let mut found = Found::default();
        let first = search(&mut found, "ana");
        came(&mut found, first, Ok(page("g1", Some("p2"))));
        let second = more(&mut found).unwrap();
        let path = second.http().path.clone();
        came(&mut found, second, Err(Failure::Unreachable));
        assert_eq!(more(&mut found).unwrap().http().path, path);
    }
}
