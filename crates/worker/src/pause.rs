//! Thinking in small pieces, with a pause between them in which messages are heard.
//!
//! A timer would wait some milliseconds each time; a message to oneself comes at once, but after
//! all that have come before it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;

use crate::browser::{MessageChannel, MessageEvent, MessagePort};
use crate::conversation::Conversation;

/// Wakes the conversation again and again while it thinks.
pub(crate) struct Pause {
    conversation: Rc<RefCell<Conversation>>,
    sender: MessagePort,
    /// Whether a message to oneself is under way: a second one would only double the thinking.
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

    /// Begins to think, if there is something to think about.
    pub(crate) fn go_on(&self) {
        let is_idle = !*self.is_set.borrow();
        if is_idle && self.conversation.borrow().is_thinking() {
            *self.is_set.borrow_mut() = true;
            self.sender.post_message(&JsValue::NULL);
        }
    }
}
