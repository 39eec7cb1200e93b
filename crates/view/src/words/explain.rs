//! Why a turn is not allowed, as a sentence.

use paisho::{Cause, Refusal, SeatCount, Stage, Step, Turn};

use super::args::Args;
use super::{Key, Words};

impl Words {
    /// Says why a turn is refused: a sentence that names the paragraph of the rules, the tiles and
    /// the points. The number of seats decides how players are called.
    #[must_use]
    pub fn explain(&self, refusal: &Refusal, seats: SeatCount) -> String {
        let args = self.args().notation("section", refusal.section());
        let (key, args) = match *refusal {
            Refusal::GameOver(outcome) => {
                let args = args.words("outcome", self.announce(outcome, seats));
                (Key::GameOver, args)
            }
            _ => sentence(*refusal, seats, args),
        };
        self.say(key, &args)
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "one sentence per reason; splitting would hide that none is missing"
)]
fn sentence(refusal: Refusal, seats: SeatCount, args: Args) -> (Key, Args) {
    match refusal {
        // The caller has added how the game ended.
        Refusal::GameOver(_) => (Key::GameOver, args),
        Refusal::GiftOffered { .. } => (Key::GiftOffered, args),
        Refusal::WrongStage { due } => (due_key(due), args),
        Refusal::AccentCount { chosen, wanted } => {
            let args = args.count("chosen", chosen).count("wanted", wanted);
            (Key::AccentCount, args)
        }
        Refusal::AccentSupply {
            accent,
            chosen,
            supply,
        } => {
            let args = args.tile("accent", accent).count("chosen", chosen);
            (Key::AccentSupply, args.count("supply", supply))
        }
        Refusal::OpeningGate { gate } => (Key::OpeningGate, args.gate("gate", gate)),
        Refusal::OpeningKind { flower, wanted } => {
            let args = args.tile("flower", flower).tile("wanted", wanted);
            (Key::OpeningKind, args)
        }
        Refusal::NotBasic { tile } => (Key::NotBasic, args.tile("tile", tile)),
        Refusal::NotInHand { tile } => (Key::NotInHand, args.tile("tile", tile)),
        Refusal::NotAGate { at } => (Key::NotAGate, args.point("at", at)),
        Refusal::NotBesidePond { at } => (Key::NotBesidePond, args.point("at", at)),
        Refusal::PlantOnTile { by } => (Key::PlantOnTile, args.standing(["tile", "at"], by)),
        Refusal::AlreadyGrowing { flower } => {
            (Key::AlreadyGrowing, args.standing(["flower", "at"], flower))
        }
        Refusal::NothingToArrange { at } => (Key::NothingToArrange, args.point("at", at)),
        Refusal::NotYours { tile } => {
            let args = args.seat("owner", tile.1.owner(), seats);
            (Key::NotYours, args.standing(["tile", "at"], tile))
        }
        Refusal::NotAFlower { tile } => (Key::NotAFlower, args.standing(["tile", "at"], tile)),
        Refusal::Trapped { flower, by } => {
            let args = args.standing(["flower", "at"], flower);
            (Key::Trapped, args.point("orchid-at", by.0))
        }
        Refusal::StaysPut { flower } => (Key::StaysPut, args.standing(["flower", "at"], flower)),
        Refusal::OntoGate { tile, gate } => {
            let args = args.tile("tile", tile.kind()).gate("gate", gate);
            (Key::OntoGate, args)
        }
        Refusal::CannotHold { flower, at } => {
            let args = args.tile("flower", flower.kind()).point("at", at);
            (Key::CannotHold, args.foreign_garden(flower.kind()))
        }
        Refusal::TooFar { flower, to, steps } => {
            let args = args.standing(["flower", "at"], flower).point("to", to);
            let args = args.count("reach", flower.1.kind().reach());
            (Key::TooFar, args.count("steps", steps))
        }
        Refusal::NoPath { flower, to } => {
            let args = args.standing(["flower", "at"], flower).point("to", to);
            (Key::NoPath, args.count("reach", flower.1.kind().reach()))
        }
        Refusal::NotExact { flower, to } => {
            let args = args.standing(["flower", "at"], flower).point("to", to);
            (Key::NotExact, args.count("reach", flower.1.kind().reach()))
        }
        Refusal::GateOnTheWay { flower, to } => {
            let args = args.standing(["flower", "at"], flower).point("to", to);
            (Key::GateOnTheWay, args)
        }
        Refusal::GardenOnTheWay { flower, to } => {
            let args = args.standing(["flower", "at"], flower).point("to", to);
            (Key::GardenOnTheWay, args)
        }
        Refusal::OwnTile { flower, tile } => (Key::OwnTile, capture(args, flower, tile)),
        Refusal::CaptureAccent { flower, accent } => {
            (Key::CaptureAccent, capture(args, flower, accent))
        }
        Refusal::Protected { tile, by } => {
            let args = args.standing(["tile", "at"], tile);
            (Key::Protected, args.point("bamboo-at", by.0))
        }
        Refusal::OrchidNeedsLotus { orchid, tile } => {
            let args = args.point("orchid-at", orchid.0);
            (Key::OrchidNeedsLotus, args.standing(["tile", "at"], tile))
        }
        Refusal::CannotCapture { flower, tile } => {
            (Key::CannotCapture, capture(args, flower, tile))
        }
        Refusal::NeverCaptured { flower, tile } => {
            (Key::NeverCaptured, capture(args, flower, tile))
        }
        Refusal::Clash { by, clash } => (clash_key(by), args.clash(clash)),
        Refusal::BonusNotDue { from, to } => {
            (Key::BonusNotDue, args.point("from", from).point("to", to))
        }
        Refusal::BonusWhileGrowing { flower } => (
            Key::BonusWhileGrowing,
            args.standing(["flower", "at"], flower),
        ),
        Refusal::AccentOnTile { accent, tile } => {
            let args = args.tile("accent", accent);
            (Key::AccentOnTile, args.standing(["tile", "at"], tile))
        }
        Refusal::AccentOnGate { accent, gate } => {
            let args = args.tile("accent", accent).gate("gate", gate);
            (Key::AccentOnGate, args)
        }
        Refusal::NoSecondPoint { tile } => (Key::NoSecondPoint, args.tile("tile", tile)),
        Refusal::WheelBesideGrowing { flower } => (
            Key::WheelBesideGrowing,
            args.standing(["flower", "at"], flower),
        ),
        Refusal::WheelBesideRock { rock } => (Key::WheelBesideRock, args.point("at", rock.0)),
        Refusal::WheelOffBoard { tile } => {
            (Key::WheelOffBoard, args.standing(["tile", "at"], tile))
        }
        Refusal::WheelIntoGate { tile, gate } => {
            let args = args.standing(["tile", "at"], tile);
            (Key::WheelIntoGate, args.gate("gate", gate))
        }
        Refusal::WheelIntoGarden { flower, to } => {
            let args = args.standing(["flower", "at"], flower).point("to", to);
            (Key::WheelIntoGarden, args.foreign_garden(flower.1.kind()))
        }
        Refusal::WheelOntoTile { tile, by } => {
            let args = args.standing(["tile", "at"], tile);
            (Key::WheelOntoTile, args.standing(["other", "other-at"], by))
        }
        Refusal::BoatOnNothing { at } => (Key::BoatOnNothing, args.point("at", at)),
        Refusal::BoatOnGrowing { flower } => {
            (Key::BoatOnGrowing, args.standing(["flower", "at"], flower))
        }
        Refusal::BoatNeedsTarget { flower } => (
            Key::BoatNeedsTarget,
            args.standing(["flower", "at"], flower),
        ),
        Refusal::BoatRemovesAccent { accent } => (
            Key::BoatRemovesAccent,
            args.standing(["accent", "at"], accent),
        ),
        Refusal::BoatKeepsAccent { accent } => (
            Key::BoatKeepsAccent,
            args.standing(["accent", "at"], accent),
        ),
        Refusal::BoatTooFar { flower, to } => {
            let args = args.standing(["flower", "at"], flower);
            (Key::BoatTooFar, args.point("to", to))
        }
        Refusal::BoatOntoTile { flower, tile } => {
            let args = args.standing(["flower", "at"], flower);
            (Key::BoatOntoTile, args.standing(["tile", "to"], tile))
        }
        Refusal::CouldPlay { example } => could_play(args, example),
        // `Refusal` is non-exhaustive: a new one has a general sentence. The tests check that all
        // present ones have their own.
        _ => (Key::RefusalOther, args),
    }
}

/// The flower that tries to capture, and the tile that it tries to capture.
fn capture(args: Args, flower: paisho::Standing, tile: paisho::Standing) -> Args {
    args.standing(["flower", "from"], flower)
        .standing(["tile", "at"], tile)
}

/// Quotes the example in notation, if the step alone is a turn.
fn could_play(args: Args, example: Step) -> (Key, Args) {
    match Turn::from_step(example) {
        Some(turn) => (Key::CouldPlay, args.notation("example", turn)),
        None => (Key::CouldPlayPlain, args),
    }
}

const fn due_key(due: Stage) -> Key {
    match due {
        Stage::Accents => Key::StageDueAccents,
        Stage::Opening => Key::StageDueOpening,
        Stage::Turn => Key::StageDueTurn,
        Stage::Bonus => Key::StageDueBonus,
        // Unreachable: after the end of a game the refusal is `GameOver`.
        Stage::Over => Key::RefusalOther,
    }
}

const fn clash_key(cause: Cause) -> Key {
    match cause {
        Cause::Arriving => Key::ClashArriving,
        Cause::Uncovering => Key::ClashUncovering,
        Cause::Wheel => Key::ClashWheel,
        Cause::Bamboo => Key::ClashBamboo,
        _ => Key::RefusalOther,
    }
}
