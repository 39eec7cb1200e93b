//! The page for moderators: open reports, measures against accounts, and the log.

use leptos::prelude::*;
use paisho_wire::{AuditLine, MeasureBody, MeasureWord, ReportShown, VerdictBody};

use super::form::{Field, Saved, form};
use super::report::reason_id;
use crate::model::api::{LoadEvent, requests};
use crate::model::route::Route;
use crate::view::context::{Link, phrase, say, words};
use crate::view::online::controller::online_controller;
use crate::view::online::list::date;
use crate::view::online::load::{PerhapsTrouble, load, show};

/// The page for moderators. Others see only that they have no access.
#[component]
pub(crate) fn ModerationPage() -> impl IntoView {
    let me = online_controller().me;
    let may = Memo::new(move |_| me.with(|me| me.is_moderator()));
    view! {
        <section class="page narrow moderation">
            <h1>{move || say("people-moderation")}</h1>
            <Show when=move || may.get() fallback=|| view! {
                <p class="empty">{move || say("people-not-for-you")}</p>
            }>
                <Reports />
                <Log />
            </Show>
        </section>
    }
}

#[component]
fn Reports() -> impl IntoView {
    let reports = load(requests::open_reports);
    let again = Callback::new(move |()| reports.ask(LoadEvent::AskAgain));
    show(reports, move |reports| {
        if reports.is_empty() {
            return view! { <p class="empty">{move || say("people-no-reports")}</p> }.into_any();
        }
        let lines = reports.into_iter();
        let lines = lines.map(|report| view! { <Report report again /> });
        view! { <ul class="plain-list">{lines.collect_view()}</ul> }.into_any()
    })
}

#[component]
fn Report(report: ReportShown, again: Callback<()>) -> impl IntoView {
    let (reporter, subject) = (report.reporter, report.subject);
    let (name, player, shown) = (subject.clone(), subject.clone(), subject.clone());
    let (reason, at) = (reason_id(&report.reason), report.at);
    let who = move || {
        phrase("people-reported", |p| {
            p.name("reporter", &reporter).name("subject", &subject)
        })
    };
    view! {
        <li class="card report-shown">
            <h2>{who}</h2>
            <p class="about">{move || say(reason)}" · "{move || date(at, &words())}</p>
            <blockquote dir="auto">{report.text}</blockquote>
            <p class="links">
                <Link to=Route::Player(player) class="button"><bdi>{shown}</bdi></Link>
                {report.game.map(|game| view! {
                    <Link to=Route::Online(game.to_string()) class="button">{move || say("online-open-game")}</Link>
                })}
            </p>
            <Measure name />
            <Verdict id=report.id again />
        </li>
    }
}

const MEASURES: [(MeasureWord, &str); 3] = [
    (MeasureWord::Mute, "people-mute"),
    (MeasureWord::Suspend, "people-suspend"),
    (MeasureWord::Pardon, "people-pardon"),
];

/// The default duration of a measure in hours.
const USUAL_HOURS: &str = "24";

/// The form to take a measure against an account.
#[component]
fn Measure(name: String) -> impl IntoView {
    let measure = RwSignal::new(MeasureWord::Mute);
    let hours = RwSignal::new(USUAL_HOURS.to_owned());
    let why = RwSignal::new(String::new());
    let (send, sending) = form();
    let group = format!("measure-{name}");
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (Ok(hours), Ok(why)) = (
            hours.get_untracked().parse(),
            why.get_untracked().try_into(),
        ) else {
            return;
        };
        let measure = measure.get_untracked();
        let body = MeasureBody {
            measure,
            hours,
            why,
        };
        send(requests::take_measure(&name, &body));
    };
    view! {
        <details>
            <summary class="button">{move || say("people-measure")}</summary>
            <form on:submit=submit>
                <PerhapsTrouble failure=sending.failure />
                <Saved is_saved=sending.is_done />
                <fieldset class="choice">
                    <legend>{move || say("people-measure")}</legend>
                    {MEASURES.map(|(word, id)| view! {
                        <label>
                            <input type="radio" name=group.clone() prop:checked=move || measure.get() == word
                                on:change=move |_| measure.set(word) />
                            <span>{move || say(id)}</span>
                        </label>
                    }).collect_view()}
                </fieldset>
                <Field label="people-hours" kind="number" value=hours />
                <Field label="people-why" value=why />
                <button class="danger" type="submit" disabled=sending.is_busy>{move || say("people-measure-take")}</button>
            </form>
        </details>
    }
}

/// The form to close a report.
#[component]
fn Verdict(id: String, again: Callback<()>) -> impl IntoView {
    let verdict = RwSignal::new(String::new());
    let (send, sending) = form();
    sending.when_done(move || again.run(()));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Ok(verdict) = verdict.get_untracked().try_into() else {
            return;
        };
        send(requests::close_report(&id, &VerdictBody { verdict }));
    };
    view! {
        <form on:submit=submit>
            <PerhapsTrouble failure=sending.failure />
            <Field label="people-verdict" value=verdict />
            <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-close-report")}</button>
        </form>
    }
}

/// The log of all measures, latest first.
#[component]
fn Log() -> impl IntoView {
    let lines = load(requests::moderation_log);
    let line = |line: AuditLine| {
        let at = line.at;
        view! {
            <li>
                <span class="about">{move || date(at, &words())}</span>" "
                <span class="notation">{line.action}</span>" "
                <bdi>{line.detail}</bdi>
            </li>
        }
    };
    view! {
        <details class="card">
            <summary><h2>{move || say("people-log")}</h2></summary>
            {show(lines, move |lines| view! {
                <ul class="plain-list">{lines.into_iter().map(line).collect_view()}</ul>
            })}
        </details>
    }
}
