//! A lesson: an explanation, a task, and a board that says whether the task is solved.

use leptos::prelude::*;
use paisho::{Seat, Turn};

use super::controller::LessonController;
use super::fetched::Waiting;
use super::home::Lessons;
use crate::browser::{page, storage};
use crate::model::learn::{Event, Now, Progress, Study};
use crate::model::route::Route;
use crate::view::NowherePage;
use crate::view::board::Circle;
use crate::view::context::{Link, entitle, phrase, say};
use crate::view::table::Table;

/// A lesson of the course, by its number.
#[component]
pub(crate) fn LessonPage(number: u32) -> impl IntoView {
    let progress = storage::load::<Progress>(Progress::KEY).unwrap_or_default();
    match Study::open(number, progress) {
        Some(study) => view! { <StudyView study /> }.into_any(),
        None => view! { <NowherePage /> }.into_any(),
    }
}

#[component]
fn StudyView(study: Study) -> impl IntoView {
    let controller = LessonController::new(study);
    let on_turn = Callback::new(move |turn: Turn| controller.send(Event::Play(turn)));
    // The verdict on a turn is below the board, perhaps outside the visible part of the page.
    Effect::new(move |_| {
        if controller.now() != Now::Thinking {
            page::reveal(".lesson-answer");
        }
    });
    Effect::new(move |_| {
        let gains = controller.study.with(Study::gains);
        controller.board_input.update(|b| b.set_gains(gains));
    });
    entitle(move || controller.about(""));
    let progress = move || controller.study.with(|s| s.progress().clone());
    view! {
        <section class="page lesson">
            <div class="lesson-words">
                <Head controller />
                <Waiting fetch=controller.tales />
                <p class="lesson-text">{move || controller.about("text")}</p>
                <Show when=move || controller.study.with(|s| s.lesson().shows_circle())><Circle /></Show>
            </div>
            <div class="lesson-play">
                <div class="lesson-task">
                    <p>{move || controller.task("")}</p>
                    <div aria-live="polite"><Hint controller /></div>
                </div>
                // There is no opponent, so after a turn the board does not say whose turn it is.
                <div class="lesson-board" class:over=move || controller.now() != Now::Thinking>
                    <Table board_input=controller.board_input on_turn bottom=Signal::stored(Seat::GUEST) />
                </div>
                <div class="lesson-answer" class:over=move || controller.now() != Now::Thinking>
                    <Verdict controller />
                    <Actions controller />
                </div>
            </div>
            <div class="lesson-more">
                <p>{move || {
                    let chapter = controller.study.with(|s| s.lesson().chapter.to_owned());
                    view! { <Link to=Route::Rulebook(chapter)>{move || say("learn-more")}</Link> }
                }}</p>
                {move || view! { <Lessons progress=progress() /> }}
            </div>
        </section>
    }
}

/// The number and title of the lesson, and a small button for each task.
#[component]
fn Head(controller: LessonController) -> impl IntoView {
    let number = move || controller.study.with(Study::number) as usize;
    let tasks = controller.study.with_untracked(|s| s.lesson().tasks.len());
    let dot = move |task: usize| {
        let is_here = move || controller.study.with(|s| s.task() == task);
        let is_done = move || {
            controller
                .study
                .with(|s| s.progress().is_solved(s.lesson(), task))
        };
        let name = move || phrase("learn-task", |p| p.count("n", task + 1).count("all", tasks));
        view! {
            <li>
                <button class="task-dot" class:done=is_done aria-current=move || is_here().then_some("step")
                    on:click=move |_| controller.send(Event::Choose(task))>
                    <span class="unseen">{name}</span>
                    <span aria-hidden="true">{task + 1}</span>
                    <Show when=is_done><span class="unseen">", " {move || say("learn-done")}</span></Show>
                </button>
            </li>
        }
    };
    view! {
        <div class="lesson-head">
            <div>
                <p class="lesson-count">{move || phrase("learn-lesson", |p| p.count("n", number()))}</p>
                <h1>{move || controller.about("")}</h1>
            </div>
            <ol class="task-dots" aria-label=move || say("learn-tasks")>
                {(0..tasks).map(dot).collect_view()}
            </ol>
        </div>
    }
}

/// The hint, if the learner has asked for it.
#[component]
fn Hint(controller: LessonController) -> impl IntoView {
    let is_shown = Memo::new(move |_| controller.study.with(Study::has_hint));
    view! {
        <Show when=move || is_shown.get()><p class="lesson-hint">{move || controller.task("hint")}</p></Show>
    }
}

/// Whether the last turn solved the task.
#[component]
fn Verdict(controller: LessonController) -> impl IntoView {
    let sentence = move || match controller.now() {
        Now::Thinking => None,
        Now::Missed => Some(("missed", say("learn-missed"), controller.task("hint"))),
        Now::Shown => Some(("shown", say("learn-shown"), controller.task("done"))),
        Now::Solved => Some(("solved", say("learn-solved"), controller.task("done"))),
    };
    view! {
        <div class="verdict" aria-live="polite">
            {move || sentence().map(|(kind, verdict, more)| view! {
                <p class=format!("verdict-{kind}")><strong>{verdict}</strong> " " {more}</p>
            })}
        </div>
    }
}

#[component]
fn Actions(controller: LessonController) -> impl IntoView {
    let is = move |now: Now| controller.now() == now;
    let is_over = move || matches!(controller.now(), Now::Missed | Now::Shown);
    let again = move || {
        if is(Now::Shown) {
            "learn-my-turn"
        } else {
            "learn-try-again"
        }
    };
    let next = move || {
        controller
            .study
            .with(|s| match (s.following_task(), s.is_last_lesson()) {
                (Some(_), _) => "learn-next-task",
                (None, false) => "learn-next-lesson",
                (None, true) => "learn-finish",
            })
    };
    view! {
        <p class="learn-actions">
            <Show when=is_over>
                <button class="button primary" on:click=move |_| controller.try_again()>
                    {move || say(again())}
                </button>
            </Show>
            <Show when=move || is(Now::Thinking)>
                <button class="button ask-hint" on:click=move |_| controller.send_and_look(Event::Hint)>
                    {move || say("play-hint")}
                </button>
            </Show>
            <Show when=move || matches!(controller.now(), Now::Thinking | Now::Missed)>
                <button class="button show-me" on:click=move |_| controller.send_and_look(Event::ShowMe)>
                    {move || say("learn-show-me")}
                </button>
            </Show>
            // Before the task is solved, going on means leaving it out: possible, but not suggested.
            <button class="button go-on" class:primary=move || is(Now::Solved) class:quiet=move || !is(Now::Solved)
                on:click=move |_| controller.send(Event::GoOn)>
                {move || say(next())}
            </button>
        </p>
    }
}
