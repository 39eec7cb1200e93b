//! Buttons for actions other than turns (resign, offer a draw…), and the offers of opponents.

use leptos::prelude::*;
use paisho::{Offer, Seat};
use paisho_table::{GameReplica, TableAction};
use paisho_wire::Person;

use super::controller::online_controller;
use super::game::{at_table, at_table_now};
use super::list::called;
use super::plate::player;
use crate::browser::{clock, page};
use crate::model::online::{TableEvent, time_left};
use crate::model::route::Route;
use crate::view::context::{Link, say, words};

/// The id of the sentence on a button.
const fn label(action: TableAction) -> &'static str {
    match action {
        TableAction::Abort => "online-do-abort",
        TableAction::OfferDraw => "online-do-draw",
        TableAction::WithdrawDraw | TableAction::WithdrawTakeback => "online-do-withdraw",
        TableAction::AcceptDraw => "online-do-accept-draw",
        TableAction::AcceptTakeback => "online-do-accept-takeback",
        TableAction::AcceptGift => "online-do-accept-gift",
        TableAction::DeclineDraw | TableAction::DeclineTakeback | TableAction::DeclineRematch => {
            "online-do-decline"
        }
        TableAction::DeclineGift => "online-do-decline-gift",
        TableAction::OfferTakeback => "online-do-takeback",
        TableAction::Resign => "online-do-resign",
        TableAction::ResignWithGift => "online-do-gift",
        TableAction::ClaimWin => "online-do-claim-win",
        TableAction::ClaimDraw => "online-do-claim-draw",
        TableAction::Rematch => "online-do-rematch",
        TableAction::BeginVacation => "online-do-vacation",
        TableAction::EndVacation => "online-do-end-vacation",
    }
}

/// The id of the explanation of a button, where its label is not enough.
const fn hint(action: TableAction) -> Option<&'static str> {
    match action {
        TableAction::ResignWithGift => Some("online-do-gift-hint"),
        TableAction::BeginVacation => Some("people-vacation-hint"),
        _ => None,
    }
}

/// Whether a button belongs to an offer and not to the row of buttons.
const fn is_answer(action: TableAction) -> bool {
    matches!(
        action,
        TableAction::WithdrawDraw
            | TableAction::WithdrawTakeback
            | TableAction::AcceptDraw
            | TableAction::DeclineDraw
            | TableAction::AcceptTakeback
            | TableAction::DeclineTakeback
            | TableAction::AcceptGift
            | TableAction::DeclineGift
            | TableAction::ClaimWin
            | TableAction::ClaimDraw
            | TableAction::Rematch
            | TableAction::DeclineRematch
    )
}

/// Whether a button is the obvious one. For a gift there is none: both answers are as good.
const fn is_yes(action: TableAction) -> bool {
    matches!(
        action,
        TableAction::AcceptDraw
            | TableAction::AcceptTakeback
            | TableAction::ClaimWin
            | TableAction::Rematch
    )
}

/// Whether a button belongs to the result of the game.
const fn is_for_result(action: TableAction) -> bool {
    matches!(action, TableAction::Rematch | TableAction::DeclineRematch)
}

/// The row of buttons.
#[component]
pub(crate) fn ActionButtons() -> impl IntoView {
    let actions = at_table_now(|table, now| table.table_actions(now));
    let shown = Memo::new(move |_| {
        let actions = actions.get().unwrap_or_default();
        actions
            .into_iter()
            .filter(|action| !is_answer(*action))
            .collect::<Vec<_>>()
    });
    view! {
        <div class="actions">
            {move || shown.get().into_iter().map(|action| view! { <ActionButton action /> }).collect_view()}
        </div>
    }
}

/// Milliseconds during which a second press on a button that asks for confirmation is ignored, so
/// that a double click does not confirm.
const THINK_TWICE: u64 = 700;

/// A button. Actions that can't be undone need a second press.
#[component]
fn ActionButton(action: TableAction) -> impl IntoView {
    let controller = online_controller();
    let asked = RwSignal::new(None::<u64>);
    let is_asking = move || asked.with(Option::is_some);
    let press = move |_| match asked.get_untracked() {
        None if action.is_final() => asked.set(Some(clock::now())),
        Some(since) if clock::now() < since + THINK_TWICE => {}
        None | Some(_) => {
            asked.set(None);
            controller.send_table(TableEvent::Do(action));
        }
    };
    let class = move || match action {
        _ if is_asking() => "danger asking",
        action if is_yes(action) => "primary",
        _ => "plain",
    };
    view! {
        <button class=class on:click=press on:blur=move |_| asked.set(None)
            title=move || hint(action).map(say)>
            {move || say(label(action))}
            <strong aria-live="assertive">{move || is_asking().then(|| say("online-sure"))}</strong>
        </button>
    }
}

/// Offers that wait for an answer, and what the player may claim.
#[component]
pub(crate) fn Offers() -> impl IntoView {
    let actions = at_table_now(|table, now| table.table_actions(now));
    let answers = Memo::new(move |_| {
        let actions = actions.get().unwrap_or_default();
        actions
            .into_iter()
            .filter(|action| is_answer(*action) && !is_for_result(*action))
            .collect::<Vec<_>>()
    });
    let is_asking = Memo::new(move |_| answers.with(|a| !a.is_empty()));
    // A question of the board goes first: it is about the turn that is being played.
    Effect::new(move |_| {
        let is_asking = is_asking.get();
        is_asking.then(|| page::reveal(".live:not(:has(.bar.asking)) .offers"))
    });
    view! {
        <div class="offers" aria-live="polite" class:asking=move || is_asking.get()>
            <Offered by=draw_by own="online-offer-draw-own" others="online-offer-draw" />
            <Offered by=takeback_by own="online-offer-takeback-own" others="online-offer-takeback" />
            <Offered by=gift_by own="online-offer-gift-own" others="online-offer-gift" />
            <DrawDeclined />
            <Gone />
            <BeginsSoon />
            <div class="answers">
                {move || answers.get().into_iter().map(|action| view! { <ActionButton action /> }).collect_view()}
            </div>
        </div>
    }
}

/// Who has offered a rematch.
#[component]
pub(super) fn RematchOffer() -> impl IntoView {
    view! { <Offered by=rematch_by own="online-offer-rematch-own" others="online-offer-rematch" /> }
}

/// The buttons for a rematch, and the link to it once it has begun.
#[component]
pub(super) fn RematchButtons() -> impl IntoView {
    let actions = at_table_now(|table, now| table.table_actions(now));
    let shown = Memo::new(move |_| {
        let actions = actions.get().unwrap_or_default();
        let of_result = actions.into_iter().filter(|a| is_for_result(*a));
        of_result.collect::<Vec<_>>()
    });
    let next = at_table(|table| {
        table
            .replica
            .as_ref()
            .and_then(|replica| replica.table.next_game().cloned())
    });
    view! {
        {move || shown.get().into_iter().map(|action| view! { <ActionButton action /> }).collect_view()}
        {move || next.get().flatten().map(|game| view! {
            <Link to=Route::Online(game.to_string()) class="button primary next">
                {move || say("online-to-next-game")}
            </Link>
        })}
    }
}

/// Tells us that the draw we offered was declined.
#[component]
fn DrawDeclined() -> impl IntoView {
    let by = at_table(|table| {
        let replica = table.replica.as_ref()?;
        let seat = table.draw_declined?;
        player(replica, seat).map(|player| player.person.clone())
    });
    move || {
        let person = by.get().flatten()?;
        let words = words();
        let name = called(&person, &words);
        let told = words
            .phrase("online-draw-declined")
            .name("name", &name)
            .say();
        Some(view! { <p class="declined">{told}</p> })
    }
}

/// The player whom a sentence is about.
#[derive(Clone, PartialEq)]
pub(super) enum Party {
    We,
    They(Person),
}

impl Party {
    pub(super) fn of(replica: &GameReplica, seat: Seat) -> Option<Self> {
        if replica.you == Some(seat) {
            return Some(Self::We);
        }
        player(replica, seat).map(|player| Self::They(player.person.clone()))
    }

    /// A sentence about ourselves, or about a named opponent.
    pub(super) fn tell(&self, own: &'static str, others: &'static str) -> String {
        match self {
            Self::We => say(own),
            Self::They(person) => {
                let words = words();
                let name = called(person, &words);
                words.phrase(others).name("name", &name).say()
            }
        }
    }
}

/// A pending offer; there is one sentence for our own and one for those of others.
#[component]
fn Offered(
    by: fn(&GameReplica) -> Option<Seat>,
    own: &'static str,
    others: &'static str,
) -> impl IntoView {
    let offerer = at_table(move |table| {
        let replica = table.replica.as_ref()?;
        Party::of(replica, by(replica)?)
    });
    move || {
        let offerer = offerer.get().flatten()?;
        Some(view! { <p class="offered">{move || offerer.tell(own, others)}</p> })
    }
}

fn draw_by(replica: &GameReplica) -> Option<Seat> {
    match replica.table.game().offer() {
        Some(Offer::Draw { agreed }) if replica.table.outcome().is_none() => agreed.iter().next(),
        _ => None,
    }
}

fn takeback_by(replica: &GameReplica) -> Option<Seat> {
    replica.table.takeback()?.agreed.iter().next()
}

fn gift_by(replica: &GameReplica) -> Option<Seat> {
    match replica.table.game().offer() {
        Some(Offer::Gift { from }) if replica.table.outcome().is_none() => Some(from),
        _ => None,
    }
}

fn rematch_by(replica: &GameReplica) -> Option<Seat> {
    let is_open = replica.table.next_game().is_none() && replica.table.outcome().is_some();
    replica.table.rematch().iter().next().filter(|_| is_open)
}

/// An opponent who is disconnected, and the time until we may claim the game.
#[component]
fn Gone() -> impl IntoView {
    let gone = at_table_now(|table, now| {
        let replica = table
            .replica
            .as_ref()
            .filter(|replica| replica.table.outcome().is_none())?;
        let (seat, _) = table.missed()?;
        let wait = table.until_claim(now).filter(|_| replica.you.is_some());
        let person = player(replica, seat)?.person.clone();
        Some((person, wait.map(|wait| wait.div_ceil(1000) * 1000)))
    });
    move || {
        let (person, wait) = gone.get().flatten()?;
        let words = words();
        let claim = wait.filter(|wait| *wait > 0).map(|wait| {
            let time = time_left(wait, &words);
            words.phrase("online-claim-in").notation("time", time).say()
        });
        let name = called(&person, &words);
        let gone = words.phrase("online-gone").name("name", &name).say();
        Some(view! { <p class="gone">{gone}" "{claim}</p> })
    }
}

/// The time until a public game that has not started is cancelled.
#[component]
fn BeginsSoon() -> impl IntoView {
    let left = at_table_now(|table, now| {
        let may_abort = table.table_actions(now).contains(&TableAction::Abort);
        let left = table.clocks.until_deadline(now)?;
        let is_live = table.replica.as_ref()?.table.setup().time.is_live();
        (may_abort && is_live).then(|| left.div_ceil(1000) * 1000)
    });
    move || {
        left.get().flatten().map(|left| {
            let words = words();
            let time = time_left(left, &words);
            let sentence = words
                .phrase("online-begins-soon")
                .notation("time", time)
                .say();
            // As a timer, it is not read aloud again every second.
            view! { <p class="about begins" role="timer">{sentence}</p> }
        })
    }
}
