//! A model in a signal, for the views that read it and the controllers that send it events.

use leptos::prelude::*;

use crate::browser::{clock, net};
use crate::model::api::Call;
use crate::model::{self, Model};

/// A model that views read like a signal. It changes by events only.
pub(crate) struct ModelSignal<M: 'static> {
    model: RwSignal<M>,
}

impl<M: 'static> Copy for ModelSignal<M> {}

impl<M: 'static> Clone for ModelSignal<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Model + Send + Sync + 'static> ModelSignal<M> {
    pub(crate) fn new(model: M) -> Self {
        Self::sharing(RwSignal::new(model))
    }

    /// For a model that its page also changes without events, such as the input on a board.
    pub(crate) const fn sharing(model: RwSignal<M>) -> Self {
        Self { model }
    }

    /// Applies an event, and hands each effect to a function. Says whether there were any. Does
    /// nothing once the page of the model is left.
    pub(crate) fn send(self, event: M::Event, carry_out: impl Fn(M::Effect)) -> bool {
        self.send_with(|model, now| model.apply(event, now), carry_out)
    }

    /// The same for an event of another kind than the usual one.
    pub(crate) fn send_with(
        self,
        apply: impl FnOnce(&mut M, u64) -> model::Update<M::Effect>,
        carry_out: impl Fn(M::Effect),
    ) -> bool {
        let effects = self.model.try_maybe_update(|model| {
            let update = apply(model, clock::now());
            (update.is_visible, update.effects)
        });
        let effects = effects.unwrap_or_default();
        let is_effective = !effects.is_empty();
        effects.into_iter().for_each(carry_out);
        is_effective
    }

    /// Applies the last event of a page, whose views are gone, and returns the effects.
    pub(crate) fn send_last(self, event: M::Event) -> Vec<M::Effect> {
        let now = clock::now();
        let update = self
            .model
            .try_update_untracked(|model| model.apply(event, now));
        update.map(|update| update.effects).unwrap_or_default()
    }

    /// Replaces the model by another one.
    pub(crate) fn set(self, model: M) {
        self.model.set(model);
    }

    /// Whether the page of the model is left.
    pub(crate) fn is_disposed(self) -> bool {
        self.model.is_disposed()
    }

    pub(crate) fn with<T>(self, read: impl FnOnce(&M) -> T) -> T {
        self.model.with(read)
    }

    pub(crate) fn with_untracked<T>(self, read: impl FnOnce(&M) -> T) -> T {
        self.model.with_untracked(read)
    }

    pub(crate) fn try_with_untracked<T>(self, read: impl FnOnce(&M) -> T) -> Option<T> {
        self.model.try_with_untracked(read)
    }
}

/// A model whose only effects are requests to the server.
impl<E: 'static, M> ModelSignal<M>
where
    M: Model<Event = E, Effect = Call<E>> + Send + Sync + 'static,
{
    /// Applies an event and makes the requests that follow. Their answers are events too.
    pub(crate) fn ask(self, event: E) {
        self.send(event, move |call| {
            net::carry_out(call, move |event| self.ask(event));
        });
    }
}
