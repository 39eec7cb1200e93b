//! Whole games over a connection that loses frames and breaks: nothing is lost or done twice.

use proptest::prelude::*;

use super::*;

/// What happens to the connection during one turn.
#[derive(Clone, Copy, Debug)]
enum Weather {
    Fair,
    /// It breaks before the request arrives.
    LosesRequest,
    /// It breaks after the request arrived, before the answer.
    LosesAnswer,
    /// It breaks in the middle of the answer.
    LosesHalf,
}

fn weather() -> impl Strategy<Value = Weather> {
    prop_oneof![
        Just(Weather::Fair),
        Just(Weather::LosesRequest),
        Just(Weather::LosesAnswer),
        Just(Weather::LosesHalf),
    ]
}

fn reconnect(online: &mut Online, server: &mut FakeServer, now: Millis) {
    online.update(Event::Broke, now);
    assert_eq!(online.update(Event::Awake, now), [Effect::Dial]);
    let mut frames = say(online, FakeServer::hello("ana"), now);
    while !frames.is_empty() {
        let frame = frames.remove(0);
        for answer in server.answer(Seat::GUEST, &frame) {
            frames.extend(say(online, answer, now));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_game_survives_every_weather(
        days in prop::collection::vec((weather(), any::<prop::sample::Index>()), 1..12)
    ) {
        let (mut online, mut server) = at_table(&OPENING);
        let mut now = 1_000;
        for (weather, index) in days {
            now += 1_000;
            let turns = server.game().position().legal_turns();
            let ours = *index.get(&turns);
            let frames = sent(online.update_table(TableEvent::Play(ours), now));
            prop_assert_eq!(frames.len(), 1);
            if !matches!(weather, Weather::LosesRequest) {
                let answers = server.answer(Seat::GUEST, &frames[0]);
                let heard = match weather {
                    Weather::Fair => answers.len(),
                    Weather::LosesHalf => 1,
                    Weather::LosesAnswer | Weather::LosesRequest => 0,
                };
                for answer in answers.into_iter().take(heard) {
                    say(&mut online, answer, now);
                }
            }
            if !matches!(weather, Weather::Fair) {
                reconnect(&mut online, &mut server, now);
            }
            prop_assert!(!table(&online).is_waiting());
            if server.game().outcome().is_some() {
                break;
            }
            let theirs = index.get(&server.game().position().legal_turns()).to_string();
            say(&mut online, server.play(&theirs), now);
            let shown = table(&online).replica.as_ref().unwrap().table.game();
            prop_assert_eq!(shown, server.game());
        }
    }
}
