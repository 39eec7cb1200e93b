#!/usr/bin/env bash
# Tests the README: clones the last commit into an empty folder and runs its two commands there, as
# on a machine that has the declared compiler without the browser target and has never built the
# project. In between it waits for the page and plays one turn through the API. It prints the time
# of each command, and the processor time of the build. Crates that were downloaded before are
# reused.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

require_compiler
require_commands curl=curl git=git pkill=procps
address=http://localhost:7249
root=$PWD
place=$(mktemp --directory)
server=

finish() {
    [ -z "$server" ] || kill -- "-$server" 2>/dev/null || true
    rm -rf "$place"
}
trap finish EXIT

fail() {
    printf 'fresh start: %s\n' "$1" >&2
    if [ -e "$place/run.log" ]; then
        tail -n 40 "$place/run.log" >&2
    fi
    exit 1
}

# The command of the README that begins with the given words, without its comment.
readme_command() {
    local line
    line=$(grep -m 1 "^$1" README.md) || fail "README.md has no command that begins with \`$1\`"
    read -r line <<<"${line%%#*}"
    printf '%s\n' "$line"
}

# Sends a request to the API and prints the answer: api PATH [BODY]
api() {
    local body=()
    [ $# -lt 2 ] || body=(--data "$2" --header 'content-type: application/json')
    curl --silent --show-error --fail-with-body --cookie "$place/jar" --cookie-jar "$place/jar" \
        "${body[@]}" "$address/api/v1/$1"
}

# Sets processor_seconds to the processor time of all finished child processes. `times` prints it in
# its second line; in a subshell it would not know about them.
count_processor_seconds() {
    times >"$place/times"
    processor_seconds=$(awk -F '[ ms]+' 'NR == 2 { printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }' "$place/times")
}

if curl --silent --output /dev/null "$address"; then
    fail "a server is already running on $address; stop it first"
fi
[ -z "$(git status --porcelain)" ] || echo 'Note: uncommitted changes are not part of this.'

echo '== an empty folder, and the compiler without the browser target'
git clone --quiet "$root" "$place/paisho"
toolchain=$(rustup show active-toolchain | cut -d ' ' -f 1)
mkdir -p "$place/rustup/toolchains"
cp "$(rustup show home)/settings.toml" "$place/rustup/"
cp --recursive --dereference "$(rustc --print sysroot)" "$place/rustup/toolchains/$toolchain"
export RUSTUP_HOME=$place/rustup
export CARGO_TARGET_DIR=$place/target
cd "$place/paisho"
rustup target remove "$browser_target" 2>/dev/null || true
[ ! -d "$(rustc --print target-libdir --target "$browser_target")" ] ||
    fail "the browser target could not be removed"
rustc --version

first=$(readme_command 'cargo run --release')
second=$(readme_command 'ci/check.sh')

echo "== $first"
count_processor_seconds
before=$processor_seconds
began=$SECONDS
# In a process group of its own, so that it can be ended as by Ctrl-C. Through a pipe, because the
# build reports its progress only to terminals and pipes.
set -m
bash -c "$first" 2>&1 | tee "$place/run.log" &
server=$!
set +m
server=$(ps -o pgid= "$server" | tr -d ' ')
until curl --silent --fail --output /dev/null "$address/healthz"; do
    kill -0 -- "-$server" 2>/dev/null || fail "\`$first\` ended before it served a page"
    sleep 1
done
first_seconds=$((SECONDS - began))
grep -q "Adding the Rust target $browser_target" "$place/run.log" ||
    fail 'the build did not say that it adds the browser target'

page=$(curl --silent --fail "$address/")
app=$(grep -o '/assets/app-[0-9a-f]*\.js' <<<"$page" | head -n 1) || fail 'the page does not load the app'
curl --silent --fail --output /dev/null "$address$app" || fail "$app is missing"
echo "The page is served and loads $app."

api guest '{}' >/dev/null || fail 'signing in as a guest failed'
seek='{"ruleset":"rulebook","time":{"kind":"per_turn","days":3},"side":"host","computers":[1]}'
game=$(api seeks "$seek" | sed -n 's/.*"game":"\([^"]*\)".*/\1/p')
[ -n "$game" ] || fail 'no game began'
api "games/$game/actions" '{"id":"turn-0","action":{"act":"play","ply":0,"turn":"R,W,K,B"}}' ||
    fail 'the turn was refused'
api "games/$game" | grep -q '0H.R,W,K,B' || fail 'the turn is not in the game'
printf '\nA turn was played.\n'

pkill -INT -g "$server" -x paisho
for _ in $(seq 30); do
    kill -0 -- "-$server" 2>/dev/null || break
    sleep 1
done
! kill -0 -- "-$server" 2>/dev/null || fail 'the server did not end'
server=
wait
count_processor_seconds
first_processor=$((processor_seconds - before))
echo "The first command took $first_seconds s, and $first_processor s of processor time."

echo "== $second"
began=$SECONDS
bash -c "$second"
second_seconds=$((SECONDS - began))

printf '\n%s\n%6d s  %s (%d s of processor time)\n%6d s  %s\n' "$(rustc --version)" \
    "$first_seconds" "$first" "$first_processor" "$second_seconds" "$second"
