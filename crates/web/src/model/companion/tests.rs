//! Games on a real board, with and without an unnoticed clash.

use paisho::{Point, Position, Refusal, Ruleset, Stage, Step, Turn};
use paisho_engine::Random;

use super::{Entry, Recording, RecordingEvent};

fn random_turn(random: &mut Random, position: &Position) -> Turn {
    let step = position.random_step(|n| random.below(n)).unwrap();
    let after = position.play_step(step).unwrap();
    let bonus = match after.stage() {
        Stage::Bonus => after.random_step(|n| random.below(n)),
        _ => None,
    };
    match (step, bonus) {
        (Step::Arrange { from, to }, Some(Step::Bonus(bonus))) => Turn::Arrange {
            from,
            to,
            bonus: Some(bonus),
        },
        _ => Turn::from_step(step).unwrap(),
    }
}

fn play(recording: &mut Recording, random: &mut Random, turns: usize) {
    for _ in 0..turns {
        let position = recording.position().unwrap();
        if position.outcome().is_some() {
            return;
        }
        let turn = random_turn(random, &position);
        recording.update(RecordingEvent::Played(turn)).unwrap();
    }
}

/// A turn that only the rule against clashes forbids.
fn clashing_turn(position: &Position) -> Option<Turn> {
    let flowers = position.board().tiles().map(|(point, _)| point);
    let turns = flowers.flat_map(|from| {
        Point::all().map(move |to| Turn::Arrange {
            from,
            to,
            bonus: None,
        })
    });
    let mut turns = turns.filter(|turn| matches!(position.play(*turn), Err(Refusal::Clash { .. })));
    turns.next()
}

/// A recording with an unnoticed clash on the board.
fn unnoticed() -> Recording {
    let (mut random, mut recording) = (Random::new(3), Recording::new(Ruleset::RULEBOOK, 0));
    loop {
        play(&mut recording, &mut random, 1);
        if let Some(turn) = clashing_turn(&recording.position().unwrap()) {
            recording.update(RecordingEvent::Played(turn)).unwrap();
            return recording;
        }
    }
}

#[test]
fn a_game_without_clashes_is_one_record() {
    let mut recording = Recording::new("rulebook.oasis".parse().unwrap(), 0);
    play(&mut recording, &mut Random::new(1), 60);
    let records = recording.records();
    assert_eq!(records.len(), 1);
    let written: Vec<_> = records[0].main_line().turns().to_vec();
    let played: Vec<_> = recording
        .entries()
        .iter()
        .map(|entry| match entry {
            Entry::Turn(turn) => *turn,
            Entry::Repair(_) => panic!("nothing was repaired"),
        })
        .collect();
    assert_eq!(written, played);
}

#[test]
fn a_clash_is_recorded_and_repaired_when_it_is_noticed() {
    let mut recording = unnoticed();
    assert_eq!(recording.position(), None);
    let played = recording.entries().len();
    let label = recording.next_label();
    assert_eq!(label.seat, recording.setup().to_move);
    recording.update(RecordingEvent::Repair).unwrap();
    assert!(matches!(recording.entries().last(), Some(Entry::Repair(tiles)) if tiles.len() >= 2));
    assert_eq!(recording.next_label(), label, "a repair is no turn");
    play(&mut recording, &mut Random::new(5), 4);
    let records = recording.records();
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].main_line().turns().len(), played - 1);
    assert_eq!(records[1].main_line().turns().len(), 4);
    assert_eq!(records[1].first_number(), label.number);
    let text = paisho::notation::record::Record::print_all(&records);
    assert!(text.contains("Played with a clash: "), "{text}");
    assert_eq!(
        paisho::notation::record::Record::parse_all(&text)
            .unwrap()
            .len(),
        2
    );
}

#[test]
fn play_goes_on_over_an_unnoticed_clash() {
    let mut recording = unnoticed();
    let flower = paisho::Kind::Rose;
    let gates = ["(8,0)", "(-8,0)", "(0,8)", "(0,-8)"];
    let planted = gates.iter().any(|gate| {
        let text = format!(" {}{gate}", flower.code());
        recording.update(RecordingEvent::Typed(text)).is_ok()
    });
    assert!(planted);
    let records = recording.records();
    assert_eq!(records.len(), 1, "nobody has noticed yet");
    recording.update(RecordingEvent::TakeBack).unwrap();
    recording.update(RecordingEvent::TakeBack).unwrap();
    assert!(recording.position().is_some());
}

#[test]
fn other_rules_hold_and_nonsense_is_quoted() {
    let mut recording = Recording::new(Ruleset::RULEBOOK, 0);
    let nonsense = recording
        .update(RecordingEvent::Typed("R9(0,0)".into()))
        .unwrap_err();
    assert!(nonsense.to_string().contains("found"), "{nonsense}");
    let too_soon = RecordingEvent::Typed("1G.R3(0,-8)".into());
    assert!(recording.update(too_soon).is_err());
    assert!(recording.entries().is_empty());
    recording.update(RecordingEvent::Repair).unwrap();
    recording.update(RecordingEvent::TakeBack).unwrap();
    assert!(recording.entries().is_empty());
}

#[test]
fn a_recording_survives_storage_and_damage_is_noticed() {
    let mut recording = unnoticed();
    recording.update(RecordingEvent::Repair).unwrap();
    play(&mut recording, &mut Random::new(9), 6);
    let text = serde_json::to_string(&recording).unwrap();
    assert_eq!(serde_json::from_str::<Recording>(&text).unwrap(), recording);
    assert!(serde_json::from_str::<Recording>(&text.replace("0,8", "9,9")).is_err());
}
