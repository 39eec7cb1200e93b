//! The engine in a web worker. A message to the worker is a line of the protocol in
//! `docs/engine-protocol.md`; messages from the worker are the engine's output lines. The first
//! message is `ready`.
#![cfg(target_arch = "wasm32")]

mod browser;
mod conversation;
mod pause;

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;

use browser::{MessageEvent, add_event_listener, post_message};
use conversation::Conversation;
use pause::Pause;

/// Starts listening for messages.
#[wasm_bindgen(start)]
pub fn start() {
    let conversation = Rc::new(RefCell::new(Conversation::new()));
    let pause = Pause::new(Rc::clone(&conversation));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(line) = event.data().as_string() else {
            return;
        };
        conversation.borrow_mut().hear(&line);
        pause.go_on();
    });
    add_event_listener("message", &heard);
    // The listener lives as long as the worker, which only the page ends.
    heard.forget();
    post_message("ready");
}
