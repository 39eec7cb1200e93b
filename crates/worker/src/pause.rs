//! Runs the search in small slices, and lets the worker receive messages between them.
//!
//! A timer would wait some milliseconds each time. A message that the worker sends to itself
//! arrives without delay, but after all messages that were already queued.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;

use crate::browser::{MessageChannel, MessageEvent, MessagePort};
use crate::conversation::Conversation;

/// Schedules the next slice of the search while there is work.
pub(crate) struct Pause {
    conversation: Rc<RefCell<Conversation>>,
    sender: MessagePort,
    /// Whether a wake-up message is already queued: a second one would run two slices per round.
    is_set: Rc<RefCell<bool>>,
}

impl Pause {
    pub(crate) fn new(conversation: Rc<RefCell<Conversation>>) -> Self {
        let channel = MessageChannel::new();
        let sender = channel.port2();
        let is_set = Rc::new(RefCell::new(false));
        let (thinker, again, flag) = (Rc::clone(&conversation), sender.clone(), Rc::clone(&is_set));
        let awake = Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
            *flag.borrow_mut() = thinker.borrow_mut().think();
            if *flag.borrow() {
                again.post_message(&JsValue::NULL);
            }
        });
        channel.port1().set_onmessage(&awake);
        // The channel lives as long as the worker.
        awake.forget();
        Self {
            conversation,
            sender,
            is_set,
        }
    }

    /// Starts the search if there is something to search.
    pub(crate) fn go_on(&self) {
        let is_idle = !*self.is_set.borrow();
        if is_idle && self.conversation.borrow().is_thinking() {
            *self.is_set.borrow_mut() = true;
            self.sender.post_message(&JsValue::NULL);
        }
    }
}
