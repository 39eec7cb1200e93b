//! Settings of members, which are the same on all their devices: they are exchanged with the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Map, Value};

use super::controller::OnlineController;
use crate::browser::net::{self, Method};
use crate::model::people::{Exchange, Keeping, pulled, pushed};

impl OnlineController {
    pub(super) fn synchronise(self, exchange: Exchange) {
        match exchange {
            Exchange::Nothing => {}
            Exchange::Pull => spawn_local(self.pull_settings()),
            Exchange::Push => spawn_local(self.push_settings()),
        }
    }

    /// Fetches a member's settings from the server and applies them.
    async fn pull_settings(self) {
        let asked = self.keeping.with_value(Keeping::state);
        let kept = net::get::<Map<String, Value>>("me/preferences").await;
        let Ok(kept) = kept else {
            return;
        };
        let Some(settings) = pulled(&kept) else {
            return self.push_settings().await;
        };
        let is_taken = self.keeping.try_update_value(|k| k.take(&settings, asked));
        if is_taken == Some(true) && self.app.settings.with_untracked(|s| *s != settings) {
            self.app.settings.set(settings);
        }
    }

    /// Sends the current settings to the server.
    async fn push_settings(self) {
        let asked = self.keeping.with_value(Keeping::state);
        let chosen = self.app.settings.get_untracked();
        let kept = net::get::<Map<String, Value>>("me/preferences").await;
        // A change in the meantime is sent by its own request, or belongs to another user.
        let is_last = self.keeping.with_value(Keeping::state) == asked;
        let Some(kept) = kept.ok().filter(|_| is_last) else {
            return;
        };
        let preferences = pushed(kept, &chosen);
        let sent = net::send::<()>(Method::Put, "me/preferences", &preferences).await;
        // If this fails, the settings are still in the browser's storage and are sent later.
        if sent.is_ok() {
            self.keeping.update_value(|k| k.sent(asked));
        }
    }

    /// Sends the settings to the server whenever a member changes them.
    pub(super) fn follow_settings(self) {
        let settings = self.app.settings;
        Effect::new(move |before: Option<_>| {
            let now = settings.get();
            if before.is_some_and(|before| before != now) {
                let sync = self.keeping.try_update_value(|k| k.changed(&now));
                self.synchronise(sync.unwrap_or(Exchange::Nothing));
            }
            now
        });
    }
}
