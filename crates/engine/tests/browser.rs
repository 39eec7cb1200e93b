//! Checks that searches give the same results natively and in WebAssembly, run by Node.js.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::Command;

#[path = "../examples/fingerprint.rs"]
#[expect(
    unreachable_pub,
    reason = "it is public because it is also compiled as an example"
)]
mod fingerprint;

/// Game, turns played, nodes and seed of each search.
const SEARCHES: [[u32; 4]; 6] = [
    [0, 2, 300, 1],
    [2, 12, 600, 2],
    [4, 30, 900, 3],
    [1, 0, 100, 4],
    [3, 16, 600, 5],
    [5, 28, 900, 6],
];

const SCRIPT: &str = "
const [path, ...searches] = process.argv.slice(1);
WebAssembly.instantiate(require('fs').readFileSync(path)).then(({ instance }) => {
  for (const search of searches) {
    const found = instance.exports.fingerprint(...search.split(',').map(Number));
    console.log(BigInt.asUintN(64, found).toString());
  }
});
";

/// Builds the example for the browser, in a target folder separate from the running build.
fn build() -> std::path::PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--target", "wasm32-unknown-unknown"])
        .args(["--package", "paisho-engine", "--no-default-features"])
        .args(["--example", "fingerprint", "--target-dir"])
        .arg(&target)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status()
        .expect("cargo runs");
    assert!(
        status.success(),
        "the engine does not build for the browser"
    );
    target.join("wasm32-unknown-unknown/debug/examples/fingerprint.wasm")
}

#[test]
fn node_finds_what_the_native_engine_finds() {
    let searches = SEARCHES.map(|s| s.map(|n| n.to_string()).join(","));
    let output = Command::new("node")
        .args(["-e", SCRIPT])
        .arg(build())
        .args(&searches)
        .output()
        .expect("node runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let text = String::from_utf8(output.stdout).unwrap();
    let in_browser: Vec<u64> = text.lines().map(|l| l.parse().unwrap()).collect();
    let native = SEARCHES.map(|[g, t, n, s]| fingerprint::fingerprint(g, t, n, s));
    assert_eq!(in_browser, native);
}
