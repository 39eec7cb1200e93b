//! Keeps the screen on while a clock lies on the table. Browsers that can't, don't.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A wish that the screen stays on. It ends when this is dropped, or the page is hidden.
#[derive(Debug, Default)]
pub(crate) struct Awake {
    lock: Rc<RefCell<Option<JsValue>>>,
}

impl Awake {
    /// Asks the browser to keep the screen on.
    pub(crate) fn please() -> Self {
        let awake = Self::default();
        let lock = Rc::clone(&awake.lock);
        spawn_local(async move {
            if let Some(asked) = ask()
                && let Ok(granted) = JsFuture::from(asked).await
            {
                *lock.borrow_mut() = Some(granted);
            }
        });
        awake
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.borrow_mut().take() {
            let _released = method(&lock, "release").map(|release| release.call0(&lock));
        }
    }
}

/// The bindings know no wake lock, so it is called by its name.
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
