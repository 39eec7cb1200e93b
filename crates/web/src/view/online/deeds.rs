//! Buttons for actions other than turns (resign, offer a draw…), and the offers of opponents.

use leptos::prelude::*;
use paisho::{Offer, Seat};
use paisho_wire::Person;

use super::game::{at_table, at_table_now};
use super::list::called;
use super::net::dispatch;
use super::plate::player;
use crate::edge::clock;
use crate::model::online::{Deed, Event, Seen, time_left};
use crate::model::route::Route;
use crate::view::context::{Link, say, words};

/// The id of the sentence on a button.
const fn label(deed: Deed) -> &'static str {
    match deed {
        Deed::Abort => "online-do-abort",
        Deed::OfferDraw => "online-do-draw",
        Deed::WithdrawDraw | Deed::WithdrawTakeback => "online-do-withdraw",
        Deed::AcceptDraw => "online-do-accept-draw",
        Deed::AcceptTakeback => "online-do-accept-takeback",
        Deed::AcceptGift => "online-do-accept-gift",
        Deed::DeclineDraw | Deed::DeclineTakeback | Deed::DeclineRematch => "online-do-decline",
        Deed::DeclineGift => "online-do-decline-gift",
        Deed::OfferTakeback => "online-do-takeback",
        Deed::Resign => "online-do-resign",
        Deed::ResignWithGift => "online-do-gift",
        Deed::ClaimWin => "online-do-claim-win",
        Deed::ClaimDraw => "online-do-claim-draw",
        Deed::Rematch => "online-do-rematch",
        Deed::BeginVacation => "online-do-vacation",
        Deed::EndVacation => "online-do-end-vacation",
    }
}

/// The id of the explanation of a button, where its label is not enough.
const fn hint(deed: Deed) -> Option<&'static str> {
    match deed {
        Deed::ResignWithGift => Some("online-do-gift-hint"),
        Deed::BeginVacation => Some("people-vacation-hint"),
        _ => None,
    }
}

/// Whether a button belongs to an offer and not to the row of buttons.
const fn is_answer(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::WithdrawDraw
            | Deed::WithdrawTakeback
            | Deed::AcceptDraw
            | Deed::DeclineDraw
            | Deed::AcceptTakeback
            | Deed::DeclineTakeback
            | Deed::AcceptGift
            | Deed::DeclineGift
            | Deed::ClaimWin
            | Deed::ClaimDraw
            | Deed::Rematch
            | Deed::DeclineRematch
    )
}

const fn is_yes(deed: Deed) -> bool {
    matches!(
        deed,
        Deed::AcceptDraw | Deed::AcceptTakeback | Deed::AcceptGift | Deed::ClaimWin | Deed::Rematch
    )
}

/// The row of buttons.
#[component]
pub(crate) fn Deeds() -> impl IntoView {
    let deeds = at_table_now(|table, now| table.deeds(now));
    let shown = Memo::new(move |_| {
        let deeds = deeds.get().unwrap_or_default();
        deeds
            .into_iter()
            .filter(|deed| !is_answer(*deed))
            .collect::<Vec<_>>()
    });
    view! {
        <div class="deeds">
            {move || shown.get().into_iter().map(|deed| view! { <DeedButton deed /> }).collect_view()}
        </div>
    }
}

/// Milliseconds during which a second press on a button that asks for confirmation is ignored, so
/// that a double click does not confirm.
const THINK_TWICE: u64 = 700;

/// A button. Actions that can't be undone need a second press.
#[component]
fn DeedButton(deed: Deed) -> impl IntoView {
    let asked = RwSignal::new(None::<u64>);
    let is_asking = move || asked.with(Option::is_some);
    let press = move |_| match asked.get_untracked() {
        None if deed.is_final() => asked.set(Some(clock::now())),
        Some(since) if clock::now() < since + THINK_TWICE => {}
        None | Some(_) => {
            asked.set(None);
            dispatch(Event::Do(deed));
        }
    };
    let class = move || match deed {
        _ if is_asking() => "danger asking",
        deed if is_yes(deed) => "primary",
        _ => "plain",
    };
    view! {
        <button class=class on:click=press on:blur=move |_| asked.set(None)
            title=move || hint(deed).map(say)>
            {move || say(label(deed))}
            <strong aria-live="assertive">{move || is_asking().then(|| say("online-sure"))}</strong>
        </button>
    }
}

/// Offers that wait for an answer, and what the player may claim.
#[component]
pub(crate) fn Offers() -> impl IntoView {
    let deeds = at_table_now(|table, now| table.deeds(now));
    let answers = Memo::new(move |_| {
        let deeds = deeds.get().unwrap_or_default();
        deeds
            .into_iter()
            .filter(|deed| is_answer(*deed))
            .collect::<Vec<_>>()
    });
    let next = at_table(|table| table.seen.as_ref().and_then(|seen| seen.next.clone()));
    view! {
        <div class="offers" aria-live="polite" class:asking=move || answers.with(|a| !a.is_empty())>
            <Offered by=draw_by own="online-offer-draw-own" others="online-offer-draw" />
            <Offered by=takeback_by own="online-offer-takeback-own" others="online-offer-takeback" />
            <Offered by=gift_by own="online-offer-gift-own" others="online-offer-gift" />
            <Offered by=rematch_by own="online-offer-rematch-own" others="online-offer-rematch" />
            <Gone />
            <BeginsSoon />
            <div class="answers">
                {move || answers.get().into_iter().map(|deed| view! { <DeedButton deed /> }).collect_view()}
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
    fn of(seen: &Seen, seat: Seat) -> Option<Self> {
        if seen.you == Some(seat) {
            return Some(Self::We);
        }
        player(seen, seat).map(|player| Self::They(player.person.clone()))
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
    by: fn(&Seen) -> Option<Seat>,
    own: &'static str,
    others: &'static str,
) -> impl IntoView {
    let offerer = at_table(move |table| {
        let seen = table.seen.as_ref()?;
        Offerer::of(seen, by(seen)?)
    });
    move || {
        let offerer = offerer.get().flatten()?;
        Some(view! { <p>{move || offerer.tell(own, others)}</p> })
    }
}

fn draw_by(seen: &Seen) -> Option<Seat> {
    match seen.game.offer() {
        Some(Offer::Draw { agreed }) if seen.outcome.is_none() => agreed.iter().next(),
        _ => None,
    }
}

fn takeback_by(seen: &Seen) -> Option<Seat> {
    seen.takeback?.agreed.iter().next()
}

fn gift_by(seen: &Seen) -> Option<Seat> {
    match seen.game.offer() {
        Some(Offer::Gift { from }) if seen.outcome.is_none() => Some(from),
        _ => None,
    }
}

fn rematch_by(seen: &Seen) -> Option<Seat> {
    let is_open = seen.next.is_none() && seen.outcome.is_some();
    seen.rematch.iter().next().filter(|_| is_open)
}

/// An opponent who is disconnected, and the time until we may claim the game.
#[component]
fn Gone() -> impl IntoView {
    let gone = at_table_now(|table, now| {
        let seen = table.seen.as_ref().filter(|seen| seen.outcome.is_none())?;
        let (seat, _) = table.missed()?;
        let wait = table.until_claim(now).filter(|_| seen.you.is_some());
        let person = player(seen, seat)?.person.clone();
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
        let may_abort = table.deeds(now).contains(&Deed::Abort);
        let left = table.clocks.until_deadline(now)?;
        let is_live = table.seen.as_ref()?.setup.time.is_live();
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
