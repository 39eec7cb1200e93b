#!/usr/bin/env bash
# Which lines and functions of each crate its own tests run.
#
#   ci/coverage.sh [CRATE…]
#
#   ci/coverage.sh paisho server      # two crates; without names, all
#
# The web app is not built, so the tests in a browser are left out, and with them the code for
# browsers. Also left out are the test of the engine in WebAssembly, which can't be measured, and
# documentation tests, which stable Rust can't measure. This is a report, not a check;
# docs/testing.md has the numbers of the last run.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

case ${1:-} in
    -h | --help) sed -n '2,11s/^# \{0,1\}//p' "$0"; exit ;;
    -*) echo "unknown option $1; see --help" >&2; exit 2 ;;
esac
crates=("${@#paisho-}")
((${#crates[@]})) || crates=(paisho engine view wire table web server cli lab)
for crate in "${crates[@]}"; do
    [[ -d crates/$crate ]] || { echo "there is no crate $crate" >&2; exit 2; }
done

if ! rustup component list --installed | grep -q '^llvm-tools'; then
    echo 'the component llvm-tools is missing: installing it'
    rustup component add llvm-tools
fi
require_tool cargo-llvm-cov 0.9.1

# Neither the web app nor debug symbols are needed.
export PAISHO_WEB=skip CARGO_PROFILE_DEV_DEBUG=0

table=()
for crate in "${crates[@]}"; do
    package=paisho-$crate
    [[ $crate != paisho ]] || package=paisho
    tests=()
    [[ ! -e crates/$crate/src/lib.rs ]] || tests+=(--lib)
    [[ ! -e crates/$crate/src/main.rs ]] || tests+=(--bins)
    # All tests but those called browser: in a real browser, and the engine's in WebAssembly.
    for test in "crates/$crate"/tests/*.rs "crates/$crate"/tests/*/main.rs; do
        name=${test#"crates/$crate/tests/"}
        name=${name%/main.rs}
        name=${name%.rs}
        [[ ! -e $test || $name == browser ]] || tests+=(--test "$name")
    done
    # The files of this crate only, and not its tests.
    others=$(find crates -mindepth 1 -maxdepth 1 -type d ! -name "$crate" -printf '%f|')
    printf '\n== %s\n' "$package"
    cargo llvm-cov clean --profraw-only
    cargo llvm-cov test --locked --all-features --package "$package" "${tests[@]}" --no-report
    total=$(cargo llvm-cov report --package "$package" --summary-only \
        --ignore-filename-regex "/crates/(${others%|})/|/tests?/|/tests\.rs$" | awk '$1 == "TOTAL"')
    # TOTAL, then count, missed and share of regions, of functions, of lines.
    table+=("$(awk -v name="$package" \
        '{ printf "%-16s %9d %8s %11d %8s", name, $8, $10, $5, $7 }' <<<"$total")")
done

printf '\n%-16s %9s %8s %11s %8s\n' crate lines covered functions covered
printf '%s\n' "${table[@]}"
