//! The engine in a web worker. A message to the worker is a line of the protocol in
//! `docs/engine-protocol.md`; its messages are the answering lines. The first of them is `ready`.
#![cfg(target_arch = "wasm32")]

mod conversation;
mod pause;

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use conversation::Conversation;
use pause::Pause;

/// Begins to listen.
#[wasm_bindgen(start)]
pub fn start() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let conversation = Rc::new(RefCell::new(Conversation::new(scope.clone())));
    let pause = Pause::new(Rc::clone(&conversation))?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(line) = event.data().as_string() else {
            return;
        };
        conversation.borrow_mut().hear(&line);
        pause.go_on();
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker lives as long as its page wants it.
    heard.forget();
    scope.post_message(&JsValue::from_str("ready"))
}
