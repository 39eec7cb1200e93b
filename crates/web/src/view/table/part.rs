//! Parts of what a table shows, cut so that a change wakes only those who look at it.

use leptos::prelude::*;

/// What a look finds, for many to follow: they are woken when it finds something else. A memo wakes
/// all of its followers whenever it may have changed, so that they ask; on a board of many tiles
/// asking takes longer than drawing.
pub(super) fn part<T: PartialEq + Send + Sync + 'static>(
    look: impl Fn() -> T + Send + Sync + 'static,
) -> ReadSignal<T> {
    let (found, set) = signal(untrack(&look));
    Effect::new(move |_| {
        let now = look();
        if found.with_untracked(|before| *before != now) {
            set.set(now);
        }
    });
    found
}
