#!/usr/bin/env bash
# The one test command: installs what is missing, then checks everything, fastest first, and prints
# the time of each step at the end. `docs/testing.md` explains what each step is for.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

require_compiler

times=()
step_name=
step_began=0

# Begins a step and ends the one before it.
step() {
    if [ -n "$step_name" ]; then
        times+=("$(printf '%5d s  %s' $((SECONDS - step_began)) "$step_name")")
    fi
    step_name=$1
    step_began=$SECONDS
    printf '\n== %s\n' "$1"
}

step 'tools'
require_target "$browser_target"
# Tests run the engine as WebAssembly in node, drive a real browser, and check every page with
# axe-core; validators come from npm and PyPI.
require_commands node=nodejs npm=npm chromium=chromium chromedriver=chromium-driver \
    python3=python3 curl=curl
ci/axe.sh

step 'format'
cargo fmt --all --check

step 'workflows and issue forms'
ci/workflows.sh

step 'dependencies'
ci/deny.sh

step 'lints'
cargo clippy --workspace --all-targets --all-features --locked -- -D warnings

step 'lints of the code for browsers'
cargo clippy --locked --target "$browser_target" --target-dir "$target_dir/web" \
    --package paisho-web --package paisho-worker -- -D warnings

step 'tests'
cargo test --workspace --all-features --locked

step 'the API, tested with third-party tools'
# Uses the program that the tests have built.
ci/api.sh

step 'the rules crate alone, as a registry would deliver it'
ci/package.sh

step 'the first page stays small'
# The tests have built this example together with the app.
"$target_dir/debug/examples/sizes" 350000

step 'documentation'
RUSTDOCFLAGS='-D warnings' cargo doc --workspace --all-features --no-deps --locked

step 'rules and view for the browser'
cargo check --locked --target "$browser_target" -p paisho -p paisho-view

step 'the product, as a user builds it'
cargo build --release --locked
paisho="$target_dir/release/paisho"

step 'conformance'
"$paisho" conform conformance/*.jsonl.gz
"$paisho" perft --opening R5 4

step 'nothing is lost when the server is killed, frozen or short of disk space or memory'
ci/attack.sh "$paisho" --part faults

step 'the engine plays as before (bench)'
"$paisho" bench --check

step 'all checks passed'
printf '%s\n' "${times[@]}"
printf '%5d s  in all\n' "$SECONDS"
