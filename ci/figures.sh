#!/usr/bin/env bash
# Measures the web app in headless Chromium, as it is shipped: what the first page loads, when it
# can be used, and how long the board takes to update after a tap. This is a report, not a check.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo run --package paisho-bundle --example sizes --locked
exec cargo test --package paisho-cli --test browser --locked -- --ignored --nocapture --test-threads 1 figures
