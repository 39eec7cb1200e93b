//! One game of a match, and the arbiter's decisions.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use paisho::notation::record::Record;
use paisho::{Ending, Game, Outcome, Ruleset, Seat, SeatSet};

use super::line::{Effort, End, GameLine, Side};
use super::opening::{derived, opening};
use super::player::{Answer, Fault, Player};
use crate::stop_flag::StopFlag;

/// The terms of a match.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// The players as they are written on the command line.
    pub(crate) names: [String; 2],
    pub(crate) ruleset: Ruleset,
    pub(crate) seed: u64,
    pub(crate) opening_turns: u32,
    pub(crate) turn_limit: u32,
    pub(crate) movetime: Duration,
    pub(crate) grace: Duration,
}

/// A finished game: its line and its record.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) line: GameLine,
    pub(crate) record: Record,
}

/// A game under way.
struct Match<'a> {
    terms: &'a Terms,
    number: u32,
    guest: Side,
    game: Game,
    efforts: [Effort; 2],
}

/// Both players of a game, A first.
pub(crate) type Players = [Box<dyn Player>; 2];

/// Plays a game to its end; returns none if `stop` is set in the meantime.
pub(crate) fn play(
    terms: &Terms,
    number: u32,
    players: &mut Players,
    stop: &StopFlag,
) -> Option<Finished> {
    let pair = u64::from((number - 1) / 2);
    let opening_seed = derived(terms.seed, pair);
    let mut game = Match {
        terms,
        number,
        guest: if number % 2 == 1 { Side::A } else { Side::B },
        game: opening(terms.ruleset, terms.opening_turns, opening_seed),
        efforts: [Effort::default(); 2],
    };
    for (i, player) in players.iter_mut().enumerate() {
        let seed = derived(opening_seed, u64::from(number) * 2 + i as u64);
        if let Err(fault) = player.begin(&terms.ruleset, seed) {
            let loser = if i == 0 { Side::A } else { Side::B };
            return Some(game.lost(loser, fault));
        }
    }
    loop {
        if let Some(outcome) = game.game.outcome() {
            return Some(game.over(outcome));
        }
        if stop.is_set() {
            return None;
        }
        if game.game.plies().len() >= terms.turn_limit as usize {
            return Some(game.at_the_limit());
        }
        if let Err(fault) = game.turn(players) {
            let loser = game.to_move();
            return Some(game.lost(loser, fault));
        }
    }
}

impl Match<'_> {
    fn side(&self, seat: Seat) -> Side {
        if seat == Seat::GUEST {
            self.guest
        } else {
            self.guest.other()
        }
    }

    fn seat(&self, side: Side) -> Seat {
        if side == self.guest {
            Seat::GUEST
        } else {
            Seat::HOST
        }
    }

    fn to_move(&self) -> Side {
        self.side(self.game.position().to_move())
    }

    fn turn(&mut self, players: &mut Players) -> Result<(), Fault> {
        let side = self.to_move() as usize;
        let answer = ask(players[side].as_mut(), &self.game)?;
        self.efforts[side].add_answer(&answer);
        self.check_time(players[side].turn_time(), answer.used)?;
        self.game.play(answer.turn).map_err(|refusal| {
            let note = format!("{} is not legal: {refusal}", answer.turn);
            Fault::new(End::IllegalTurn, note)
        })
    }

    fn check_time(&self, time: Option<Duration>, used: Duration) -> Result<(), Fault> {
        match time.map(|time| time + self.terms.grace) {
            Some(most) if used > most => {
                let (used, most) = (used.as_millis(), most.as_millis());
                let note = format!("the answer took {used} ms, more than the limit of {most} ms");
                Err(Fault::new(End::NoAnswer, note))
            }
            _ => Ok(()),
        }
    }

    /// The game ended by the rules.
    fn over(self, outcome: Outcome) -> Finished {
        let winner = outcome.winners.only();
        let end = End::by_rules(outcome.ending);
        let record = Record::from(&self.game);
        self.finish(winner.map(|seat| self.side(seat)), end, None, record)
    }

    fn at_the_limit(self) -> Finished {
        let mut record = Record::from(&self.game);
        // Records have no such result; a draw by agreement comes nearest, and the tag tells the
        // truth.
        let draw = Outcome {
            winners: SeatSet::EMPTY,
            ending: Ending::Agreement,
        };
        let _unless_over = record.declare(Some(draw));
        self.finish(None, End::TurnLimit, None, record)
    }

    /// A player committed a fault that loses at once. In the record they resign or run out of time.
    fn lost(mut self, loser: Side, fault: Fault) -> Finished {
        let seat = self.seat(loser);
        match fault.end {
            End::NoAnswer => self.game.flag(seat),
            _ => self.game.resign(seat),
        }
        let record = Record::from(&self.game);
        self.finish(Some(loser.other()), fault.end, Some(fault.note), record)
    }

    fn finish(
        &self,
        winner: Option<Side>,
        end: End,
        note: Option<String>,
        mut record: Record,
    ) -> Finished {
        let [a, b] = &self.terms.names;
        let (guest, host) = match self.guest {
            Side::A => (a, b),
            Side::B => (b, a),
        };
        let termination = match &note {
            Some(note) => format!("{}: {note}", end.words()),
            None => end.words().to_owned(),
        };
        let tags = [
            ("Event", "paisho match"),
            ("Guest", guest),
            ("Host", host),
            ("Game", &self.number.to_string()),
            ("Termination", &termination),
        ];
        for (name, value) in tags {
            // None of these names is derived or a date, so none is refused.
            let _accepted = record.tags.set(name, value);
        }
        let [a, b] = self.efforts;
        let line = GameLine {
            game: self.number,
            guest: self.guest,
            winner,
            end,
            turns: self.game.plies().len() as u32,
            a,
            b,
            note,
        };
        Finished { line, record }
    }
}

/// Asks a player for a turn. A panic of a player inside this program counts as its crash only.
fn ask(player: &mut dyn Player, game: &Game) -> Result<Answer, Fault> {
    catch_unwind(AssertUnwindSafe(|| player.turn(game)))
        .unwrap_or_else(|panic| Err(Fault::new(End::Crash, message(panic.as_ref()))))
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("the player panicked").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_runner::player::player;
    use paisho::Turn;

    /// A player who always gives the same answer.
    struct Stubborn(fn() -> Result<Answer, Fault>);

    impl Player for Stubborn {
        fn begin(&mut self, _: &Ruleset, _: u64) -> Result<(), Fault> {
            Ok(())
        }

        fn turn(&mut self, _: &Game) -> Result<Answer, Fault> {
            (self.0)()
        }

        fn turn_time(&self) -> Option<Duration> {
            Some(Duration::from_millis(10))
        }
    }

    fn terms() -> Terms {
        Terms {
            names: ["stubborn".to_owned(), "random".to_owned()],
            ruleset: Ruleset::RULEBOOK,
            seed: 1,
            opening_turns: 2,
            turn_limit: 300,
            movetime: Duration::from_millis(10),
            grace: Duration::from_millis(100),
        }
    }

    fn game(terms: &Terms, number: u32, answer: fn() -> Result<Answer, Fault>) -> Finished {
        let random = "random".parse().unwrap();
        let random = player(&random, terms.movetime, terms.grace).unwrap();
        let mut players: Players = [Box::new(Stubborn(answer)), random];
        play(terms, number, &mut players, &StopFlag::default()).unwrap()
    }

    fn passing(used: Duration) -> Answer {
        Answer {
            turn: Turn::Pass,
            used,
            nodes: 0,
            depth: 0,
        }
    }

    #[test]
    fn an_illegal_turn_loses_in_either_seat() {
        for (number, word) in [
            (1, "Host wins by resignation"),
            (2, "Guest wins by resignation"),
        ] {
            let Finished { line, record } = game(&terms(), number, || Ok(passing(Duration::ZERO)));
            assert_eq!((line.winner, line.end), (Some(Side::B), End::IllegalTurn));
            let text = record.to_string();
            assert!(text.contains(word), "{text}");
            assert!(text.contains("[Termination \"illegal turn: "), "{text}");
            let read = Record::parse(&text).unwrap();
            assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn a_late_answer_loses_and_a_panic_is_a_crash() {
        let late = game(&terms(), 1, || Ok(passing(Duration::from_millis(111))));
        assert_eq!(
            (late.line.winner, late.line.end),
            (Some(Side::B), End::NoAnswer)
        );
        assert!(
            late.line
                .note
                .unwrap()
                .contains("111 ms, more than the limit of 110 ms")
        );
        let crash = game(&terms(), 1, || panic!("a bad day"));
        assert_eq!(crash.line.end, End::Crash);
        assert_eq!(crash.line.note.as_deref(), Some("a bad day"));
    }

    #[test]
    fn the_turn_limit_is_a_draw() {
        let terms = Terms {
            turn_limit: 6,
            ..terms()
        };
        let Finished { line, record } = game(&terms, 1, || panic!("no player is asked"));
        assert_eq!(
            (line.winner, line.end, line.turns),
            (None, End::TurnLimit, 6)
        );
        assert!(record.to_string().contains("draw by agreement"));
    }

    #[test]
    fn both_games_of_a_pair_begin_alike() {
        let beginning = |number| {
            let finished = game(&terms(), number, || Ok(passing(Duration::ZERO)));
            let text = finished.record.main_line().to_string();
            text.split(';').take(6).collect::<Vec<_>>().join(";")
        };
        assert_eq!(beginning(1), beginning(2));
        assert_ne!(beginning(1), beginning(3));
    }
}
