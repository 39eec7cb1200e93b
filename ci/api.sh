#!/usr/bin/env bash
# Tests the API with third-party tools, against a real server on this machine: validates its OpenAPI
# document and the schemas of its frames, generates a Python client, plays a game with it, and lets
# schemathesis send requests of all kinds for a minute. Uses the program that `cargo test` or
# `cargo build` has built (or $PAISHO); installs the tools, at the versions that
# ci/api/requirements.txt names, into the target folder if they are missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

paisho=${PAISHO:-$target_dir/debug/paisho}
if ! [ -x "$paisho" ]; then
    echo "api: there is no $paisho: run \`cargo build\` first, or set PAISHO to the program" >&2
    exit 1
fi

venv=$target_dir/venv-api
if ! cmp --silent ci/api/requirements.txt "$venv/requirements.txt"; then
    python3 -c 'import venv, ensurepip' 2>/dev/null || install_packages python3-venv
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check -r ci/api/requirements.txt
    # Copied last, so that an interrupted installation starts again.
    cp ci/api/requirements.txt "$venv/requirements.txt"
fi

exec "$venv/bin/python" ci/api/check.py "$paisho" "$venv/bin"
