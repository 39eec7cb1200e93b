//! The rulebook, chapter by chapter. The text is fetched; its pictures are drawn here, in the
//! reader's colours and tile set.

use leptos::html::Article;
use leptos::prelude::*;
use paisho_view::rulebook::Notes;
use paisho_view::svg::{FlowerCircle, Theme, TileSet};
use paisho_view::words::Words;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::fetched::{Fetch, Waiting, contents};
use crate::browser::history;
use crate::model::learn::{ChapterEntry, Contents, plate};
use crate::model::route::Route;
use crate::view::NowherePage;
use crate::view::context::{App, Link, app, entitle, say, words};

/// The anchor of the chapter that names the makers of the game.
const CREDITS: &str = "credits";

/// A chapter of the rulebook, by its name.
#[component]
pub(crate) fn RulebookPage(chapter: String) -> impl IntoView {
    let contents = contents();
    let name = chapter.clone();
    let place = Memo::new(move |_| Some(contents.here()?.find(&chapter)));
    view! {
        <Waiting fetch=contents />
        {move || match place.get() {
            None => ().into_any(),
            Some(None) => view! { <NowherePage /> }.into_any(),
            Some(Some(at)) => view! { <Reader contents at name=name.clone() /> }.into_any(),
        }}
    }
}

/// Who made the game: the last chapter of the rulebook, as a page of its own.
#[component]
pub(crate) fn AboutPage() -> impl IntoView {
    let contents = contents();
    let file = move || {
        let contents = contents.here()?;
        let chapter = contents.chapters.get(contents.find(CREDITS)?)?;
        Some(chapter.file.clone())
    };
    let text = Fetch::new(file, Some);
    view! {
        <section class="page narrow">
            <Waiting fetch=contents />
            <Show when=move || contents.here().is_some()><Waiting fetch=text /></Show>
            <Chapter text />
        </section>
    }
}

#[component]
fn Reader(
    contents: Fetch<Contents>,
    at: usize,
    /// The name in the address: that of the chapter, or of one of its sections.
    name: String,
) -> impl IntoView {
    let entry = move |at: usize| contents.here()?.chapters.get(at).cloned();
    let text = Fetch::new(move || Some(entry(at)?.file), Some);
    entitle(move || entry(at).map(|chapter| chapter.title).unwrap_or_default());
    let neighbour = move |at: Option<usize>, label: &'static str, class: &'static str| {
        at.and_then(entry).map(|chapter| {
            view! {
                <Link to=Route::Rulebook(chapter.id) class>
                    <span class="turn-label">{move || say(label)}</span>
                    <span>{chapter.title}</span>
                </Link>
            }
        })
    };
    view! {
        <div class="page book">
            <BookContents contents at />
            <div class="book-chapter">
                <NotesChoice />
                <Waiting fetch=text />
                <Chapter text name />
                <nav class="turn-page" aria-label=move || say("learn-rulebook")>
                    {move || neighbour(at.checked_sub(1), "learn-previous", "turn-back")}
                    {move || neighbour(Some(at + 1), "learn-next", "turn-on")}
                </nav>
            </div>
        </div>
    }
}

/// All chapters, and the sections of the open one.
#[component]
fn BookContents(contents: Fetch<Contents>, at: usize) -> impl IntoView {
    let chapters = move || contents.here().map(|c| c.chapters).unwrap_or_default();
    let title = move || contents.here().map(|c| c.title);
    let chapter = move |(i, chapter): (usize, ChapterEntry)| {
        let sections = (i == at).then(|| sections(&chapter));
        view! {
            <li>
                <Link to=Route::Rulebook(chapter.id)>{chapter.title}</Link>
                {sections}
            </li>
        }
    };
    view! {
        <details class="book-contents" open=is_wide()>
            <summary><span class="book-title">{title}</span> <span class="summary-hint">{move || say("learn-contents")}</span></summary>
            <nav aria-label=move || say("learn-contents")>
                <ol>{move || chapters().into_iter().enumerate().map(chapter).collect_view()}</ol>
            </nav>
        </details>
    }
}

fn sections(chapter: &ChapterEntry) -> impl IntoView + use<> {
    let path = Route::Rulebook(chapter.id.clone()).path();
    let links: Vec<_> = chapter
        .sections
        .iter()
        .map(|section| {
            let (id, address) = (section.id.clone(), format!("{path}#{}", section.id));
            let follow = {
                let address = address.clone();
                move |event: web_sys::MouseEvent| {
                    event.prevent_default();
                    history::replace(&address);
                    scroll_to(&id);
                }
            };
            view! { <li><a href=address on:click=follow>{section.title.clone()}</a></li> }
        })
        .collect();
    view! { <ul aria-label=move || say("learn-in-chapter")>{links}</ul> }
}

/// Whether the screen has space for the contents beside the text.
fn is_wide() -> bool {
    crate::browser::page::prefers("(min-width: 1000px)")
}

/// The choice of the rulebook whose notes are shown.
#[component]
fn NotesChoice() -> impl IntoView {
    let settings = app().settings;
    let chosen = Memo::new(move |_| settings.with(|s| s.notes));
    let choose = move |event: web_sys::Event| {
        if let Ok(notes) = event_target_value(&event).parse() {
            settings.update(|s| s.notes = notes);
        }
    };
    view! {
        <label class="book-notes">
            <span>{move || say("learn-notes")}</span>
            <select on:change=choose prop:value=move || chosen.get().name()>
                {Notes::CHOICES.map(|notes| view! {
                    <option value=notes.name()>{move || notes_name(notes)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}

fn notes_name(notes: Notes) -> String {
    match notes {
        Notes::All => say("learn-notes-all"),
        Notes::Hidden => say("learn-notes-none"),
        Notes::On(book) => {
            let preset = words().preset(book.name());
            preset.map_or_else(|| book.name().to_owned(), |preset| preset.name)
        }
    }
}

/// The text of a chapter.
#[component]
fn Chapter(
    text: Fetch<String>,
    /// The section to show first, unless the address has a fragment.
    #[prop(optional)]
    name: String,
) -> impl IntoView {
    let app = app();
    let article = NodeRef::<Article>::new();
    let set = Memo::new(move |_| app.settings.with(|s| s.tiles.set()));
    Effect::new(move |_| {
        let (Some(article), Some(html)) = (article.get(), text.here()) else {
            return;
        };
        article.set_inner_html(&html);
        match history::fragment() {
            fragment if fragment.is_empty() => scroll_to_section(&article, &name),
            fragment => scroll_to(&fragment),
        }
    });
    Effect::new(move |_| {
        text.state.track();
        if let Some(article) = article.get() {
            app.words
                .with(|words| draw_plates(&article, words, set.get(), app.theme.get()));
        }
    });
    let notes = Memo::new(move |_| app.settings.with(|s| s.notes));
    Effect::new(move |_| {
        text.state.track();
        if let Some(article) = article.get() {
            show_notes(&article, notes.get());
        }
    });
    view! { <article class="chapter-text" node_ref=article on:click=move |event| follow(app, &event)></article> }
}

/// Shows these notes of a chapter and hides the others.
fn show_notes(article: &Element, notes: Notes) {
    for element in all(article, ".note") {
        let books = element.get_attribute("data-books").unwrap_or_default();
        // Neither can fail: the name of the attribute is valid.
        let _ = if notes.show_named(&books) {
            element.remove_attribute("hidden")
        } else {
            element.set_attribute("hidden", "")
        };
    }
}

/// All elements of a chapter that match a selector.
fn all(article: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = article.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|i| found.item(i)?.dyn_into().ok())
        .collect()
}

/// Draws all pictures of a chapter.
fn draw_plates(article: &Element, words: &Words, set: TileSet, theme: &Theme) {
    for (i, element) in all(article, ".plate").into_iter().enumerate() {
        let prefix = format!("plate{i}-");
        if element.has_attribute("data-circle") {
            let circle = FlowerCircle::new(|kind| words.tile(kind)).with_set(set);
            element.set_inner_html(&circle.with_prefix(prefix).to_svg(theme));
            continue;
        }
        let told = |name: &str| element.get_attribute(name).unwrap_or_default();
        // If a picture can't be drawn, its caption remains. The tests draw every picture.
        if let Ok(diagram) = plate(&told("data-position"), &told("data-marks")) {
            let diagram = diagram.with_set(set).with_prefix(prefix);
            element.set_inner_html(&diagram.to_svg(theme));
        }
    }
}

/// Follows links between chapters without reloading the app.
fn follow(app: App, event: &web_sys::MouseEvent) {
    let is_plain = event.button() == 0
        && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
    let Some(address) = is_plain.then(|| link_of(event)).flatten() else {
        return;
    };
    event.prevent_default();
    let (path, section) = address.split_once('#').unwrap_or((&address, ""));
    let place = Route::parse(path);
    if place != app.route.get_untracked() {
        app.go(place);
    }
    history::replace(&address);
    scroll_to(section);
}

/// The address of the link that was clicked.
fn link_of(event: &web_sys::MouseEvent) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target
        .closest("a[href^='/learn/']")
        .ok()??
        .get_attribute("href")
}

/// Scrolls to a section of a chapter; a chapter itself is read from the top of its page.
fn scroll_to_section(article: &Element, name: &str) {
    let sections = all(article, ".chapter section[id]");
    if let Some(section) = sections.iter().find(|section| section.id() == name) {
        section.scroll_into_view();
    }
}

/// Scrolls to a section, if it exists.
fn scroll_to(section: &str) {
    let found = document().get_element_by_id(section);
    if let Some(element) = found.filter(|_| !section.is_empty()) {
        element.scroll_into_view();
    }
}
