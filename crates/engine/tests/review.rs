//! Tests reviews of hand-made games: which turns are marked, and for which reasons.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use paisho::case::Case;
use paisho::notation::record::Record;
use paisho::{Game, Kind, Point, Position, Ruleset, Seat, Stage, Turn};
use paisho_engine::{
    GameReview, Mark, PlainPlayer, Played, Progress, RandomPlayer, Reason, Review, ReviewSettings,
};

fn position(scene: &str) -> Position {
    // A case must contain a claim; which one does not matter here.
    let case = Case::parse(&format!("{scene}\nharmonies Host none")).unwrap();
    let position = case.position();
    position
        .unwrap_or_else(|| panic!("not a legal position: {scene}"))
        .clone()
}

fn game(scene: &str, turns: &str) -> Game {
    let mut game = Game::from_position(position(scene));
    for text in turns.split_whitespace() {
        let turn = text.parse().unwrap();
        game.play(turn)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    game
}

fn settings(nodes: u64) -> ReviewSettings {
    ReviewSettings {
        nodes,
        table: 2,
        ..ReviewSettings::default()
    }
}

fn review_of(game: &Game, nodes: u64, slice: u64) -> GameReview {
    let played = Played::in_game(game);
    let mut review = Review::new(&played, game.outcome(), settings(nodes));
    while review.step(slice) == Progress::Running {
        assert!(review.done() < review.total());
    }
    assert_eq!(review.done(), review.total());
    review.report().clone()
}

fn review(scene: &str, turns: &str) -> GameReview {
    review_of(&game(scene, turns), 2000, 500)
}

/// Three sides of a ring are complete, and the last flower is one step from its corner.
const ALMOST: &str = "GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5)";

#[test]
fn a_missed_ring_is_named_with_the_turn_that_closes_it() {
    // Host can prevent the ring afterwards.
    let scene = format!("board {ALMOST} HR5(1,7) HW4(5,2)\nhand Guest W3");
    let found = review(&scene, "(-3,-5)-(-3,-4)");
    let ply = &found.plies[0];
    assert_eq!(ply.mark, Some(Mark::MissedWin));
    assert_eq!(ply.reasons[0], Reason::MissedRing { turns: 1 });
    let after = position(&scene).play(ply.better.unwrap()).unwrap();
    assert_eq!(after.outcome().unwrap().winners, Seat::GUEST.alone());
    assert!(ply.loss.unwrap() > 0);
    assert_eq!(found.accuracy()[0].count(Mark::MissedWin), 1);
}

#[test]
fn a_ring_that_is_closed_is_no_turning_point() {
    let found = review(&format!("board {ALMOST} HW3(6,6)"), "(-3,-5)-(-3,-6)");
    let ply = &found.plies[0];
    assert_eq!((ply.mark, ply.loss), (None, Some(0)));
    let end = found.end.unwrap();
    assert_eq!(end.chance_of(Seat::GUEST), Some(1000));
    assert_eq!(end.chance_of(Seat::HOST), Some(0));
    assert_eq!(end.line, None);
}

/// Host can prevent Guest's ring.
const THREATENED: &str =
    "move Host\nboard GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HR5(1,7) HW4(5,2)\nhand Guest W3";

#[test]
fn an_allowed_ring_is_named() {
    let found = review(THREATENED, "(5,2)-(6,2) (-3,-5)-(-3,-6)");
    let ply = &found.plies[0];
    // How bad it is depends on how good the position was before.
    let mark = ply.mark.unwrap();
    assert!(matches!(mark, Mark::Mistake | Mark::Blunder), "{mark:?}");
    assert_eq!(ply.reasons[0], Reason::AllowedRing { turns: 1 });
    assert_eq!(found.plies[1].mark, None);
    let [guest, host] = found.accuracy()[..] else {
        panic!("two players")
    };
    assert_eq!((guest.accuracy, guest.best, guest.turns), (1000, 1, 1));
    assert!(host.accuracy < 800 && host.count(mark) == 1, "{host:?}");
    // The better turn is one after which there is no ring.
    let after = position(THREATENED).play(ply.better.unwrap()).unwrap();
    let mut rings = 0;
    after.for_each_turn(|turn| {
        let next = after.play(turn).unwrap();
        rings += usize::from(next.ring_owners().contains(Seat::GUEST));
    });
    assert_eq!(rings, 0);
}

#[test]
fn a_ring_made_for_the_opponent_is_named() {
    // Guest's Rose blocks Host's ring, and moves away.
    let scene = "board HR3(-3,6) HR4(3,6) HR3(3,-6) HR4(-3,-6) GR3(0,6) GR4(7,1)";
    let found = review(scene, "(0,6)-(0,7)");
    let ply = &found.plies[0];
    assert!(ply.mark >= Some(Mark::Inaccuracy), "{ply:?}");
    assert_eq!(ply.reasons[0], Reason::AllowedRing { turns: 0 });
}

#[test]
fn a_tile_that_an_orchid_takes_is_lost() {
    // Host's Orchid takes any flower while Host's Lotus blooms: it breaks the ring in time.
    let scene = format!("board {ALMOST} HO(6,5) HL(-8,2) GW5(7,-4)\nhand Guest W3");
    let found = review(&scene, "(7,-4)-(6,-4)");
    let ply = &found.plies[0];
    assert_eq!(ply.mark, Some(Mark::MissedWin), "{ply:?}");
    let lost = ply.reasons.iter().find_map(|reason| match reason {
        Reason::LostTile { tile, at, by } => Some((tile.owner(), *at, *by)),
        _ => None,
    });
    let (owner, at, by) = lost.unwrap();
    assert_eq!(owner, Seat::GUEST);
    assert!(by.to_string().ends_with(&format!("-{at}")), "{by}");
}

/// A Boat closes the ring by moving a flower that Host's Orchid has trapped, but only an
/// arrangement that earns a bonus may place it.
const BY_BOAT: &str = "board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-2,-5) GR5(6,5) HR5(1,7) HO(-1,-4)\n\
    hand Guest R3 R4 B\nhand Host R3x3 K";

#[test]
fn a_missed_bonus_is_named() {
    let found = review(BY_BOAT, "(6,5)-(6,4)");
    let ply = &found.plies[0];
    assert_eq!(ply.reasons[0], Reason::MissedRing { turns: 1 }, "{ply:?}");
    assert!(ply.reasons.contains(&Reason::MissedBonus), "{ply:?}");
    assert_eq!(ply.better.unwrap().bonus().unwrap().tile, Kind::Boat);
}

#[test]
fn a_declined_bonus_is_named() {
    let best = review(BY_BOAT, "(6,5)-(6,4)").plies[0].better.unwrap();
    let bare = best.to_string();
    let (arrangement, _) = bare.split_once('+').unwrap();
    let found = review(BY_BOAT, arrangement);
    let ply = &found.plies[0];
    let better = best.bonus().unwrap();
    let declined = Reason::DeclinedBonus { better };
    assert!(ply.reasons.contains(&declined), "{ply:?}");
}

/// Each player has one flower left, and planting it ends the game; Guest is ahead by a harmony.
const LAST_FLOWERS: &str = "board GR3(-3,6) GR4(3,6) HR5(1,-7)\nhand Guest R5\nhand Host R5";

#[test]
fn a_missed_win_by_the_last_flower_is_named() {
    // Without the harmony neither player is ahead any more.
    let found = review(LAST_FLOWERS, "(3,6)-(4,5)");
    let ply = &found.plies[0];
    assert_eq!(ply.mark, Some(Mark::MissedWin), "{ply:?}");
    assert_eq!(ply.reasons[0], Reason::MissedWin { turns: 1 });
    let after = position(LAST_FLOWERS).play(ply.better.unwrap()).unwrap();
    assert_eq!(after.outcome().unwrap().winners, Seat::GUEST.alone());
}

#[test]
fn an_allowed_win_by_the_last_flower_is_named() {
    // Both have a harmony, and Guest gives theirs up: Host plants their last flower and wins.
    let scene = "board GR3(-3,6) GR4(3,6) HR3(-3,-6) HR4(3,-6)\nhand Guest R5\nhand Host R5";
    let found = review(scene, "(3,6)-(4,5)");
    let ply = &found.plies[0];
    assert!(ply.mark.is_some(), "{ply:?}");
    assert_eq!(ply.reasons[0], Reason::AllowedWin { turns: 1 }, "{ply:?}");
}

#[test]
fn a_missed_capture_is_named() {
    // Guest's Jasmine can capture a corner of Host's ring, and nothing else prevents the ring.
    let scene = "board HR3(-3,6) HR4(3,6) HR3(3,-6) HR4(-3,-5) GW3(4,-7) GR3(8,3)\n\
        hand Guest W4x3 R5x3\nhand Host W4x3 R5x3";
    let found = review(scene, "(8,3)-(8,2)");
    let ply = &found.plies[0];
    let first = ply.reasons.first();
    assert_eq!(first, Some(&Reason::AllowedRing { turns: 1 }), "{ply:?}");
    let at = Point::new(3, -6).unwrap();
    let missed = ply.reasons.iter().find_map(|reason| match reason {
        Reason::MissedCapture { tile, at } => Some((tile.kind(), tile.owner(), *at)),
        _ => None,
    });
    assert_eq!(missed, Some((Kind::Rose, Seat::HOST, at)), "{ply:?}");
}

#[test]
fn another_bonus_that_is_better_is_named() {
    let best = review(BY_BOAT, "(6,5)-(6,4)").plies[0].better.unwrap();
    let bare = best.to_string();
    let (arrangement, _) = bare.split_once('+').unwrap();
    // The Boat is used elsewhere.
    let found = review(BY_BOAT, &format!("{arrangement}+B(1,7)-(2,7)"));
    let ply = &found.plies[0];
    let better = best.bonus();
    assert!(
        ply.reasons.contains(&Reason::OtherBonus { better }),
        "{ply:?}"
    );
}

/// Whether the arrangement of a turn earns a bonus.
fn earns_bonus(position: &Position, turn: Turn) -> bool {
    position.play_step(turn.first_step()).unwrap().stage() == Stage::Bonus
}

#[test]
fn bonuses_that_were_allowed_are_real() {
    let game = random_game("rulebook", 60);
    let found = review_of(&game, 300, 100);
    let mut position = Position::start(Ruleset::RULEBOOK);
    let mut allowed = 0;
    for (ply, played) in found.plies.iter().zip(game.plies()) {
        let after = position.play(played.turn).unwrap();
        for reason in &ply.reasons {
            if let Reason::AllowedBonus { by } = reason {
                assert!(earns_bonus(&after, *by), "{by} after {}", played.turn);
                allowed += 1;
            }
        }
        position = after;
    }
    assert!(allowed > 0);
}

#[test]
fn the_only_defence_is_praised() {
    // Host's Rose reaches one point of Guest's ring, and nothing else helps.
    let scene =
        format!("move Host\nboard {ALMOST} HR3(3,8)\nhand Guest W3x3 R5x3\nhand Host W3x3 R5x3");
    let found = review(&scene, "(3,8)-(2,6)");
    let ply = &found.plies[0];
    assert_eq!(
        (ply.mark, ply.loss),
        (Some(Mark::OnlyTurn), Some(0)),
        "{ply:?}"
    );
    assert!(ply.best && ply.better.is_none() && ply.reasons.is_empty());
}

/// Alternatives to the best turn are searched only where much is at stake, since it takes time.
#[test]
fn a_quiet_turn_takes_one_search_for_each_position() {
    const NODES: u64 = 500;
    let scene = "board GW4(5,-5) HR4(6,-4)\nhand Guest W3x3 R5x3\nhand Host W3x3 R5x3";
    let game = game(scene, "(5,-5)-(6,-4)");
    let mut review = Review::new(&Played::in_game(&game), None, settings(NODES));
    while review.step(NODES) == Progress::Running {}
    let ply = &review.report().plies[0];
    assert!(ply.best, "{ply:?}");
    assert!(review.nodes() <= 2 * NODES, "{} nodes", review.nodes());
}

#[test]
fn accents_and_opening_flowers_are_not_judged() {
    let mut game = Game::new(Ruleset::RULEBOOK);
    for text in ["R,W,K,B", "R,R,K,K", "R3(0,-8)", "R3(0,8)", "(0,-8)-(0,-6)"] {
        game.play(text.parse().unwrap()).unwrap();
    }
    let found = review_of(&game, 300, 100);
    for ply in &found.plies[..4] {
        assert_eq!((&ply.before, ply.loss, ply.mark), (&None, None, None));
    }
    assert!(found.plies[4].loss.is_some());
    assert_eq!(found.accuracy().len(), 1);
}

fn random_game(rules: &str, turns: usize) -> Game {
    let mut game = Game::new(rules.parse().unwrap());
    let mut player = RandomPlayer::new(7);
    while game.outcome().is_none() && game.plies().len() < turns {
        game.play(player.turn(game.position()).unwrap()).unwrap();
    }
    game
}

#[test]
fn three_players_get_scores_and_no_marks() {
    let found = review_of(&random_game("rulebook.seats3", 16), 100, 64);
    let judged = found.plies.iter().filter(|p| p.before.is_some());
    assert!(judged.count() > 8);
    assert!(
        found
            .plies
            .iter()
            .all(|p| p.loss.is_none() && p.mark.is_none())
    );
    assert!(found.accuracy().is_empty());
    let before = found.plies.last().unwrap().before.clone().unwrap();
    let others = Seat::ALL.into_iter().filter(|s| *s != before.seat);
    assert!(others.into_iter().all(|s| before.chance_of(s).is_none()));
    assert!(before.chance_of(before.seat).is_some());
}

#[test]
fn the_review_does_not_depend_on_how_it_is_sliced() {
    let game = random_game("rulebook.oasis", 24);
    let whole = review_of(&game, 200, u64::MAX);
    assert_eq!(review_of(&game, 200, 1), whole);
    assert!(whole.plies.iter().any(|p| p.loss > Some(0)));
}

#[test]
fn records_keep_their_labels() {
    let text = "[Result \"Guest wins by resignation\"]\n\n\
        0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) 1H.R3(0,8) 2G.(0,-8)-(0,-6)";
    let record = Record::parse(text).unwrap();
    let played = Played::in_record(&record);
    assert_eq!(played.len(), 5);
    assert_eq!(played[4].label.number, 2);
    assert_eq!(played[3].after(), played[4].before);
    // A resignation does not affect the judgement of the turn before it.
    let mut review = Review::new(&played, record.result(), settings(200));
    while review.step(100) == Progress::Running {}
    let end = review.report().end.clone().unwrap();
    assert!(end.chance_of(Seat::HOST).unwrap() > 100);
    let empty = Review::new(&[], None, settings(10)).step(10);
    assert_eq!(empty, Progress::Done);
}
