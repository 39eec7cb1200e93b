//! The web app. [`model`] holds all state and logic as `update(event) -> effects` without side
//! effects, built and tested natively. The other modules exist in the browser only: `view` draws,
//! `browser` is the network, the storage, the engine's worker and everything else outside.

pub mod model;

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod view;

/// Shows the app.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    wasm_bindgen_futures::spawn_local(view::mount());
}
