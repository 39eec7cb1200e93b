//! Computer opponents: engine seats, thought for by a bounded crew so that they never starve people.

use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;

use paisho::Turn;
use paisho::clock::Millis;
use paisho_engine::{Allowance, Engine, Level, Request, SystemClock};
use paisho_wire::{GameId, Person, PersonKind, Refusal, Seat, TimeControl, TurnText};
use tokio::sync::{Mutex as AsyncMutex, mpsc};

use super::act::Order;
use super::{Live, lock};
use crate::store::StoreError;
use crate::table::Table;

/// How many games may wait for a thinker. What does not fit is found again by the sweeper.
const WAITING: usize = 1024;
/// Memory of one thinker, in mebibytes.
const MEMORY: usize = 4;

/// Games that wait for a computer's turn.
#[derive(Debug)]
pub(super) struct Crew {
    waiting: mpsc::Sender<GameId>,
    next: AsyncMutex<mpsc::Receiver<GameId>>,
    /// Games that wait or are being thought about: nobody thinks about one twice.
    busy: Mutex<HashSet<GameId>>,
}

impl Crew {
    pub(super) fn new() -> Self {
        let (waiting, next) = mpsc::channel(WAITING);
        Self {
            waiting,
            next: AsyncMutex::new(next),
            busy: Mutex::default(),
        }
    }

    fn ask(&self, game: &GameId) {
        if lock(&self.busy).insert(game.clone()) && self.waiting.try_send(game.clone()).is_err() {
            lock(&self.busy).remove(game);
        }
    }
}

/// Something to think about.
#[derive(Debug)]
struct Task {
    seat: Seat,
    ply: u32,
    request: Request,
    allowance: Allowance,
}

/// The person that others see on a computer's seat.
#[must_use]
pub(super) fn person(level: Level, place: usize) -> Option<Person> {
    let id = format!("computer-{}-{place}", level.number).parse().ok()?;
    Some(Person {
        id,
        name: level.name.to_owned(),
        kind: PersonKind::Computer(level.number),
    })
}

impl Live {
    /// Lets a computer think if it is due.
    pub(super) fn wake_computer(&self, game: &GameId, table: &Table) {
        let is_due = !table.due().intersection(table.computers()).is_empty();
        if is_due && self.0.settings.thinkers > 0 {
            self.0.crew.ask(game);
        }
    }

    /// Looks for computers that are due everywhere.
    pub(super) async fn wake_all_computers(&self) -> Result<(), StoreError> {
        if self.0.settings.thinkers == 0 {
            return Ok(());
        }
        for game in self.0.store.awaiting_engine().await? {
            self.0.crew.ask(&game);
        }
        Ok(())
    }

    /// One thinker, for as long as the server runs.
    pub(super) async fn think(self) {
        loop {
            let game = self.0.crew.next.lock().await.recv().await;
            let Some(game) = game else { return };
            let thought = self.think_about(&game).await;
            lock(&self.0.crew.busy).remove(&game);
            if thought.is_some() {
                self.look_again(&game).await;
            }
        }
    }

    /// Plays a turn for a computer; nothing if none is due.
    async fn think_about(&self, game: &GameId) -> Option<()> {
        let task = self.task(game).await?;
        let (seat, ply) = (task.seat, task.ply);
        let turn = tokio::task::spawn_blocking(move || answer(task))
            .await
            .ok()??;
        let turn = TurnText::try_from(turn.to_string()).ok()?;
        let order = Order::Computer { seat, ply, turn };
        match self.carry_out(game, order).await {
            // The position has changed while it thought: it must think again.
            Ok(_) | Err(Refusal::WrongPly { .. }) => Some(()),
            Err(refusal) => {
                tracing::warn!(%game, %refusal, "a computer's turn was refused");
                None
            }
        }
    }

    /// While one computer thought, another may have become due.
    async fn look_again(&self, game: &GameId) {
        let place = self.place(game);
        let mut slot = place.loaded.lock().await;
        if let Ok(loaded) = self.load(game, &mut slot).await {
            self.wake_computer(game, &loaded.table);
        }
    }

    async fn task(&self, game: &GameId) -> Option<Task> {
        let place = self.place(game);
        let mut slot = place.loaded.lock().await;
        let table = &self.load(game, &mut slot).await.ok()?.table;
        let seat = table.due().intersection(table.computers()).iter().next()?;
        let player = table.setup().players.iter().find(|p| p.seat == seat.into());
        let PersonKind::Computer(level) = player?.person.kind else {
            return None;
        };
        let mut request = Request::of_game(table.game());
        request.seed = self.0.world.word();
        Level::from_number(level)?.limit(&mut request);
        Some(Task {
            seat: seat.into(),
            ply: u32::try_from(table.game().plies().len()).ok()?,
            request,
            allowance: self.allowance(table, seat.into()),
        })
    }

    fn allowance(&self, table: &Table, seat: Seat) -> Allowance {
        let reading = table.reading(self.0.world.moment());
        let left = reading.left.iter().find(|clock| clock.seat == seat);
        let increment = match table.setup().time {
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

/// The turn that a computer plays.
fn answer(task: Task) -> Option<Turn> {
    let engine = Engine::new(MEMORY, 1);
    let report = engine.answer(task.request, &task.allowance, &SystemClock::default());
    report.best_turn()
}
