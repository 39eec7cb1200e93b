//! Boards that random play seldom reaches: crowded ones full of harmonies and rings, and ones in
//! which the player to move has no legal turn but passing.

use paisho::{
    Accents, Direction, Gate, Kind, Point, Position, Reserve, Ruleset, Seat, SeatCount, Setup,
    Stage, Tile,
};

use super::dice::Dice;

/// Tiles scattered on a few rows and columns, so that many see each other; half of the time around
/// a grid of flowers that is nearly a ring. Valid by construction: a tile that would make the setup
/// invalid is not put down.
pub(crate) fn scatter(rules: Ruleset, seed: u64) -> Position {
    let mut dice = Dice::new(seed);
    let mut setup = Setup::empty(rules);
    let seats: Vec<Seat> = rules.seats.seats().iter().collect();
    for seat in &seats {
        setup.hands[*seat] = full_hand(&rules, &mut dice);
    }
    setup.to_move = seats[dice.below(seats.len())];
    if dice.one_in(2) {
        put_trellis(&mut setup, &seats, &mut dice);
    }
    throw_tiles(&mut setup, &seats, &mut dice);
    if dice.one_in(2) {
        setup.stage = Stage::Bonus;
    }
    if dice.one_in(2) {
        thin_out(&mut setup, &mut dice);
    }
    if seats.len() > 2 && dice.one_in(2) {
        let leaver = seats.into_iter().find(|s| *s != setup.to_move);
        setup.out = leaver.into_iter().collect();
    }
    Position::from_setup(setup).expect("only what fits was put down")
}

/// Alternating flowers of two kinds that harmonise, on the crossings of two lines with three, often
/// around the centre; with Lion Turtles beside them if the rules have any.
fn put_trellis(setup: &mut Setup, seats: &[Seat], dice: &mut Dice) {
    let first = dice.below(6);
    let pair = [Kind::BASIC[first], Kind::BASIC[(first + 1) % 6]];
    let owner = seats[dice.below(seats.len())];
    let mut line = |from: i8, lines: usize| from + dice.below(lines) as i8;
    let (long, short) = (
        [line(-7, 7), line(-2, 5), line(1, 7)],
        [line(-7, 8), line(0, 8)],
    );
    let upright = dice.one_in(2);
    for (i, a) in long.into_iter().enumerate() {
        for (j, b) in short.into_iter().enumerate() {
            let (x, y) = if upright { (b, a) } else { (a, b) };
            try_put(setup, Point::new(x, y), owner, pair[(i + j) % 2]);
        }
    }
    for seat in seats {
        let beside = Point::new(long[0], short[0]).and_then(|p| p.surrounding().nth(dice.below(3)));
        try_put(setup, beside, *seat, Kind::LionTurtle);
    }
}

fn throw_tiles(setup: &mut Setup, seats: &[Seat], dice: &mut Dice) {
    let lines: Vec<i8> = (0..5).map(|_| dice.below(17) as i8 - 8).collect();
    let favourite = seats[dice.below(seats.len())];
    for _ in 0..dice.below(70) {
        let any = seats[dice.below(seats.len())];
        let owner = if dice.one_in(2) { favourite } else { any };
        let kinds: Vec<Kind> = setup.hands[owner].kinds().collect();
        let mut line = || lines[dice.below(lines.len())];
        let point = Point::new(line(), line());
        if let Some(kind) = dice.pick(&kinds) {
            try_put(setup, point, owner, kind);
        }
    }
}

/// Leaves each player a single basic flower and few accents, so that the game is about to end.
fn thin_out(setup: &mut Setup, dice: &mut Dice) {
    for seat in setup.ruleset.seats.seats().iter() {
        let hand = &mut setup.hands[seat];
        let basics: Vec<Kind> = hand.kinds().filter(|k| k.is_basic()).collect();
        let accents: Vec<Kind> = hand.kinds().filter(|k| k.is_accent()).collect();
        let kept = dice.pick(&basics);
        for kind in basics {
            hand.set(kind, u8::from(kept == Some(kind)));
        }
        for kind in accents {
            hand.set(kind, u8::from(dice.one_in(3)));
        }
    }
}

/// All flowers and a random choice of accents.
fn full_hand(rules: &Ruleset, dice: &mut Dice) -> Reserve {
    let choices: Vec<Accents> = Accents::choices(rules).collect();
    let mut hand = Reserve::flowers();
    for accent in choices[dice.below(choices.len())].iter() {
        // Two of a choice may be one for each player, so a hand may not have room for both.
        let most = rules.accent_supply(accent);
        hand.set(accent, (hand.count(accent) + 1).min(most));
    }
    hand
}

/// Moves a tile from the hand to the board, if that leaves a valid setup and a flower in hand.
fn try_put(setup: &mut Setup, point: Option<Point>, owner: Seat, kind: Kind) {
    let Some(point) = point.filter(|p| setup.board().get(*p).is_none()) else {
        return;
    };
    let last_basic = kind.is_basic() && setup.hands[owner].basics() == 1;
    if last_basic || !setup.hands[owner].has(kind) {
        return;
    }
    let mut tried = setup.clone();
    tried.set(point, Some(Tile::new(owner, kind)));
    let left = tried.hands[owner].count(kind) - 1;
    tried.hands[owner].set(kind, left);
    if Position::from_setup(tried.clone()).is_ok() {
        *setup = tried;
    }
}

/// Guest has to pass: Host's flowers grow in all gates, and Guest's only flower, if there is one,
/// is trapped. Otherwise the gates are walled in, so that Host is stuck as well.
pub(crate) fn besieged(preset: Ruleset, seed: u64) -> Position {
    let mut dice = Dice::new(seed);
    let rules = Ruleset {
        seats: SeatCount::Two,
        double_accents: true,
        no_wheels: false,
        ..preset
    };
    let mut setup = Setup::empty(rules);
    let flowers = [Kind::Rose, Kind::Lily, Kind::Lily, Kind::Rhododendron];
    for (gate, flower) in Gate::ALL.into_iter().zip(flowers) {
        setup.set(gate.point(), Some(Tile::new(Seat::HOST, flower)));
    }
    if dice.one_in(2) {
        put_trapped_flower(&mut setup, &mut dice);
    } else {
        put_walls(&mut setup);
    }
    setup.fill_hands(Accents::EMPTY);
    for seat in rules.seats.seats().iter() {
        setup.hands[seat].set(Kind::Wheel, dice.below(3) as u8);
    }
    Position::from_setup(setup).expect("a siege is a valid position")
}

fn put_trapped_flower(setup: &mut Setup, dice: &mut Dice) {
    let x = dice.below(5) as i8 - 2;
    let (Some(flower), Some(orchid)) = (Point::new(x, 0), Point::new(x, 1)) else {
        return;
    };
    setup.set(flower, Some(Tile::new(Seat::GUEST, Kind::WhiteJade)));
    setup.set(orchid, Some(Tile::new(Seat::HOST, Kind::Orchid)));
}

/// Accents of both players on all points beside the gates.
fn put_walls(setup: &mut Setup) {
    let walls = [Kind::Rock, Kind::Knotweed, Kind::Boat];
    let sides = Gate::ALL.into_iter().flat_map(|g| {
        Direction::ALL
            .into_iter()
            .filter_map(move |d| g.point().step(d))
    });
    for (i, point) in sides.enumerate() {
        let owner = [Seat::GUEST, Seat::HOST][i % 2];
        setup.set(point, Some(Tile::new(owner, walls[i % 3])));
    }
}
