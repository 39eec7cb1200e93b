#!/usr/bin/env bash
# Takes a picture of every page, on a desktop and a phone, by day and night, in English and Hebrew,
# into target/screenshots.
set -euo pipefail
cd "$(dirname "$0")/.."
exec cargo test --package paisho-cli --test browser --locked -- --ignored --nocapture pictures
