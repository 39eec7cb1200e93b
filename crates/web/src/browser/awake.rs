//! Keeps the screen on while a clock runs. Does nothing in browsers without wake locks.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The event that the browser fires when the page is hidden or shown again.
const SHOWN: &str = "visibilitychange";

/// A lock that was granted; browsers release it when the page is hidden.
type Lock = RefCell<Option<JsValue>>;

/// A request to keep the screen on while the page is visible. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Awake {
    lock: Rc<Lock>,
    shown: Closure<dyn Fn()>,
}

impl Awake {
    /// Asks the browser to keep the screen on, and again whenever the page is shown again.
    pub(crate) fn please() -> Self {
        let lock = Rc::default();
        let wish = Rc::downgrade(&lock);
        want(wish.clone());
        let shown = Closure::<dyn Fn()>::new(move || {
            if !document().hidden() {
                want(wish.clone());
            }
        });
        let listener = shown.as_ref().unchecked_ref();
        let _ = document().add_event_listener_with_callback(SHOWN, listener);
        Self { lock, shown }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        let listener = self.shown.as_ref().unchecked_ref();
        let _ = document().remove_event_listener_with_callback(SHOWN, listener);
        if let Some(lock) = self.lock.take() {
            release(&lock);
        }
    }
}

/// Requests a lock. If it is no longer wanted when it is granted, it is released again.
fn want(wish: Weak<Lock>) {
    spawn_local(async move {
        if let Some(asked) = ask()
            && let Ok(granted) = JsFuture::from(asked).await
        {
            let needless = match wish.upgrade() {
                Some(lock) => lock.replace(Some(granted)),
                None => Some(granted),
            };
            if let Some(needless) = needless {
                release(&needless);
            }
        }
    });
}

fn release(lock: &JsValue) {
    let _released = method(lock, "release").map(|release| release.call0(lock));
}

/// `web-sys` has no stable bindings for wake locks, so the method is looked up by name.
fn ask() -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &JsValue::from_str("wakeLock")).ok()?;
    let request = method(&locks, "request")?;
    let asked = request.call1(&locks, &JsValue::from_str("screen")).ok()?;
    asked.dyn_into().ok()
}

fn method(object: &JsValue, name: &str) -> Option<Function> {
    let found = Reflect::get(object, &JsValue::from_str(name)).ok()?;
    found.dyn_into().ok()
}
