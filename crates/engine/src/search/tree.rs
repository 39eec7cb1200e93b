//! The tree search itself: alpha-beta over steps, on a stack of its own.
//!
//! A turn that earns a bonus is two levels of the same player; depth counts turns. Each call of
//! [`Tree::advance`] does a bounded amount of work, so the search can be paused anywhere.

use std::sync::Arc;

use paisho::{Position, Stage, Step};

use super::arrange;
use super::bonus;
use super::frame::{Candidate, Frame, MOST_PLIES, Phase};
use super::mind::Mind;
use super::table::{Bound, Entry, Table};
use crate::code::Code;
use crate::eval::Survey;
use crate::params;
use crate::score::{DRAW, INFINITE, PROVED, WIN};
use crate::tactics::{Effort, RingTurn, ring_by_bonus};

/// A search from one position, with everything it needs allocated beforehand.
#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) mind: Mind,
    table: Arc<Table>,
    frames: Vec<Frame>,
    /// How many frames are in use.
    height: usize,
    candidates: Vec<Candidate>,
    /// The score a finished frame hands to the one below it.
    returned: Option<i32>,
    /// First steps that are not to be searched at the root.
    pub(crate) excluded: Vec<Code>,
    pub(crate) nodes: u64,
}

/// Room for the candidates of all frames of the deepest line.
const MOST_CANDIDATES: usize = 16_384;

impl Tree {
    pub(crate) fn new(mind: Mind, table: Arc<Table>) -> Self {
        Self {
            mind,
            table,
            frames: (0..=MOST_PLIES).map(|_| Frame::blank()).collect(),
            height: 0,
            candidates: Vec::with_capacity(MOST_CANDIDATES),
            returned: None,
            excluded: Vec::new(),
            nodes: 0,
        }
    }

    /// Begins to search a position to a depth in turns.
    pub(crate) fn begin(&mut self, position: &Position, depth: i32) {
        let root = &mut self.frames[0];
        root.position = position.clone();
        root.hash = self.mind.hash(position);
        root.phase = Phase::Enter;
        root.depth = depth;
        self.mind.proves_rings = depth <= params::PROOF_DEPTH;
        root.turns = 0;
        root.extensions = params::EXTENSIONS;
        (root.alpha, root.beta) = (-INFINITE, INFINITE);
        root.may_idle = false;
        root.hope = None;
        root.line_length = 0;
        root.best_code = Code::NONE;
        root.tried = 0;
        self.height = 1;
        self.candidates.clear();
        self.returned = None;
    }

    /// Searches on until the root is finished, with its score, or so many nodes have been visited.
    pub(crate) fn advance(&mut self, until_nodes: u64) -> Option<i32> {
        loop {
            if let Some(score) = self.returned.take() {
                if self.height == 0 {
                    return Some(score);
                }
                self.receive(score);
                continue;
            }
            let top = self.height - 1;
            match self.frames[top].phase {
                Phase::Enter => {
                    if self.nodes >= until_nodes {
                        return None;
                    }
                    self.nodes += 1;
                    if let Some(score) = self.enter(top) {
                        self.finish(score);
                    }
                }
                _ => self.try_next(top),
            }
        }
    }

    /// The best line found so far at the root, even if its search is not finished.
    pub(crate) fn best_line(&self) -> &[Code] {
        self.frames[0].best_line()
    }

    /// The best score so far at the root; only of use once a line is there.
    pub(crate) fn best_score(&self) -> i32 {
        self.frames[0].best
    }

    /// The top frame is done.
    fn finish(&mut self, score: i32) {
        self.height -= 1;
        self.returned = Some(score);
    }

    /// A position has just been reached: its score if that is clear without trying any step.
    fn enter(&mut self, at: usize) -> Option<i32> {
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
        // Step 2. The position has been there before: whoever could do better would have.
        if at > 0 && frame.position.stage() == Stage::Turn && self.is_repeated(at) {
            return Some(DRAW);
        }
        // Step 3. The table knows enough.
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

    /// Whether the position of a frame occurred on the way to it.
    fn is_repeated(&self, at: usize) -> bool {
        let hash = self.frames[at].hash;
        self.frames[..at].iter().any(|f| f.hash == hash) || self.mind.past.contains(&hash)
    }

    fn enter_turn(&mut self, at: usize, known: Option<Entry>) -> Option<i32> {
        let frame = &mut self.frames[at];
        let position = &frame.position;
        // Step 4. Evaluate.
        let survey = Survey::of(position);
        let eval = self.mind.judge(position, frame.hash, &survey);
        // Step 5. A ring in one turn ends the search. Near the root, and where a line is to be
        // told, it is always worth the look; elsewhere a position in the table has been looked
        // at before.
        let own = &survey.camps[position.to_move()];
        let near_root = frame.turns <= 2 && self.mind.proves_rings;
        let fresh = known.is_none() || near_root || frame.is_open();
        if fresh && let Some(ring) = self.mind.ring_of(frame, own, &survey) {
            let score = win_by(frame, ring);
            return Some(self.settle(at, score));
        }
        // Step 6. Threats lengthen the line; otherwise the evaluation is final at depth 0.
        if frame.depth <= 0 || at >= MOST_PLIES - 2 {
            frame.threat = self.mind.threat(frame, &survey, eval);
            if frame.threat.is_none() {
                return Some(self.settle(at, eval));
            }
            if frame.extensions <= 0 || at >= MOST_PLIES - 2 {
                return Some(eval - params::THREAT_PENALTY);
            }
            frame.extensions -= 1;
            frame.depth = 1;
        } else {
            frame.threat = self.mind.threat(frame, &survey, INFINITE);
        }
        // Step 7. If doing nothing is good enough, some turn will be.
        if self.may_idle(at, eval) {
            self.idle(at);
            return None;
        }
        self.list_turns(at, known);
        None
    }

    /// Remembers a score that no step was needed for.
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
            && frame.beta.abs() < PROVED
            && !self.mind.is_many()
            && frame.position.stage() == Stage::Turn
            && frame.position.passes() == 0
    }

    /// Lets the opponent move twice in a row.
    fn idle(&mut self, at: usize) {
        let (alpha, beta) = (self.frames[at].beta - 1, self.frames[at].beta);
        let depth = (self.frames[at].depth - 2).max(0);
        self.descend(at, Step::Pass, depth, alpha, beta);
        self.frames[at + 1].may_idle = false;
        self.frames[at].phase = Phase::Idle;
    }

    /// Lists the steps of a frame that is not in the bonus stage.
    fn list_turns(&mut self, at: usize, known: Option<Entry>) {
        let frame = &mut self.frames[at];
        let wish = arrange::Wish {
            ply: at,
            remembered: known.map_or(Code::NONE, |e| e.code),
            careful: frame.depth >= 2 || at == 0,
        };
        self.candidates.truncate(frame.first);
        arrange::add_steps(&self.mind, &frame.position, wish, &mut self.candidates);
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
        // Beyond the horizon a bonus is worth what the evaluation says, unless it may have to stop
        // a ring; in the turn on the board it must be chosen.
        if (frame.depth <= 0 && frame.turns > 0) || at >= MOST_PLIES - 2 {
            let survey = Survey::of(&frame.position);
            let eval = self.mind.judge(&frame.position, frame.hash, &survey);
            if at >= MOST_PLIES - 2 || !self.mind.leaves_ring(frame, &survey, eval) {
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
        bonus::add_likely(&self.mind, &frame.position, wish, &mut self.candidates);
        if at == 0 {
            self.drop_excluded();
        }
        let frame = &mut self.frames[at];
        frame.most = usize::MAX;
        frame.next = frame.first;
        frame.tried = 0;
        frame.phase = Phase::Next;
        None
    }

    /// Tries the next step of a frame, or finishes it.
    fn try_next(&mut self, at: usize) {
        let Some(code) = self.pick(at) else {
            return self.conclude(at);
        };
        let Some(step) = code.unpack() else {
            return;
        };
        let frame = &mut self.frames[at];
        frame.current = code;
        let (alpha, beta) = (frame.alpha, frame.beta);
        let depth = frame.child_depth();
        let reduction = frame.reduction();
        let (phase, depth, beta) = if frame.tried == 0 {
            (Phase::Full, depth, beta)
        } else if reduction > 0 {
            (Phase::Reduced, (depth - reduction).max(0), alpha + 1)
        } else {
            (Phase::Scout, depth, alpha + 1)
        };
        frame.phase = phase;
        self.descend(at, step, depth, alpha, beta);
    }

    /// The most promising step that has not been tried yet.
    fn pick(&mut self, at: usize) -> Option<Code> {
        let frame = &mut self.frames[at];
        let losing = frame.best <= -PROVED;
        if frame.tried >= frame.most && !losing {
            return None;
        }
        if frame.next == self.candidates.len() && losing && !frame.complete && frame.turns <= 1 {
            // None of the likely bonuses saves the game: try all others.
            frame.complete = true;
            bonus::add_rest(&frame.position, frame.first, &mut self.candidates);
        }
        let rest = self.candidates.get_mut(frame.next..)?;
        let best = (0..rest.len()).max_by_key(|i| (rest[*i].order, core::cmp::Reverse(*i)))?;
        rest.swap(0, best);
        frame.next += 1;
        Some(rest[0].code)
    }

    /// Plays a step and searches what comes of it, with a window from the view of the player.
    fn descend(&mut self, at: usize, step: Step, depth: i32, alpha: i32, beta: i32) {
        let (below, above) = self.frames.split_at_mut(at + 1);
        let (frame, child) = (&below[at], &mut above[0]);
        child.position.clone_from(&frame.position);
        child.position.step_unchecked(step);
        child.hash = self.mind.hash(&child.position);
        child.phase = Phase::Enter;
        child.depth = depth;
        child.turns = frame.turns + i32::from(child.position.stage() != Stage::Bonus);
        child.extensions = frame.extensions;
        // What was threatened before a turn is hoped for after it.
        child.hope = if frame.is_bonus() {
            frame.hope
        } else {
            frame.threat
        };
        child.may_idle = true;
        (child.alpha, child.beta) = if self.mind.same_side(&frame.position, &child.position) {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        self.height = at + 2;
    }

    /// The child of the top frame has been searched.
    fn receive(&mut self, score: i32) {
        let at = self.height - 1;
        let (below, above) = self.frames.split_at_mut(at + 1);
        let (frame, child) = (&mut below[at], &above[0]);
        let same = self.mind.same_side(&frame.position, &child.position);
        let score = if same { score } else { -score };
        self.candidates.truncate(child.first);
        let (alpha, beta) = (frame.alpha, frame.beta);
        match frame.phase {
            Phase::Idle if score >= beta => self.finish(beta),
            Phase::Idle => {
                let known = self.table.probe(frame.hash, frame.turns);
                self.list_turns(at, known);
            }
            Phase::Reduced if score > alpha => self.again(at, Phase::Scout, alpha + 1),
            Phase::Scout if score > alpha && score < beta => self.again(at, Phase::Full, beta),
            _ => self.accept(at, score),
        }
    }

    /// Searches the current step once more, deeper or with a wider window.
    fn again(&mut self, at: usize, phase: Phase, beta: i32) {
        let frame = &mut self.frames[at];
        let Some(step) = frame.current.unpack() else {
            return;
        };
        let (depth, alpha) = (frame.child_depth(), frame.alpha);
        frame.phase = phase;
        self.descend(at, step, depth, alpha, beta);
    }

    /// The current step has this score.
    fn accept(&mut self, at: usize, score: i32) {
        let (below, above) = self.frames.split_at_mut(at + 1);
        let (frame, child) = (&mut below[at], &above[0]);
        frame.tried += 1;
        frame.phase = Phase::Next;
        if score > frame.best {
            frame.best = score;
            frame.best_code = frame.current;
            if score > frame.alpha {
                frame.alpha = score;
                frame.set_line(frame.current, child.best_line());
            }
        }
        if frame.best >= frame.beta {
            self.mind
                .learn(at, &frame.position, frame.current, frame.depth);
            self.conclude(at);
        }
    }

    /// All steps worth trying have been tried, or one was too good.
    fn conclude(&mut self, at: usize) {
        let frame = &mut self.frames[at];
        if frame.tried == 0 {
            // Everything was excluded at the root.
            frame.best = -INFINITE;
        }
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            code: frame.best_code,
            score: frame.best,
            depth: frame.depth,
            bound,
        };
        if self.excluded.is_empty() || at > 0 {
            self.table.store(frame.hash, frame.turns, entry);
        }
        let score = frame.best;
        self.candidates.truncate(frame.first);
        self.finish(score);
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

/// The score of a ring in one turn; the line is remembered in the frame.
fn win_by(frame: &mut Frame, ring: RingTurn) -> i32 {
    let bonus = ring.bonus.map(Code::pack);
    frame.set_line(Code::pack(ring.step), bonus.as_slice());
    frame.best = WIN - frame.turns - 1;
    frame.best
}

impl Frame {
    /// How many turns are left after a step: a bonus belongs to the turn of its arrangement.
    fn child_depth(&self) -> i32 {
        if self.is_bonus() {
            self.depth
        } else {
            self.depth - 1
        }
    }

    /// How much less deep the next step may be searched at first.
    fn reduction(&self) -> i32 {
        if self.threat.is_some() || self.best <= -PROVED {
            return 0;
        }
        if self.is_bonus() {
            return i32::from(self.tried >= 2 && self.depth >= 1);
        }
        let late = |after: i32| i32::from(self.tried >= after as usize);
        match self.depth {
            ..=1 => 0,
            2 => late(params::REDUCE_AFTER),
            _ => late(params::REDUCE_AFTER) + late(params::REDUCE_TWICE_AFTER),
        }
    }
}
