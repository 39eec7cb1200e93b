//! A turn as a sentence, for lists of turns and screen readers.

use paisho::{
    AccentChoice, Accents, Bonus, Ending, Kind, Point, Position, Refusal, Seat, Stage, Standing,
    Step, Turn,
};

use super::args::Args;
use super::tidings::{Formed, Tidings, tiles_around};
use super::{Key, Words};

impl Words {
    /// Says what happens when a turn is played in a position: one sentence, and a second one if the
    /// turn closes a Harmony Ring.
    ///
    /// # Errors
    /// The turn is not legal.
    pub fn describe(&self, before: &Position, turn: Turn) -> Result<String, Refusal> {
        let after = before.play(turn)?;
        let sentence = match turn {
            Turn::Accents(accents) => self.choosing(before, accents),
            Turn::Plant { flower, at } => self.planting(before, flower, at),
            Turn::Arrange { from, to, bonus } => self.arranging(before, from, to, bonus)?,
            Turn::Pass => self.say(Key::TurnPass, &self.mover(before)),
        };
        Ok(match after.outcome() {
            Some(outcome) if outcome.ending == Ending::Ring => {
                self.sentences(sentence, self.ring_closed(&after))
            }
            _ => sentence,
        })
    }

    /// Begins the values of a sentence about the player to move.
    fn mover(&self, before: &Position) -> Args {
        self.args()
            .seat("seat", before.to_move(), before.ruleset().seats)
    }

    fn choosing(&self, before: &Position, accents: Accents) -> String {
        if before.ruleset().guest_names_accents() {
            let mut named = accents.iter().map(|kind| self.accents_item(kind, 1));
            let mut next = || named.next().unwrap_or_default();
            let args = self
                .mover(before)
                .words("own", next())
                .words("other", next());
            return self.say(Key::TurnAccentsOneEach, &args);
        }
        let items = Kind::ACCENTS
            .into_iter()
            .filter(|kind| accents.count(*kind) > 0)
            .map(|kind| self.accents_item(kind, accents.count(kind)));
        let args = self.mover(before).words("accents", self.list(items));
        let key = match before.ruleset().accents {
            AccentChoice::HostForAll => Key::TurnAccentsForAll,
            AccentChoice::InTurn
            | AccentChoice::OneOfEach
            | AccentChoice::Hidden
            | AccentChoice::GuestOne => Key::TurnAccents,
        };
        self.say(key, &args)
    }

    fn accents_item(&self, accent: Kind, count: u8) -> String {
        let args = self.args().tile("accent", accent).count("count", count);
        self.say(Key::AccentsItem, &args)
    }

    fn planting(&self, before: &Position, flower: Kind, at: Point) -> String {
        let args = self
            .mover(before)
            .tile("tile", flower)
            .place(["at-gate", "at"], at);
        let chooser = before.decider();
        if before.stage() != Stage::Opening {
            self.say(Key::TurnPlant, &args)
        } else if chooser == before.to_move() {
            self.say(Key::TurnOpening, &args)
        } else {
            let args = args.seat("chooser", chooser, before.ruleset().seats);
            self.say(Key::TurnOpeningChosen, &args)
        }
    }

    fn arranging(
        &self,
        before: &Position,
        from: Point,
        to: Point,
        bonus: Option<Bonus>,
    ) -> Result<String, Refusal> {
        let arranged = before.play_step(Step::Arrange { from, to })?;
        let tidings = Tidings::of(before, &arranged, from, to);
        let args = self
            .mover(before)
            .tile_or_none("flower", tidings.flower)
            .place(["from-gate", "from"], from)
            .point("to", to)
            .tile_or_none("captured", tidings.captured);
        if arranged.stage() != Stage::Bonus {
            return Ok(self.say(Key::TurnArrange, &args));
        }
        let args = self.forming(args, &tidings.formed);
        match bonus {
            Some(bonus) => self.taking_bonus(args, &arranged, bonus),
            None => Ok(self.say(Key::TurnDeclined, &args)),
        }
    }

    /// Adds the new harmonies to the values of a sentence.
    fn forming(&self, args: Args, formed: &Formed) -> Args {
        let (how, count, list) = match formed {
            Formed::With(partners) => {
                let items = partners.iter().map(|p| self.partner(*p));
                ("with", partners.len(), self.list(items))
            }
            Formed::Between(pairs) => {
                let items = pairs.iter().map(|p| self.pair(*p));
                ("between", pairs.len(), self.list(items))
            }
        };
        args.choice("how", how)
            .count("count", count)
            .words("harmonies", list)
    }

    fn partner(&self, partner: Standing) -> String {
        let args = self.args().standing(["tile", "at"], partner);
        self.say(Key::HarmonyPartner, &args)
    }

    fn pair(&self, [first, second]: [Standing; 2]) -> String {
        let args = self
            .args()
            .standing(["first", "first-at"], first)
            .standing(["second", "second-at"], second);
        self.say(Key::HarmonyPair, &args)
    }

    /// The sentence for an arrangement with its bonus. The position is the one after the
    /// arrangement and before the bonus.
    fn taking_bonus(
        &self,
        args: Args,
        arranged: &Position,
        bonus: Bonus,
    ) -> Result<String, Refusal> {
        let Bonus { tile, at, to } = bonus;
        let around = tiles_around(arranged.board(), at);
        let (key, args) = match (tile, to) {
            (Kind::Wheel, _) => {
                let turned = arranged.turned_by_wheel(at);
                (Key::TurnWheel, self.turning(args.point("at", at), &turned))
            }
            (Kind::Bamboo, _) => {
                let after = arranged.play_step(Step::Bonus(bonus))?;
                let returned = around - tiles_around(after.board(), at);
                let args = args.point("at", at).count("returned", returned);
                (Key::TurnBamboo, args)
            }
            (Kind::Boat, to) => boat(args, arranged, at, to),
            (Kind::Lotus | Kind::Orchid, _) => (
                Key::TurnSpecial,
                args.tile("tile", tile).place(["at-gate", "at"], at),
            ),
            _ if tile.is_basic() => (
                Key::TurnBasic,
                args.tile("tile", tile).place(["at-gate", "at"], at),
            ),
            _ => (Key::TurnAccent, args.tile("tile", tile).point("at", at)),
        };
        Ok(self.say(key, &args))
    }

    /// Adds the tiles that a Wheel turns, and where to, to the values of a sentence.
    fn turning(&self, args: Args, turned: &[(Standing, Point)]) -> Args {
        let item = |(tile, to): &(Standing, Point)| {
            let args = self.args().standing(["tile", "from"], *tile);
            self.say(Key::WheelItem, &args.point("to", *to))
        };
        let tiles = self.list(turned.iter().map(item));
        args.count("turned", turned.len()).words("tiles", tiles)
    }

    fn ring_closed(&self, after: &Position) -> String {
        let seats = after.ruleset().seats;
        let owner = |seat: Seat| {
            let args = self.args().seat("seat", seat, seats);
            self.say(Key::RingOwner, &args)
        };
        let owners = after.ring_owners();
        let args = self
            .args()
            .words("owners", self.list(owners.iter().map(owner)));
        self.say(Key::TurnRing, &args)
    }
}

/// A Boat that moves the flower at a point, or removes the accent there.
fn boat(args: Args, arranged: &Position, at: Point, to: Option<Point>) -> (Key, Args) {
    let tile = arranged.board().get(at).map(|t| t.kind());
    let args = args.tile_or_none("tile", tile).point("at", at);
    match to {
        Some(to) => (Key::TurnBoatMoves, args.point("target", to)),
        None => (Key::TurnBoatRemoves, args),
    }
}
