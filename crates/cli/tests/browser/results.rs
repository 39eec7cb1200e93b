//! How games end: the ring blooms, one card tells the result, and players read "you" and names.

use std::time::Duration;

use paisho::{BySeat, Ending, Game, Outcome, Point, Position, Ruleset, Seat, Turn};
use paisho_engine::{Greedy, PlainPlayer, RandomPlayer};
use paisho_web::model::local::{Beginning, Event, Follow, LocalGame, Player, Shelf, Strength};
use serde_json::json;

use crate::alone::{keep, sit_down};
use crate::hands::{By, Hands};
use crate::live::{is_at_a_table, play_some, seat_of};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// A game against the weakest computer, with these turns. The person is Guest.
fn against_computer(shelf: &mut Shelf, turns: impl IntoIterator<Item = Turn>) -> LocalGame {
    let player = |seat| {
        if seat == Seat::HOST {
            let level = Strength::FIRST;
            Player::Computer { level }
        } else {
            Player::nameless()
        }
    };
    // The turns of both are played as those of people; then the computer takes its seat.
    let beginning = |players| Beginning {
        rules: Ruleset::RULEBOOK,
        players,
        pace: None,
        follow: Follow::Stay,
    };
    let people = BySeat(std::array::from_fn(|_| Player::nameless()));
    let mut game = shelf.begin(beginning(people), 1_790_000_000_000);
    for (now, turn) in (1..).zip(turns) {
        game.update(Event::Played(turn), now);
    }
    let mut saved = serde_json::to_value(game.saved(1_790_000_100_000)).unwrap();
    saved["players"] = json!(Seat::ALL.map(player));
    LocalGame::restore(serde_json::from_value(saved).unwrap()).unwrap()
}

/// The arrangement that closes a ring and wins for Guest although a bonus could still be taken.
fn winning_ring(position: &Position) -> Option<(Point, Point)> {
    let turns = position.legal_turns();
    let won = |turn: &Turn| match turn {
        Turn::Arrange { from, to, bonus } if bonus.is_none() => {
            let outcome = position.play(*turn).ok()?.outcome()?;
            let is_won = outcome
                == Outcome {
                    winners: Seat::GUEST.alone(),
                    ending: Ending::Ring,
                };
            is_won.then_some((*from, *to))
        }
        _ => None,
    };
    let has_bonus = |ring: &(Point, Point)| {
        turns.iter().any(|turn| match turn {
            Turn::Arrange { from, to, bonus } => bonus.is_some() && (*from, *to) == *ring,
            _ => false,
        })
    };
    turns.iter().filter_map(won).find(has_bonus)
}

/// The turns of a game in which Guest can close such a ring now.
fn before_the_ring() -> (Vec<Turn>, (Point, Point)) {
    for seed in 1..200 {
        let mut game = Game::new(Ruleset::RULEBOOK);
        // Host does not mind what Guest does, so that rings come about.
        let (mut guest, mut host) = (Greedy::new(seed), RandomPlayer::new(seed));
        while game.outcome().is_none() && game.plies().len() < 120 {
            let position = game.position();
            let is_guest = position.decider() == Seat::GUEST;
            if let Some(ring) = winning_ring(position).filter(|_| is_guest) {
                let turns = game.plies().iter().map(|ply| ply.turn).collect();
                return (turns, ring);
            }
            let turn = match is_guest {
                true => guest.turn(position),
                false => host.turn(position),
            };
            game.play(turn.unwrap()).unwrap();
        }
    }
    panic!("no ring in 200 games");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ring_that_wins_ends_the_game_and_blooms() {
    let server = Server::start().await;
    let (turns, (from, to)) = before_the_ring();
    for device in [Device::Desktop, Device::Phone] {
        let tab = Tab::open(&server, device, "en").await;
        let mut shelf = Shelf::default();
        let game = against_computer(&mut shelf, turns.iter().copied());
        keep(&tab, shelf, &game).await;
        tab.go("/play/game/1").await;
        tab.settled().await;
        let by = match device {
            Device::Desktop => By::Mouse,
            Device::Phone | Device::SmallPhone => By::Finger,
        };
        let hands = Hands::new(&tab, Seat::GUEST, by);
        hands.tap(from).await;
        hands.tap(to).await;
        // No bonus is asked for: the game is over.
        tab.see(".end h2").await;
        assert_eq!(tab.text(".end h2").await, "You closed the ring!");
        let why = tab.text(".end .announced").await;
        assert_eq!(why, "You win with a Harmony Ring.");
        assert!(!tab.has(".bar.asking").await);
        let petals = "document.querySelectorAll('.ring-bloom').length >= 4";
        tab.until(petals).await;
        for css in [".end button.primary", ".end a.review", ".end button.share"] {
            tab.see(css).await;
        }
        assert!(!tab.text(".end").await.contains("Guest"));
        assert!(!tab.is_too_wide().await);
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_against_the_computer_is_never_called_by_the_seat() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    let mut shelf = Shelf::default();
    let game = against_computer(&mut shelf, crate::alone::turns());
    keep(&tab, shelf, &game).await;
    tab.go("/play/game/1").await;
    tab.settled().await;
    assert_eq!(tab.text(".status-line").await, "Your turn");
    tab.click_text("Draw").await;
    assert_eq!(tab.text(".question p").await, "Offer a draw?");
    tab.click(".question .button:first-child").await;
    tab.until("document.querySelector('.status-aside').innerText.includes('play on')")
        .await;
    tab.click_text("Resign").await;
    let labels = "return [...document.querySelectorAll('.question button')].map(b => b.innerText)";
    let labels = tab.run(labels, vec![]).await;
    assert_eq!(labels, json!(["Resign", "Resign with a gift", "Play on"]));
    tab.click(".question .danger").await;
    tab.see(".end h2").await;
    assert_eq!(tab.text(".end h2").await, "Not this time.");
    assert_eq!(tab.text(".end .announced").await, "You resigned.");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_without_names_are_seats_with_their_article() {
    let server = Server::start().await;
    for (language, turn) in [
        ("es", "Le toca al Invitado"),
        ("de", "Der Gast ist am Zug"),
        ("he", "התור של האורח"),
    ] {
        let tab = Tab::open(&server, Device::Phone, language).await;
        sit_down(&tab).await;
        assert_eq!(tab.text(".status-line").await, turn);
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_draw_is_told_and_a_gift_has_no_obvious_answer() {
    let server = Server::start().await;
    let first = Tab::open(&server, Device::Desktop, "en").await;
    let second = Tab::open(&server, Device::Phone, "en").await;
    let pair = ".quick-pairs li:nth-child(2) .quick-pair";
    first.go("/lobby").await;
    first.click(pair).await;
    // The search is cancelled with a button of its own.
    first.see(".quick-pair.waiting [role=status]").await;
    first.click(".quick-pair.waiting .cancel").await;
    first
        .until("!document.querySelector('.quick-pair.waiting')")
        .await;
    for tab in [&first, &second] {
        tab.go("/lobby").await;
        tab.click(pair).await;
    }
    is_at_a_table(&first).await;
    is_at_a_table(&second).await;
    let (one, other) = (seat_of(&first).await, seat_of(&second).await);
    let mut hands = Hands::new(&first, one, By::Mouse);
    let mut fingers = Hands::new(&second, other, By::Finger);
    play_some(&mut hands, &mut fingers, 4).await;

    first.click_text("Offer a draw").await;
    second.click_text("Decline").await;
    first.see(".offers .declined").await;
    assert!(first.text(".offers .declined").await.contains("declined"));

    first.click_text("Resign with a gift").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    first.click_text("Resign with a gift").await;
    let answers = "document.querySelectorAll('.offers .answers button').length == 2";
    second.until(answers).await;
    assert!(!second.has(".offers .answers .primary").await);
    second.click_text("Keep the win").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    for (tab, heading) in [(&first, "Not this time."), (&second, "You won!")] {
        tab.see(".end h2").await;
        assert_eq!(tab.text(".end h2").await, heading);
        let card = tab.text(".end").await;
        assert!(!card.contains("Host") && !card.contains("wins"), "{card}");
        tab.see(".end button.share").await;
    }
    assert_eq!(first.text(".end .announced").await, "You resigned.");
    assert!(second.text(".end .announced").await.contains("resigned."));
    first.close().await;
    second.close().await;
}
