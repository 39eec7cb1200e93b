//! Conditional replies in correspondence games: a line is tried on the board, then sent.

use leptos::prelude::*;

use super::controller::online_controller;
use super::game::at_table;
use crate::model::online::{Plan, TableEvent};
use crate::view::context::say;

/// Conditional replies; nothing where they are not possible.
#[component]
pub(crate) fn PlanView(plan: RwSignal<Option<Plan>>) -> impl IntoView {
    let start = at_table(|table| table.plan_start());
    let lines = at_table(|table| {
        let replica = table.replica.as_ref();
        replica
            .map(|replica| replica.conditionals().lines())
            .unwrap_or_default()
    });
    // When the position has changed, a plan for it is no longer valid.
    Effect::new(move |_| {
        if start.get().flatten().is_none() && plan.with_untracked(Option::is_some) {
            plan.set(None);
        }
    });
    let begin = move |_| plan.set(start.get_untracked().flatten().map(Plan::new));
    view! {
        <Show when=move || start.with(|s| s.as_ref().is_some_and(Option::is_some))>
            <section class="card plan">
                <h2>{move || say("online-plan")}</h2>
                <Lines lines=Signal::derive(move || lines.get().unwrap_or_default()) />
                <Show when=move || plan.with(Option::is_some) fallback=move || view! {
                    <p class="about">{move || say("online-plan-hint")}</p>
                    <button class="plain" on:click=begin>{move || say("online-plan-begin")}</button>
                }>
                    <Trying plan lines=Signal::derive(move || lines.get().unwrap_or_default()) />
                </Show>
            </section>
        </Show>
    }
}

/// The lines that have been sent.
#[component]
fn Lines(lines: Signal<Vec<String>>) -> impl IntoView {
    let controller = online_controller();
    let remove = move |line: &str| {
        let mut left = lines.get_untracked();
        left.retain(|other| other != line);
        controller.send_table(TableEvent::Reply(left));
    };
    view! {
        <ul class="plan-lines">
            {move || lines.get().into_iter().map(|line| {
                let shown = line.replace(';', " … ");
                view! {
                    <li>
                        <span class="notation">{shown}</span>
                        <button class="plain" on:click=move |_| remove(&line)>
                            {move || say("online-plan-remove")}
                        </button>
                    </li>
                }
            }).collect_view()}
        </ul>
    }
}

/// A line that is being tried on the board.
#[component]
fn Trying(plan: RwSignal<Option<Plan>>, lines: Signal<Vec<String>>) -> impl IntoView {
    let read = move |read: fn(&Plan) -> bool| plan.with(|plan| plan.as_ref().is_some_and(read));
    let controller = online_controller();
    let enter = move |_| {
        let entered = plan.with_untracked(|plan| {
            plan.as_ref()
                .map(|plan| plan.entered(&lines.get_untracked()))
        });
        if let Some(entered) = entered {
            controller.send_table(TableEvent::Reply(entered));
        }
        plan.set(None);
    };
    let undo = move |_| {
        plan.update(|plan| {
            if let Some(plan) = plan {
                plan.undo();
            }
        })
    };
    view! {
        <p role="status">{move || say(if read(Plan::is_opponents_turn) {
            "online-plan-theirs"
        } else {
            "online-plan-ours"
        })}</p>
        <div class="answers">
            <button class="primary" disabled=move || !read(Plan::is_whole) on:click=enter>
                {move || say("online-plan-enter")}
            </button>
            <button class="plain" disabled=move || read(|plan| plan.line().is_empty()) on:click=undo>
                {move || say("online-plan-undo")}
            </button>
            <button class="plain" on:click=move |_| plan.set(None)>{move || say("online-cancel")}</button>
        </div>
    }
}
