//! The keys of all sentences, as an enum: code can't refer to a sentence that is not in the files.

/// Declares the keys with their names in the files.
macro_rules! keys {
    ($($key:ident = $id:literal,)+) => {
        /// A sentence or name in the language files.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Key {
            $($key,)+
        }

        impl Key {
            #[cfg(test)]
            const ALL: &'static [Self] = &[$(Self::$key,)+];

            /// The name in the files.
            pub(super) const fn id(self) -> &'static str {
                match self {
                    $(Self::$key => $id,)+
                }
            }
        }
    };
}

keys! {
    // names.ftl
    Name = "name",
    GardenRed = "garden-red",
    GardenWhite = "garden-white",
    GardenNeutral = "garden-neutral",
    StageAccents = "stage-accents",
    StageOpening = "stage-opening",
    StageTurn = "stage-turn",
    StageBonus = "stage-bonus",
    StageOver = "stage-over",
    ListMiddle = "list-middle",
    ListEnd = "list-end",
    Sentences = "sentences",
    OlderPond = "older-pond",
    // turns.ftl
    TurnAccents = "turn-accents",
    TurnAccentsForAll = "turn-accents-for-all",
    TurnAccentsOneEach = "turn-accents-one-each",
    AccentsItem = "accents-item",
    TurnPlant = "turn-plant",
    TurnOpening = "turn-opening",
    TurnOpeningChosen = "turn-opening-chosen",
    TurnArrange = "turn-arrange",
    TurnDeclined = "turn-declined",
    TurnAccent = "turn-accent",
    TurnWheel = "turn-wheel",
    WheelItem = "wheel-item",
    TurnBamboo = "turn-bamboo",
    TurnBoatMoves = "turn-boat-moves",
    TurnBoatRemoves = "turn-boat-removes",
    TurnSpecial = "turn-special",
    TurnBasic = "turn-basic",
    TurnPass = "turn-pass",
    TurnRing = "turn-ring",
    HarmonyPartner = "harmony-partner",
    HarmonyPair = "harmony-pair",
    RingOwner = "ring-owner",
    // refusals.ftl
    GameOver = "refusal-game-over",
    GiftOffered = "refusal-gift-offered",
    StageDueAccents = "refusal-stage-accents",
    StageDueOpening = "refusal-stage-opening",
    StageDueTurn = "refusal-stage-turn",
    StageDueBonus = "refusal-stage-bonus",
    AccentCount = "refusal-accent-count",
    AccentSupply = "refusal-accent-supply",
    OpeningGate = "refusal-opening-gate",
    OpeningKind = "refusal-opening-kind",
    NotBasic = "refusal-not-basic",
    NotInHand = "refusal-not-in-hand",
    NotAGate = "refusal-not-a-gate",
    NotBesidePond = "refusal-not-beside-pond",
    PlantOnTile = "refusal-plant-on-tile",
    AlreadyGrowing = "refusal-already-growing",
    NothingToArrange = "refusal-nothing-to-arrange",
    NotYours = "refusal-not-yours",
    NotAFlower = "refusal-not-a-flower",
    Trapped = "refusal-trapped",
    StaysPut = "refusal-stays-put",
    OntoGate = "refusal-onto-gate",
    CannotHold = "refusal-cannot-hold",
    TooFar = "refusal-too-far",
    NoPath = "refusal-no-path",
    NotExact = "refusal-not-exact",
    GateOnTheWay = "refusal-gate-on-the-way",
    GardenOnTheWay = "refusal-garden-on-the-way",
    OwnTile = "refusal-own-tile",
    CaptureAccent = "refusal-capture-accent",
    Protected = "refusal-protected",
    OrchidNeedsLotus = "refusal-orchid-needs-lotus",
    CannotCapture = "refusal-cannot-capture",
    NeverCaptured = "refusal-never-captured",
    ClashArriving = "refusal-clash-arriving",
    ClashUncovering = "refusal-clash-uncovering",
    ClashWheel = "refusal-clash-wheel",
    ClashBamboo = "refusal-clash-bamboo",
    BonusNotDue = "refusal-bonus-not-due",
    BonusWhileGrowing = "refusal-bonus-while-growing",
    AccentOnTile = "refusal-accent-on-tile",
    AccentOnGate = "refusal-accent-on-gate",
    NoSecondPoint = "refusal-no-second-point",
    WheelBesideGrowing = "refusal-wheel-beside-growing",
    WheelBesideRock = "refusal-wheel-beside-rock",
    WheelOffBoard = "refusal-wheel-off-board",
    WheelIntoGate = "refusal-wheel-into-gate",
    WheelIntoGarden = "refusal-wheel-into-garden",
    WheelOntoTile = "refusal-wheel-onto-tile",
    BoatOnNothing = "refusal-boat-on-nothing",
    BoatOnGrowing = "refusal-boat-on-growing",
    BoatNeedsTarget = "refusal-boat-needs-target",
    BoatRemovesAccent = "refusal-boat-removes-accent",
    BoatKeepsAccent = "refusal-boat-keeps-accent",
    BoatTooFar = "refusal-boat-too-far",
    BoatOntoTile = "refusal-boat-onto-tile",
    CouldPlay = "refusal-could-play",
    CouldPlayPlain = "refusal-could-play-plain",
    RefusalOther = "refusal-other",
    // problems.ftl
    NoSuchPlayer = "problem-no-such-player",
    HandOfNobody = "problem-hand-of-nobody",
    TooMany = "problem-too-many",
    AccentInGate = "problem-accent-in-gate",
    StandsWrongly = "problem-cannot-hold",
    Clash = "problem-clash",
    TwoGrowing = "problem-two-growing",
    CannotMove = "problem-cannot-move",
    NobodyLeft = "problem-nobody-left",
    NotTheBeginning = "problem-not-the-beginning",
    PassedInBetween = "problem-passed-in-between",
    ProblemOther = "problem-other",
    // outcomes.ftl
    Winner = "winner",
    Ring = "outcome-ring",
    LastFlowerAccents = "outcome-last-flower-accents",
    LastFlowerHarmonies = "outcome-last-flower-harmonies",
    LastFlowerMidlines = "outcome-last-flower-midlines",
    LastFlowerNothing = "outcome-last-flower-nothing",
    StuckAccents = "outcome-stuck-accents",
    StuckHarmonies = "outcome-stuck-harmonies",
    StuckMidlines = "outcome-stuck-midlines",
    StuckNothing = "outcome-stuck-nothing",
    Repetition = "outcome-repetition",
    Agreement = "outcome-agreement",
    Resignation = "outcome-resignation",
    Gift = "outcome-gift",
    Time = "outcome-time",
    Draw = "outcome-draw",
    OutcomeOther = "outcome-other",
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;
    use fluent_syntax::ast::Entry;
    use paisho::Ruleset;

    use super::Key;
    use crate::words::{Language, locale};

    /// Messages that only other messages refer to.
    const PARTS: [&str; 5] = [
        "part-leaving",
        "part-planted",
        "part-arranging",
        "part-forming",
        "part-line",
    ];

    /// Switches that work differently with three or four players.
    const MANY: [&str; 4] = [
        "accents_in_turn",
        "accents_host",
        "accents_guest_one",
        "same_start",
    ];

    fn messages(language: Language) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for file in locale::files(language) {
            let resource = FluentResource::try_new(file.to_owned()).unwrap();
            for entry in resource.entries() {
                if let Entry::Message(message) = entry {
                    assert!(found.insert(message.id.name.to_owned()), "{language:?}");
                }
            }
        }
        found
    }

    fn wanted() -> BTreeSet<String> {
        let id = |group: &str, name: &str| format!("{group}-{}", name.replace('_', "-"));
        let keys = Key::ALL.iter().map(|k| k.id().to_owned());
        keys.chain(PARTS.map(str::to_owned))
            .chain(Ruleset::switches().map(|s| id("switch", s)))
            .chain(MANY.map(|s| id("many", s)))
            .chain(Ruleset::presets().map(|(p, _)| id("preset", p)))
            .collect()
    }

    #[test]
    fn every_language_has_exactly_the_keys() {
        for language in Language::ALL {
            let (found, wanted) = (messages(language), wanted());
            let missing: Vec<_> = wanted.difference(&found).collect();
            let extra: Vec<_> = found.difference(&wanted).collect();
            assert!(
                missing.is_empty() && extra.is_empty(),
                "{language:?} lacks {missing:?} and has needless {extra:?}"
            );
        }
    }
}
