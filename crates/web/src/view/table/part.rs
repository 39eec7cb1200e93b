//! Signals for parts of a table's state, which notify only the views that use a changed part.

use leptos::prelude::*;

/// A signal with the value of `look`, which notifies its followers only when the value has changed.
/// A memo notifies all followers whenever it may have changed, and each of them has to check; on a
/// board with many tiles these checks take longer than drawing.
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
