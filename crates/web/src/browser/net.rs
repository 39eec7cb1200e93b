//! The network: requests and the socket, all to the server that the page came from.

use js_sys::{Date, Math};
use paisho_wire::{Problem, ToServer};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    CloseEvent, Headers, MessageEvent, RequestCredentials, RequestInit, Response, WebSocket,
};

use super::page;
use crate::model::api::{Call, Failure, HttpAnswer, HttpRequest};

/// Carries out a request, and passes on the event that its answer becomes.
pub(crate) fn carry_out<E: 'static>(call: Call<E>, then: impl FnOnce(E) + 'static) {
    spawn_local(async move {
        let answer = answer(call.http()).await;
        then(call.answered(answer));
    });
}

async fn answer(request: &HttpRequest) -> HttpAnswer {
    let response = fetch(request).await;
    let response = response.map_err(|_| Failure::Unreachable)?;
    let text = response.text().map_err(|_| Failure::Unreachable)?;
    let text = JsFuture::from(text).await;
    let text = text.map_err(|_| Failure::Unreachable)?;
    let text = text.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    match serde_json::from_str::<Problem>(&text) {
        Ok(problem) => Err(Failure::Refused(problem)),
        // A proxy answers while the server is down, and not with our JSON.
        Err(_) => Err(Failure::Unreachable),
    }
}

async fn fetch(request: &HttpRequest) -> Result<Response, JsValue> {
    let init = RequestInit::new();
    init.set_method(request.method.word());
    init.set_credentials(RequestCredentials::SameOrigin);
    let headers = Headers::new()?;
    // The language of the app may be another than the browser's; mails are written in it.
    if let Some(language) = page::language() {
        headers.set("accept-language", &language)?;
    }
    if let Some(body) = &request.body {
        headers.set("content-type", "application/json")?;
        init.set_body(&JsValue::from_str(body));
    }
    init.set_headers(&headers);
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let address = format!("/api/v1/{}", request.path);
    let response = JsFuture::from(window.fetch_with_str_and_init(&address, &init)).await?;
    response.dyn_into()
}

/// Writes a frame for the server.
pub(crate) type Writer = fn(&ToServer) -> Option<String>;

/// An open socket and its callbacks. It is closed when it is dropped, and its callbacks are not
/// called any more.
pub(crate) struct Socket {
    socket: WebSocket,
    write: Writer,
    _message: Closure<dyn Fn(MessageEvent)>,
    _close: Closure<dyn Fn(CloseEvent)>,
}

impl Socket {
    /// Opens a socket; `None` if the browser refuses at once. `hear` gets the frames of the server,
    /// `broke` is called when the connection is lost or can't be opened.
    pub(crate) fn open(
        write: Writer,
        hear: impl Fn(&str) + 'static,
        broke: impl Fn() + 'static,
    ) -> Option<Self> {
        let socket = socket()?;
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(&text);
            }
        });
        let close = Closure::<dyn Fn(CloseEvent)>::new(move |_| broke());
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Self {
            socket,
            write,
            _message: message,
            _close: close,
        })
    }

    /// Sends a frame if the socket is open. Frames that are lost are sent again after the next
    /// `Hello`.
    pub(crate) fn send(&self, frame: &ToServer) {
        if let Some(text) = (self.write)(frame) {
            let _ = self.socket.send_with_str(&text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // If closing fails, the browser closes the socket in the end.
        let _ = self.socket.close();
    }
}

fn socket() -> Option<WebSocket> {
    let location = web_sys::window()?.location();
    let scheme = match location.protocol().ok()?.as_str() {
        "https:" => "wss",
        _ => "ws",
    };
    let host = location.host().ok()?;
    WebSocket::new(&format!("{scheme}://{host}/api/v1/socket")).ok()
}

/// A random number, different on every page.
pub(crate) fn seed() -> u64 {
    let half = || (Math::random() * f64::from(u32::MAX)) as u64;
    (half() << 32) | half()
}

/// Calls back whenever the page is shown again or the network comes back.
pub(crate) fn on_awake(then: impl Fn() + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let Some(document) = window.document() else {
        return;
    };
    let page = document.clone();
    let awake = Closure::<dyn Fn()>::new(move || {
        if !page.hidden() {
            then();
        }
    });
    let listener = awake.as_ref().unchecked_ref();
    for event in ["online", "pageshow"] {
        let _ = window.add_event_listener_with_callback(event, listener);
    }
    let _ = document.add_event_listener_with_callback("visibilitychange", listener);
    // The app listens as long as the page is open.
    awake.forget();
}

/// Calls back at a fixed interval, as long as the page is open.
pub(crate) fn every(millis: i32, then: impl Fn() + 'static) {
    let tick = Closure::<dyn Fn()>::new(then);
    if let Some(window) = web_sys::window() {
        let tick = tick.as_ref().unchecked_ref();
        let _ = window.set_interval_with_callback_and_timeout_and_arguments_0(tick, millis);
    }
    tick.forget();
}

/// The full address of a path on this server, for sharing.
pub(crate) fn address(path: &str) -> String {
    let origin = web_sys::window().and_then(|w| w.location().origin().ok());
    format!("{}{path}", origin.unwrap_or_default())
}

/// Year, month and day of a moment, in the user's time zone.
pub(crate) fn day(millis: u64) -> (u32, u32, u32) {
    let date = Date::new(&JsValue::from_f64(millis as f64));
    (date.get_full_year(), date.get_month() + 1, date.get_date())
}
