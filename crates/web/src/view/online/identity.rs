//! Who the user is on the server: asking for it, and signing in or out.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{Me, ServerInfo, ToClient};

use super::controller::OnlineController;
use crate::browser::net::{self, Method};
use crate::browser::offline;
use crate::model::online::{Event, Failure};
use crate::model::people::{Exchange, Identity};

impl OnlineController {
    /// Compares the identity in the server's greeting with ours. It differs if another tab has
    /// signed in or out, or if we did not know our identity yet.
    pub(super) fn check_greeting(self, event: &Event) {
        let Event::Said(said) = event else {
            return;
        };
        if let ToClient::Hello { you, .. } = &**said {
            // After a reconnection the server may be a newer version.
            offline::look_for_newer();
            let greeted = you.as_ref().map(|you| &you.id);
            let is_known = self.me.with_untracked(|me| {
                *me != Identity::Unknown && me.me().map(|me| &me.person.id) == greeted
            });
            if !is_known {
                spawn_local(self.fetch_identity());
            }
        }
    }

    /// Asks the server for its description and the user's identity.
    pub(crate) async fn fetch_identity(self) {
        let asked = self.told.get_value();
        let Ok(mut house) = net::get::<ServerInfo>("server").await else {
            return;
        };
        let you = house.you.take();
        self.house.set(Some(house));
        // If the user signed in or out in the meantime, the answer is outdated.
        if self.told.get_value() == asked {
            self.set_identity(you.map_or(Identity::Nobody, |me| Identity::Somebody(Box::new(me))));
        }
    }

    /// Sets the user's identity, after signing in or out.
    pub(crate) fn set_identity(self, identity: Identity) {
        self.told.update_value(|told| {
            told.ask();
        });
        let before = self.me.get_untracked();
        if before == identity {
            return;
        }
        let sync = self.keeping.try_update_value(|k| k.became(&identity));
        let is_other = !before.is_same(&identity);
        self.me.set(identity);
        // After `Unknown` no new connection is needed: the current one was opened with the cookies
        // that belong to this identity.
        if before != Identity::Unknown && is_other {
            self.send(Event::Became);
        }
        self.synchronise(sync.unwrap_or(Exchange::Nothing));
    }

    /// Makes sure that the user has an identity; creates a guest if there is none.
    pub(crate) async fn ensure_identity(self) -> Result<(), Failure> {
        let is_somebody = self.me.with_untracked(|me| me.me().is_some());
        if is_somebody {
            return Ok(());
        }
        let me: Me = net::call(Method::Post, "guest").await?;
        self.set_identity(Identity::Somebody(Box::new(me)));
        Ok(())
    }
}
