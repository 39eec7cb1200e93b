//! Buttons for actions other than turns (resign, offer a draw…), and the offers of opponents.

use leptos::prelude::*;
use paisho::{Offer, Seat};
use paisho_table::{Choice, GameReplica};
use paisho_wire::Person;

use super::game::{at_table, at_table_now};
use super::list::called;
use super::net::dispatch;
use super::plate::player;
use crate::edge::clock;
use crate::model::online::{Event, time_left};
use crate::model::route::Route;
use crate::view::context::{Link, say, words};

/// The id of the sentence on a button.
const fn label(choice: Choice) -> &'static str {
    match choice {
        Choice::Abort => "online-do-abort",
        Choice::OfferDraw => "online-do-draw",
        Choice::WithdrawDraw | Choice::WithdrawTakeback => "online-do-withdraw",
        Choice::AcceptDraw => "online-do-accept-draw",
        Choice::AcceptTakeback => "online-do-accept-takeback",
        Choice::AcceptGift => "online-do-accept-gift",
        Choice::DeclineDraw | Choice::DeclineTakeback | Choice::DeclineRematch => {
            "online-do-decline"
        }
        Choice::DeclineGift => "online-do-decline-gift",
        Choice::OfferTakeback => "online-do-takeback",
        Choice::Resign => "online-do-resign",
        Choice::ResignWithGift => "online-do-gift",
        Choice::ClaimWin => "online-do-claim-win",
        Choice::ClaimDraw => "online-do-claim-draw",
        Choice::Rematch => "online-do-rematch",
        Choice::BeginVacation => "online-do-vacation",
        Choice::EndVacation => "online-do-end-vacation",
    }
}

/// The id of the explanation of a button, where its label is not enough.
const fn hint(choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::ResignWithGift => Some("online-do-gift-hint"),
        Choice::BeginVacation => Some("people-vacation-hint"),
        _ => None,
    }
}

/// Whether a button belongs to an offer and not to the row of buttons.
const fn is_answer(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::WithdrawDraw
            | Choice::WithdrawTakeback
            | Choice::AcceptDraw
            | Choice::DeclineDraw
            | Choice::AcceptTakeback
            | Choice::DeclineTakeback
            | Choice::AcceptGift
            | Choice::DeclineGift
            | Choice::ClaimWin
            | Choice::ClaimDraw
            | Choice::Rematch
            | Choice::DeclineRematch
    )
}

const fn is_yes(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::AcceptDraw
            | Choice::AcceptTakeback
            | Choice::AcceptGift
            | Choice::ClaimWin
            | Choice::Rematch
    )
}

/// The row of buttons.
#[component]
pub(crate) fn Choices() -> impl IntoView {
    let choices = at_table_now(|table, now| table.choices(now));
    let shown = Memo::new(move |_| {
        let choices = choices.get().unwrap_or_default();
        choices
            .into_iter()
            .filter(|choice| !is_answer(*choice))
            .collect::<Vec<_>>()
    });
    view! {
        <div class="choices">
            {move || shown.get().into_iter().map(|choice| view! { <ChoiceButton choice /> }).collect_view()}
        </div>
    }
}

/// Milliseconds during which a second press on a button that asks for confirmation is ignored, so
/// that a double click does not confirm.
const THINK_TWICE: u64 = 700;

/// A button. Actions that can't be undone need a second press.
#[component]
fn ChoiceButton(choice: Choice) -> impl IntoView {
    let asked = RwSignal::new(None::<u64>);
    let is_asking = move || asked.with(Option::is_some);
    let press = move |_| match asked.get_untracked() {
        None if choice.is_final() => asked.set(Some(clock::now())),
        Some(since) if clock::now() < since + THINK_TWICE => {}
        None | Some(_) => {
            asked.set(None);
            dispatch(Event::Do(choice));
        }
    };
    let class = move || match choice {
        _ if is_asking() => "danger asking",
        choice if is_yes(choice) => "primary",
        _ => "plain",
    };
    view! {
        <button class=class on:click=press on:blur=move |_| asked.set(None)
            title=move || hint(choice).map(say)>
            {move || say(label(choice))}
            <strong aria-live="assertive">{move || is_asking().then(|| say("online-sure"))}</strong>
        </button>
    }
}

/// Offers that wait for an answer, and what the player may claim.
#[component]
pub(crate) fn Offers() -> impl IntoView {
    let choices = at_table_now(|table, now| table.choices(now));
    let answers = Memo::new(move |_| {
        let choices = choices.get().unwrap_or_default();
        choices
            .into_iter()
            .filter(|choice| is_answer(*choice))
            .collect::<Vec<_>>()
    });
    let next = at_table(|table| {
        table
            .replica
            .as_ref()
            .and_then(|replica| replica.table.next_game().cloned())
    });
    view! {
        <div class="offers" aria-live="polite" class:asking=move || answers.with(|a| !a.is_empty())>
            <Offered by=draw_by own="online-offer-draw-own" others="online-offer-draw" />
            <Offered by=takeback_by own="online-offer-takeback-own" others="online-offer-takeback" />
            <Offered by=gift_by own="online-offer-gift-own" others="online-offer-gift" />
            <Offered by=rematch_by own="online-offer-rematch-own" others="online-offer-rematch" />
            <Gone />
            <BeginsSoon />
            <div class="answers">
                {move || answers.get().into_iter().map(|choice| view! { <ChoiceButton choice /> }).collect_view()}
                {move || next.get().flatten().map(|game| view! {
                    <Link to=Route::Online(game.to_string()) class="button primary">
                        {move || say("online-to-next-game")}
                    </Link>
                })}
            </div>
        </div>
    }
}

/// The player who makes an offer.
#[derive(Clone, PartialEq)]
enum Offerer {
    We,
    They(Person),
}

impl Offerer {
    fn of(replica: &GameReplica, seat: Seat) -> Option<Self> {
        if replica.you == Some(seat) {
            return Some(Self::We);
        }
        player(replica, seat).map(|player| Self::They(player.person.clone()))
    }

    /// A sentence about our own offer, or about that of a named opponent.
    fn tell(&self, own: &'static str, others: &'static str) -> String {
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
        Offerer::of(replica, by(replica)?)
    });
    move || {
        let offerer = offerer.get().flatten()?;
        Some(view! { <p>{move || offerer.tell(own, others)}</p> })
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

/// The time until a game that has not begun is aborted.
#[component]
fn BeginsSoon() -> impl IntoView {
    let left = at_table_now(|table, now| {
        let may_abort = table.choices(now).contains(&Choice::Abort);
        let left = table.clocks.until_deadline(now)?;
        let is_live = table.replica.as_ref()?.table.setup().time.is_live();
        (may_abort && is_live).then(|| left.div_ceil(1000) * 1000)
    });
    move || {
        left.get().flatten().map(|left| {
            let words = words();
            let time = time_left(left, &words);
            view! { <p class="about">{words.phrase("online-begins-soon").notation("time", time).say()}</p> }
        })
    }
}
