//! Bodies about players and moderation, and of error responses.

use super::{id, refusals, rose, text};
use paisho_wire::{
    AuditLine, MeasureBody, MeasureWord, OpponentShown, Person, PersonKind, Problem, Profile,
    RankedPlayer, Ranking, RatingShown, RatingStep, Reason, ReportBody, ReportShown, Speed,
    SpeedRating, VerdictBody,
};

/// The kind that follows another in the list; a `match`, so that none is forgotten.
fn next_kind(kind: &PersonKind) -> Option<PersonKind> {
    Some(match kind {
        PersonKind::Guest => PersonKind::Member,
        PersonKind::Member => PersonKind::Bot,
        PersonKind::Bot => PersonKind::Computer(8),
        PersonKind::Computer(_) => return None,
    })
}

pub(crate) fn people() -> Vec<Person> {
    let kinds = std::iter::successors(Some(PersonKind::Guest), next_kind);
    kinds.map(|kind| Person { kind, ..rose() }).collect()
}

pub(crate) fn profiles() -> Vec<Profile> {
    let profile = |owner, ratings, opponents| Profile {
        person: rose(),
        owner,
        created: 1_800_000_000_000,
        ratings,
        opponents,
    };
    let rating = SpeedRating {
        class: "steady".to_owned(),
        rating: RatingShown {
            rating: 1512,
            provisional: true,
        },
        games: 12,
    };
    let opponent = OpponentShown {
        name: "Lily".to_owned(),
        won: 3,
        drawn: 1,
        lost: 2,
    };
    vec![
        profile(Some("Lily".to_owned()), vec![rating], vec![opponent]),
        profile(None, vec![], vec![]),
    ]
}

pub(crate) fn rating_step() -> RatingStep {
    RatingStep {
        game: id("g1"),
        class: "quick".to_owned(),
        rating: 1488,
        change: -12,
        at: 1_800_000_000_000,
    }
}

/// A `match`, so that no speed is forgotten.
fn next_speed(speed: &Speed) -> Option<Speed> {
    Some(match speed {
        Speed::Quick => Speed::Steady,
        Speed::Steady => Speed::Slow,
        Speed::Slow => Speed::Correspondence,
        Speed::Correspondence => return None,
    })
}

pub(crate) fn rankings() -> Vec<Ranking> {
    let best = RankedPlayer {
        rank: 1,
        name: "Rose".to_owned(),
        rating: 1812,
        games: 77,
    };
    let speeds = std::iter::successors(Some(Speed::Quick), next_speed);
    let ranking = |speed| Ranking {
        speed,
        players: vec![best.clone()],
    };
    speeds.map(ranking).collect()
}

/// A `match`, so that no reason is forgotten.
fn next_reason(reason: &Reason) -> Option<Reason> {
    Some(match reason {
        Reason::Chat => Reason::Name,
        Reason::Name => Reason::Cheating,
        Reason::Cheating => Reason::Manners,
        Reason::Manners => Reason::Other,
        Reason::Other => return None,
    })
}

pub(crate) fn report_bodies() -> Vec<ReportBody> {
    let reasons = std::iter::successors(Some(Reason::Chat), next_reason);
    let body = |reason| ReportBody {
        name: "Thorn".to_owned(),
        reason,
        text: text("rude words"),
        game: matches!(reason, Reason::Chat).then(|| id("g1")),
    };
    reasons.map(body).collect()
}

pub(crate) fn reports() -> Vec<ReportShown> {
    let report = |game| ReportShown {
        id: "r1".to_owned(),
        reporter: "Rose".to_owned(),
        subject: "Thorn".to_owned(),
        reason: "chat".to_owned(),
        text: "rude words".to_owned(),
        game,
        at: 1_800_000_000_000,
    };
    vec![report(Some(id("g1"))), report(None)]
}

pub(crate) fn verdict_body() -> VerdictBody {
    VerdictBody {
        verdict: text("muted for a day"),
    }
}

/// A `match`, so that no measure is forgotten.
fn next_measure(measure: &MeasureWord) -> Option<MeasureWord> {
    Some(match measure {
        MeasureWord::Mute => MeasureWord::Suspend,
        MeasureWord::Suspend => MeasureWord::Pardon,
        MeasureWord::Pardon => return None,
    })
}

pub(crate) fn measure_bodies() -> Vec<MeasureBody> {
    let measures = std::iter::successors(Some(MeasureWord::Mute), next_measure);
    let body = |measure| MeasureBody {
        measure,
        hours: if measure == MeasureWord::Pardon {
            0
        } else {
            24
        },
        why: text("rude words"),
    };
    measures.map(body).collect()
}

pub(crate) fn audit_lines() -> Vec<AuditLine> {
    let line = |subject| AuditLine {
        number: 4,
        at: 1_800_000_000_000,
        actor: "host".to_owned(),
        action: "mute".to_owned(),
        subject,
        detail: "24 hours: rude words".to_owned(),
    };
    vec![line(Some("u9".to_owned())), line(None)]
}

/// One problem without a refusal, and one for every refusal.
pub(crate) fn problems() -> Vec<Problem> {
    let plain = Problem {
        error: "not_found".to_owned(),
        message: "there is no such game".to_owned(),
        refusal: None,
    };
    let refused = refusals::all().into_iter().map(|refusal| Problem {
        error: "refused".to_owned(),
        message: refusal.to_string(),
        refusal: Some(refusal),
    });
    std::iter::once(plain).chain(refused).collect()
}
