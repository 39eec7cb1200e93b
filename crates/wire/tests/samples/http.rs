//! Bodies of HTTP requests and answers.

use super::{account, actions, id, rose, setup};
use paisho_wire::{
    ActionBody, Asked, ClockReading, Ending, GameList, GameState, GameSummary, LeaveReason, Left,
    LevelShown, Offers, Outcome, PROTOCOL, RatingRange, RatingShown, Seat, SeatClock, Seek,
    SeekAnswer, SeekBody, SeekList, ServerInfo, SideWish, Speed, Status, Text, TimeControl,
    Visibility,
};

pub(crate) fn seek_bodies() -> Vec<SeekBody> {
    let plain = SeekBody {
        ruleset: Text(id("rulebook")),
        time: TimeControl::PerTurn { days: 3 },
        rated: false,
        side: SideWish::Random,
        visibility: Visibility::Public,
        ratings: None,
        computers: vec![],
        quick_pair: false,
    };
    let four = SeekBody {
        ruleset: Text(id("rulebook.seats4")),
        time: TimeControl::Unlimited {},
        visibility: Visibility::Private,
        computers: vec![1, 8],
        ..plain.clone()
    };
    let choosy = SeekBody {
        time: TimeControl::Bank { days: 1, bank: 14 },
        rated: true,
        side: SideWish::Host,
        ratings: Some(RatingRange {
            min: 1200,
            max: 1800,
        }),
        quick_pair: true,
        ..plain.clone()
    };
    vec![plain, four, choosy]
}

fn seek() -> Seek {
    Seek {
        id: id("s1"),
        people: vec![rose()],
        rating: Some(RatingShown {
            rating: 1640,
            provisional: false,
        }),
        body: seek_bodies().remove(2),
        speed: Speed::Correspondence,
        free: 1,
        created: 1_800_000_000_000,
    }
}

pub(crate) fn seek_list() -> SeekList {
    SeekList {
        seeks: vec![seek()],
    }
}

pub(crate) fn seek_answers() -> Vec<SeekAnswer> {
    let seek = Box::new(seek());
    vec![
        SeekAnswer::Waiting { seek },
        SeekAnswer::Started { game: id("g1") },
    ]
}

pub(crate) fn action_bodies() -> Vec<ActionBody> {
    let body = |action| ActionBody {
        id: id("c-1"),
        action,
    };
    actions::all().into_iter().map(body).collect()
}

pub(crate) fn clock() -> ClockReading {
    let clock = |seat, millis| SeatClock { seat, millis };
    ClockReading {
        now: 1_800_000_000_000,
        left: vec![clock(Seat::South, 512_000), clock(Seat::North, 600_000)],
        running: Some(Seat::South),
        deadline: Some(1_800_000_512_000),
    }
}

fn summary() -> GameSummary {
    GameSummary {
        id: id("g1"),
        version: 9,
        setup: setup(),
        speed: Speed::Steady,
        status: Status::Playing,
        created: 1_800_000_000_000,
        ply: 4,
        due: vec![Seat::South],
        deadline: Some(1_800_000_512_000),
        outcome: None,
    }
}

pub(crate) fn game_list() -> GameList {
    GameList {
        games: vec![summary()],
        next: Some("1700000000000.g1".to_owned()),
    }
}

pub(crate) fn game_states() -> Vec<GameState> {
    let playing = GameState {
        summary: summary(),
        turns: "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)".to_owned(),
        position: "1~rulebook~G~HW3-cGR3-------------GL--~G233333O-H333233LO".to_owned(),
        left: vec![
            Left {
                seat: Seat::East,
                reason: LeaveReason::Resignation,
                after: 2,
            },
            Left {
                seat: Seat::West,
                reason: LeaveReason::Time,
                after: 3,
            },
        ],
        clock: clock(),
        offers: Offers {
            draw: vec![Seat::North],
            takeback: Some((3, vec![Seat::South])),
            gift: Some(Seat::North),
            rematch: vec![Seat::North],
            asked: vec![Asked {
                seat: Seat::North,
                draw: Some(4),
                takeback: Some(2),
            }],
        },
        vacation: vec![Seat::North],
        you: Some(Seat::South),
        accents: Some("R,W,K,B".to_owned()),
        conditionals: vec!["R3(0,8);(0,-8)-(0,-7)".to_owned()],
        next_game: None,
    };
    let mut finished = GameState {
        left: vec![],
        clock: ClockReading::default(),
        offers: Offers::default(),
        vacation: vec![],
        you: None,
        accents: None,
        conditionals: vec![],
        next_game: Some(id("g2")),
        ..playing.clone()
    };
    finished.summary.status = Status::Finished;
    finished.summary.due = vec![];
    finished.summary.outcome = Some(Outcome {
        winners: vec![Seat::North],
        ending: Ending::Gift,
        decider: None,
    });
    vec![playing, finished]
}

pub(crate) fn server_infos() -> Vec<ServerInfo> {
    let info = |computers, you| ServerInfo {
        title: "The Lily House".to_owned(),
        contact: None,
        protocol: PROTOCOL,
        rules_version: 1,
        registration: true,
        guests: true,
        mail: false,
        computers,
        you,
    };
    let seedling = LevelShown {
        level: 3,
        name: "seedling".to_owned(),
        description: "Closes a ring when it can, and sees your obvious reply to a turn.".to_owned(),
    };
    let you = account::selves().into_iter().next();
    vec![info(vec![seedling], you), info(vec![], None)]
}
