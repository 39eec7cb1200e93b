//! The service worker, which caches the app for use without a network, and the detection of newer
//! versions of the app.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

use super::page;

/// Registers the service worker; sets the signal when a newer version is waiting.
pub(crate) fn keep_app(newer: RwSignal<bool>) {
    let Some(container) = web_sys::window().map(|w| w.navigator().service_worker()) else {
        return;
    };
    // Browsers have no service workers on pages that are not secure.
    if container.is_undefined() {
        return;
    }
    spawn_local(async move {
        let registered = JsFuture::from(container.register("/sw.js")).await;
        if let Ok(registration) = registered {
            watch(&registration.unchecked_into(), newer);
        }
    });
}

fn watch(registration: &ServiceWorkerRegistration, newer: RwSignal<bool>) {
    // A version that has been waiting since an earlier visit.
    newer.set(registration.waiting().is_some() && registration.active().is_some());
    let found = registration.clone();
    let update = Closure::<dyn Fn()>::new(move || {
        // The first installation is no update.
        let is_update = found.active().is_some();
        if let Some(worker) = found.installing().filter(|_| is_update) {
            await_installed(&worker, newer);
        }
    });
    registration.set_onupdatefound(Some(update.as_ref().unchecked_ref()));
    // Listens as long as the page is open.
    update.forget();
}

fn await_installed(worker: &ServiceWorker, newer: RwSignal<bool>) {
    let watched = worker.clone();
    let changed = Closure::<dyn Fn()>::new(move || {
        if watched.state() == ServiceWorkerState::Installed {
            newer.set(true);
        }
    });
    worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

/// Checks for a newer version. A page that stays open for days is never loaded again, so the
/// browser would not check by itself.
pub(crate) fn look_for_newer() {
    let Some(container) = web_sys::window().map(|w| w.navigator().service_worker()) else {
        return;
    };
    if container.is_undefined() {
        return;
    }
    spawn_local(async move {
        if let Some(Ok(asked)) = registration(&container).await.map(|r| r.update()) {
            // Without a network there is nothing to find.
            let _ = JsFuture::from(asked).await;
        }
    });
}

async fn registration(container: &ServiceWorkerContainer) -> Option<ServiceWorkerRegistration> {
    let found = JsFuture::from(container.get_registration()).await;
    let found = found.ok().filter(|found| !found.is_undefined());
    found.map(JsCast::unchecked_into)
}

/// Activates the newer version and reloads the page.
pub(crate) fn take_newer() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let container = window.navigator().service_worker();
    let taken = Closure::<dyn Fn()>::new(page::reload);
    container.set_oncontrollerchange(Some(taken.as_ref().unchecked_ref()));
    taken.forget();
    spawn_local(async move {
        let registration = registration(&container).await;
        match registration.and_then(|registration| registration.waiting()) {
            Some(waiting) => {
                let _ = waiting.post_message(&JsValue::from_str("take over"));
            }
            // Another tab has activated it already.
            None => page::reload(),
        }
    });
}

/// Whether there is a network, as far as the browser knows; the signal follows changes.
pub(crate) fn is_online() -> RwSignal<bool> {
    let online = RwSignal::new(web_sys::window().is_none_or(|w| w.navigator().on_line()));
    for (name, value) in [("online", true), ("offline", false)] {
        let changed = Closure::<dyn Fn()>::new(move || online.set(value));
        if let Some(window) = web_sys::window() {
            let _ = window.add_event_listener_with_callback(name, changed.as_ref().unchecked_ref());
        }
        changed.forget();
    }
    online
}
