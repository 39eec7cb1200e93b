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
# `cargo mutants` lists the mutants; ci/mutants/run.py compiles nearly all of them into one program and
# tries each with the tests that can reach it, which takes far less time than a build for each. The
# mutants of a shard are the K-th, the (K+N)-th and so on of the list, counted from 0, so the same
# command on the same code takes the same ones. Without a crate or folder: all crates that have tests of
# their own. The results are stored in target/mutants/found/. docs/testing.md has those of past runs.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

shard=0/1
wanted=()
while (($#)); do
    case $1 in
        --shard) shard=${2:?--shard needs K/N}; shift 2 ;;
        -h | --help) sed -n '2,16s/^# \{0,1\}//p' "$0"; exit ;;
        -*) echo "unknown option $1; see --help" >&2; exit 2 ;;
        *) wanted+=("${1%/}"); shift ;;
    esac
done
((${#wanted[@]})) || wanted=(paisho engine view wire table web server cli lab)

require_commands python3=python3
require_tool cargo-mutants 27.1.0

# The tree is copied, so that the working copy stays unchanged. The copy is always in the same
# place and files that did not change keep their time stamps, so that little is compiled again.
target=${CARGO_TARGET_DIR:-$PWD/target}/mutants
mkdir -p "$target/tree" "$target/found"
is_same() {
    if [[ -L $1 ]]; then [[ $(readlink "$1") == "$(readlink "$2")" ]]; else cmp --quiet "$1" "$2"; fi 2>/dev/null
}
files=$(git -c core.quotePath=false ls-files --cached --others --exclude-standard |
    while IFS= read -r file; do [[ ! -e $file ]] || echo "$file"; done | sort)
while IFS= read -r file; do
    is_same "$file" "$target/tree/$file" || cp --parents --no-dereference "$file" "$target/tree"
done <<<"$files"
cd "$target/tree"
find . -type f -o -type l | cut -c 3- | sort | comm -13 <(echo "$files") - | xargs --no-run-if-empty rm

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
    read -ra tests <<<"$(tests_of "${folder#paisho-}")"
    printf '\n== %s %s\n' "$name" "$shard"
    python3 -B ci/mutants/run.py --package "$package" "${files[@]}" --shard "$shard" --found "$found" \
        -- "${tests[@]}"
    table+=("$(printf '%-34s %7d %7d %8d %8d' "$name" "$(count "$found/caught.txt")" \
        "$(count "$found/missed.txt")" "$(count "$found/timeout.txt")" "$(count "$found/unviable.txt")")")
done

printf '\n%-34s %7s %7s %8s %8s\n' "$shard" caught missed timeout unviable
printf '%s\n' "${table[@]}"
