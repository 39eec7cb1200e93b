//! Real games of the site are imported as they were played.

use paisho::notation::site::SiteGame;
use paisho::{Ending, Seat};

const RING: &str = include_str!("fixtures/base-1.txt");
const OASIS: &str = include_str!("fixtures/oasis-30108.txt");
const OPTIONS: &str = include_str!("fixtures/options-17.txt");

#[test]
fn games_of_the_site_end_as_they_did_there() {
    for (text, rules, winner) in [
        (RING, "garden_gate", Seat::HOST),
        (OASIS, "garden_gate.oasis", Seat::GUEST),
        (
            OPTIONS,
            "garden_gate.informal_start.specials_return.no_last_flower",
            Seat::HOST,
        ),
    ] {
        let site = SiteGame::parse(text).unwrap();
        assert_eq!(site.warnings, []);
        assert_eq!(site.game.ruleset().to_string(), rules);
        let outcome = site.game.end().outcome().unwrap();
        assert_eq!(outcome.winners, winner.alone());
        assert_eq!(outcome.ending, Ending::Ring);
    }
}

#[test]
fn turns_after_the_end_are_reported() {
    let text = RING.trim_end().to_owned() + ";18G.R3(0,-8);what?";
    let site = SiteGame::parse(&text).unwrap();
    let said: Vec<String> = site.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "turn no. 37: \"18G.R3(0,-8)\" comes after the end of the game",
            "turn no. 38: \"what?\" comes after the end of the game"
        ]
    );
}

#[test]
fn an_illegal_turn_is_refused_with_its_place() {
    let text = RING.replace("2G.(0,-8)-(-1,-6)", "2G.(0,-8)-(-1,-1)");
    let said = SiteGame::parse(&text).unwrap_err().to_string();
    assert!(
        said.starts_with("turn no. 5, \"2G.(0,-8)-(-1,-1)\" at byte "),
        "{said}"
    );
}

#[cfg(feature = "links")]
#[test]
fn links_lead_back_to_the_game() {
    for text in [RING, OASIS, OPTIONS] {
        let game = SiteGame::parse(text).unwrap().game;
        let link = game.to_site_link().unwrap();
        for url in [
            link.clone(),
            format!("https://example.org/?{link}"),
            format!("?{}", link.replace('+', " ")),
        ] {
            assert_eq!(SiteGame::from_link(&url).unwrap().game, game);
        }
    }
}
