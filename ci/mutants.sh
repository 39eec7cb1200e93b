#!/usr/bin/env bash
# Mutation tests: changes one small place of the code at a time, runs the tests of the changed crate,
# and counts the changes that no test detects. This is a report, not a check.
#
#   ci/mutants.sh [--shard K/N] [CRATE or FOLDER…]
#
#   ci/mutants.sh --shard 0/20 paisho                      # every 20th mutant of the rules
#   ci/mutants.sh crates/server/src/auth                   # all mutants of a folder or file
#   ci/mutants.sh --shard "$(date +%-j | awk '{print $1 % 100}')/100"   # one night's share
#
# The mutants of a shard are the K-th, the (K+N)-th and so on of the list, so the same command on the
# same code takes the same ones. Without a crate or folder: all crates that have tests of their own.
# The results are stored in target/mutants/found/. docs/testing.md has those of past runs.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

shard=()
wanted=()
while (($#)); do
    case $1 in
        --shard) shard=(--shard "${2:?--shard needs K/N}" --sharding round-robin); shift 2 ;;
        -h | --help) sed -n '2,14s/^# \{0,1\}//p' "$0"; exit ;;
        -*) echo "unknown option $1; see --help" >&2; exit 2 ;;
        *) wanted+=("${1%/}"); shift ;;
    esac
done
((${#wanted[@]})) || wanted=(paisho engine view wire table web server cli lab)

require_tool cargo-mutants 27.1.0

# The tree is copied, so that the working copy stays unchanged. The copy is always in the same
# place, so that external crates are compiled only once. Every file gets a new time stamp: the last
# build may have been that of a mutant.
target=${CARGO_TARGET_DIR:-$PWD/target}/mutants
rm -rf "$target/tree"
mkdir -p "$target/tree" "$target/found"
git ls-files -z --cached --others --exclude-standard |
    while IFS= read -r -d '' file; do [[ ! -e $file ]] || printf '%s\0' "$file"; done |
    tar --create --null --files-from - | tar --extract --touch --directory "$target/tree"
cd "$target/tree"

export CARGO_TARGET_DIR=$target/build
# The web app is not needed, and without debug symbols everything is built in half the time.
export PAISHO_WEB=skip CARGO_PROFILE_DEV_DEBUG=0
# Properties are checked on fewer cases than in ci/check.sh.
export PROPTEST_CASES=${PROPTEST_CASES:-30}

# The tests for a crate or folder: the crate's own, without documentation tests and without those
# that need a browser, node or minutes. For modules of the server those in tests/http run.
tests_of() {
    case $1 in
        crates/server/src/auth* | crates/server/src/account* | crates/server/src/store*)
            echo '--lib --test http' ;;
        engine | crates/engine/*)
            echo '--lib --test play --test protocol --test review --test tactics --test bench' ;;
        cli | crates/cli/*)
            echo '--bins --test analyze --test matches --test pictures --test program' ;;
        lab | crates/lab/*) echo '--bins' ;;
        *) echo '--lib --tests' ;;
    esac
}

count() { if [[ -f $1 ]]; then wc -l <"$1"; else echo 0; fi; }

table=()
for name in "${wanted[@]}"; do
    folder=${name#"$OLDPWD/"}
    files=()
    if [[ -d crates/${name#paisho-} ]]; then
        crate=${name#paisho-}
    elif [[ $folder == crates/*/* && -e $folder ]]; then
        crate=${folder#crates/}
        crate=${crate%%/*}
        if [[ -d $folder ]]; then files=(--file "$folder/**"); else files=(--file "$folder"); fi
    else
        echo "there is no crate or folder $name" >&2
        exit 2
    fi
    package=paisho-$crate
    [[ $crate != paisho ]] || package=paisho
    found=$target/found/${folder//\//-}
    rm -rf "$found"
    mkdir -p "$found"
    read -ra tests <<<"$(tests_of "${folder#paisho-}")"
    # The rules are built anew for each mutant, and optimising them takes longer than it saves.
    build=()
    [[ $crate != paisho ]] || build=(--cargo-arg=--config=profile.dev.package.paisho.opt-level=0)
    printf '\n== %s %s\n' "$name" "${shard[1]:-}"
    # 2: mutants were missed; 3: mutants took too long. Both are results; any other code is an
    # error.
    code=0
    cargo mutants --in-place --package "$package" "${files[@]}" "${shard[@]}" "${build[@]}" --no-shuffle \
        --output "$found" --colors never -- "${tests[@]}" || code=$?
    ((code == 0 || code == 2 || code == 3)) || exit "$code"
    out=$found/mutants.out
    table+=("$(printf '%-34s %7d %7d %8d %8d' "$name" "$(count "$out/caught.txt")" \
        "$(count "$out/missed.txt")" "$(count "$out/timeout.txt")" "$(count "$out/unviable.txt")")")
done

printf '\n%-34s %7s %7s %8s %8s\n' "${shard[1]:-all mutants}" caught missed timeout unviable
printf '%s\n' "${table[@]}"
