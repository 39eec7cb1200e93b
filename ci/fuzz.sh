#!/usr/bin/env bash
# Runs every fuzz target, or the named one, for the given number of seconds (60 by default) or of
# executions, whichever comes first, and prints how often each was executed. Fails if a target
# crashes; the input that caused it is then in fuzz/artifacts. New inputs are stored in
# target/fuzz-corpus, so fuzz/corpus stays small.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
only=${2:-}
runs=${3:--1}
if ! [[ $seconds =~ ^[1-9][0-9]*$ && $runs =~ ^(-1|[1-9][0-9]*)$ ]] ||
    [[ -n $only && ! -f fuzz/fuzz_targets/$only.rs ]]; then
    echo "usage: ci/fuzz.sh [SECONDS [TARGET [EXECUTIONS]]]" >&2
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
sum=0
crashed=0
for file in fuzz/fuzz_targets/${only:-*}.rs; do
    target=$(basename "$file" .rs)
    own=target/fuzz-corpus/$target
    kept=fuzz/corpus/$target
    mkdir -p "$own"
    corpora=("$own")
    [ -d "$kept" ] && corpora+=("$kept")
    # How often code runs says little about a server, where much depends on scheduling, and counting
    # it took two fifths of the time.
    options=()
    case $target in http_body | socket) options=(-entropic=0 -use_counters=0) ;; esac
    # The crates have no unsafe code, so the targets run without the address sanitizer.
    if cargo +nightly fuzz run --sanitizer none "$target" "${corpora[@]}" -- \
        -max_total_time="$seconds" -runs="$runs" -print_final_stats=1 "${options[@]}" \
        >"$log" 2>&1; then
        executions=$(awk '$1 == "stat::number_of_executed_units:" { n = $2 } END { print n }' "$log")
        row=${executions:-unknown}
        sum=$((sum + ${executions:-0}))
    else
        cat "$log" >&2
        row=failed
        crashed=1
    fi
    table+=$(printf '%-12s %14s' "$target" "$row")$'\n'
done

printf '\n%-12s %14s\n%s%-12s %14s\n' target executions "$table" sum "$sum"
exit "$crashed"
