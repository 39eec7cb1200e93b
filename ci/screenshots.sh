#!/usr/bin/env bash
# Takes a picture of every page, on a desktop and a phone, light and dark, into target/screenshots:
# in English and Hebrew, or in the languages that are named (`ci/screenshots.sh de pl`).
set -euo pipefail
cd "$(dirname "$0")/.."
export PICTURE_LANGUAGES="${*:-en he}"
exec cargo test --package paisho-cli --test browser --locked -- --ignored --nocapture pictures
