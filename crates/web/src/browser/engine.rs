//! The engine in its worker: lines of `docs/engine-protocol.md` go in and come out.
//!
//! The worker is loaded when the first line is sent. Lines are queued until it is ready. If it dies
//! or hangs, a new one replaces it and the listener is notified, so that it can ask its question
//! again.

use std::cell::RefCell;
use std::fmt;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::{IntervalHandle, set_interval_with_handle};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::page;
use crate::model::local::{LOOK, Patience};

/// What the listener receives from the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// A line of the protocol.
    Line(String),
    /// The worker died; its replacement knows nothing of what was sent before, so ask again.
    Restarted,
    /// No worker can be started.
    Gone,
}

/// How often in a row workers may die or hang without a line before we stop replacing them.
const MOST_DEATHS: u32 = 3;

/// The first message of a worker.
const READY: &str = "ready";

/// A handle on an engine in its own worker. Dropping the last clone ends the worker.
#[derive(Clone)]
pub(crate) struct Engine {
    handle: Rc<RefCell<WorkerHandle>>,
}

struct WorkerHandle {
    worker: Option<Running>,
    /// Lines for a worker that is not ready yet.
    waiting: Vec<String>,
    is_ready: bool,
    deaths: u32,
    patience: Patience,
    listener: Rc<dyn Fn(Heard)>,
}

/// A worker, and the functions it calls, which must live as long as it does.
struct Running {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _died: Closure<dyn FnMut(Event)>,
    /// The timer that checks whether it hangs.
    watch: Option<IntervalHandle>,
}

impl Engine {
    /// An engine whose lines go to a listener. Nothing is loaded before the first line is sent.
    pub(crate) fn new(listener: impl Fn(Heard) + 'static) -> Self {
        let handle = WorkerHandle {
            worker: None,
            waiting: Vec::new(),
            is_ready: false,
            deaths: 0,
            patience: Patience::default(),
            listener: Rc::new(listener),
        };
        Self {
            handle: Rc::new(RefCell::new(handle)),
        }
    }

    /// Sends a line.
    pub(crate) fn say(&self, line: &str) {
        if self.handle.borrow().worker.is_none() {
            begin(&self.handle);
        }
        let mut handle = self.handle.borrow_mut();
        if handle.worker.is_some() {
            handle.say(line);
        }
    }

    /// Sends several lines.
    pub(crate) fn say_all<T: AsRef<str>>(&self, lines: impl IntoIterator<Item = T>) {
        lines.into_iter().for_each(|line| self.say(line.as_ref()));
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

impl WorkerHandle {
    fn say(&mut self, line: &str) {
        match &self.worker {
            Some(running) if self.is_ready => {
                // Posting fails only for values that can't be cloned; text always can.
                let _ = running.worker.post_message(&JsValue::from_str(line));
                self.patience.said(line);
            }
            _ => self.waiting.push(line.to_owned()),
        }
    }

    /// Called when the worker is ready: sends the queued lines.
    fn wake(&mut self) {
        self.is_ready = true;
        for line in std::mem::take(&mut self.waiting) {
            self.say(&line);
        }
    }

    fn end(&mut self) {
        self.is_ready = false;
        self.patience = Patience::default();
        if let Some(running) = self.worker.take() {
            if let Some(watch) = running.watch {
                watch.clear();
            }
            running.worker.set_onmessage(None);
            running.worker.set_onerror(None);
            running.worker.terminate();
        }
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.end();
    }
}

/// Starts a worker; if that fails, the listener receives [`Heard::Gone`].
fn begin(handle: &Rc<RefCell<WorkerHandle>>) {
    match fetch(Rc::downgrade(handle)) {
        Some(running) => handle.borrow_mut().worker = Some(running),
        None => tell(handle, Heard::Gone),
    }
}

fn fetch(handle: Weak<RefCell<WorkerHandle>>) -> Option<Running> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&page::built("engine")?, &options).ok()?;
    let listener = handle.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let (Some(handle), Some(line)) = (listener.upgrade(), event.data().as_string()) {
            hear(&handle, line);
        }
    });
    let watched = handle.clone();
    let died = Closure::<dyn FnMut(Event)>::new(move |_| {
        if let Some(handle) = handle.upgrade() {
            replace_dead(&handle);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(died.as_ref().unchecked_ref()));
    let look = move || {
        if let Some(handle) = watched.upgrade() {
            look_after(&handle);
        }
    };
    Some(Running {
        worker,
        _heard: heard,
        _died: died,
        watch: set_interval_with_handle(look, Duration::from_millis(LOOK)).ok(),
    })
}

/// Treats a worker that hangs like one that died.
fn look_after(handle: &Rc<RefCell<WorkerHandle>>) {
    let hangs = handle.borrow_mut().patience.look();
    if hangs {
        replace_dead(handle);
    }
}

fn hear(handle: &Rc<RefCell<WorkerHandle>>, line: String) {
    if line == READY {
        handle.borrow_mut().wake();
    } else {
        let mut alive = handle.borrow_mut();
        alive.deaths = 0;
        alive.patience.heard(&line);
        drop(alive);
        tell(handle, Heard::Line(line));
    }
}

/// Replaces a worker that died. One of its callbacks may be running right now, so it is dropped a
/// little later.
fn replace_dead(handle: &Rc<RefCell<WorkerHandle>>) {
    let mut dead = handle.borrow_mut();
    dead.deaths += 1;
    dead.waiting.clear();
    dead.is_ready = false;
    let is_hopeless = dead.deaths >= MOST_DEATHS;
    drop(dead);
    let handle = Rc::clone(handle);
    wasm_bindgen_futures::spawn_local(async move {
        handle.borrow_mut().end();
        if is_hopeless {
            tell(&handle, Heard::Gone);
        } else {
            begin(&handle);
            tell(&handle, Heard::Restarted);
        }
    });
}

/// Calls the listener. It may send lines to the engine at once, so nothing is borrowed meanwhile.
fn tell(handle: &Rc<RefCell<WorkerHandle>>, heard: Heard) {
    let listener = Rc::clone(&handle.borrow().listener);
    listener(heard);
}
