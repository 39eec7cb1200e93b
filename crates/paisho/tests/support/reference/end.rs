//! The end of a turn and of a game (§4.2, §9, §10.6).

use paisho::{Decider, Ending, Outcome, Seat, SeatCount, SeatSet, Stage, Tally};

use super::{Pair, Table};

impl Table {
    /// Judges the outcome and passes the turn on (§6.6).
    pub(crate) fn end_turn(&mut self) {
        self.passes = 0;
        let mover = self.to_move;
        let rings = self.ring_owners().intersection(self.active());
        let no_basics = |s: Seat| !paisho::Kind::BASIC.iter().any(|k| self.hands[s].has(*k));
        if !rings.is_empty() {
            let winners = self.unless_drawn(rings);
            self.outcome = Some(Outcome {
                winners,
                ending: Ending::Ring,
            });
        } else if self.rules.last_flower && no_basics(mover) {
            self.end_by_tally(Ending::LastFlower(Decider::Nothing));
        }
        self.stage = Stage::Turn;
        self.to_move = self.following(mover);
    }

    pub(crate) fn pass(&mut self) {
        self.passes += 1;
        if self.passes >= self.active().len() {
            self.end_by_tally(Ending::Stuck(Decider::Nothing));
        }
        self.to_move = self.following(self.to_move);
    }

    /// A player resigns: the last one left wins, otherwise the turns of that player are skipped
    /// (§10.6).
    pub(crate) fn resign(&self, seat: Seat) -> Self {
        let mut table = self.clone();
        table.out = table.out.with(seat);
        // The count of passes starts again (§12.2): all who are left must be stuck.
        table.passes = 0;
        if let Some(winner) = table.active().only() {
            table.outcome = Some(Outcome {
                winners: winner.alone(),
                ending: Ending::Resignation,
            });
        } else if seat == table.to_move {
            table.to_move = table.following(seat);
        }
        table
    }

    /// The next player who has not left, clockwise from South (§10.1).
    pub(crate) fn following(&self, seat: Seat) -> Seat {
        let mut next = seat;
        loop {
            next = match next {
                Seat::South => Seat::West,
                Seat::West => Seat::North,
                Seat::North => Seat::East,
                Seat::East => Seat::South,
            };
            if self.active().contains(next) {
                return next;
            }
        }
    }

    /// Two players with equal claims draw, more of them share the win (§9.1, §10.6).
    fn unless_drawn(&self, best: SeatSet) -> SeatSet {
        if self.rules.seats == SeatCount::Two && best.len() == 2 {
            SeatSet::EMPTY
        } else {
            best
        }
    }

    fn end_by_tally(&mut self, ending: Ending) {
        let harmonies = self.harmonies();
        let count = |s: Seat, counts: fn(&Pair) -> bool| {
            let own = harmonies.iter().filter(|h| h.owners.contains(s));
            own.filter(|h| counts(h)).count()
        };
        let accents = |s: Seat| {
            let kinds = paisho::Kind::ACCENTS.into_iter();
            kinds.map(|k| usize::from(self.hands[s].count(k))).sum()
        };
        let best = match self.rules.tally {
            Tally::Midlines => highest(self.active(), |s| count(s, crosses_midline)),
            Tally::AccentsThenHarmonies => {
                let ahead = highest(self.active(), accents);
                highest(ahead, |s| count(s, |_| true))
            }
        };
        let winners = self.unless_drawn(best);
        self.outcome = Some(Outcome { winners, ending });
    }
}

/// Whether a harmony crosses a midline (§9.2).
fn crosses_midline(pair: &Pair) -> bool {
    let ((ax, ay), (bx, by)) = (pair.a, pair.b);
    let vertical = ax == bx && ax != 0 && ay.min(by) < 0 && 0 < ay.max(by);
    let horizontal = ay == by && ay != 0 && ax.min(bx) < 0 && 0 < ax.max(bx);
    vertical || horizontal
}

fn highest(seats: SeatSet, count: impl Fn(Seat) -> usize) -> SeatSet {
    let most = seats.iter().map(&count).max();
    seats.iter().filter(|s| Some(count(*s)) == most).collect()
}
