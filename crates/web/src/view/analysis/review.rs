//! The review of a game: the curve, the players, the turning points with reasons.

use leptos::prelude::*;
use paisho::SeatCount;
use paisho::notation::record::NodeId;
use paisho_engine::Mark;

use super::controller::AnalysisController;
use super::engine::EngineGone;
use super::graph::Graph;
use crate::browser::page;
use crate::model::analysis::review::Reviewing;
use crate::model::analysis::sentences::{better, mark, percent, quiet_course, sign, turning_point};
use crate::model::analysis::{Analysis, AnalysisEvent};
use crate::view::context::{phrase, say, words};

/// The state of the review.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// There is nothing to review.
    Empty,
    /// No review was requested.
    None,
    Running {
        done: usize,
        total: usize,
    },
    Done,
}

fn state(analysis: &Analysis) -> State {
    match analysis.review() {
        Some(review) if review.is_running => State::Running {
            done: review.done(),
            total: review.total(),
        },
        Some(_) => State::Done,
        None if analysis.record().children(NodeId::ROOT).is_empty() => State::Empty,
        None => State::None,
    }
}

/// The review of the main line.
#[component]
pub(super) fn ReviewPanel(controller: AnalysisController) -> impl IntoView {
    let state = Memo::new(move |_| controller.analysis.with(state));
    let head = move || match state.get() {
        State::Empty => view! { <p class="hint">{say("analysis-review-empty")}</p> }.into_any(),
        State::Running { done, total } => view! { <Running controller done total /> }.into_any(),
        State::None => view! { <Begin controller name="analysis-review-begin" /> }.into_any(),
        State::Done => view! { <Begin controller name="analysis-review-again" /> }.into_any(),
    };
    let is_there = move || matches!(state.get(), State::Running { .. } | State::Done);
    let is_comparable = Memo::new(move |_| {
        controller
            .analysis
            .with(|a| a.review().is_some_and(Reviewing::is_comparable))
    });
    view! {
        <EngineGone controller />
        <div class="review-head">{head}</div>
        <Show when=is_there>
            <Show when=move || is_comparable.get()
                fallback=|| view! { <p class="hint">{move || say("analysis-graph-none")}</p> }>
                <Graph controller />
                <Players controller />
                <TurningPoints controller />
            </Show>
        </Show>
    }
}

#[component]
fn Begin(controller: AnalysisController, name: &'static str) -> impl IntoView {
    view! {
        <button class="primary" on:click=move |_| controller.send(AnalysisEvent::Review)>{move || say(name)}</button>
        <p class="hint">{move || say("analysis-review-hint")}</p>
    }
}

#[component]
fn Running(controller: AnalysisController, done: usize, total: usize) -> impl IntoView {
    let told = move || {
        phrase("analysis-review-progress", |p| {
            p.count("done", done).count("total", total)
        })
    };
    view! {
        <label class="stacked">{told}<progress value=done.to_string() max=total.to_string()></progress></label>
        <button class="plain" on:click=move |_| controller.send(AnalysisEvent::StopReview)>{move || say("analysis-review-stop")}</button>
    }
}

/// The accuracy of each player.
#[component]
fn Players(controller: AnalysisController) -> impl IntoView {
    let players = Memo::new(move |_| {
        controller
            .analysis
            .with(|a| a.review().map(|r| r.players.clone()))
    });
    move || {
        let players = players.get().unwrap_or_default().into_iter();
        players
            .map(|player| {
                let accuracy = percent(&words(), player.accuracy);
                let text = phrase("analysis-accuracy", |p| {
                    p.seat("seat", player.seat, SeatCount::Two)
                        .words("percent", accuracy)
                        .count("best", player.best as usize)
                        .count("turns", player.turns as usize)
                });
                view! { <p class="accuracy">{text}</p> }
            })
            .collect_view()
    }
}

/// A turning point in the form in which it is shown.
#[derive(Clone, PartialEq)]
struct Point {
    node: NodeId,
    text: String,
    mark: Mark,
    sentences: Vec<String>,
    better: Option<String>,
}

fn points(analysis: &Analysis) -> Vec<Point> {
    let record = analysis.record();
    let Some(review) = analysis.review() else {
        return Vec::new();
    };
    let points = review.turning_points().filter_map(|turn| {
        Some(Point {
            node: turn.node,
            text: record.turn(turn.node)?.display(SeatCount::Two).to_string(),
            mark: turn.judged.mark?,
            sentences: turning_point(&words(), turn, SeatCount::Two),
            better: turn.judged.better.map(|t| better(&words(), t)),
        })
    });
    points.collect()
}

/// The turning points, followed by a collapsed list of the inaccuracies.
#[component]
fn TurningPoints(controller: AnalysisController) -> impl IntoView {
    let all = Memo::new(move |_| controller.analysis.with(points));
    let only = move |wanted: fn(&Point) -> bool| {
        Memo::new(move |_| all.with(|all| all.iter().filter(|p| wanted(p)).cloned().collect()))
    };
    let points: Memo<Vec<Point>> = only(|p| p.mark != Mark::Inaccuracy);
    let small: Memo<Vec<Point>> = only(|p| p.mark == Mark::Inaccuracy);
    let course = Memo::new(move |_| {
        controller
            .analysis
            .with(|a| a.review().and_then(Reviewing::quiet_course))
    });
    let quiet = move || course.get().map(|course| quiet_course(&words(), course));
    view! {
        <h2>{move || say("analysis-turning-points")}</h2>
        {move || quiet().map(|text| view! { <p class="hint">{text}</p> })}
        <PointList controller points />
        <Show when=move || !small.with(Vec::is_empty)>
            <details class="small-points">
                <summary>
                    {move || phrase("analysis-inaccuracies", |p| p.count("count", small.with(Vec::len)))}
                </summary>
                <PointList controller points=small />
            </details>
        </Show>
    }
}

#[component]
fn PointList(controller: AnalysisController, points: Memo<Vec<Point>>) -> impl IntoView {
    view! {
        <ol class="turning-points">
            {move || points.get().into_iter().map(|point| view! { <TurningPoint controller point /> }).collect_view()}
        </ol>
    }
}

#[component]
fn TurningPoint(controller: AnalysisController, point: Point) -> impl IntoView {
    let Point {
        node,
        text,
        mark: found,
        sentences,
        better,
    } = point;
    let is_good = found == Mark::OnlyTurn;
    // On a phone the list is long, and the board above it may be scrolled out of view.
    let show = move |event| {
        controller.send(event);
        page::reveal(".study-board .field-frame");
    };
    let better = better.map(|text| {
        let play = move |_| show(AnalysisEvent::PlayBetter(node));
        view! { <button class="plain better" on:click=play>{text}</button> }
    });
    view! {
        <li>
            <p class="point-head">
                <button class="ply" dir="ltr" on:click=move |_| show(AnalysisEvent::Go(node))>{text}{sign(found)}</button>
                <strong class="point-mark" class:good=is_good>{move || mark(&words(), found)}</strong>
            </p>
            <p class="point-why">{sentences.join(" ")}</p>
            {better}
        </li>
    }
}
