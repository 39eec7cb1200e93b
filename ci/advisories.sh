#!/usr/bin/env bash
# Looks for known vulnerabilities and withdrawn versions among our dependencies. The database of
# advisories is a Git repository and not a package, so ci/check.sh does not ask it: only the nightly
# workflow runs this, and anyone by hand. Installs cargo-deny if it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! cargo deny --version >/dev/null 2>&1; then
    cargo install cargo-deny --locked
fi
for manifest in Cargo.toml fuzz/Cargo.toml; do
    echo "advisories: $manifest"
    cargo deny --manifest-path "$manifest" check advisories
done
