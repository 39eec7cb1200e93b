#!/usr/bin/env bash
# Fetches axe-core, the accessibility checker, into target/axe. Only tests use it; it is not part of
# the product.
set -euo pipefail
cd "$(dirname "$0")/.."

version=4.11.0
[ -e "target/axe/axe.min.js" ] && exit 0
mkdir -p target/axe
cd target/axe
npm pack --silent "axe-core@$version" >/dev/null
tar -xzf "axe-core-$version.tgz" package/axe.min.js
mv package/axe.min.js .
rm -r package "axe-core-$version.tgz"
