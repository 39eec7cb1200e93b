//! Edge cases of setups: recorded games with an unnoticed clash (§9.4), setups that text from
//! outside can describe but no game can reach, positions after players left.

#![expect(
    clippy::unwrap_used,
    reason = "a test may panic when its own preparation fails"
)]

use paisho::{
    BySeat, Kind, Leaving, Point, Position, Problem, RecordingError, Refusal, Reserve, Ruleset,
    Seat, SeatCount, Setup, Stage, Tile, Turn,
};

fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn seats(count: SeatCount) -> Ruleset {
    Ruleset {
        seats: count,
        ..Ruleset::RULEBOOK
    }
}

/// A setup with these tiles and all others in the hands.
fn setup(ruleset: Ruleset, tiles: &[(Seat, Kind, i8, i8)]) -> Setup {
    let mut setup = Setup::empty(ruleset);
    for &(owner, kind, x, y) in tiles {
        setup.set(point(x, y), Some(Tile::new(owner, kind)));
    }
    setup.fill_hands(paisho::Accents::one_of_each(&ruleset));
    setup
}

const CLASH_AHEAD: &[(Seat, Kind, i8, i8)] = &[
    (Seat::GUEST, Kind::Rose, 3, -6),
    (Seat::HOST, Kind::Jasmine, 4, 7),
];

#[test]
fn a_clash_that_nobody_noticed_is_recorded_and_repaired() {
    let before = setup(Ruleset::RULEBOOK, CLASH_AHEAD);
    let mut after = before.record(turn("(3,-6)-(4,-6)")).unwrap();
    assert_eq!(after.to_move, Seat::HOST);
    assert!(Position::from_setup(after.clone()).is_err());
    // Play continues before the clash is noticed.
    after = after.record(turn("R3(0,8)")).unwrap();
    let (rose, jasmine) = (
        Tile::new(Seat::GUEST, Kind::Rose),
        Tile::new(Seat::HOST, Kind::Jasmine),
    );
    assert_eq!(
        after.repair_clashes(),
        [(point(4, -6), rose), (point(4, 7), jasmine)]
    );
    assert_eq!(after.hands[Seat::GUEST].count(Kind::Rose), 3);
    assert_eq!(after.hands[Seat::HOST].count(Kind::Jasmine), 3);
    let repaired = Position::from_setup(after).unwrap();
    assert_eq!(repaired.to_move(), Seat::GUEST);
    assert_eq!(repaired.outcome(), None);
}

#[test]
fn tiles_that_clash_once_others_are_gone_return_too_and_each_only_once() {
    // On row 7: Rose, Jasmine, Rose all clash; behind them Lily and Chrysanthemum see each other
    // as soon as the three are gone.
    let mut clashing = setup(
        Ruleset::RULEBOOK,
        &[
            (Seat::GUEST, Kind::Lily, -5, 7),
            (Seat::GUEST, Kind::Rose, -3, 7),
            (Seat::HOST, Kind::Jasmine, 0, 7),
            (Seat::HOST, Kind::Rose, 2, 7),
            (Seat::HOST, Kind::Chrysanthemum, 5, 7),
        ],
    );
    let returned: Vec<Point> = clashing
        .repair_clashes()
        .iter()
        .map(|(at, _)| *at)
        .collect();
    let expected = [(-3, 7), (0, 7), (2, 7), (-5, 7), (5, 7)].map(|(x, y)| point(x, y));
    assert_eq!(returned, expected);
    assert_eq!(clashing.board().tiles().count(), 0);
    assert_eq!(clashing.repair_clashes(), []);
}

#[test]
fn recording_breaks_no_other_rule() {
    let before = setup(Ruleset::RULEBOOK, CLASH_AHEAD);
    let refused = |text| match before.record(turn(text)) {
        Err(RecordingError::Refused(refusal)) => refusal.section(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(refused("(3,-6)-(7,-5)"), "§6.1");
    assert_eq!(refused("(4,7)-(4,6)"), "§4.1");
    assert_eq!(refused("(3,-6)-(4,-6)+R(0,0)"), "§6.4");
    assert_eq!(refused("pass"), "§4.2");
}

#[test]
fn nothing_is_recorded_after_the_end() {
    let ring = setup(
        Ruleset::RULEBOOK,
        &[
            (Seat::GUEST, Kind::Rose, -3, 6),
            (Seat::GUEST, Kind::Chrysanthemum, 3, 6),
            (Seat::GUEST, Kind::Rose, 3, -6),
            (Seat::GUEST, Kind::Chrysanthemum, -3, -6),
        ],
    );
    let refused = ring.record(turn("R3(0,-8)"));
    assert!(matches!(
        refused,
        Err(RecordingError::Refused(Refusal::GameOver(_)))
    ));
}

#[test]
fn only_a_setup_without_other_problems_is_recorded_upon() {
    let mut crowded = Setup::empty(Ruleset::RULEBOOK);
    for at in Point::all().filter(|p| p.y() > 5) {
        crowded.set(at, Some(Tile::new(Seat::GUEST, Kind::Rose)));
    }
    for text in ["pass", "R3(0,-8)"] {
        let refused = crowded.record(turn(text));
        assert!(
            matches!(refused, Err(RecordingError::NoPosition { .. })),
            "{text}"
        );
    }
}

#[test]
fn a_board_full_of_one_kind_is_counted_without_overflow() {
    let mut full = Setup::empty(Ruleset::RULEBOOK);
    for at in Point::all() {
        full.set(at, Some(Tile::new(Seat::GUEST, Kind::Lotus)));
    }
    full.hands[Seat::GUEST].set(Kind::Lotus, Reserve::MOST);
    let problems = Position::from_setup(full).unwrap_err();
    let expected = Problem::TooMany {
        seat: Seat::GUEST,
        kind: Kind::Lotus,
        count: Point::COUNT + usize::from(Reserve::MOST),
        supply: 1,
    };
    assert!(problems.found.contains(&expected));
}

#[test]
fn a_lotus_put_down_before_it_is_taken_away_still_blooms() {
    let tiles = [
        (Seat::GUEST, Kind::Lotus, 1, 7),
        (Seat::GUEST, Kind::Lotus, 3, 7),
    ];
    let mut edited = setup(Ruleset::RULEBOOK, &tiles);
    edited.set(point(1, 7), None);
    edited.fill_hands(paisho::Accents::EMPTY);
    assert_eq!(edited.board().blooming_lotus(), Seat::GUEST.alone());
    let mut afresh = setup(Ruleset::RULEBOOK, &tiles[1..]);
    afresh.fill_hands(paisho::Accents::EMPTY);
    assert_eq!(edited, afresh);
}

#[test]
fn repairing_a_hand_that_is_too_full_does_not_spill_into_another_kind() {
    let mut clashing = setup(
        Ruleset::RULEBOOK,
        &[
            (Seat::GUEST, Kind::Rose, 4, -6),
            (Seat::HOST, Kind::Jasmine, 4, 7),
        ],
    );
    clashing.hands = BySeat::default();
    clashing.hands[Seat::GUEST].set(Kind::Rose, Reserve::MOST);
    clashing.repair_clashes();
    let hand = clashing.hands[Seat::GUEST];
    assert_eq!(hand.count(Kind::Rose), Reserve::MOST);
    assert_eq!(hand.kinds().collect::<Vec<_>>(), [Kind::Rose]);
}

/// Converting a position that a game reaches into a setup and back changes nothing.
fn assert_survives_setup(position: &Position) {
    let again = Position::from_setup(Setup::from(position));
    assert_eq!(again.as_ref(), Ok(position));
    let text = position.to_string();
    assert_eq!(text.parse::<Position>().as_ref(), Ok(position), "{text}");
}

#[test]
fn whoever_leaves_before_the_first_turn_leaves_a_valid_position() {
    use paisho::AccentChoice::{HostForAll, InTurn};
    for accents in [HostForAll, InTurn] {
        let ruleset = Ruleset {
            accents,
            ..seats(SeatCount::Four)
        };
        for first in Seat::ALL {
            for second in Seat::ALL {
                let mut position = Position::start(ruleset);
                position.leave(first, Leaving::Resignation);
                assert_survives_setup(&position);
                position = position.play(turn("R,W,K,B")).unwrap();
                assert_survives_setup(&position);
                while position.stage() == Stage::Accents {
                    position = position.play(turn("R,W,K,B")).unwrap();
                }
                let opening = position.steps().next().unwrap();
                position = position.play_step(opening).unwrap();
                position.leave(second, Leaving::Time);
                assert_survives_setup(&position);
                while position.stage() == Stage::Opening {
                    let opening = position.steps().next().unwrap();
                    position = position.play_step(opening).unwrap();
                }
                assert_survives_setup(&position);
            }
        }
    }
}

/// South and West have no legal turn, North has.
fn two_stuck_of_three() -> Position {
    let ruleset = Ruleset {
        last_flower: false,
        ..seats(SeatCount::Three)
    };
    let mut stuck = setup(
        ruleset,
        &[
            (Seat::South, Kind::Orchid, 0, 5),
            (Seat::West, Kind::Orchid, 0, 6),
        ],
    );
    stuck.hands = BySeat::default();
    stuck.hands[Seat::North].set(Kind::Rose, 1);
    Position::from_setup(stuck).unwrap()
}

#[test]
fn a_pass_of_somebody_who_left_does_not_end_the_game_of_the_others() {
    let mut position = two_stuck_of_three().play(Turn::Pass).unwrap();
    position.leave(Seat::South, Leaving::Resignation);
    let position = position.play(Turn::Pass).unwrap();
    assert_eq!(position.outcome(), None, "North can still plant");
    assert!(position.is_legal(turn("R3(8,0)")));
    assert_survives_setup(&position);
}

#[test]
fn whoever_leaves_after_others_passed_leaves_a_valid_position() {
    let mut position = two_stuck_of_three();
    for _ in 0..2 {
        position = position.play(Turn::Pass).unwrap();
    }
    position.leave(Seat::North, Leaving::Resignation);
    assert_survives_setup(&position);
}
