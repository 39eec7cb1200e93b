//! Declarations of the few browser functions that the worker uses. The crates that declare the
//! whole browser API take longer to compile than the engine.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Sends a message to the page.
    #[wasm_bindgen(js_name = postMessage)]
    pub(crate) fn post_message(message: &str);

    /// Calls the listener for every event of this name; messages from the page are named `message`.
    #[wasm_bindgen(js_name = addEventListener)]
    pub(crate) fn add_event_listener(name: &str, listener: &Closure<dyn FnMut(MessageEvent)>);

    /// Milliseconds on the browser's own clock, which never goes backwards.
    #[wasm_bindgen(js_namespace = performance)]
    pub(crate) fn now() -> f64;

    /// The argument of a listener.
    pub(crate) type MessageEvent;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn data(this: &MessageEvent) -> JsValue;

    /// Two connected ports; a message sent to one arrives at the other.
    pub(crate) type MessageChannel;
    #[wasm_bindgen(constructor)]
    pub(crate) fn new() -> MessageChannel;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn port1(this: &MessageChannel) -> MessagePort;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn port2(this: &MessageChannel) -> MessagePort;

    #[derive(Clone)]
    pub(crate) type MessagePort;
    /// Sends a message, which arrives at the other port.
    #[wasm_bindgen(method, js_name = postMessage)]
    pub(crate) fn post_message(this: &MessagePort, message: &JsValue);
    #[wasm_bindgen(method, setter, js_name = onmessage)]
    pub(crate) fn set_onmessage(this: &MessagePort, listener: &Closure<dyn FnMut(MessageEvent)>);
}
