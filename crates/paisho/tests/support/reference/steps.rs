//! All legal steps, found by trying every possibility (§3 to §8).

use paisho::{
    AccentChoice, Accents, BoatRule, Bonus, Distance, ForeignGardens, GatesOnTheWay, Kind, Opening,
    OrchidHunters, OrchidPrey, Point, RulesVersion, Seat, SeatCount, Stage, Step,
};

use super::ground::{
    POINTS, Place, WAYS, can_hold, is_basic, is_flower, is_gate, is_opposite, next, reach,
    surrounding,
};
use super::{Piece, Table};

impl Table {
    /// Every legal step of the player to move.
    pub(crate) fn steps(&self) -> Vec<Step> {
        match (self.outcome, self.stage) {
            (Some(_), _) | (None, Stage::Over) => Vec::new(),
            (None, Stage::Accents) => self.accent_choices(),
            (None, Stage::Opening) => self.opening_plants(),
            (None, Stage::Turn) => self.turn_steps(),
            (None, Stage::Bonus) => self.bonus_steps(),
        }
    }

    /// How many of an accent a player may choose (§2.1, §2.2, §9.3).
    fn supply(&self, accent: Kind) -> usize {
        match accent {
            Kind::Wheel if self.rules.no_wheels => 0,
            Kind::Rock | Kind::Wheel | Kind::Knotweed | Kind::Boat => 2,
            Kind::Bamboo | Kind::Pond | Kind::LionTurtle => usize::from(self.rules.oasis),
            _ => 0,
        }
    }

    /// Every choice of four accents, or eight, or of all there are (§3.1).
    fn accent_choices(&self) -> Vec<Step> {
        assert_ne!(
            self.rules.accents,
            AccentChoice::OneOfEach,
            "no player chooses"
        );
        if self.rules.accents == AccentChoice::GuestOne && self.rules.seats == SeatCount::Two {
            return self.accent_pairs();
        }
        let all: usize = Kind::ACCENTS.into_iter().map(|k| self.supply(k)).sum();
        let wanted = if self.rules.double_accents { 8 } else { 4 }.min(all);
        let mut choices = vec![Accents::EMPTY];
        for accent in Kind::ACCENTS {
            let extend = |choice: Accents| {
                let more = |c: &Accents| c.with(accent);
                std::iter::successors(Some(choice), more).take(self.supply(accent) + 1)
            };
            choices = choices.into_iter().flat_map(extend).collect();
        }
        choices
            .into_iter()
            .filter(|c| usize::from(c.len()) == wanted)
            .map(Step::Accents)
            .collect()
    }

    /// One accent for Guest and one for Host, in this order (§3.1).
    fn accent_pairs(&self) -> Vec<Step> {
        let named = || Kind::ACCENTS.into_iter().filter(|k| self.supply(*k) > 0);
        let pair = |own, other| Accents::EMPTY.with(own)?.with(other);
        let pairs = named().flat_map(|own| named().filter_map(move |other| pair(own, other)));
        pairs.map(Step::Accents).collect()
    }

    /// The opening flower (§3.2, §10.3).
    fn opening_plants(&self) -> Vec<Step> {
        let gate = match self.to_move {
            Seat::South => (0, -8),
            Seat::West => (-8, 0),
            Seat::North => (0, 8),
            Seat::East => (8, 0),
        };
        let answers = self.rules.seats == SeatCount::Two && self.to_move == Seat::HOST;
        let fits = |flower: Kind| match self.at((0, -8)) {
            Some(first) if answers && self.rules.opening == Opening::ClashingKind => {
                is_opposite(first.kind, flower)
            }
            Some(first) if answers => first.kind == flower,
            _ => true,
        };
        let flowers = Kind::BASIC.into_iter().filter(|k| fits(*k));
        flowers.map(|flower| plant(flower, gate)).collect()
    }

    /// Planting, arranging, or if neither is possible passing (§4.1, §4.2).
    fn turn_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for flower in Kind::BASIC {
            if self.hands[self.to_move].has(flower) {
                let places = self.planting_places(flower);
                steps.extend(places.map(|place| plant(flower, place)));
            }
        }
        for (from, piece) in self.pieces() {
            if piece.owner == self.to_move && is_flower(piece.kind) && !self.is_trapped(from) {
                let goals = self.goals(from, piece).into_iter();
                steps.extend(goals.map(|to| Step::Arrange {
                    from: point(from),
                    to: point(to),
                }));
            }
        }
        if steps.is_empty() {
            steps.push(Step::Pass);
        }
        steps
    }

    /// With three or four players, nobody with a growing flower plants another one in a gate
    /// (§10.4). By the first version of the rules, they plant nothing at all.
    fn may_plant_at(&self, place: Place) -> bool {
        self.rules.seats == SeatCount::Two
            || !self.has_growing()
            || self.rules.version == RulesVersion::Two && !is_gate(place)
    }

    fn has_growing(&self) -> bool {
        self.pieces()
            .any(|(p, t)| is_gate(p) && t.owner == self.to_move)
    }

    /// Open gates, and points beside a Pond that can hold the flower without a clash (§8.2).
    fn planting_places(&self, flower: Kind) -> impl Iterator<Item = Place> {
        POINTS.iter().copied().filter(move |place| {
            let beside_pond = self.around(*place, Kind::Pond).next().is_some();
            let open = is_gate(*place) || (beside_pond && self.can_hold(*place, flower));
            open && self.may_plant_at(*place)
                && self.at(*place).is_none()
                && !self.planted(flower, *place).has_clash()
        })
    }

    fn planted(&self, flower: Kind, place: Place) -> Self {
        let mut after = self.clone();
        after.put(place, self.to_move, flower);
        after
    }

    fn can_hold(&self, place: Place, kind: Kind) -> bool {
        can_hold(place, kind, self.rules.borders)
    }

    /// Where a flower may be arranged to (§6.1 to §6.3): the ends of all ways that meet no point
    /// twice and have a length that the flower may walk. Longer ways than necessary change nothing
    /// where any length will do, so all rules are the same search.
    fn goals(&self, from: Place, piece: Piece) -> Vec<Place> {
        let most = reach(piece.kind);
        let least = match self.rules.distance {
            Distance::Exact if is_basic(piece.kind) => most,
            _ => 1,
        };
        let mut ends = Vec::new();
        self.follow(piece, &[from], least..=most, &mut ends);
        ends.sort_unstable();
        ends.dedup();
        let fits = |place: &Place| {
            let free = self.at(*place);
            free.is_none_or(|other| self.may_capture(piece, *place, other))
                && self.can_hold(*place, piece.kind)
                && !self.moved(from, *place).has_clash()
        };
        ends.into_iter().filter(fits).collect()
    }

    /// Goes on from the last place of a way, and notes where ways of these lengths end.
    fn follow(
        &self,
        piece: Piece,
        way: &[Place],
        lengths: std::ops::RangeInclusive<usize>,
        ends: &mut Vec<Place>,
    ) {
        let last = way[way.len() - 1];
        for place in WAYS.into_iter().filter_map(|step| next(last, step)) {
            if way.contains(&place) {
                continue;
            }
            if lengths.contains(&way.len()) {
                ends.push(place);
            }
            if way.len() < *lengths.end() && self.may_step_on(piece, place) {
                let longer = [way, &[place]].concat();
                self.follow(piece, &longer, lengths.clone(), ends);
            }
        }
    }

    /// Whether a flower may walk over a place (§6.1).
    fn may_step_on(&self, piece: Piece, place: Place) -> bool {
        let empty = self.at(place).is_none();
        if is_gate(place) {
            return empty && self.rules.gates_on_the_way == GatesOnTheWay::Passed;
        }
        empty
            && (self.rules.foreign_gardens == ForeignGardens::Passed
                || self.can_hold(place, piece.kind))
    }

    /// Whether a flower may capture another one (§6.3).
    fn may_capture(&self, taker: Piece, place: Place, taken: Piece) -> bool {
        let enabled =
            |orchid: Piece| orchid.kind == Kind::Orchid && self.has_blooming_lotus(orchid.owner);
        let takes = match taken.kind {
            Kind::Lotus => enabled(taker) && self.rules.lotus == OrchidPrey::Captured,
            Kind::Orchid if enabled(taken) => {
                taker.kind != Kind::Lotus || self.rules.orchid_hunters == OrchidHunters::AllFlowers
            }
            Kind::Orchid => enabled(taker) && self.rules.idle_orchid == OrchidPrey::Captured,
            basic => enabled(taker) || is_opposite(taker.kind, basic),
        };
        taken.owner != taker.owner
            && is_flower(taken.kind)
            && !is_gate(place)
            && !self.is_protected(place)
            && takes
    }

    /// The board with a tile at another place; what stood there is gone.
    pub(crate) fn moved(&self, from: Place, to: Place) -> Self {
        let mut after = self.clone();
        after.set(to, self.at(from));
        after.set(from, None);
        after
    }

    /// Declining, or one tile of the hand (§6.5).
    fn bonus_steps(&self) -> Vec<Step> {
        let mut steps = vec![Step::Decline];
        let hand = self.hands[self.to_move];
        for tile in Kind::ALL.into_iter().filter(|k| hand.has(*k)) {
            let bonuses = match tile {
                Kind::Boat => self.boats(),
                flower if is_flower(flower) => self.bonus_plants(flower),
                accent => self.placements(accent),
            };
            steps.extend(bonuses.into_iter().map(Step::Bonus));
        }
        steps
    }

    fn bonus_plants(&self, flower: Kind) -> Vec<Bonus> {
        let allowed = !is_basic(flower) || !self.has_growing();
        let places = self.planting_places(flower).filter(|_| allowed);
        places.map(|p| Bonus::new(flower, point(p))).collect()
    }

    /// Where an accent other than a Boat may be placed: anywhere free, as long as its effect is
    /// possible and nothing clashes (§7, §8).
    fn placements(&self, accent: Kind) -> Vec<Bonus> {
        let fits = |place: &Place| {
            let free = !is_gate(*place) && self.at(*place).is_none();
            let after = || match accent {
                Kind::Wheel => self.wheel_turned(*place),
                Kind::Bamboo => Some(self.bamboo_placed(*place)),
                _ => Some(self.planted(accent, *place)),
            };
            free && after().is_some_and(|t| !t.has_clash())
        };
        let places = POINTS.iter().copied().filter(fits);
        places.map(|p| Bonus::new(accent, point(p))).collect()
    }

    /// Boats on flowers and on accents (§7.4).
    fn boats(&self) -> Vec<Bonus> {
        let mut boats = Vec::new();
        for (place, piece) in self.pieces().filter(|(p, _)| !is_gate(*p)) {
            if !is_flower(piece.kind) {
                let listed = matches!(piece.kind, Kind::Rock | Kind::Wheel | Kind::Knotweed);
                if self.rules.boat == BoatRule::RockWheelKnotweed && !listed {
                    continue;
                }
                let mut after = self.clone();
                after.set(place, None);
                if !after.has_clash() {
                    boats.push(Bonus::new(Kind::Boat, point(place)));
                }
                continue;
            }
            for to in surrounding(place) {
                let free = self.at(to).is_none() && self.can_hold(to, piece.kind);
                if free && !self.ferried(place, to).has_clash() {
                    boats.push(Bonus::ferry(point(place), point(to)));
                }
            }
        }
        boats
    }
}

/// The crate's name for a place.
fn point((x, y): Place) -> Point {
    Point::new(x, y).expect("the reference names only points of the board")
}

fn plant(flower: Kind, place: Place) -> Step {
    Step::Plant {
        flower,
        at: point(place),
    }
}
