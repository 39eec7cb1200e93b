//! Announcements for screen readers, and sounds, when something changes.

use leptos::prelude::*;

use super::controller::TableController;
use super::list::cursor_name;
use crate::view::context::words;

/// Announces every turn and the point under the cursor, and plays the sounds of new turns.
#[component]
pub(super) fn Announcements(controller: TableController) -> impl IntoView {
    let board_input = controller.board_input;
    let news = Memo::new(move |_| board_input.with(|d| d.news().clone()));
    Effect::new(move |before: Option<u32>| {
        let news = news.get();
        if before.is_some_and(|number| number != news.number) {
            let sounds = news.sounds.iter().copied();
            sounds.for_each(|sound| controller.play_sound(sound));
        }
        news.number
    });
    let told = move || {
        let (before, turn) = news.get().turn?;
        words().describe(&before, turn).ok()
    };
    let cursor = Memo::new(move |_| board_input.with(cursor_name));
    view! {
        <p class="unseen" aria-live="polite">{told}</p>
        <p class="unseen" aria-live="polite">{move || cursor.get()}</p>
    }
}
