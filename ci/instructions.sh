#!/usr/bin/env bash
# Counts the instructions that the rules and the engine's search need, per item, with callgrind.
# Unlike times, the numbers are the same on a busy machine.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --quiet --release -p paisho --example instructions
for task in choices generation turns play random perft; do
    log=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        --toggle-collect="*measured_${task}*" \
        target/release/examples/instructions "$task" 2>&1)
    items=$(awk -v t="$task" '$1 == t { print $2 }' <<<"$log")
    total=$(awk '/Collected/ { gsub(",", "", $NF); print $NF }' <<<"$log")
    printf '%-12s %12s instructions %10s items %10s per item\n' \
        "$task" "$total" "$items" "$((total / items))"
done

# The search, over the fixed positions of `paisho bench`.
cargo build --quiet --release
log=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    --toggle-collect='*Search*::step*' target/release/paisho bench 2>&1)
nodes=$(awk '$1 == "Bench:" { print $2 }' <<<"$log")
total=$(awk '/Collected/ { gsub(",", "", $NF); print $NF }' <<<"$log")
printf '%-12s %12s instructions %10s nodes %10s per node\n' search "$total" "$nodes" "$((total / nodes))"
