//! Messages of the server, as lines for the terminal.

use paisho::SeatCount;
use paisho_wire::{
    Event, GameSummary, Me, Offers, Person, PersonKind, RatingShown, Seat, Seek, SideWish,
    TimeControl,
};

use crate::describe;

/// A foreign text without control characters, which could send commands to the terminal.
pub(super) fn clean(text: &str) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    text.chars().map(shown).collect()
}

/// A person's name and kind: `anna`, `Lily-17 (guest)`.
pub(super) fn person(person: &Person) -> String {
    let name = clean(&person.name);
    match person.kind {
        PersonKind::Member => name,
        PersonKind::Guest => format!("{name} (guest)"),
        PersonKind::Bot => format!("{name} (bot)"),
        PersonKind::Computer(level) => format!("{name} (computer, level {level})"),
    }
}

/// The caller's own name.
pub(super) fn me(me: &Me) -> String {
    format!("you are {}", person(&me.person))
}

/// A time control in the form that the arguments use: `5+10`, `3d`, `1d+10d`, `none`.
pub(super) fn time(time: TimeControl) -> String {
    match time {
        TimeControl::Live { main, increment } if main % 60 == 0 => {
            format!("{}+{increment}", main / 60)
        }
        TimeControl::Live { main, increment } => format!("{main}s+{increment}"),
        TimeControl::PerTurn { days } => format!("{days}d"),
        TimeControl::Bank { days, bank } => format!("{days}d+{bank}d"),
        TimeControl::Unlimited {} => "none".to_owned(),
    }
}

const fn rated(rated: bool) -> &'static str {
    if rated { "rated" } else { "casual" }
}

fn rating(rating: Option<RatingShown>) -> String {
    rating.map_or_else(String::new, |shown| {
        let mark = if shown.provisional { "?" } else { "" };
        format!(" {}{mark}", shown.rating)
    })
}

/// A line of the lobby.
pub(super) fn seek(seek: &Seek) -> String {
    let people: Vec<String> = seek.people.iter().map(person).collect();
    let body = &seek.body;
    let side = match body.side {
        SideWish::Random => "",
        SideWish::Host => ", wants to be Host",
        SideWish::Guest => ", wants to be Guest",
    };
    format!(
        "{}  {}{}: {}, time {}, {}{side}, seats free: {}",
        seek.id,
        people.join(", "),
        rating(seek.rating),
        body.ruleset.0,
        time(body.time),
        rated(body.rated),
        seek.free
    )
}

/// A line of a list of games.
pub(super) fn game(game: &GameSummary) -> String {
    let seats = game.setup.ruleset.0.seats;
    let players: Vec<String> = game
        .setup
        .players
        .iter()
        .map(|player| format!("{} {}", seat(player.seat, seats), person(&player.person)))
        .collect();
    format!(
        "{}  {}: {}, time {}, {}, turns: {}, {}",
        game.id,
        players.join(" - "),
        game.setup.ruleset.0,
        time(game.setup.time),
        rated(game.setup.rated),
        game.ply,
        standing(game)
    )
}

/// The player to move, or how the game ended.
pub(super) fn standing(game: &GameSummary) -> String {
    let seats = game.setup.ruleset.0.seats;
    match &game.outcome {
        Some(end) => describe::outcome(end.clone(), seats),
        None => format!("{} to move", list(&game.due, seats)),
    }
}

/// A seat's name in the rules.
pub(super) fn seat(seat: Seat, seats: SeatCount) -> &'static str {
    paisho::Seat::from(seat).word(seats)
}

fn list(of: &[Seat], seats: SeatCount) -> String {
    let words: Vec<&str> = of.iter().map(|s| seat(*s, seats)).collect();
    words.join(" and ")
}

/// An event in words, if it is worth a line.
pub(super) fn event(event: &Event, seats: SeatCount) -> Option<String> {
    let who = |of: &Seat| seat(*of, seats);
    Some(match event {
        Event::Opened { .. } => "the game begins".to_owned(),
        Event::AccentsChosen { seat, .. } => format!("{} has chosen accents", who(seat)),
        Event::TurnPlayed { turn, .. } => clean(turn),
        Event::DrawOffered { seat } => format!("{} offers a draw", who(seat)),
        Event::DrawDeclined { seat } => format!("{} declines the draw", who(seat)),
        Event::TakebackOffered { seat, ply } => {
            format!("{} asks to take back turns until {ply} are left", who(seat))
        }
        Event::TakebackDeclined { seat } => format!("{} declines the take-back", who(seat)),
        Event::TakenBack { ply } => format!("turns were taken back; {ply} are left"),
        Event::GiftOffered { seat } => format!("{} resigns with a gift", who(seat)),
        Event::GiftAccepted { seat } => format!("{} accepts the gift", who(seat)),
        Event::GiftDeclined { seat } => format!("{} declines the gift", who(seat)),
        Event::Resigned { seat } => format!("{} resigns", who(seat)),
        Event::Flagged { seat } => format!("{} ran out of time", who(seat)),
        Event::Abandoned { seat } => format!("{} was away for too long", who(seat)),
        Event::DrawClaimed { seat } => format!("{} claims a draw", who(seat)),
        Event::Aborted { seat: Some(seat) } => format!("{} calls the game off", who(seat)),
        Event::VacationBegan { seat } => format!("{} goes on vacation", who(seat)),
        Event::VacationEnded { seat } => format!("{} is back from vacation", who(seat)),
        Event::Finished { outcome } => describe::outcome(outcome.clone(), seats),
        Event::RematchOffered { seat } => format!("{} offers a rematch", who(seat)),
        Event::RematchDeclined { seat } => format!("{} declines the rematch", who(seat)),
        Event::RematchMade { game } => format!("the rematch is game {game}"),
        Event::Aborted { seat: None }
        | Event::ConditionalsSet { .. }
        | Event::Private {}
        | Event::Interrupted { .. } => return None,
    })
}

/// The offers that keep a game waiting, or that could end it, in the words of their events.
pub(super) fn offers(offers: &Offers, seats: SeatCount) -> Vec<String> {
    let draws = offers
        .draw
        .iter()
        .map(|seat| Event::DrawOffered { seat: *seat });
    let gift = offers.gift.map(|seat| Event::GiftOffered { seat });
    draws
        .chain(gift)
        .filter_map(|offer| event(&offer, seats))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_others_do_not_command_the_terminal() {
        assert_eq!(clean("an\u{1b}[2Jna"), "an\u{fffd}[2Jna");
    }
}
