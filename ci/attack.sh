#!/usr/bin/env bash
# Attacks a real server on this machine with a client that was written from docs/api.md alone and
# shares no code with the project's own tests: `ci/attack.sh [PROGRAM] [OPTIONS]`; `--help` lists
# the options. Part A kills, freezes and starves the server during games, and compares what it
# has stored afterwards with what it acknowledged. Part B measures the turns of other players, first
# alone, then under many attacks at once. PROGRAM is a release build, by default
# target/release/paisho. Needs Python 3.11 and nothing from PyPI, and root or user namespaces to
# mount a disk that gets full.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

paisho=$target_dir/release/paisho
if [ $# -gt 0 ] && [[ $1 != -* ]]; then
    paisho=$1
    shift
fi
if ! [ -x "$paisho" ]; then
    echo "attack: there is no $paisho: run \`cargo build --release\` first, or name the program" >&2
    exit 1
fi
require_commands python3=python3
if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "attack: Python 3.11 or newer is needed" >&2
    exit 1
fi

# A mount namespace of its own for the small file system that gets full, so that no mount is left
# over.
alone=()
if unshare --mount true 2>/dev/null; then
    alone=(unshare --mount)
elif unshare --user --map-root-user --mount true 2>/dev/null; then
    alone=(unshare --user --map-root-user --mount)
fi

exec "${alone[@]}" python3 -B ci/attack/attack.py "$paisho" "$@"
