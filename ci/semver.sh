#!/usr/bin/env bash
# Compares the public API of the rules crate with its last release: does the version number announce
# every breaking change? Part of making a release; crates/paisho/README.md has the policy.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

# Releases are tagged v0.1.0, v0.2.0 and so on; the newest that is an ancestor of this commit.
if ! last="$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2>/dev/null)"; then
    echo 'There is no release tag (v0.1.0) yet, so there is nothing to compare the API with.'
    exit 0
fi

require_tool cargo-semver-checks 0.51.0

echo "Comparing with $last."
cargo semver-checks --package paisho --baseline-rev "$last" --all-features
