//! Benchmarks of drawing. The target for one position is less than 200 microseconds.

#[path = "../tests/svg/sample.rs"]
mod sample;

use divan::Bencher;
use paisho_view::svg::{Theme, TileSet};

fn main() {
    divan::main();
}

/// A position from a real game with its harmonies, the last turn and coordinates.
#[divan::bench(args = TileSet::ALL)]
fn position(bencher: Bencher<'_, '_>, set: TileSet) {
    let diagram = sample::readme().with_set(set);
    bencher.bench_local(|| diagram.to_svg(&Theme::GARDEN_LIGHT));
}

/// Forty-eight tiles of four players with every layer.
#[divan::bench]
fn everything(bencher: Bencher<'_, '_>) {
    let diagram = sample::everything();
    bencher.bench_local(|| diagram.to_svg(&Theme::GARDEN_LIGHT));
}
