//! A review of a game: what the engine has found about its turns so far.

use paisho::notation::record::{NodeId, Record};
use paisho::{Seat, SeatCount};
use paisho_engine::Mark;

use super::said::{Judged, Outlook, Player, Said, Worth};
use super::stored::StoredReview;

/// A review, finished or under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reviewing {
    /// The game, as the engine is told it.
    game: String,
    /// The nodes of the line under review, the start first.
    path: Vec<NodeId>,
    /// The player who decides at each node.
    deciders: Vec<Seat>,
    seats: SeatCount,
    judged: Vec<Option<Judged>>,
    /// The lines of the engine, to be stored.
    lines: Vec<String>,
    /// How well each player played.
    pub players: Vec<Player>,
    /// Whether it is still going on.
    pub is_running: bool,
}

/// A turn that mattered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint<'a> {
    /// The node after the turn.
    pub node: NodeId,
    /// The player who played it.
    pub seat: Seat,
    /// The findings about it.
    pub judged: &'a Judged,
}

/// The course of a game without turning points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuietCourse {
    /// Nobody was far ahead at the end, and nobody played inaccurately.
    WellPlayed,
    /// Nobody was far ahead at the end, but there were inaccuracies.
    Uneven,
    /// This player got ahead little by little.
    SlowWin(Seat),
}

/// From this winning chance on, in thousandths, a player is far ahead.
const FAR_AHEAD: u32 = 750;

impl Reviewing {
    /// Begins a review of the main line; `None` if it has no turns.
    #[must_use]
    pub fn begin(record: &Record) -> Option<Self> {
        let path = reviewed_path(record);
        let positions = path.iter().filter_map(|node| record.position(*node));
        let deciders: Vec<Seat> = positions.map(|p| p.decider()).collect();
        (path.len() > 1 && deciders.len() == path.len()).then(|| Self {
            game: reviewed_game(record),
            judged: vec![None; path.len()],
            path,
            deciders,
            seats: record.ruleset().seats,
            lines: Vec::new(),
            players: Vec::new(),
            is_running: true,
        })
    }

    /// A review of the main line from stored lines of the engine; `None` if they are not all there.
    #[must_use]
    pub fn stored(record: &Record, lines: &[String]) -> Option<Self> {
        let mut review = Self::begin(record)?;
        lines.iter().for_each(|line| review.hear(line));
        review.is_running = false;
        review.to_store().is_some().then_some(review)
    }

    /// Takes a line of the engine. A finding with another number of positions is of another game and
    /// ignored.
    pub fn hear(&mut self, line: &str) {
        match Said::parse(line, self.seats) {
            Said::Review(judged) if judged.total == self.path.len() => {
                if let Some(place) = self.judged.get_mut(judged.at) {
                    *place = Some(judged);
                }
            }
            Said::Player(player) => self.players.push(player),
            _ => return,
        }
        self.lines.push(line.to_owned());
    }

    /// What is stored of it, once it has ended and found something about every position.
    #[must_use]
    pub fn to_store(&self) -> Option<StoredReview> {
        let is_complete = !self.is_running && self.done() == self.total();
        is_complete.then(|| StoredReview {
            game: self.game.clone(),
            lines: self.lines.clone(),
        })
    }

    /// How many positions are done.
    #[must_use]
    pub fn done(&self) -> usize {
        self.judged.iter().flatten().count()
    }

    /// How many positions there are.
    #[must_use]
    pub const fn total(&self) -> usize {
        self.path.len()
    }

    /// Whether scores of different players can be compared: only in a game of two.
    #[must_use]
    pub const fn is_comparable(&self) -> bool {
        matches!(self.seats, SeatCount::Two)
    }

    /// The index of a node in the line under review.
    #[must_use]
    pub fn index(&self, node: NodeId) -> Option<usize> {
        self.path.iter().position(|other| *other == node)
    }

    /// The node at an index.
    #[must_use]
    pub fn node(&self, index: usize) -> Option<NodeId> {
        self.path.get(index).copied()
    }

    /// The evaluation of a node's position, and the player it is for.
    #[must_use]
    pub fn worth(&self, node: NodeId) -> Option<(Seat, Worth)> {
        let index = self.index(node)?;
        let judged = self.judged.get(index)?.as_ref()?;
        Some((*self.deciders.get(index)?, judged.worth?))
    }

    /// The findings about the turn that led to a node.
    #[must_use]
    pub fn turn_to(&self, node: NodeId) -> Option<TurningPoint<'_>> {
        let before = self.index(node)?.checked_sub(1)?;
        Some(TurningPoint {
            node,
            seat: *self.deciders.get(before)?,
            judged: self.judged.get(before)?.as_ref()?,
        })
    }

    /// The turns that mattered, in the order of the game.
    pub fn turning_points(&self) -> impl Iterator<Item = TurningPoint<'_>> {
        let turns = self.path.iter().filter_map(|node| self.turn_to(*node));
        turns.filter(|turn| turn.judged.mark.is_some())
    }

    /// The course of a game without turning points; `None` if it has some, or is still under review.
    /// Inaccuracies are not turning points, but many of them may lose a game.
    #[must_use]
    pub fn quiet_course(&self) -> Option<QuietCourse> {
        let mut marks = self.turning_points().filter_map(|turn| turn.judged.mark);
        let has_points = marks.any(|mark| mark != Mark::Inaccuracy);
        if self.is_running || has_points {
            return None;
        }
        Some(match self.curve().into_iter().flatten().last() {
            Some(chance) if chance >= FAR_AHEAD => QuietCourse::SlowWin(Seat::GUEST),
            Some(chance) if chance <= 1000 - FAR_AHEAD => QuietCourse::SlowWin(Seat::HOST),
            _ if self.turning_points().next().is_some() => QuietCourse::Uneven,
            _ => QuietCourse::WellPlayed,
        })
    }

    /// Guest's winning chance in thousandths at every node: the curve of the game.
    #[must_use]
    pub fn curve(&self) -> Vec<Option<u32>> {
        let places = self.judged.iter().zip(&self.deciders);
        places
            .map(|(judged, seat)| chance_of_guest(*seat, judged.as_ref()?.worth?))
            .collect()
    }
}

/// Guest's winning chance, given the evaluation for either player of a game for two.
#[must_use]
pub fn chance_of_guest(seat: Seat, worth: Worth) -> Option<u32> {
    match seat {
        Seat::GUEST => Some(worth.chance),
        Seat::HOST => Some(1000 - worth.chance.min(1000)),
        Seat::West | Seat::East => None,
    }
}

impl Worth {
    /// Whether a win is proved, or the game is over.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        !matches!(self.outlook, Outlook::Open)
    }
}

/// The main line of a record, as the engine is told it.
pub(super) fn reviewed_game(record: &Record) -> String {
    let game = record.main_line();
    let turns: Vec<String> = game.turns().iter().map(|t| t.turn.to_string()).collect();
    format!("{} turns {}", record.start(), turns.join(";"))
}

/// The main line, up to the first departure: that is no turn, and the engine knows only turns.
fn reviewed_path(record: &Record) -> Vec<NodeId> {
    let length = record.main_line().turns().len() + 1;
    let mut path = record.path(record.last_of_main_line());
    path.truncate(length);
    path
}

#[cfg(test)]
mod tests {
    use paisho::Ruleset;

    use super::*;
    use crate::model::analysis::open::Opened;

    const GAME: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8);2G.(0,-8)-(0,-5)";

    /// A review of a short game that ends with Guest's turn, with this about its last positions.
    fn reviewed(found: &[&str]) -> Reviewing {
        let opened = Opened::parse(GAME, Ruleset::RULEBOOK).unwrap();
        let mut review = Reviewing::begin(&opened.games[0]).unwrap();
        let first = review.total() - found.len();
        for (at, found) in (first..).zip(found) {
            review.hear(&format!(
                "review {at} of {} score cu 0 {found}",
                review.total()
            ));
        }
        review.is_running = false;
        review
    }

    #[test]
    fn a_slow_win_is_not_called_well_played() {
        let slight = "chance 520 loss 60 mark inaccuracy";
        let cases: [(&[&str], Option<QuietCourse>); 6] = [
            (
                &["chance 500 loss 0", "chance 480"],
                Some(QuietCourse::WellPlayed),
            ),
            (&[slight, "chance 400"], Some(QuietCourse::Uneven)),
            // The last position is Host's.
            (
                &["chance 600 loss 40", "chance 100"],
                Some(QuietCourse::SlowWin(Seat::GUEST)),
            ),
            (
                &[slight, "chance 900"],
                Some(QuietCourse::SlowWin(Seat::HOST)),
            ),
            (&["chance 500 loss 400 mark blunder", "chance 900"], None),
            (&["chance 500 mark only_turn", "chance 500"], None),
        ];
        for (found, course) in cases {
            assert_eq!(reviewed(found).quiet_course(), course, "{found:?}");
        }
        let mut running = reviewed(&["chance 500"]);
        running.is_running = true;
        assert_eq!(running.quiet_course(), None);
    }
}
