//! Playing: applies a turn or a step to a position.
//!
//! Checked playing explains the turn first and works on a copy. Unchecked playing changes the
//! position itself and is what searches use, on turns that the generator found. Nothing here
//! touches the heap.

use crate::accent;
use crate::outcome::{Ending, Leaving, Outcome};
use crate::point::Point;
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::reserve::Accents;
use crate::rules::AccentChoice;
use crate::seat::{Seat, SeatCount, SeatSet};
use crate::tile::{Kind, Tile};
use crate::turn::{Bonus, Step, Turn};

impl Position {
    /// The position after a turn.
    ///
    /// # Errors
    /// Why the turn is not legal.
    pub fn play(&self, turn: Turn) -> Result<Self, Refusal> {
        self.explain(turn)?;
        let mut next = self.clone();
        next.play_unchecked(turn);
        Ok(next)
    }

    /// The position after a single step.
    ///
    /// # Errors
    /// Why the step is not legal.
    pub fn play_step(&self, step: Step) -> Result<Self, Refusal> {
        self.explain_step(step)?;
        let mut next = self.clone();
        next.step_unchecked(step);
        Ok(next)
    }

    /// Plays a turn that is known to be legal. The caller must be sure of that: with any other turn
    /// the resulting position is meaningless.
    pub fn play_unchecked(&mut self, turn: Turn) {
        self.step_unchecked(turn.first_step());
        // A turn without a bonus, after an arrangement that earned one, declines it.
        if self.stage == Stage::Bonus {
            self.step_unchecked(turn.bonus().map_or(Step::Decline, Step::Bonus));
        }
    }

    /// Plays a step that is known to be legal; see [`Position::play_unchecked`].
    pub fn step_unchecked(&mut self, step: Step) {
        match step {
            Step::Accents(accents) => self.choose_accents(accents),
            Step::Plant { flower, at } => self.plant(flower, at),
            Step::Arrange { from, to } => self.arrange(from, to),
            Step::Bonus(bonus) => self.take_bonus(bonus),
            Step::Decline => self.end_turn(),
            Step::Pass => self.pass(),
        }
    }

    /// Deals chosen accents. If one player names them for all, there is only one choice.
    fn choose_accents(&mut self, accents: Accents) {
        if self.ruleset.accents == AccentChoice::HostForAll {
            self.deal_to_all(accents);
            return self.begin_opening();
        }
        if self.ruleset.guest_names_accents() {
            for (seat, accent) in [Seat::GUEST, Seat::HOST].into_iter().zip(accents.iter()) {
                self.hands[seat].give(accent);
            }
            return self.begin_opening();
        }
        self.deal(self.to_move, accents);
        self.next_to_choose();
    }

    /// The next player chooses accents, or the opening begins. In a game of two Host chooses first
    /// and Guest last, against the order of turns ([§3.1](crate::text::rules#3.1)).
    fn next_to_choose(&mut self) {
        let last = match self.ruleset.seats {
            SeatCount::Two => self.to_move == Seat::GUEST,
            SeatCount::Three | SeatCount::Four => self.is_last_to_open(),
        };
        if last {
            self.begin_opening();
        } else {
            self.to_move = self.next_seat(self.to_move);
        }
    }

    /// Plants a flower as a turn, or as the opening flower, which ends no turn.
    fn plant(&mut self, flower: Kind, at: Point) {
        self.put_from_hand(flower, at);
        if self.stage == Stage::Opening {
            self.next_to_open();
        } else {
            self.end_planting_turn();
        }
    }

    /// The opening goes round once, beginning with South; then the first free turn is due.
    fn next_to_open(&mut self) {
        if self.is_last_to_open() {
            self.stage = Stage::Turn;
        }
        self.to_move = self.next_seat(self.to_move);
    }

    /// Takes a tile from the hand of the player to move and puts it on the board.
    fn put_from_hand(&mut self, kind: Kind, at: Point) {
        self.hands[self.to_move].take(kind);
        self.board.put(at, Tile::new(self.to_move, kind));
    }

    fn arrange(&mut self, from: Point, to: Point) {
        let due = self.move_flower(from, to);
        if due {
            // The turn is not over, but its player has not passed.
            self.passes = 0;
            self.stage = Stage::Bonus;
        } else {
            self.end_turn();
        }
    }

    /// Moves a flower of the player to move and captures what stands at its end; returns whether
    /// that earns a bonus ([§6.4](crate::text::rules#6.4)).
    fn move_flower(&mut self, from: Point, to: Point) -> bool {
        let due = self.earns_bonus(from, to);
        let flower = self.board.take(from);
        if let Some(captured) = self.board.take(to)
            // A captured tile leaves the game, unless this switch gives special flowers back
            // (§9.3).
            && self.ruleset.specials_return
            && captured.kind().is_special()
        {
            self.hands[captured.owner()].give(captured.kind());
        }
        if let Some(flower) = flower {
            self.board.put(to, flower);
        }
        due
    }

    /// Whether arranging the flower at a point to another one earns a bonus
    /// ([§6.4](crate::text::rules#6.4)). The caller must be sure that the arrangement is legal. This
    /// costs much less than playing it.
    #[must_use]
    pub fn earns_bonus(&self, from: Point, to: Point) -> bool {
        let (rule, seat) = (self.ruleset.turtle, self.to_move);
        self.board
            .get(from)
            .is_some_and(|flower| self.board.forms_harmony(rule, seat, (from, flower), to))
    }

    /// Uses a tile as the bonus. Only a basic flower can be the last one of the hand
    /// ([§9.2](crate::text::rules#9.2)).
    fn take_bonus(&mut self, bonus: Bonus) {
        let Bonus { tile, at, .. } = bonus;
        if tile.is_accent() {
            accent::apply(self, bonus);
        } else {
            self.put_from_hand(tile, at);
        }
        if tile.is_basic() {
            self.end_planting_turn();
        } else {
            self.end_turn();
        }
    }

    /// The turn is complete: judge the outcome ([§6.6](crate::text::rules#6.6)), then it is the
    /// next player's turn.
    fn end_turn(&mut self) {
        self.passes = 0;
        self.judge_rings();
        self.advance();
    }

    /// The same for a turn in which a basic flower was planted, perhaps the last one
    /// ([§9.2](crate::text::rules#9.2)). A ring comes first. Planting beside a Pond can close a
    /// ring, planting in a gate can't.
    fn end_planting_turn(&mut self) {
        self.passes = 0;
        self.judge_rings();
        let last = self.ruleset.last_flower && !self.hands[self.to_move].has_basic();
        if last && self.outcome.is_none() {
            self.end_by_tally(Ending::LastFlower);
        }
        self.advance();
    }

    /// The turn passes to the next active player. This happens even when the game is over, where
    /// the player to move has no meaning any more.
    fn advance(&mut self) {
        self.stage = Stage::Turn;
        self.to_move = self.next_seat(self.to_move);
    }

    /// Ends the game if a player owns a ring, no matter who made the turn
    /// ([§9.1](crate::text::rules#9.1)). Rings of players who left do not count
    /// ([§10.6](crate::text::rules#10.6)).
    pub(crate) fn judge_rings(&mut self) {
        let owners = self.ring_owners().minus(self.out);
        if owners.is_empty() {
            return;
        }
        let drawn = self.ruleset.seats == SeatCount::Two && owners.len() == 2;
        self.outcome = Some(Outcome {
            winners: if drawn { SeatSet::EMPTY } else { owners },
            ending: Ending::Ring,
        });
    }

    /// Ends the game by the comparison of [§9.2](crate::text::rules#9.2); `ending` says what led to
    /// it.
    pub(crate) fn end_by_tally(&mut self, ending: impl Fn(crate::outcome::Decider) -> Ending) {
        let (winners, decider) = self.tally();
        self.outcome = Some(Outcome {
            winners,
            ending: ending(decider),
        });
    }

    /// Passing, by a player without any other step ([§4.2](crate::text::rules#4.2)). When all
    /// active players have passed in a row, the game is stuck.
    fn pass(&mut self) {
        self.passes += 1;
        if usize::from(self.passes) >= self.active().len() {
            self.end_by_tally(Ending::Stuck);
        }
        self.advance();
    }

    /// A player leaves the game by resigning or running out of time
    /// ([§4.3](crate::text::rules#4.3), [§10.6](crate::text::rules#10.6)): the last one left wins;
    /// otherwise the game goes on without that player. Nothing happens if the game is over or the
    /// player has left already.
    pub fn leave(&mut self, seat: Seat, reason: Leaving) {
        if self.outcome.is_some() || !self.active().contains(seat) {
            return;
        }
        let on_turn = self.to_move == seat;
        // Computed before the player is taken out, since it depends on who is still in the game.
        let last = self.is_last_to_open();
        self.out = self.out.with(seat);
        // Only the number of passes is stored, not who passed, and the leaver may be among them.
        self.passes = 0;
        if let Some(winner) = self.active().only() {
            self.outcome = Some(Outcome {
                winners: winner.alone(),
                ending: reason.ending(),
            });
        } else if on_turn {
            self.skip_leaver(last);
        }
    }

    /// The player to move has left: go on with the next one.
    fn skip_leaver(&mut self, was_last: bool) {
        match self.stage {
            Stage::Accents if was_last => self.begin_opening(),
            Stage::Opening if was_last => self.advance(),
            Stage::Accents | Stage::Opening => self.to_move = self.next_seat(self.to_move),
            Stage::Turn | Stage::Over => self.advance(),
            // The arrangement stands and the bonus is declined (§12.2), so the turn ends as usual.
            Stage::Bonus => self.end_turn(),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    /// What an arrangement earns is found without moving anything. Here it is compared with the
    /// difference between all harmonies before and after.
    #[test]
    fn a_bonus_is_earned_exactly_by_new_harmonies() {
        let (mut earned, mut not) = (0, 0);
        for (seed, rules) in [
            "rulebook",
            "garden_gate",
            "rulebook.oasis",
            "rulebook.seats3",
        ]
        .iter()
        .enumerate()
        {
            let mut position = Position::start(rules.parse().unwrap());
            let mut random = seed;
            for _ in 0..150 {
                for step in position.steps() {
                    let Step::Arrange { from, to } = step else {
                        continue;
                    };
                    let formed = position.consequences(from, to).unwrap().new_harmonies;
                    assert_eq!(
                        position.earns_bonus(from, to),
                        !formed.is_empty(),
                        "{position}"
                    );
                    *if formed.is_empty() {
                        &mut not
                    } else {
                        &mut earned
                    } += 1;
                }
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) & 0xffff_ffff;
                let count = position.count_steps();
                let Some(step) = position.steps().nth((random >> 8) % count.max(1)) else {
                    break;
                };
                position.step_unchecked(step);
            }
        }
        assert!(earned > 500 && not > 5000, "{earned} {not}");
    }

    /// Guest has just passed, and Host earns a bonus.
    #[test]
    fn nobody_has_passed_any_more_once_a_bonus_is_due() {
        let board = "dHR4---hHR3-------------";
        let text = ["1~rulebook~Hp1~", board, "~G333333LO-H223333LO"].concat();
        let before: Position = text.parse().unwrap();
        let point = |x, y| Point::new(x, y).unwrap();
        let (from, to) = (point(0, 8), point(1, 8));
        let after = before.play_step(Step::Arrange { from, to }).unwrap();
        assert_eq!((after.stage(), after.passes()), (Stage::Bonus, 0));
        assert_eq!(after.to_string().parse(), Ok(after));
    }
}
