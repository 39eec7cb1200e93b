//! scratch
use paisho::*;
use std::time::Instant;
fn main() {
    for k in Kind::BASIC {
        let rs = Ruleset {
            accents: AccentChoice::OneOfEach,
            ..Ruleset::RULEBOOK
        };
        let mut p = Position::start(rs);
        p = p
            .play(Turn::Plant {
                flower: k,
                at: Gate::South.point(),
            })
            .unwrap();
        p = p
            .play(Turn::Plant {
                flower: k,
                at: Gate::North.point(),
            })
            .unwrap();
        let t = Instant::now();
        let v: Vec<u64> = (1..=4).map(|d| p.perft(d)).collect();
        println!("{k} {v:?} {:?}", t.elapsed());
    }
}
