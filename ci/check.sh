#!/usr/bin/env bash
# The one test command: installs what is missing, then checks everything, fastest first.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$1"; }

step 'tools'
# rust-toolchain.toml makes rustup bring the target by itself; older rustups need to be asked.
if ! rustup target list --installed | grep -qx wasm32-unknown-unknown; then
    rustup target add wasm32-unknown-unknown
fi
# A test lets node run the engine as WebAssembly and compares it with the native one.
if ! command -v node >/dev/null; then
    apt-get update && apt-get install --yes nodejs
fi

# Tests drive a real browser, and let a judge of accessibility look at every page.
if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
    apt-get update && apt-get install --yes chromium chromium-driver
fi
if ! command -v npm >/dev/null; then
    apt-get update && apt-get install --yes npm
fi
ci/axe.sh

step 'format'
cargo fmt --all --check

step 'lints'
cargo clippy --workspace --all-targets --all-features --locked -- -D warnings

step 'lints of what runs in browsers only'
cargo clippy --locked --target wasm32-unknown-unknown --target-dir target/web \
    --package paisho-web --package paisho-worker -- -D warnings

step 'tests'
cargo test --workspace --all-features --locked

step 'the first page stays small'
# The tests have built it, with the app that they used.
target/debug/examples/sizes 350000

step 'documentation'
RUSTDOCFLAGS='-D warnings' cargo doc --workspace --all-features --no-deps --locked

step 'the rules and what people see, for the browser'
cargo check --locked --target wasm32-unknown-unknown -p paisho -p paisho-view

step 'the product, as a user builds it'
cargo build --release --locked

step 'conformance'
target/release/paisho conform conformance/*.jsonl.gz
target/release/paisho perft --opening R5 4

step 'the engine plays as it is known to'
target/release/paisho bench --check

step 'all checks passed'
