#!/usr/bin/env bash
# Checks the licences, sources and versions of all dependencies against deny.toml. With the argument
# `advisories` it looks for known vulnerabilities instead: their database is a Git repository and
# not a package, so ci/check.sh does not download it; the nightly workflow does.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

require_compiler
require_tool cargo-deny 0.20.2
if [ "${1:-}" = advisories ]; then
    cargo deny check advisories
    cargo deny --manifest-path fuzz/Cargo.toml --config deny.toml check advisories
else
    cargo deny check bans licenses sources
fi
