//! Positions and turns that show everything a turn can do.

use paisho::{
    AccentChoice, Accents, Kind, Position, Reserve, Ruleset, Seat, SeatCount, Setup, Stage, Step,
    Turn,
};

/// A turn, the position in which it is played, and a label for the reader.
pub(crate) struct Scene {
    pub(crate) label: &'static str,
    pub(crate) before: Position,
    pub(crate) turn: Turn,
}

/// The rules with all tiles.
pub(crate) const OASIS: Ruleset = Ruleset {
    oasis: true,
    ..Ruleset::RULEBOOK
};

fn turn(text: &str) -> Turn {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn accents(text: &str) -> Accents {
    match turn(text) {
        Turn::Accents(accents) => accents,
        other => panic!("{other:?}"),
    }
}

fn tile(letter: &str) -> (Seat, Kind) {
    let (seat, code) = letter.split_at(1);
    let seat = if seat == "G" { Seat::GUEST } else { Seat::HOST };
    (seat, Kind::from_code(code).unwrap())
}

/// A position with Guest to move, from a list such as `GW4(0,-8) HK(-5,2)`.
fn board(ruleset: Ruleset, tiles: &str, hand: &str) -> Position {
    let mut setup = Setup::empty(ruleset);
    for text in tiles.split_whitespace() {
        let (letter, point) = text.split_at(text.find('(').unwrap());
        let (seat, kind) = tile(letter);
        // Parsing a plant turn is the shortest way to read a point.
        let Turn::Plant { at, .. } = turn(&format!("R3{point}")) else {
            panic!("{text}");
        };
        setup.set(at, Some(paisho::Tile::new(seat, kind)));
    }
    setup.fill_hands(accents(hand));
    Position::from_setup(setup).unwrap_or_else(|problems| panic!("{tiles}: {problems}"))
}

/// Several turns in the same position, each as label and notation.
fn turns(before: &Position, list: &[(&'static str, &str)]) -> Vec<Scene> {
    let scene = |(label, text): &(&'static str, &str)| Scene {
        label,
        before: before.clone(),
        turn: turn(text),
    };
    list.iter().map(scene).collect()
}

/// Turns played one after the other.
fn game(ruleset: Ruleset, list: &[(&'static str, &str)]) -> Vec<Scene> {
    let mut before = Position::start(ruleset);
    let mut scenes = Vec::new();
    for (label, text) in list {
        let after = before
            .play(turn(text))
            .unwrap_or_else(|e| panic!("{text}: {e}"));
        scenes.extend(turns(&before, &[(*label, *text)]));
        before = after;
    }
    scenes
}

/// The beginning of a game for two and of one for four.
fn beginnings() -> Vec<Scene> {
    let mut scenes = game(
        Ruleset::RULEBOOK,
        &[
            ("accents of each kind", "R,W,K,B"),
            ("accents twice", "R,R,K,K"),
            ("opening", "W4(0,-8)"),
            ("opening reply", "W4(0,8)"),
            ("arrange out of a gate", "(0,-8)-(1,-5)"),
            ("plant in another gate", "R5(8,0)"),
            ("arrange between points", "(1,-5)-(3,-6)"),
        ],
    );
    let for_all = Ruleset {
        accents: AccentChoice::HostForAll,
        ..Ruleset::RULEBOOK
    };
    scenes.extend(game(for_all, &[("accents for all", "W,W,B,B")]));
    let guest_one = Ruleset {
        accents: AccentChoice::GuestOne,
        ..Ruleset::RULEBOOK
    };
    scenes.extend(game(guest_one, &[("one accent each", "B,R")]));
    let four = Ruleset {
        seats: SeatCount::Four,
        ..OASIS
    };
    scenes.extend(game(
        four,
        &[
            ("four: accents", "M,P,T,R"),
            ("four: accents of West", "R,W,K,B"),
            ("four: accents of North", "R,W,W,B"),
            ("four: accents of East", "K,K,B,B"),
            ("four: opening chosen by West", "R3(0,-8)"),
            ("four: opening chosen by North", "W5(-8,0)"),
            ("four: opening chosen by East", "R4(0,8)"),
            ("four: last opening", "W3(8,0)"),
            ("four: arrange", "(0,-8)-(-1,-7)"),
        ],
    ));
    scenes
}

/// Every kind of bonus.
fn bonuses() -> Vec<Scene> {
    let tiles = "GW4(0,-8) GW3(4,-5) HR4(-3,-3) HK(-5,2) HW5(-4,6) HP(4,4)";
    let before = board(OASIS, tiles, "R,W,B,M");
    let crowd = board(
        OASIS,
        "GW4(0,-8) GW3(4,-5) HR4(-3,-3) HK(-4,-3) HB(-5,-3) HB(-3,-5) HP(-4,-5)",
        "R,W,B,M",
    );
    let mut scenes = turns(
        &before,
        &[
            ("harmony, bonus declined", "(0,-8)-(1,-5)"),
            ("bonus: Rock", "(0,-8)-(1,-5)+R(3,-1)"),
            ("bonus: Wheel beside nothing", "(0,-8)-(1,-5)+W(5,1)"),
            ("bonus: Wheel beside one", "(0,-8)-(1,-5)+W(-3,-4)"),
            (
                "bonus: Boat moves a flower",
                "(0,-8)-(1,-5)+B(-3,-3)-(-3,-2)",
            ),
            ("bonus: Boat removes an accent", "(0,-8)-(1,-5)+B(-5,2)"),
            ("bonus: Lotus", "(0,-8)-(1,-5)+L(-8,0)"),
            ("bonus: Orchid", "(0,-8)-(1,-5)+O(0,8)"),
            ("bonus: basic flower", "(0,-8)-(1,-5)+R5(8,0)"),
            ("bonus: basic flower beside a Pond", "(0,-8)-(1,-5)+R4(5,5)"),
            ("bonus: Bamboo beside nothing", "(0,-8)-(1,-5)+M(5,1)"),
            ("bonus: Bamboo returns one", "(0,-8)-(1,-5)+M(-3,-4)"),
            ("plant beside a Pond", "W5(3,5)"),
        ],
    );
    scenes.extend(turns(
        &crowd,
        &[
            ("bonus: Wheel turns five", "(0,-8)-(1,-5)+W(-4,-4)"),
            ("bonus: Bamboo returns five", "(0,-8)-(1,-5)+M(-4,-4)"),
            ("bonus: Wheel turns two", "(0,-8)-(1,-5)+W(-2,-4)"),
        ],
    ));
    scenes
}

/// Captures, several harmonies in one turn, uncovered harmonies, rings.
fn harmonies() -> Vec<Scene> {
    let board = |tiles| board(Ruleset::RULEBOOK, tiles, "R,W,K,B");
    let mut scenes = turns(
        &board("GW4(5,-5) HR4(6,-4)"),
        &[("capture", "(5,-5)-(6,-4)")],
    );
    scenes.extend(turns(
        &board("GW4(5,-5) HR4(6,-4) GW3(6,0)"),
        &[
            ("capture with harmony", "(5,-5)-(6,-4)"),
            ("capture, harmony and bonus", "(5,-5)-(6,-4)+K(1,1)"),
        ],
    ));
    scenes.extend(turns(
        &board("GW4(0,-8) GW3(4,-5) GW5(1,-2) HL(-3,-5)"),
        &[("three harmonies", "(0,-8)-(1,-5)+R(-1,6)")],
    ));
    scenes.extend(turns(
        &board("GW3(-6,5) GR5(0,5) GW4(6,5)"),
        &[("uncovered harmony", "(0,5)-(0,6)")],
    ));
    scenes.extend(turns(
        &board("GW3(-6,5) GW5(0,5) GW4(6,5) GR3(4,6)"),
        &[("uncovered and formed", "(0,5)-(0,6)")],
    ));
    scenes.extend(turns(
        &board("GW4(3,-5) GW3(4,-5) GW5(5,-2)"),
        &[("one harmony kept, one formed", "(3,-5)-(5,-5)")],
    ));
    scenes.extend(turns(
        &board("GR3(4,4) GR4(-4,4) GR3(-4,-4) GR4(4,-6)"),
        &[("ring", "(4,-6)-(4,-4)")],
    ));
    scenes.extend(turns(
        &self::board(OASIS, "GW4(5,-5) HR4(6,-4) GW3(6,0) GT(7,-3)", "R,W,K,B"),
        &[(
            "capture of a partner, harmony in its place",
            "(5,-5)-(6,-4)",
        )],
    ));
    scenes
}

/// A player without a legal move.
fn stuck() -> Vec<Scene> {
    let mut setup = Setup::empty(Ruleset {
        last_flower: false,
        ..Ruleset::RULEBOOK
    });
    setup.hands[Seat::HOST] = Reserve::flowers();
    let before = Position::from_setup(setup).unwrap();
    turns(&before, &[("pass", "pass")])
}

pub(crate) fn all() -> Vec<Scene> {
    [beginnings(), bonuses(), harmonies(), stuck()]
        .into_iter()
        .flatten()
        .collect()
}

/// A game of random turns from a seed, with at most `most` turns.
pub(crate) fn wandering(ruleset: Ruleset, mut seed: u64, most: usize) -> Vec<Scene> {
    let mut pick = |position: &Position| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let steps: Vec<Step> = position.steps().collect();
        let chosen = (seed >> 33) as usize % steps.len().max(1);
        steps.get(chosen).copied().unwrap_or(Step::Pass)
    };
    let mut before = Position::start(ruleset);
    let mut scenes = Vec::new();
    while before.outcome().is_none() && scenes.len() < most {
        let step = pick(&before);
        let mut after = before.play_step(step).unwrap();
        let mut turn = Turn::from_step(step).unwrap();
        if after.stage() == Stage::Bonus {
            let next = pick(&after);
            after = after.play_step(next).unwrap();
            if let (Turn::Arrange { bonus, .. }, Step::Bonus(taken)) = (&mut turn, next) {
                *bonus = Some(taken);
            }
        }
        let label = "wandering";
        scenes.push(Scene {
            label,
            before,
            turn,
        });
        before = after;
    }
    scenes
}
