//! The home page: everything that can be started, one click away.

use leptos::prelude::*;
use paisho::{Kind, Point, Ruleset, Seat, Setup, Tile};
use paisho_view::svg::{Diagram, RingMark, tile_svg};

use super::board::Picture;
use super::context::{Link, app, say};
use super::play::GamesInProgress;
use super::table::Drawing;
use crate::model::route::{Opponents, Route};

/// The home page.
#[component]
pub(crate) fn HomePage() -> impl IntoView {
    view! {
        <section class="page home">
            <super::online::MyGames />
            <div class="welcome">
                <div class="welcome-words">
                    <h1>{move || say("shell-welcome")}</h1>
                    <p class="lead">{move || say("shell-welcome-hint")}</p>
                </div>
                <Picture diagram=ring() />
            </div>
            <HomeCards cards=&PLAY />
            <GamesInProgress />
            <HomeCards cards=&MORE />
            <super::online::OnlineHome />
        </section>
    }
}

/// The tiles of a Harmony Ring, in order. The ring is the goal of the game.
const RING: [(Kind, (i8, i8)); 6] = [
    (Kind::WhiteJade, (-4, 5)),
    (Kind::Rose, (2, 5)),
    (Kind::Chrysanthemum, (2, 1)),
    (Kind::Rhododendron, (6, 1)),
    (Kind::Jasmine, (6, -4)),
    (Kind::Lily, (-4, -4)),
];

/// A diagram of the closed ring.
fn ring() -> Diagram {
    let mut setup = Setup::empty(Ruleset::RULEBOOK);
    let mut points = Vec::new();
    for (kind, (x, y)) in RING {
        if let Some(point) = Point::new(x, y) {
            setup.set(point, Some(Tile::new(Seat::GUEST, kind)));
            points.push(point);
        }
    }
    let owner = Seat::GUEST;
    setup.set(Point::CENTRE, Some(Tile::new(owner, Kind::Lotus)));
    let mut diagram = Diagram::of_setup(&setup);
    diagram.rings = vec![RingMark { owner, points }];
    diagram
}

/// A large link to a part of the app.
#[derive(Clone, Copy)]
pub(crate) struct HomeCard {
    to: fn() -> Route,
    /// A second link that starts a game at once, without asking for settings.
    now: Option<fn() -> Route>,
    /// The tile shown beside it.
    tile: Kind,
    title: &'static str,
    hint: &'static str,
}

/// Links to the ways to play.
pub(crate) const PLAY: [HomeCard; 3] = [
    HomeCard {
        to: || Route::Setup(Opponents::Computer),
        now: Some(|| Route::Begin(Opponents::Computer)),
        tile: Kind::Lotus,
        title: "shell-card-computer",
        hint: "shell-card-computer-hint",
    },
    HomeCard {
        to: || Route::Setup(Opponents::Friend),
        now: Some(|| Route::Begin(Opponents::Friend)),
        tile: Kind::Rose,
        title: "shell-card-friend",
        hint: "shell-card-friend-hint",
    },
    HomeCard {
        to: || Route::Lobby,
        now: None,
        tile: Kind::Boat,
        title: "shell-card-online",
        hint: "shell-card-online-hint",
    },
];

/// Links to the rest of the app.
const MORE: [HomeCard; 3] = [
    HomeCard {
        to: || Route::Learn,
        now: None,
        tile: Kind::Jasmine,
        title: "shell-card-learn",
        hint: "shell-card-learn-hint",
    },
    HomeCard {
        to: || Route::Analysis,
        now: None,
        tile: Kind::Wheel,
        title: "shell-card-analysis",
        hint: "shell-card-analysis-hint",
    },
    HomeCard {
        to: || Route::Companion,
        now: None,
        tile: Kind::Rock,
        title: "shell-card-companion",
        hint: "shell-card-companion-hint",
    },
];

const BEGIN: &str = "M8 5.5l11 6.5l-11 6.5z";

/// A list of large links.
#[component]
pub(crate) fn HomeCards(cards: &'static [HomeCard]) -> impl IntoView {
    view! {
        <ul class="home-cards">
            {cards.iter().map(|&card| view! { <li><HomeCardView card /></li> }).collect_view()}
        </ul>
    }
}

#[component]
fn HomeCardView(card: HomeCard) -> impl IntoView {
    let app = app();
    let picture = move || {
        let set = app.settings.with(|s| s.tiles.set());
        tile_svg(Tile::new(Seat::HOST, card.tile), set, app.theme.get(), "")
    };
    // The "now" links all have the same text; the title in the label lets screen readers tell them
    // apart.
    let title_id = format!("{}-title", card.title);
    let id = format!("{}-now", card.title);
    let labelled = format!("{id} {title_id}");
    let now = card.now.map(|now| {
        view! {
            <Link to=now() class="button primary home-card-now" attr:id=id attr:aria-labelledby=labelled
                attr:title=move || say("shell-card-now")>
                <Drawing path=BEGIN /><span class="unseen">{move || say("shell-card-now")}</span>
            </Link>
        }
    });
    view! {
        <Link to=(card.to)() class="home-card">
            <span class="home-card-tile" inner_html=picture></span>
            <span class="home-card-words">
                <strong id=title_id>{move || say(card.title)}</strong>
                <span>{move || say(card.hint)}</span>
            </span>
        </Link>
        {now}
    }
}
