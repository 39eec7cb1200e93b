//! The circle of flowers: which flowers are in harmony, and which clash.

use leptos::prelude::*;
use paisho::Kind;
use paisho_view::svg::FlowerCircle;

use super::about::about;
use super::marks::Marks;
use super::picture::next_prefix;
use crate::view::context::{app, say, words};
use crate::view::dialog::Dialog;

/// The picture with a caption, in the chosen colours and tile set. Screen readers get the same facts
/// as a list.
#[component]
pub(crate) fn Circle() -> impl IntoView {
    let app = app();
    let prefix = next_prefix();
    let set = Memo::new(move |_| app.settings.with(|s| s.tiles.set()));
    let drawn = move || {
        let words = app.words.get();
        FlowerCircle::new(|kind| words.tile(kind))
            .with_set(set.get())
            .with_prefix(&*prefix)
            .to_svg(app.theme.get())
    };
    let fact =
        |kind: Kind| view! { <li>{move || words().tile(kind)} ": " {move || about(kind)}</li> };
    view! {
        <figure class="circle">
            <div class="circle-picture" inner_html=drawn></div>
            <figcaption>{move || say("board-circle-text")}</figcaption>
            <ul class="unseen">{Kind::BASIC.map(fact).collect_view()}</ul>
        </figure>
    }
}

/// The circle in a dialog, and below it the meaning of the marks on a board.
#[component]
pub(crate) fn CircleDialog(is_open: RwSignal<bool>) -> impl IntoView {
    let on_close = Callback::new(move |()| is_open.set(false));
    view! {
        <Dialog is_open on_close title="board-circle">
            <Show when=move || is_open.get()>
                <Circle />
                <h3>{move || say("board-marks")}</h3>
                <Marks />
            </Show>
        </Dialog>
    }
}
