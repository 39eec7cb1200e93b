//! What the pages that show seeks have in common.

use leptos::prelude::*;
use paisho_wire::{SeekBody, SeekId};

use super::controller::OnlineController;
use crate::model::api::Failure;
use crate::model::online::{SeekEvent, SeekWish};

/// Why the last attempt to seek a game failed. Failures from before the page was opened are
/// forgotten.
pub(super) fn seek_failure(controller: OnlineController) -> Memo<Option<Failure>> {
    controller.send(SeekEvent::Open);
    Memo::new(move |_| controller.online.with(|o| o.seek_failure.clone()))
}

/// Seeks a game.
pub(super) fn seek(controller: OnlineController, body: SeekBody) {
    wish(controller, SeekWish::Create(body));
}

/// Joins a seek.
pub(super) fn join(controller: OnlineController, id: SeekId) {
    wish(controller, SeekWish::Join(id));
}

fn wish(controller: OnlineController, wish: SeekWish) {
    controller.send(SeekEvent::Wish(Box::new(wish)));
}
