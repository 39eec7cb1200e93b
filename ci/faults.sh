#!/usr/bin/env bash
# Runs every fault test in its long form, one after the other: `ci/faults.sh`. The tests kill the
# real server during games, fill the disk or make it fail, tear and lose writes, cut the
# power, suspend processes, crowd them or starve them of memory, and run the client of ci/attack.sh,
# which shares no code with our tests. Takes about a quarter of an hour when everything is built.
# Ends with a table of what ran and for how long; stops at the first failure. `ci/check.sh` runs the
# short form of all of them. docs/reliability.md describes each fault and has the results.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh
require_compiler

# The size of the long form.
export KILLS=${KILLS:-200} FAULTS=${FAULTS:-1000}
others=${OTHERS:-100}

table=()
run() {
    local name=$1 began=$SECONDS
    shift
    printf '\n== %s\n' "$name"
    "$@"
    table+=("$(printf '%5d s  %s' $((SECONDS - began)) "$name")")
}

# The tests play over the API; the app is not needed for that. They are chosen as in ci/check.sh, so
# that what it has compiled is used again.
tests() {
    env PAISHO_WEB=skip cargo test --locked --workspace --all-features --test "$@"
}

run "the server killed $KILLS times during games" \
    tests crash -- --nocapture
run "disk, memory, suspension, crowds, and $FAULTS power cuts" \
    tests faults -- --nocapture
run 'clients that hang up, stall or never read' tests live clogged
run 'the product, as a user builds it' cargo build --release --locked
run "$KILLS kills and $others other faults by the independent client" \
    ci/attack.sh "$target_dir/release/paisho" --part faults --kills "$KILLS" --faults "$others"

printf '\n'
printf '%s\n' "${table[@]}"
