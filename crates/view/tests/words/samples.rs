//! One sample of every refusal, problem and outcome, with tiles chosen by the caller.

use paisho::{
    Cause, Clash, Ending, Gate, Kind, Outcome, Point, Problem, Refusal, Seat, SeatCount, SeatSet,
    Stage, Standing, Step, Tile,
};

/// The tiles that the sentences mention.
#[derive(Clone, Copy)]
pub(crate) struct Cast {
    pub(crate) flower: Kind,
    pub(crate) other: Kind,
    pub(crate) accent: Kind,
}

impl Cast {
    /// Tiles that result in sensible sentences.
    pub(crate) const PLAIN: Self = Self {
        flower: Kind::Rose,
        other: Kind::Jasmine,
        accent: Kind::Boat,
    };

    /// Casts in which every kind has every role it can have.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let flowers = Kind::ALL.into_iter().filter(|k| k.is_flower()).cycle();
        let accents = Kind::ACCENTS.into_iter().cycle();
        // With 8 flowers, 15 others and 7 accents, 15 casts use each of them.
        let parts = Kind::ALL.into_iter().zip(flowers).zip(accents);
        parts.map(|((other, flower), accent)| Self {
            flower,
            other,
            accent,
        })
    }

    fn flower(self) -> Standing {
        (point(2, -3), Tile::new(Seat::GUEST, self.flower))
    }

    fn other(self) -> Standing {
        (point(-1, -3), Tile::new(Seat::HOST, self.other))
    }

    fn accent(self) -> Standing {
        (point(1, -4), Tile::new(Seat::HOST, self.accent))
    }

    fn growing(self) -> Standing {
        (point(0, -8), Tile::new(Seat::GUEST, self.flower))
    }

    fn clash(self) -> Clash {
        Clash {
            a: self.other(),
            b: self.flower(),
        }
    }

    fn clash_on_column(self) -> Clash {
        Clash {
            a: self.flower(),
            b: (point(2, 4), Tile::new(Seat::HOST, self.other)),
        }
    }
}

pub(crate) fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

/// All refusals; those with several sentences occur several times.
pub(crate) fn refusals(cast: Cast) -> Vec<Refusal> {
    let mut all = beginning(cast);
    all.extend(arranging(cast));
    all.extend(bonuses(cast));
    let seen: Vec<&str> = all.iter().map(Refusal::name).collect();
    let missing = Refusal::NAMES.iter().find(|name| !seen.contains(name));
    assert_eq!(missing, None, "a refusal has no sample");
    let causes = Cause::ALL.iter().filter(|cause| {
        let is_sample = |r: &Refusal| matches!(r, Refusal::Clash { by, .. } if by == *cause);
        !all.iter().any(is_sample)
    });
    assert_eq!(causes.count(), 0, "a cause of a clash has no sample");
    all
}

fn beginning(cast: Cast) -> Vec<Refusal> {
    let Cast {
        flower,
        other,
        accent,
    } = cast;
    let outcome = Outcome {
        winners: Seat::GUEST.alone(),
        ending: Ending::Ring,
    };
    let supply = |supply| Refusal::AccentSupply {
        accent,
        chosen: 3,
        supply,
    };
    let count = |chosen| Refusal::AccentCount { chosen, wanted: 4 };
    let due = |due| Refusal::WrongStage { due };
    vec![
        Refusal::GameOver(outcome),
        Refusal::GiftOffered { from: Seat::GUEST },
        due(Stage::Accents),
        due(Stage::Opening),
        due(Stage::Turn),
        due(Stage::Bonus),
        count(0),
        count(1),
        count(2),
        count(3),
        count(5),
        supply(0),
        supply(1),
        supply(2),
        Refusal::OpeningGate { gate: Gate::South },
        Refusal::OpeningKind {
            flower,
            wanted: other,
        },
        Refusal::NotBasic { tile: accent },
        Refusal::NotInHand { tile: other },
        Refusal::NotAGate { at: point(2, -3) },
        Refusal::NotBesidePond { at: point(2, -3) },
        Refusal::PlantOnTile { by: cast.growing() },
        Refusal::AlreadyGrowing {
            flower: cast.growing(),
        },
        Refusal::CouldPlay {
            example: Step::Plant {
                flower,
                at: point(0, -8),
            },
        },
        Refusal::CouldPlay {
            example: Step::Decline,
        },
    ]
}

fn arranging(cast: Cast) -> Vec<Refusal> {
    let (flower, tile, accent) = (cast.flower(), cast.other(), cast.accent());
    let to = point(2, 3);
    let orchid = (point(3, -4), Tile::new(Seat::HOST, Kind::Orchid));
    let bamboo = (point(-1, -4), Tile::new(Seat::HOST, Kind::Bamboo));
    let clash = cast.clash();
    let clash_by = |by| Refusal::Clash { by, clash };
    let at = tile.0;
    vec![
        Refusal::NothingToArrange { at },
        Refusal::NotYours { tile },
        Refusal::NotAFlower { tile: accent },
        Refusal::Trapped { flower, by: orchid },
        Refusal::StaysPut { flower },
        Refusal::OntoGate {
            tile: flower.1,
            gate: Gate::East,
        },
        Refusal::CannotHold {
            flower: flower.1,
            at,
        },
        Refusal::CannotHold { flower: tile.1, at },
        Refusal::TooFar {
            flower,
            to,
            steps: 6,
        },
        Refusal::TooFar {
            flower,
            to,
            steps: 4,
        },
        Refusal::NoPath { flower, to },
        Refusal::NotExact { flower, to },
        Refusal::GateOnTheWay { flower, to },
        Refusal::GardenOnTheWay { flower, to },
        Refusal::OwnTile { flower, tile },
        Refusal::CaptureAccent { flower, accent },
        Refusal::Protected { tile, by: bamboo },
        Refusal::OrchidNeedsLotus { orchid, tile },
        Refusal::CannotCapture { flower, tile },
        Refusal::NeverCaptured { flower, tile },
        clash_by(Cause::Arriving),
        clash_by(Cause::Uncovering),
        clash_by(Cause::Wheel),
        clash_by(Cause::Bamboo),
        Refusal::Clash {
            by: Cause::Arriving,
            clash: cast.clash_on_column(),
        },
    ]
}

fn bonuses(cast: Cast) -> Vec<Refusal> {
    let (flower, tile, accent) = (cast.flower(), cast.other(), cast.accent());
    let to = point(3, -3);
    let from = flower.0;
    let rock = (point(1, -4), Tile::new(Seat::HOST, Kind::Rock));
    vec![
        Refusal::BonusNotDue { from, to },
        Refusal::BonusWhileGrowing {
            flower: cast.growing(),
        },
        Refusal::AccentOnTile {
            accent: cast.accent,
            tile,
        },
        Refusal::AccentOnGate {
            accent: cast.accent,
            gate: Gate::North,
        },
        Refusal::NoSecondPoint { tile: cast.flower },
        Refusal::WheelBesideGrowing {
            flower: cast.growing(),
        },
        Refusal::WheelBesideRock { rock },
        Refusal::WheelOffBoard { tile },
        Refusal::WheelIntoGate {
            tile,
            gate: Gate::West,
        },
        Refusal::WheelIntoGarden { flower, to },
        Refusal::WheelIntoGarden { flower: tile, to },
        Refusal::WheelOntoTile { tile, by: accent },
        Refusal::BoatOnNothing { at: to },
        Refusal::BoatOnGrowing {
            flower: cast.growing(),
        },
        Refusal::BoatNeedsTarget { flower },
        Refusal::BoatRemovesAccent { accent },
        Refusal::BoatKeepsAccent { accent },
        Refusal::BoatTooFar { flower, to },
        Refusal::BoatOntoTile { flower, tile },
    ]
}

/// All problems of a setup.
pub(crate) fn problems(cast: Cast) -> Vec<Problem> {
    let (tile, accent) = (cast.other(), cast.accent());
    let too_many = |supply| Problem::TooMany {
        seat: Seat::GUEST,
        kind: cast.other,
        count: 4,
        supply,
    };
    let beginning = |stage| Problem::NotTheBeginning { stage };
    let all = vec![
        Problem::NoSuchPlayer { tile },
        Problem::HandOfNobody { seat: Seat::East },
        too_many(0),
        too_many(3),
        Problem::AccentInGate {
            tile: (Gate::North.point(), accent.1),
        },
        Problem::AccentInGate { tile: accent },
        Problem::CannotHold {
            tile: cast.flower(),
        },
        Problem::CannotHold { tile },
        Problem::Clash(cast.clash()),
        Problem::TwoGrowing { seat: Seat::West },
        Problem::CannotMove { seat: Seat::HOST },
        Problem::NobodyLeft,
        beginning(Stage::Accents),
        beginning(Stage::Opening),
        beginning(Stage::Turn),
        beginning(Stage::Bonus),
        Problem::PassedInBetween,
    ];
    let seen: Vec<&str> = all.iter().map(Problem::name).collect();
    let missing = Problem::NAMES.iter().find(|name| !seen.contains(name));
    assert_eq!(missing, None, "a problem has no sample");
    all
}

/// Every ending with every possible number of winners, also combinations that can't occur in play.
pub(crate) fn outcomes(seats: SeatCount) -> Vec<Outcome> {
    let all: Vec<Seat> = seats.seats().iter().collect();
    let winners = (0..=all.len()).map(|n| all.iter().copied().take(n).collect::<SeatSet>());
    winners
        .flat_map(|winners| {
            Ending::ALL.iter().map(move |ending| Outcome {
                winners,
                ending: *ending,
            })
        })
        .collect()
}
