//! Computer opponents: searches for their turns run on a limited number of threads, so that they
//! never starve other work, and in an order that is fair among people.

use std::io;
use std::thread;
use std::time::Duration;

use paisho::clock::Millis;
use paisho::{Offer, Position};
use paisho_engine::{Allowance, Engine, Level, Request, SystemClock};
use paisho_table::Table;
use paisho_wire::{
    Action, GameId, Person, PersonKind, Refusal, Reply, Seat, TimeControl, TurnText, UserId,
};
use tokio::sync::oneshot;

use super::Live;
use super::act::TableRequest;
use crate::process::let_others_go_first;
use crate::store::StoreError;

/// Hash table of one search, in mebibytes.
const MEMORY: usize = 4;

/// A search to run for a computer player.
#[derive(Debug)]
struct Task {
    seat: Seat,
    question: Question,
    request: Request,
    allowance: Allowance,
}

/// What a computer player has to decide.
#[derive(Clone, Copy, Debug)]
enum Question {
    /// Which turn to play, at this ply.
    Turn(u32),
    /// Whether to accept a draw.
    Draw,
}

/// The result of a search.
#[derive(Debug)]
enum Thought {
    /// The computer acted, or the table changed meanwhile; another decision may be due.
    Answered,
    /// Nothing was due, or it will be requested again.
    Nothing,
    /// Trying again at once would not help, for this reason.
    Stuck(String),
}

/// How many nodes are searched before a draw offer is answered.
const NODES_FOR_A_DRAW: u64 = 1000;
/// A computer accepts a draw when its chance of winning is at most this, in thousandths: an even
/// game is played on.
const CONTENT_WITH_A_DRAW: u32 = 450;

/// The player shown on a computer's seat.
#[must_use]
pub(super) fn person(level: Level, number: usize) -> Option<Person> {
    let id = format!("computer-{}-{number}", level.number).parse().ok()?;
    Some(Person {
        id,
        name: level.name.to_owned(),
        kind: PersonKind::Computer(level.number),
    })
}

impl Live {
    /// Queues the game if a decision of a computer is due.
    pub(super) fn wake_computer(&self, game: &GameId, table: &Table) {
        if self.0.settings.thinkers > 0
            && asked(table).is_some()
            && let Some(person) = person_at(table)
        {
            self.0.engine_queue.ask(person, game);
        }
    }

    /// Queues all games in which a decision of a computer is due.
    pub(super) async fn wake_all_computers(&self) -> Result<(), StoreError> {
        if self.0.settings.thinkers == 0 {
            return Ok(());
        }
        let (queue, now) = (&self.0.engine_queue, self.0.env.now());
        for (game, person) in self.0.store.awaiting_engine().await? {
            let is_sound = !self.0.damaged.is_put_off(&game, now);
            if is_sound && !queue.is_put_off(&game, now) {
                queue.ask(&person, &game);
            }
        }
        Ok(())
    }

    /// Runs one worker until the server stops.
    pub(super) async fn think(self) {
        let queue = &self.0.engine_queue;
        let expected = self.0.settings.longest_thought.as_millis();
        let expected = u64::try_from(expected).unwrap_or(u64::MAX);
        loop {
            let next = tokio::select! {
                biased;
                () = self.closed() => return,
                next = queue.next(expected) => next,
            };
            let Some((person, game)) = next else { return };
            let began = self.0.env.now();
            let thought = self.think_about(&game).await;
            let cost = self.0.env.now().saturating_sub(began);
            queue.done(&person, &game, expected, cost);
            match thought {
                Thought::Answered => self.look_for_computer(&game).await,
                Thought::Nothing => {}
                Thought::Stuck(why) => {
                    queue.put_off(&game, self.0.env.now());
                    tracing::error!(%game, why, "a computer can't continue a game");
                }
            }
        }
    }

    /// Decides and acts for a computer, if a decision is due.
    async fn think_about(&self, game: &GameId) -> Thought {
        let task = match self.task(game).await {
            Ok(Some(task)) => task,
            Ok(None) => return Thought::Nothing,
            Err(why) => return Thought::Stuck(why),
        };
        let seat = task.seat;
        let thought = match in_background(move || answer(task)) {
            Ok(thought) => thought,
            Err(error) => return Thought::Stuck(format!("no thread could be started: {error}")),
        };
        let action = tokio::select! {
            biased;
            // The next server process starts over.
            () = self.closed() => return Thought::Nothing,
            action = thought => action,
        };
        let Ok(Some(action)) = action else {
            return Thought::Stuck("the engine found no answer".to_owned());
        };
        let request = TableRequest::Computer { seat, action };
        match self.carry_out(game, request).await {
            // The table has changed during the search, so a new decision may be due.
            Ok(_) | Err(Refusal::WrongPly { .. } | Refusal::NothingOffered {}) => Thought::Answered,
            // The store failed, which has been logged.
            Err(Refusal::Trouble {}) => Thought::Nothing,
            Err(refusal) => Thought::Stuck(format!("its action was refused: {refusal}")),
        }
    }

    /// Loads the game, and queues it if a decision of a computer is due: in a new game, or after a
    /// search, during which another one may have become due.
    pub(super) async fn look_for_computer(&self, game: &GameId) {
        let slot = self.slot(game);
        let mut cached = slot.loaded.lock().await;
        if let Ok(loaded) = self.load(game, &mut cached).await {
            self.wake_computer(game, &loaded.table);
        }
    }

    /// The search to run. `None` if none is due, or if the game can't be loaded, which is logged.
    /// The error says why the computer can't decide.
    async fn task(&self, game: &GameId) -> Result<Option<Task>, String> {
        let slot = self.slot(game);
        let mut cached = slot.loaded.lock().await;
        let Ok(loaded) = self.load(game, &mut cached).await else {
            return Ok(None);
        };
        let table = &loaded.table;
        let Some((seat, question)) = asked(table) else {
            return Ok(None);
        };
        let player = table
            .public()
            .setup()
            .players
            .iter()
            .find(|p| p.seat == seat);
        let Some(PersonKind::Computer(level)) = player.map(|p| p.person.kind) else {
            return Ok(None);
        };
        let mut request = Request::of_game(table.public().game());
        request.seed = self.0.env.word();
        match question {
            Question::Turn(_) => Level::from_number(level)
                .ok_or_else(|| format!("there is no computer level {level}"))?
                .limit(&mut request),
            // Draw offers are judged by the position, without the handicap of a weak level.
            Question::Draw => request.nodes = Some(NODES_FOR_A_DRAW),
        }
        Ok(Some(Task {
            seat,
            question,
            request,
            allowance: self.allowance(table, seat),
        }))
    }

    fn allowance(&self, table: &Table, seat: Seat) -> Allowance {
        let reading = table.reading(self.0.env.moment());
        let left = reading.left.iter().find(|clock| clock.seat == seat);
        let increment = match table.public().setup().time {
            TimeControl::Live { increment, .. } => Millis::seconds(u64::from(increment)),
            _ => Millis::ZERO,
        };
        Allowance {
            turn: Some(self.0.settings.longest_thought),
            left: left.map(|clock| Duration::from_millis(clock.millis)),
            increment: Duration::from_millis(increment.0),
        }
    }
}

/// The person whose share of engine time a game uses: always the same one of those at the table.
fn person_at(table: &Table) -> Option<&UserId> {
    let people = table.public().setup().players.iter().map(|p| &p.person);
    let people = people.filter(|p| !matches!(p.kind, PersonKind::Computer(_)));
    people.map(|p| &p.id).min()
}

/// The computer with a decision due, and which. Draw offers come first.
fn asked(table: &Table) -> Option<(Seat, Question)> {
    if let Some(Offer::Draw { agreed }) = table.public().game().offer() {
        let active = table.public().game().position().active();
        let silent = active
            .intersection(table.public().computers())
            .minus(agreed);
        if let Some(seat) = silent.iter().next() {
            return Some((seat.into(), Question::Draw));
        }
    }
    let due = table
        .public()
        .due()
        .intersection(table.public().computers());
    let ply = u32::try_from(table.public().game().plies().len()).ok()?;
    due.iter().next().map(|s| (s.into(), Question::Turn(ply)))
}

/// Runs a search on a thread of its own, with low priority. The receiver fails if the thread
/// panics.
fn in_background(
    think: impl FnOnce() -> Option<Action> + Send + 'static,
) -> io::Result<oneshot::Receiver<Option<Action>>> {
    let (sender, receiver) = oneshot::channel();
    let thread = thread::Builder::new().name("thinking".to_owned());
    thread.spawn(move || {
        let_others_go_first();
        // Sending fails if the server is stopping.
        let _ = sender.send(think());
    })?;
    Ok(receiver)
}

/// Runs the search and returns the computer's action.
fn answer(task: Task) -> Option<Action> {
    let position = task.request.position.clone();
    let engine = Engine::new(MEMORY, 1);
    let report = engine.answer(task.request, &task.allowance, &SystemClock::default());
    let best = report.best()?;
    Some(match task.question {
        Question::Turn(ply) => {
            let turn = TurnText::try_from(best.turns.first()?.to_string()).ok()?;
            Action::Play { ply, turn }
        }
        Question::Draw => {
            let chance = best.score.winning_chance();
            let reply = reply_to_draw(&position, task.seat, chance);
            Action::AnswerDraw { reply }
        }
    })
}

/// Whether a computer accepts a draw, given the chance of winning of the player to move. With more
/// than two players, that chance says nothing about the others, so it plays on.
fn reply_to_draw(position: &Position, seat: Seat, chance: u32) -> Reply {
    let own = if position.decider() == seat.into() {
        chance
    } else {
        1000 - chance
    };
    if position.seats().len() == 2 && own <= CONTENT_WITH_A_DRAW {
        Reply::Accept
    } else {
        Reply::Decline
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Ruleset;

    #[test]
    fn a_computer_that_stands_worse_is_content_with_a_draw() {
        let position = Position::start(Ruleset::RULEBOOK);
        let due = position.decider().into();
        let other = [Seat::South, Seat::North];
        let other = other.into_iter().find(|s| *s != due).unwrap();
        for (seat, chance, reply) in [
            (due, 500, Reply::Decline),
            (due, 200, Reply::Accept),
            (due, 900, Reply::Decline),
            (other, 500, Reply::Decline),
            (other, 200, Reply::Decline),
            (other, 900, Reply::Accept),
        ] {
            assert_eq!(reply_to_draw(&position, seat, chance), reply, "{chance}");
        }
        let three = "rulebook.seats3".parse::<Ruleset>().unwrap();
        let three = Position::start(three);
        let due = three.decider().into();
        assert_eq!(reply_to_draw(&three, due, 100), Reply::Decline);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn thinking_lets_turns_go_first() {
        let thought = in_background(|| {
            let waiting = crate::process::tests::threads_that_wait("thinking");
            assert!(waiting.contains(&true), "{waiting:?}");
            None
        });
        assert_eq!(thought.unwrap().await, Ok(None));
    }
}
