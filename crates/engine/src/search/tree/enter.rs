//! Entering a position: determines its score if no step is needed for that, and lists its steps
//! otherwise.

use paisho::{Stage, Step};

use super::Tree;
use crate::code::Code;
use crate::params;
use crate::score::{DRAW, INFINITE, LIKELY, PROVED, WIN};
use crate::search::frame::{Frame, MOST_PLIES, Phase};
use crate::search::table::{Bound, Entry};
use crate::search::{arrange, bonus};
use crate::tactics::{Effort, RingTurn, ring_by_bonus};

impl Tree {
    /// Enters a position; returns its score if that is clear without trying any step.
    pub(super) fn enter(&mut self, at: usize) -> Option<i32> {
        let frame = &mut self.frames[at];
        frame.line_length = 0;
        frame.first = self.candidates.len();
        frame.floor = frame.alpha;
        frame.best = -INFINITE;
        frame.best_code = Code::NONE;
        frame.threat = None;
        frame.complete = !frame.is_bonus();

        // Step 1. The game is over.
        if let Some(outcome) = frame.position.outcome() {
            return Some(self.mind.final_score(&frame.position, outcome, frame.turns));
        }
        // Step 2. A repeated position counts as a draw: a player with something better would have
        // played it.
        if at > 0 && frame.position.stage() == Stage::Turn && self.is_repeated(at) {
            return Some(DRAW);
        }
        // Step 3. The table entry is good enough.
        let frame = &self.frames[at];
        let known = self.table.probe(frame.hash, frame.turns);
        if let Some(entry) = known.filter(|e| at > 0 && settles(e, frame)) {
            return Some(entry.score);
        }
        if frame.is_bonus() {
            return self.enter_bonus(at, known);
        }
        self.enter_turn(at, known)
    }

    /// Whether the position of a frame occurred earlier in the line or in the game.
    fn is_repeated(&self, at: usize) -> bool {
        let hash = self.frames[at].hash;
        self.frames[..at].iter().any(|f| f.hash == hash) || self.mind.past.contains(&hash)
    }

    fn enter_turn(&mut self, at: usize, known: Option<Entry>) -> Option<i32> {
        let frame = &mut self.frames[at];
        let position = &frame.position;
        // Step 4. Evaluate.
        let survey = &mut self.survey;
        let eval = self.mind.judge(position, survey);
        // Step 5. A ring in one turn ends the search. It is always looked for near the root and in
        // open windows, which report a line; elsewhere a position in the table was already checked.
        let own = &survey.camps[position.to_move()];
        let near_root = frame.turns <= 2 && self.mind.proves_rings;
        let fresh = known.is_none() || near_root || frame.is_open();
        if fresh && let Some(ring) = self.mind.ring_of(frame, own, survey) {
            let score = win_by(frame, ring);
            return Some(self.settle(at, score));
        }
        // Step 6. At depth 0 the evaluation is final, unless a threat extends the line.
        if frame.depth <= 0 || at >= MOST_PLIES - 2 {
            frame.threat = self.mind.threat(frame, survey, eval);
            if frame.threat.is_none() {
                return Some(self.settle(at, eval));
            }
            if frame.extensions <= 0 || at >= MOST_PLIES - 2 {
                return Some(eval - params::THREAT_PENALTY);
            }
            frame.extensions -= 1;
            frame.depth = 1;
        } else {
            frame.threat = self.mind.threat(frame, survey, INFINITE);
        }
        // Step 7. Null move: if passing is good enough, some turn will be too.
        if self.may_idle(at, eval) {
            self.idle(at);
            return None;
        }
        self.list_turns(at, known);
        None
    }

    /// Stores a score that was found without trying any step.
    fn settle(&self, at: usize, score: i32) -> i32 {
        let frame = &self.frames[at];
        let entry = Entry {
            code: frame
                .line
                .first()
                .copied()
                .filter(|_| frame.line_length > 0)
                .unwrap_or_default(),
            score,
            depth: frame.depth.min(0),
            bound: Bound::Exact,
        };
        self.table.store(frame.hash, frame.turns, entry);
        score
    }

    fn may_idle(&self, at: usize, eval: i32) -> bool {
        let frame = &self.frames[at];
        frame.may_idle
            && !frame.is_open()
            && frame.threat.is_none()
            && frame.depth >= params::NULL_DEPTH
            && eval >= frame.beta
            && frame.beta.abs() < LIKELY
            && !self.mind.is_many()
            && frame.position.stage() == Stage::Turn
            && frame.position.passes() == 0
    }

    /// Searches a null move: the opponent moves twice in a row.
    fn idle(&mut self, at: usize) {
        let (alpha, beta) = (self.frames[at].beta - 1, self.frames[at].beta);
        let depth = (self.frames[at].depth - 2).max(0);
        self.descend(at, Step::Pass, depth, alpha, beta);
        self.frames[at + 1].may_idle = false;
        self.frames[at].phase = Phase::Idle;
    }

    /// Lists the steps of a frame that is not in the bonus stage.
    pub(super) fn list_turns(&mut self, at: usize, known: Option<Entry>) {
        let frame = &mut self.frames[at];
        let wish = arrange::Wish {
            ply: at,
            remembered: known.map_or(Code::NONE, |e| e.code),
            careful: frame.depth >= 2 || at == 0,
        };
        self.candidates.truncate(frame.first);
        arrange::add_steps(
            &self.mind,
            &frame.position,
            wish,
            &mut self.survey,
            &mut self.candidates,
        );
        if at == 0 {
            self.drop_excluded();
        }
        let frame = &mut self.frames[at];
        frame.most = match (at, frame.depth) {
            (0, _) => usize::MAX,
            (_, ..=1) => params::LATE_AT_1 as usize,
            (_, 2) => params::LATE_AT_2 as usize,
            (_, 3) => params::LATE_AT_3 as usize,
            _ => usize::MAX,
        };
        frame.next = frame.first;
        frame.tried = 0;
        frame.phase = Phase::Next;
    }

    fn drop_excluded(&mut self) {
        let excluded = &self.excluded;
        self.candidates.retain(|c| !excluded.contains(&c.code));
    }

    fn enter_bonus(&mut self, at: usize, known: Option<Entry>) -> Option<i32> {
        let frame = &mut self.frames[at];
        // Beyond the horizon the evaluation replaces the search of the bonus, unless the bonus may
        // be needed to stop a ring. In the root's own turn the bonus must be chosen, so it is
        // searched.
        if (frame.depth <= 0 && frame.turns > 0) || at >= MOST_PLIES - 2 {
            let eval = self.mind.judge(&frame.position, &mut self.survey);
            if at >= MOST_PLIES - 2 || !self.mind.leaves_ring(frame, &self.survey, eval) {
                return Some(eval);
            }
        }
        if at == 0
            && self.mind.handicap.sees_rings
            && let Some(step) = ring_by_bonus(&frame.position, Effort::Exact)
        {
            return Some(win_by(frame, RingTurn { step, bonus: None }));
        }
        let (judged, kept) = match (frame.turns, frame.depth) {
            (0, _) => (60, params::BONUSES_AT_ROOT),
            (_, 2..) => (24, params::BONUSES_DEEP),
            _ => (10, params::BONUSES_SHALLOW),
        };
        let wish = bonus::Wish {
            remembered: known.map_or(Code::NONE, |e| e.code),
            judged,
            kept: kept as usize,
        };
        let are_all = bonus::add_likely(
            &self.mind,
            &frame.position,
            wish,
            &mut self.survey,
            &mut self.candidates,
        );
        if at == 0 {
            self.drop_excluded();
        }
        let frame = &mut self.frames[at];
        frame.complete = are_all;
        frame.most = usize::MAX;
        frame.next = frame.first;
        frame.tried = 0;
        frame.phase = Phase::Next;
        None
    }
}

/// Whether a table entry is good enough to end the search of a frame.
fn settles(entry: &Entry, frame: &Frame) -> bool {
    let wins = entry.score >= PROVED && entry.bound != Bound::Upper;
    if frame.is_open() || (entry.depth < frame.depth && !wins) {
        return false;
    }
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score >= frame.beta,
        Bound::Upper => entry.score <= frame.alpha,
    }
}

/// The score of a ring in one turn; stores the line in the frame.
fn win_by(frame: &mut Frame, ring: RingTurn) -> i32 {
    let bonus = ring.bonus.map(Code::pack);
    frame.set_line(Code::pack(ring.step), bonus.as_slice());
    frame.best = WIN - frame.turns - 1;
    frame.best
}
