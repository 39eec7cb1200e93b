//! The games that a search has found so far, page by page.

use paisho_wire::{GameList, GameSummary};

use super::filter::Filter;
use crate::model::online::Latest;

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
}

/// A request for a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The names and values of the query; the values are not encoded.
    pub pairs: Vec<(&'static str, String)>,
    number: Latest,
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

    /// Starts a new search: earlier results and running requests no longer matter.
    pub fn search(&mut self, filter: Filter) -> Asked {
        *self = Self {
            filter,
            latest: self.latest,
            ..Self::default()
        };
        self.ask()
    }

    /// Requests the next page, unless a request is running.
    pub fn more(&mut self) -> Option<Asked> {
        let may = self.has_more() && !self.is_asking;
        may.then(|| self.ask())
    }

    fn ask(&mut self) -> Asked {
        self.is_asking = true;
        let mut pairs = self.filter.pairs();
        pairs.push(("limit", PAGE.to_owned()));
        pairs.extend(self.next.clone().map(|next| ("after", next)));
        Asked {
            pairs,
            number: self.latest.ask(),
        }
    }

    /// Takes the answer to a request, or `None` if it failed; returns whether the request is still
    /// the latest.
    pub fn came(&mut self, asked: &Asked, page: Option<GameList>) -> bool {
        if asked.number != self.latest {
            return false;
        }
        self.is_asking = false;
        if let Some(page) = page {
            self.is_answered = true;
            self.games.extend(page.games);
            self.next = page.next;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(id: &str, next: Option<&str>) -> Option<GameList> {
        let text = format!(
            r#"{{"id":"{id}","version":1,"setup":{{"ruleset":"rulebook","rules_version":1,
            "time":{{"kind":"unlimited"}},"rated":false,"players":[]}},"speed":"quick",
            "status":"finished","created":0,"ply":0,"due":[]}}"#
        );
        Some(GameList {
            games: vec![serde_json::from_str(&text).unwrap()],
            next: next.map(str::to_owned),
        })
    }

    fn ids(found: &Found) -> Vec<String> {
        found.games().iter().map(|g| g.id.to_string()).collect()
    }

    fn of(player: &str) -> Filter {
        Filter {
            player: player.to_owned(),
            ..Filter::default()
        }
    }

    #[test]
    fn pages_follow_each_other_once() {
        let mut found = Found::default();
        assert!(!found.is_empty(), "nobody knows yet");
        let first = found.search(of("ana"));
        assert!(!found.is_empty());
        assert!(found.came(&first, page("g1", Some("p2"))));
        let second = found.more().unwrap();
        let pairs: Vec<&str> = second.pairs.iter().map(|(_, v)| v.as_str()).collect();
        assert_eq!(pairs, ["ana", PAGE, "p2"]);
        assert_eq!(found.more(), None, "it is on its way");
        assert!(found.came(&second, page("g2", None)));
        assert_eq!(ids(&found), ["g1", "g2"]);
        assert!(!found.has_more() && found.more().is_none());
    }

    #[test]
    fn pages_of_another_search_are_not_mixed_in() {
        let mut found = Found::default();
        let first = found.search(of("ana"));
        assert!(found.came(&first, page("g1", Some("p2"))));
        let old = found.more().unwrap();
        let new = found.search(of("eve"));
        assert!(!found.came(&old, page("g2", Some("p3"))));
        assert!(found.came(&new, page("g3", None)));
        assert!(!found.came(&old, None));
        assert_eq!(ids(&found), ["g3"]);
    }

    #[test]
    fn nothing_is_found_only_if_the_server_says_so() {
        let mut found = Found::default();
        let asked = found.search(of("ana"));
        assert!(found.came(&asked, None) && !found.is_empty());
        let asked = found.search(of("ana"));
        let nothing = GameList {
            games: Vec::new(),
            next: None,
        };
        assert!(found.came(&asked, Some(nothing)) && found.is_empty());
    }

    #[test]
    fn what_failed_can_be_asked_for_again() {
        let mut found = Found::default();
        let first = found.search(of("ana"));
        assert!(found.came(&first, page("g1", Some("p2"))));
        let second = found.more().unwrap();
        assert!(found.came(&second, None));
        let again = found.more().unwrap();
        assert_eq!(again.pairs, second.pairs);
    }
}
