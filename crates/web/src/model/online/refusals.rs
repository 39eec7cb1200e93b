//! The server's refusals in words.

use paisho::{Position, Turn};
use paisho_view::words::Words;
use paisho_wire::{Bar, Broken, Limit, LineFault, Refusal};

/// Why the server refused a request.
#[must_use]
pub fn refusal(refusal: &Refusal, words: &Words) -> String {
    match refusal {
        Refusal::Illegal(broken) => illegal(broken, words),
        Refusal::TooFast { wait } => {
            let seconds = usize::try_from(wait.div_ceil(1000)).unwrap_or(usize::MAX);
            let phrase = words.phrase("online-no-too-fast");
            phrase.count("seconds", seconds).say()
        }
        other => words.phrase(plain(other)).say(),
    }
}

/// The text of a refusal that needs no values.
const fn plain(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Limit { what, .. } => limit(*what),
        Refusal::Forbidden { what, .. } => bar(*what),
        Refusal::BadLine { what, .. } => fault(*what),
        Refusal::Unreadable { .. } => "online-no-unreadable",
        Refusal::NotYourTurn { .. } => "online-no-not-your-turn",
        Refusal::WrongPly { .. } => "online-no-moved-on",
        Refusal::TimeOver {} => "online-no-time-over",
        Refusal::GameOver {} => "online-no-game-over",
        Refusal::NotOver {} => "online-no-not-over",
        Refusal::NotAPlayer {} => "online-no-not-a-player",
        Refusal::OutOfGame {} => "online-no-out-of-game",
        Refusal::NothingOffered {} => "online-no-nothing-offered",
        Refusal::AlreadyOffered {} | Refusal::OwnOffer {} => "online-no-already-offered",
        Refusal::GiftPending {} => "online-no-gift-pending",
        Refusal::NoGifts {} => "online-no-gifts",
        Refusal::AlreadyChosen {} => "online-no-already-chosen",
        Refusal::NothingToTakeBack {} => "online-no-nothing-to-take-back",
        Refusal::TooLateToAbort {} => "online-no-too-late-to-abort",
        Refusal::NotGone { .. } => "online-no-not-gone",
        Refusal::NotCorrespondence {} => "online-no-not-correspondence",
        Refusal::NoVacationLeft {} => "online-no-vacation-left",
        Refusal::VacationUnchanged {} => "online-no-vacation-unchanged",
        Refusal::OtherRules { .. } => "online-no-other-rules",
        Refusal::NoSuchGame {} => "online-no-such-game",
        Refusal::NoSuchSeek {} => "online-no-such-seek",
        Refusal::IdTaken {} | Refusal::Trouble {} => "online-no-trouble",
        // These two need values and have sentences of their own.
        Refusal::Illegal(_) | Refusal::TooFast { .. } => "online-no-other",
    }
}

const fn limit(limit: Limit) -> &'static str {
    match limit {
        Limit::Games => "online-no-games",
        Limit::Seeks => "online-no-seeks-left",
        Limit::Time => "online-form-senseless",
        Limit::Computers => "online-no-seats-left",
        Limit::Level | Limit::NoComputers => "online-no-computers",
        Limit::Range => "online-no-range",
        Limit::GuestsUnrated => "online-no-guests-rated",
        Limit::RatedForTwo => "online-no-rated-for-two",
        Limit::RatedClock => "online-no-rated-clock",
        Limit::Silence => "online-no-silence",
        Limit::Length => "online-no-length",
        Limit::HardlyBegun => "online-no-hardly-begun",
        Limit::ClaimForTwo => "online-no-claim-for-two",
        Limit::RepliesForTwo => "online-no-replies-for-two",
        Limit::RepliesNow => "online-no-replies-now",
        Limit::Lines => "online-no-lines",
        Limit::Tables | Limit::Other => "online-no-other",
    }
}

const fn bar(bar: Bar) -> &'static str {
    match bar {
        Bar::OwnSeek => "online-no-own-seek",
        Bar::GuestsUnrated => "online-no-guests-rated",
        Bar::Rating => "online-no-rating",
        Bar::Blocked => "online-no-blocked",
        Bar::Games => "online-no-games",
        Bar::Nameless => "online-no-nameless",
        Bar::Muted => "online-no-muted",
        Bar::NeedsScope => "people-not-for-you",
        Bar::Other => "online-no-other",
    }
}

const fn fault(fault: LineFault) -> &'static str {
    match fault {
        LineFault::Unreadable | LineFault::Illegal | LineFault::Other => "online-no-line-illegal",
        LineFault::Pairs => "online-no-line-pairs",
        LineFault::Contradicts => "online-no-line-contradicts",
    }
}

/// The rule that a turn would break, in our own words if our rules agree that it is illegal.
fn illegal(broken: &Broken, words: &Words) -> String {
    let position: Option<Position> = broken.position.parse().ok();
    let turn: Option<Turn> = broken.turn.parse().ok();
    let told = position.zip(turn).and_then(|(position, turn)| {
        let refusal = position.play(turn).err()?;
        Some(words.explain(&refusal, position.ruleset().seats))
    });
    told.unwrap_or_else(|| words.phrase("online-no-other").say())
}
