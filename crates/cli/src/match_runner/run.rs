//! Plays many games at once: a thread for each table, and one receiver of finished games.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use anyhow::Result;

use super::play::{Finished, Players, Terms, play};
use super::player::player;
use super::spec::Spec;
use crate::stop_flag::StopFlag;

/// Two players who play one game after the other.
pub(crate) struct Table(Players);

/// Whether the match goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    GoOn,
    Stop,
}

/// Creates the players for each table. A program that can't be started is an error here.
pub(crate) fn seat(specs: &[Spec; 2], terms: &Terms, tables: NonZeroUsize) -> Result<Vec<Table>> {
    let bring = |spec| player(spec, terms.movetime, terms.grace);
    let [a, b] = specs;
    (0..tables.get())
        .map(|_| Ok(Table([bring(a)?, bring(b)?])))
        .collect()
}

/// Plays the games with these numbers, in this order, and reports each when it is finished. Setting
/// `stop` ends the match; games under way are then discarded.
pub(crate) fn run(
    terms: &Terms,
    tables: Vec<Table>,
    numbers: Vec<u32>,
    stop: &StopFlag,
    mut finished: impl FnMut(Finished) -> Result<Flow>,
) -> Result<()> {
    let numbers = Mutex::new(numbers.into_iter());
    let next = || numbers.lock().ok()?.next();
    let (sender, games) = channel();
    thread::scope(|scope| {
        for table in tables {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || table.play_all(terms, next, stop, &sender));
        }
        drop(sender);
        for game in games {
            let flow = finished(game);
            if !matches!(flow, Ok(Flow::GoOn)) {
                stop.set();
                return flow.map(|_| ());
            }
        }
        Ok(())
    })
}

impl Table {
    fn play_all(
        mut self,
        terms: &Terms,
        next: impl Fn() -> Option<u32>,
        stop: &StopFlag,
        sender: &Sender<Finished>,
    ) {
        while !stop.is_set()
            && let Some(number) = next()
            && let Some(game) = play(terms, number, &mut self.0, stop)
        {
            if sender.send(game).is_err() {
                break;
            }
        }
    }
}
