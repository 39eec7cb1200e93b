//! The fields of the form.

use leptos::prelude::*;

use super::Form;
use crate::model::online::SeekForm;
use crate::view::context::say;

/// A list to choose one value from.
#[component]
pub(super) fn Select<T: Copy + PartialEq + Send + Sync + 'static>(
    label: &'static str,
    form: Form,
    options: Vec<T>,
    name: fn(T) -> String,
    read: fn(&SeekForm) -> T,
    write: fn(&mut SeekForm, T),
) -> impl IntoView {
    let shown = options.clone();
    let choose = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(value) = index.and_then(|i| options.get(i).copied()) {
            form.update(|f| write(f, value));
        }
    };
    view! {
        <label class="row">
            <span>{move || say(label)}</span>
            <select on:change=choose>
                {shown.into_iter().enumerate().map(|(i, value)| view! {
                    <option value=i selected=move || form.with(read) == value>
                        {move || name(value)}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// A number within a range.
#[component]
pub(super) fn Number(
    label: &'static str,
    form: Form,
    range: (u32, u32),
    read: fn(&SeekForm) -> u32,
    write: fn(&mut SeekForm, u32),
) -> impl IntoView {
    let (least, most) = range;
    let change = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            form.update(|f| write(f, number.clamp(least, most)));
        }
    };
    view! {
        <label class="row">
            <span>{move || say(label)}</span>
            <input type="number" inputmode="numeric" min=least max=most
                prop:value=move || form.with(read) on:change=change />
        </label>
    }
}

/// A checkbox with an explanation.
#[component]
pub(super) fn Check(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] hint: Signal<String>,
    form: Form,
    read: fn(&SeekForm) -> bool,
    write: fn(&mut SeekForm, bool),
) -> impl IntoView {
    view! {
        <label class="row toggle">
            <span>{label}<small class="about">{hint}</small></span>
            <input type="checkbox" prop:checked=move || form.with(read)
                on:change=move |event| form.update(|f| write(f, event_target_checked(&event))) />
        </label>
    }
}
