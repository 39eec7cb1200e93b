//! Games and people as they appear in lists.

use leptos::prelude::*;
use paisho::Seat;
use paisho_view::words::{Date, Words, format_date};
use paisho_wire::{GameSummary, Person, PersonKind, Player, RatingShown, Speed};

use crate::browser::net;
use crate::model::online::{ended, time_control};
use crate::model::route::Route;
use crate::model::verdict::Reader;
use crate::view::context::{Link, words};

/// The id of the sentence that names a speed.
pub(crate) const fn speed_id(speed: Speed) -> &'static str {
    match speed {
        Speed::Quick => "online-speed-quick",
        Speed::Steady => "online-speed-steady",
        Speed::Slow => "online-speed-slow",
        Speed::Correspondence => "online-speed-correspondence",
    }
}

/// A short name for the rules: the preset and the switches that differ from it.
pub(crate) fn rules(ruleset: &paisho::Ruleset, words: &Words) -> String {
    let text = ruleset.to_string();
    let mut parts = text.split('.');
    let preset = parts.next().and_then(|name| words.preset(name));
    // `no_gift` is not worth mentioning: no rated game allows gifts.
    let switches = parts.filter(|name| *name != "no_gift");
    let switches = switches.filter_map(|name| words.switch(name));
    let names = preset.into_iter().chain(switches);
    let names: Vec<String> = names.map(|explained| explained.name).collect();
    names.join(" · ")
}

/// A date in the user's time zone.
pub(crate) fn date(millis: u64, words: &Words) -> String {
    let (year, month, day) = net::day(millis);
    let part = |n: u32| u8::try_from(n).unwrap_or(0);
    let date = u16::try_from(year).ok();
    let date = date.and_then(|year| Date::new(year, part(month), part(day)));
    date.map(|date| format_date(words.language(), date))
        .unwrap_or_default()
}

/// The name to show for a person; computers are called by their level.
pub(crate) fn called(person: &Person, words: &Words) -> String {
    match person.kind {
        PersonKind::Computer(level) => {
            let phrase = words.phrase("people-computer");
            phrase.count("level", usize::from(level)).say()
        }
        PersonKind::Guest | PersonKind::Member | PersonKind::Bot => person.name.clone(),
    }
}

/// The name of the player at a seat.
pub(crate) fn name_at(players: &[Player], seat: Seat, words: &Words) -> Option<String> {
    let player = players.iter().find(|p| Seat::from(p.seat) == seat)?;
    Some(called(&player.person, words))
}

/// A rating, with a question mark if it is provisional.
pub(crate) fn rating(rating: RatingShown) -> String {
    let mark = if rating.provisional { "?" } else { "" };
    format!("{}{mark}", rating.rating)
}

/// A person's name, as a link to the profile if there is one.
#[component]
pub(crate) fn Name(person: Person) -> impl IntoView {
    match person.kind {
        PersonKind::Member | PersonKind::Bot => {
            let (name, title) = (person.name.clone(), person.name.clone());
            let to = Route::Player(person.name);
            view! { <Link to class="name" attr:title=title><bdi>{name}</bdi></Link> }.into_any()
        }
        PersonKind::Guest | PersonKind::Computer(_) => {
            let name = move || called(&person, &words());
            let title = name.clone();
            view! { <bdi class="name" title=title>{name}</bdi> }.into_any()
        }
    }
}

/// The players of a game, in turn order.
#[component]
fn Versus(players: Vec<Player>, winners: Vec<paisho_wire::Seat>) -> impl IntoView {
    let seats = players.len();
    let line = |player: Player| {
        let (person, has_won) = (player.person, winners.contains(&player.seat));
        let shown = player.rating.map(rating);
        view! {
            <span class="versus-player" class:won=has_won data-seat=seat_word(player.seat.into(), seats)>
                <Name person />
                {shown.map(|r| view! { <span class="rating notation">{r}</span> })}
            </span>
        }
    };
    view! { <span class="versus">{players.into_iter().map(line).collect_view()}</span> }
}

/// The value of the `data-seat` attribute, by which the style sheet tells seats apart.
pub(crate) const fn seat_word(seat: Seat, seats: usize) -> &'static str {
    match (seats, seat) {
        (2, Seat::South) => "guest",
        (2, _) => "host",
        (_, Seat::South) => "south",
        (_, Seat::West) => "west",
        (_, Seat::North) => "north",
        (_, Seat::East) => "east",
    }
}

/// A game in a list.
#[component]
pub(crate) fn GameLine(game: GameSummary) -> impl IntoView {
    view! { <li class="game-line"><GameWords game /></li> }
}

/// What a list says about a game, and the link to it.
#[component]
pub(super) fn GameWords(game: GameSummary) -> impl IntoView {
    let setup = game.setup.clone();
    let ruleset = setup.ruleset.0;
    let winners = game
        .outcome
        .as_ref()
        .map(|o| o.winners.clone())
        .unwrap_or_default();
    let outcome = game.outcome.clone();
    let kind = if setup.rated {
        "online-rated"
    } else {
        "online-casual"
    };
    let (time, ply, created) = (setup.time, game.ply as usize, game.created);
    let players = setup.players.clone();
    let how = move || match &outcome {
        Some(outcome) => {
            let words = words();
            let name = |seat: Seat| name_at(&players, seat, &words);
            let reader = Reader {
                you: None,
                seats: ruleset.seats,
                name: &name,
            };
            ended(outcome, reader, &words).reason
        }
        None => words().phrase("online-after-turns").count("n", ply).say(),
    };
    view! {
        <Versus players=setup.players winners />
        <span class="about">
            {move || time_control(time, &words())}" · "
            {move || words().phrase(kind).say()}" · "
            {move || rules(&ruleset, &words())}" · "
            {move || date(created, &words())}
        </span>
        <span class="about">{how}</span>
        <Link to=Route::Online(game.id.to_string()) class="button">
            {move || words().phrase("online-open-game").say()}
        </Link>
    }
}
