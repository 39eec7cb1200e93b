//! The overview of the learning section: the course, the rulebook, the tiles.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};

use super::fetched::{contents, tales, tell};
use crate::browser::storage;
use crate::model::learn::{LESSONS, Lesson, Progress, lesson_text};
use crate::model::route::{Opponents, Route};
use crate::view::board::TilePicture;
use crate::view::context::{Link, phrase, say};

/// The overview of the learning section.
#[component]
pub(crate) fn LearnPage() -> impl IntoView {
    let progress = storage::load::<Progress>(Progress::KEY).unwrap_or_default();
    view! {
        <section class="page learn">
            <h1>{move || say("learn-title")}</h1>
            <p class="lead">{move || say("learn-lead")}</p>
            <div class="learn-cards">
                <CourseCard progress=progress.clone() />
                <LearnCard to=Route::Rulebook(String::new()) tile=Kind::Lotus
                    title="learn-rulebook" hint="learn-rulebook-hint" action="learn-rulebook-open" />
                <LearnCard to=Route::Tiles tile=Kind::Orchid
                    title="learn-tiles" hint="learn-tiles-hint" action="learn-tiles-open" />
            </div>
            <Lessons progress />
            <p><Link to=Route::About>{move || say("shell-about")}</Link></p>
        </section>
    }
}

/// The course, and the progress in it.
#[component]
fn CourseCard(progress: Progress) -> impl IntoView {
    let (done, all) = (progress.complete_lessons(), LESSONS.len());
    let is_finished = done == all;
    let is_begun = progress != Progress::default();
    let next = progress.next_lesson();
    let action = match (is_finished, is_begun) {
        (true, _) => "learn-course-again",
        (false, true) => "learn-course-go-on",
        (false, false) => "learn-course-begin",
    };
    let told = move || {
        phrase("learn-course-progress", |p| {
            p.count("done", done).count("all", all)
        })
    };
    view! {
        <section class="card learn-card">
            <span class="learn-card-tile"><TilePicture tile=Tile::new(Seat::HOST, Kind::Jasmine) /></span>
            <div>
                <h2>{move || say("learn-course")}</h2>
                <p>{move || say("learn-course-hint")}</p>
                <progress max=all value=done aria-label=told></progress>
                <p class="learn-count">{told}</p>
                {is_finished.then(|| view! { <p class="note">{move || say("learn-course-finished")}</p> })}
                <p class="learn-actions">
                    <Link to=Route::Lesson(next) class="button primary">{move || say(action)}</Link>
                    {is_finished.then(|| view! {
                        <Link to=Route::Setup(Opponents::Computer) class="button">{move || say("learn-play")}</Link>
                    })}
                </p>
            </div>
        </section>
    }
}

/// A card with a link.
#[component]
fn LearnCard(
    to: Route,
    tile: Kind,
    title: &'static str,
    hint: &'static str,
    action: &'static str,
) -> impl IntoView {
    view! {
        <section class="card learn-card">
            <span class="learn-card-tile"><TilePicture tile=Tile::new(Seat::HOST, tile) /></span>
            <div>
                <h2>{move || say(title)}</h2>
                <p>{move || say(hint)}</p>
                <p class="learn-actions"><Link to class="button">{move || say(action)}</Link></p>
            </div>
        </section>
    }
}

/// Links to all lessons, each with its number, its title and whether it is done.
#[component]
pub(super) fn Lessons(progress: Progress) -> impl IntoView {
    let tales = tales(contents());
    let entry = move |(i, lesson): (usize, &'static Lesson)| {
        let number = i as u32 + 1;
        let is_done = progress.is_complete(lesson);
        view! {
            <li>
                <Link to=Route::Lesson(number) class=if is_done { "lesson-link done" } else { "lesson-link" }>
                    <span class="lesson-number">{number}</span>
                    <span>{move || tell(tales, &lesson_text(lesson, ""))}</span>
                    {is_done.then(|| view! {
                        <span class="lesson-tick" aria-hidden="true">"✓"</span>
                        <span class="unseen">{move || say("learn-done")}</span>
                    })}
                </Link>
            </li>
        }
    };
    view! {
        <nav class="lessons" aria-label=move || say("learn-lessons")>
            <h2>{move || say("learn-lessons")}</h2>
            <ol>{LESSONS.iter().enumerate().map(entry).collect_view()}</ol>
        </nav>
    }
}
