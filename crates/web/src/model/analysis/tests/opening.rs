//! Importing texts, and the error messages of failed imports.

use paisho::case::Case;
use paisho::notation::record::{NodeId, Record};
use paisho::{Kind, Point, Ruleset, Seat, SeatCount, Tile};
use paisho_engine::{Mark, Reason};
use paisho_view::words::Language;
use proptest::prelude::*;

use super::{OPENING, board, branched, turn};
use crate::model::analysis::open::{OpenError, Opened};
use crate::model::analysis::said::{self, By, Outlook, Said};
use crate::model::analysis::{review, sentences};
use crate::model::speech;

#[test]
fn every_form_can_be_opened() {
    let analysis = branched();
    let record = analysis.record().to_string();
    let position = analysis.position().to_string();
    let game = board(OPENING);
    let link = game.record().main_line();
    let query = format!("gameType=1&game={link}&gameOptions=");
    let ours = format!(
        "https://example.org/analysis#{}",
        analysis.fragment().unwrap()
    );
    for text in [OPENING, &record, &position, &query, &ours] {
        let opened = Opened::parse(text, Ruleset::RULEBOOK);
        assert_eq!(opened.as_ref().map(|b| b.games.len()), Ok(1), "{text}");
    }
    let two = format!("{record}\n{record}");
    assert_eq!(
        Opened::parse(&two, Ruleset::RULEBOOK).unwrap().games.len(),
        2
    );
}

#[test]
fn a_game_that_was_just_played_is_looked_at_from_its_end() {
    let record = board(OPENING).record().clone();
    let end = record.end();
    let opened = Opened::one(record).at_the_end();
    assert_eq!(opened.games[0].position(opened.at), Some(end));
}

#[test]
fn every_language_explains_why_a_text_is_no_game() {
    let invalid = "1~rulebook~G~GRGRGR----------------~G333333LO-H333333LO";
    let texts = [
        "",
        "hello",
        "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,8)",
        "0H.R,W,K,B;0G.R,R,K,K;1H.R3(0,-8)",
        "0H.R,W,K,B;0G.R,R,K",
        "[Host \"Ana]",
        "[Host \"Ana\"]\n\n0H.R,W,K,B {never closed",
        "[Host \"Ana\"]\n\n0H.R,W,K,B ()",
        "[Result \"nobody\"]\n\n0H.R,W,K,B",
        invalid,
        "1~rulebook~X",
        "https://example.org/?gameType=2&game=x",
        "https://example.org/?notAGame",
        "https://example.org/analysis#g9zz",
        "https://example.org/analysis#g1zz",
    ];
    for language in Language::ALL {
        let words = speech::words(language);
        for text in texts {
            let error = Opened::parse(text, Ruleset::RULEBOOK).unwrap_err();
            let said = sentences::trouble(&words, &error);
            assert!(said.iter().all(|s| !s.contains("analysis-")), "{said:?}");
        }
    }
    let words = speech::words(Language::English);
    let said = |text| {
        let error: OpenError = Opened::parse(text, Ruleset::RULEBOOK).unwrap_err();
        sentences::trouble(&words, &error).join(" ")
    };
    assert!(said(texts[2]).starts_with("Turn no. 3, 1G.R3(0,8): "));
    assert!(said(texts[3]).contains("Expected 1G here, found 1H."));
    assert!(
        said(texts[5]).starts_with("Line 1, column"),
        "{}",
        said(texts[5])
    );
    assert!(said(invalid).contains("Rock"));
    let error = Opened::parse(invalid, Ruleset::RULEBOOK).unwrap_err();
    assert!(error.setup().is_some(), "it can be repaired in the editor");
}

#[test]
fn a_bad_turn_among_three_speaks_of_their_seats() {
    let case = Case::parse("rules rulebook.seats3\nboard WR3(-3,-2)\nharmonies West none").unwrap();
    let record = Record::new(case.position().unwrap(), 1);
    let text = format!("{record}\n1S.(-3,-2)-(-3,-1)");
    let error = Opened::parse(&text, Ruleset::RULEBOOK).unwrap_err();
    let words = speech::words(Language::English);
    let said = sentences::trouble(&words, &error).join(" ");
    assert!(said.contains("belongs to West"), "{said}");
}

#[test]
fn reasons_are_told_in_all_languages() {
    let tile = Tile::new(Seat::GUEST, Kind::Lotus);
    let at = Point::CENTRE;
    let bonus = turn("(0,0)-(0,1)+R(3,-1)").bonus().unwrap();
    let by = turn("(1,2)-(3,2)");
    let mut reasons = vec![
        Reason::LostTile { tile, at, by },
        Reason::MissedCapture { tile, at },
        Reason::MissedBonus,
        Reason::DeclinedBonus { better: bonus },
        Reason::OtherBonus { better: None },
        Reason::AllowedBonus { by },
    ];
    for turns in 0..3 {
        reasons.push(Reason::MissedRing { turns });
        reasons.push(Reason::MissedWin { turns });
        reasons.push(Reason::AllowedRing { turns });
        reasons.push(Reason::AllowedWin { turns });
    }
    let line = "review 3 of 9 score cu 5 chance 507 loss 310 mark blunder better (0,-8)-(3,-6)";
    let Said::Review(mut judged) = Said::parse(line, SeatCount::Two) else {
        panic!("{line}");
    };
    judged.reasons = reasons;
    for language in Language::ALL {
        let words = speech::words(language);
        let point = review::TurningPoint {
            node: NodeId::ROOT,
            seat: Seat::GUEST,
            judged: &judged,
        };
        let said = sentences::turning_point(&words, point, SeatCount::Two);
        assert_eq!(said.len(), 19);
        assert!(said.iter().all(|s| !s.contains("analysis-")), "{said:?}");
        for mark in Mark::ALL {
            assert!(!sentences::mark(&words, mark).contains("analysis-"));
        }
        for outlook in [
            Outlook::Open,
            Outlook::Over,
            Outlook::Wins(By::Ring, 2),
            Outlook::Loses(By::Flower, 1),
        ] {
            let worth = said::Worth {
                chance: 630,
                outlook,
            };
            let said = sentences::worth(&words, Seat::HOST, worth, SeatCount::Two);
            assert!(!said.contains("analysis-"), "{said}");
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_opened_or_explained(text in "\\PC{0,80}|[0-9GH.(),;RW+\\[\\]{}~%#=&/:-]{0,60}") {
        if let Err(error) = Opened::parse(&text, Ruleset::RULEBOOK) {
            let words = speech::words(Language::English);
            prop_assert!(!sentences::trouble(&words, &error).is_empty());
        }
    }
}
