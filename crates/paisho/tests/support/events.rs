//! Counts of events in random games, which prove that the sample covers the rules.

use std::collections::BTreeMap;

use paisho::{Bonus, Ending, Kind, Point, Position, SeatCount, Step};

/// How often each event occurred.
#[derive(Default, Debug)]
pub(crate) struct Events(BTreeMap<String, usize>);

impl Events {
    fn count(&mut self, event: impl Into<String>) {
        *self.0.entry(event.into()).or_default() += 1;
    }

    fn count_if(&mut self, happened: bool, event: &str) {
        if happened {
            self.count(event);
        }
    }

    /// Those of the given events that never occurred.
    pub(crate) fn missing(&self, wanted: &[&str]) -> Vec<String> {
        let missing = wanted.iter().filter(|e| !self.0.contains_key(**e));
        missing.map(ToString::to_string).collect()
    }

    /// Counts all events of one step.
    pub(crate) fn note(&mut self, before: &Position, step: Step, after: &Position) {
        match step {
            Step::Arrange { from, to } => self.note_arrangement(before, from, to),
            Step::Bonus(bonus) => self.note_bonus(before, bonus, after),
            Step::Plant { at, .. } => self.count_if(!at.is_gate(), "plant beside a Pond"),
            Step::Decline => self.count("decline"),
            Step::Pass => self.count("pass"),
            Step::Accents(_) => self.count("choose accents"),
        }
        self.note_auras(after);
        if let Some(outcome) = after.outcome() {
            self.count(match outcome.ending {
                Ending::Ring => "end by ring",
                Ending::LastFlower(_) => "end by last flower",
                Ending::Stuck(_) => "end by being stuck",
                _ => "end outside the rules of a turn",
            });
            self.count_if(outcome.is_draw(), "draw");
            self.count_if(outcome.winners.len() > 1, "shared win");
        }
        self.count_if(after.ruleset().seats != SeatCount::Two, "many players");
    }

    fn note_arrangement(&mut self, before: &Position, from: Point, to: Point) {
        let kind = |p| before.board().get(p).map(paisho::Tile::kind);
        let (taker, taken) = (kind(from), kind(to));
        self.count_if(from.is_gate(), "arrange out of a gate");
        let Some(taken) = taken else {
            return;
        };
        self.count_if(taken.is_basic(), "capture of a basic flower");
        self.count_if(taken == Kind::Lotus, "capture of a Lotus");
        self.count_if(taken == Kind::Orchid, "capture of an Orchid");
        self.count_if(taker == Some(Kind::Orchid), "capture by an Orchid");
    }

    fn note_bonus(&mut self, before: &Position, bonus: Bonus, after: &Position) {
        self.count(format!("bonus {}", bonus.tile));
        let held = |p: &Point| before.board().get(*p).is_some();
        let crowd = bonus.at.surrounding().filter(held).count();
        let mover = before.to_move();
        let tiles = |p: &Position| p.board().tiles().count();
        match bonus.tile {
            Kind::Wheel => self.count_if(crowd > 0, "wheel that turns tiles"),
            Kind::Boat if bonus.to.is_some() => self.count("boat on a flower"),
            Kind::Boat => self.count("boat on an accent"),
            Kind::Bamboo => {
                self.count_if(tiles(after) <= tiles(before), "bamboo that returns tiles");
                self.count_if(crowd > 0 && tiles(after) > tiles(before), "idle bamboo");
            }
            flower if flower.is_flower() => {
                self.count_if(!bonus.at.is_gate(), "bonus plant beside a Pond");
                let growing = before.board().growing_of(mover).is_some();
                self.count_if(growing, "special beside a growing flower");
            }
            _ => {}
        }
    }

    fn note_auras(&mut self, position: &Position) {
        for (_, tile) in position.board().tiles() {
            self.count(tile.kind().name());
        }
        self.count_if(!position.trapped().is_empty(), "trapped flower");
        self.count_if(!position.drained().is_empty(), "drained flower");
        self.count_if(!position.protected().is_empty(), "protected tile");
        for harmony in position.harmonies() {
            let turtle = |p| !position.board().turtles_around(p).is_empty();
            let beside = turtle(harmony.a) || turtle(harmony.b);
            self.count_if(beside, "harmony beside a Lion Turtle");
            self.count_if(harmony.owners.len() > 1, "harmony of several owners");
        }
    }
}
