//! Every frame to a client.

use super::{events, http, id, refusals, rose};
use paisho_wire::{ChatLine, PROTOCOL, Room, Seat, ToClient};

#[expect(
    clippy::too_many_lines,
    reason = "one arm per message; splitting would hide that none is missing"
)]
fn next(message: &ToClient) -> Option<ToClient> {
    let now = 1_800_000_000_000;
    let refusal = refusals::all().pop()?;
    Some(match message {
        ToClient::Hello { you: None, .. } => ToClient::Hello {
            protocol: PROTOCOL,
            you: Some(rose()),
            now,
        },
        ToClient::Hello { .. } => ToClient::Game {
            state: Box::new(http::game_states().remove(0)),
        },
        ToClient::Game { .. } => ToClient::Events {
            game: id("g1"),
            events: vec![events::all().remove(3)],
            clock: http::clock(),
        },
        ToClient::Events { .. } => ToClient::Ack {
            id: id("c-1"),
            game: id("g1"),
            version: 4,
        },
        ToClient::Ack { .. } => ToClient::Refused {
            id: id("c-1"),
            game: id("g1"),
            refusal,
        },
        ToClient::Refused { .. } => ToClient::NotJoined {
            game: id("g9"),
            refusal,
        },
        ToClient::NotJoined { .. } => ToClient::Error {
            message: "unknown variant `dance`".to_owned(),
        },
        ToClient::Error { .. } => ToClient::Chat {
            game: id("g1"),
            lines: vec![ChatLine {
                room: Room::Players,
                by: rose(),
                at: now,
                text: "Viel Spaß!".to_owned(),
            }],
        },
        ToClient::Chat { .. } => ToClient::Presence {
            game: id("g1"),
            present: vec![Seat::South],
            watching: 12,
        },
        ToClient::Presence { .. } => ToClient::Lobby {
            seeks: http::seek_list().seeks,
            online: 12,
        },
        ToClient::Lobby { .. } => ToClient::Started {
            game: id("g1"),
            seek: Some(id("s1")),
        },
        ToClient::Started { seek: Some(_), .. } => ToClient::Started {
            game: id("g1"),
            seek: None,
        },
        ToClient::Started { .. } => ToClient::Beat { n: 1, now },
        ToClient::Beat { .. } => ToClient::Probe { n: 2 },
        ToClient::Probe { .. } => ToClient::Bye {
            reason: "the server is shutting down".to_owned(),
            wait: 2000,
        },
        ToClient::Bye { .. } => return None,
    })
}

pub(crate) fn all() -> Vec<ToClient> {
    let first = ToClient::Hello {
        protocol: PROTOCOL,
        you: None,
        now: 1_800_000_000_000,
    };
    std::iter::successors(Some(first), next).collect()
}
