//! What a step does (§3, §6, §7, §8).

use paisho::{
    AccentChoice, Accents, BambooRule, Bonus, Kind, Opening, Point, Seat, SeatCount, Stage, Step,
    WheelBesideRock, WheelRule,
};

use super::ground::{CLOCKWISE, Place, can_hold, is_basic, is_flower, is_gate, next, surrounding};
use super::{Piece, Table};

impl Table {
    /// The table after a legal step.
    pub(crate) fn after(&self, step: Step) -> Self {
        let mut table = self.clone();
        match step {
            Step::Accents(accents) => table.choose(accents),
            Step::Plant { flower, at } => table.plant(flower, place(at)),
            Step::Arrange { from, to } => table.arrange(place(from), place(to)),
            Step::Bonus(bonus) => table.take_bonus(bonus),
            Step::Decline => table.end_turn(),
            Step::Pass => table.pass(),
        }
        table
    }

    fn choose(&mut self, accents: Accents) {
        let two = self.rules.seats == SeatCount::Two;
        let for_all = self.rules.accents == AccentChoice::HostForAll;
        let guest_one = two && self.rules.accents == AccentChoice::GuestOne;
        if guest_one {
            let named: Vec<Kind> = accents.iter().collect();
            self.give(Seat::GUEST, named[0]);
            self.give(Seat::HOST, named[1]);
        } else {
            for seat in self.rules.seats.seats().iter() {
                if for_all || seat == self.to_move {
                    accents.iter().for_each(|a| self.give(seat, a));
                }
            }
        }
        let last = if two { Seat::GUEST } else { self.last_seat() };
        if for_all || self.to_move == last {
            self.to_move = Seat::South;
            self.stage = match self.rules.opening {
                Opening::Informal => Stage::Turn,
                Opening::SameKind | Opening::ClashingKind => Stage::Opening,
            };
        } else {
            self.to_move = self.following(self.to_move);
        }
    }

    fn last_seat(&self) -> Seat {
        match self.rules.seats {
            SeatCount::Two | SeatCount::Three => Seat::North,
            SeatCount::Four => Seat::East,
        }
    }

    fn plant(&mut self, flower: Kind, at: Place) {
        self.take(flower);
        self.put(at, self.to_move, flower);
        if self.stage != Stage::Opening {
            self.end_turn();
            return;
        }
        if self.to_move == self.last_seat() {
            self.stage = Stage::Turn;
        }
        self.to_move = self.following(self.to_move);
    }

    fn arrange(&mut self, from: Place, to: Place) {
        let before = self.own_harmonies();
        if let Some(taken) = self.at(to)
            && self.rules.specials_return
            && !is_basic(taken.kind)
        {
            self.give(taken.owner, taken.kind);
        }
        *self = self.moved(from, to);
        // §6.4: a pair of tiles that did not harmonise for the mover before.
        if self
            .own_harmonies()
            .iter()
            .any(|pair| !before.contains(pair))
        {
            self.stage = Stage::Bonus;
            self.passes = 0;
        } else {
            self.end_turn();
        }
    }

    /// The mover's harmonies as pairs of tiles, not of places (§5.5).
    fn own_harmonies(&self) -> Vec<(usize, usize)> {
        let identity = |p: Place| self.at(p).map(|piece| piece.identity);
        self.harmonies()
            .into_iter()
            .filter(|pair| pair.owners.contains(self.to_move))
            .filter_map(|pair| Some((identity(pair.a)?, identity(pair.b)?)))
            .map(|(a, b)| (a.min(b), a.max(b)))
            .collect()
    }

    fn take_bonus(&mut self, bonus: Bonus) {
        self.take(bonus.tile);
        let at = place(bonus.at);
        match (bonus.tile, bonus.to) {
            (Kind::Boat, Some(to)) => *self = self.ferried(at, place(to)),
            (Kind::Boat, None) => self.set(at, None),
            (Kind::Wheel, _) => *self = self.wheel_turned(at).expect("a legal Wheel"),
            (Kind::Bamboo, _) => *self = self.bamboo_placed(at),
            (tile, _) => self.put(at, self.to_move, tile),
        }
        self.end_turn();
    }

    /// A Boat takes the place of the flower it moves (§7.4).
    pub(crate) fn ferried(&self, from: Place, to: Place) -> Self {
        let mut after = self.moved(from, to);
        after.put(from, self.to_move, Kind::Boat);
        after
    }

    /// A Wheel placed, with what it turns turned; `None` if it may not be placed (§7.3).
    pub(crate) fn wheel_turned(&self, at: Place) -> Option<Self> {
        let rock = |p: Place| self.at(p).is_some_and(|t| t.kind == Kind::Rock);
        let rock_allowed = self.rules.wheel_beside_rock == WheelBesideRock::RockStays;
        let growing = |p: Place| is_gate(p) && self.at(p).is_some();
        if surrounding(at).any(|p| growing(p) || rock(p) && !rock_allowed) {
            return None;
        }
        let mut after = self.clone();
        for place in surrounding(at) {
            if self.at(place).is_some_and(|t| self.wheel_turns(t)) {
                after.set(place, None);
            }
        }
        for (i, way) in CLOCKWISE.into_iter().enumerate() {
            let piece = next(at, way).and_then(|from| self.at(from));
            let Some(piece) = piece.filter(|t| self.wheel_turns(*t)) else {
                continue;
            };
            let to = next(at, CLOCKWISE[(i + 1) % 8])?;
            // What is still there stays there.
            if !can_hold(to, piece.kind, self.rules.borders) || after.at(to).is_some() {
                return None;
            }
            after.set(to, Some(piece));
        }
        after.put(at, self.to_move, Kind::Wheel);
        Some(after)
    }

    /// Whether a Wheel turns a tile: no Rock, and perhaps no other accent either (§7.3).
    fn wheel_turns(&self, piece: Piece) -> bool {
        piece.kind != Kind::Rock
            && (is_flower(piece.kind) || self.rules.wheel == WheelRule::AllTiles)
    }

    /// A Bamboo placed, with what it returns back in the hands (§8.1).
    pub(crate) fn bamboo_placed(&self, at: Place) -> Self {
        let mut after = self.clone();
        if self.bamboo_works(at) {
            for place in surrounding(at) {
                if let Some(piece) = self.at(place) {
                    after.set(place, None);
                    after.give(piece.owner, piece.kind);
                }
            }
        }
        after.put(at, self.to_move, Kind::Bamboo);
        after
    }

    fn bamboo_works(&self, at: Place) -> bool {
        let occupied = || surrounding(at).filter_map(|p| Some((p, self.at(p)?)));
        let own_flower =
            occupied().any(|(p, t)| !is_gate(p) && is_flower(t.kind) && t.owner == self.to_move);
        let held_gate = occupied().any(|(p, _)| is_gate(p));
        match self.rules.bamboo {
            BambooRule::Everything => true,
            BambooRule::BesideOwnFlower => own_flower && !held_gate,
        }
    }

    fn take(&mut self, kind: Kind) {
        let hand = &mut self.hands[self.to_move];
        hand.set(kind, hand.count(kind) - 1);
    }

    fn give(&mut self, seat: Seat, kind: Kind) {
        let hand = &mut self.hands[seat];
        hand.set(kind, hand.count(kind) + 1);
    }
}

/// The place of a point.
fn place(point: Point) -> Place {
    (point.x(), point.y())
}
