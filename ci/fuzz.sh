#!/usr/bin/env bash
# Runs every fuzz target for the given number of seconds (60 if none is given) and prints how often
# each was executed. Fails if a target crashes; the input that did it is then in fuzz/artifacts.
# New inputs go to target/fuzz-corpus, so fuzz/corpus stays small.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
if ! [[ $seconds =~ ^[1-9][0-9]*$ ]]; then
    echo "usage: ci/fuzz.sh [SECONDS]" >&2
    exit 2
fi
if ! cargo +nightly --version >/dev/null 2>&1 || ! cargo +nightly fuzz --version >/dev/null 2>&1; then
    echo "ci/fuzz.sh needs a nightly compiler and cargo-fuzz: run 'rustup toolchain install nightly'" \
        "and 'cargo install cargo-fuzz --locked'." >&2
    exit 2
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
table=
crashed=0
for file in fuzz/fuzz_targets/*.rs; do
    target=$(basename "$file" .rs)
    own=target/fuzz-corpus/$target
    kept=fuzz/corpus/$target
    mkdir -p "$own"
    corpora=("$own")
    [ -d "$kept" ] && corpora+=("$kept")
    # The crates have no unsafe code, so the targets run without the address sanitizer.
    if cargo +nightly fuzz run --sanitizer none "$target" "${corpora[@]}" -- \
        -max_total_time="$seconds" -print_final_stats=1 >"$log" 2>&1; then
        executions=$(awk '$1 == "stat::number_of_executed_units:" { n = $2 } END { print n }' "$log")
        row=${executions:-unknown}
    else
        cat "$log" >&2
        row=failed
        crashed=1
    fi
    table+=$(printf '%-12s %14s' "$target" "$row")$'\n'
done

printf '\n%-12s %14s\n%s' target executions "$table"
exit "$crashed"
