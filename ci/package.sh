#!/usr/bin/env bash
# Tests the rules crate as users get it from a registry: packs it, unpacks it outside of this
# repository, then builds, tests and documents it there with all features, and runs its examples.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

step() { printf '\n== package: %s\n' "$1"; }

mkdir -p "$target_dir"
target="$(cd "$target_dir" && pwd)"
toolchain="$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)"
version="$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)"
away="$(mktemp -d)"
trap 'rm -rf "$away"' EXIT

step 'what would be published'
# Uncommitted work is packed too; a release is made from a clean checkout anyway.
cargo publish --dry-run --package paisho --locked --allow-dirty --target-dir "$target"
# The same again, because only this command puts the archive into a known place.
cargo package --no-verify --package paisho --locked --allow-dirty --target-dir "$target"
tar --extract --gzip --file "$target/package/paisho-$version.crate" --directory "$away"
cd "$away/paisho-$version"

step 'nothing is missing'
for file in README.md LICENSE-MIT LICENSE-APACHE docs/rules.md docs/notation.md rulings/README.md; do
    if [ ! -s "$file" ] || [ -L "$file" ]; then
        echo "the package has no $file" >&2
        exit 1
    fi
done

# Outside of the repository no file pins the compiler, and no workspace optimises this crate for its
# tests, which play many thousands of turns. The build output is kept for the next run.
export RUSTUP_TOOLCHAIN="$toolchain" CARGO_TARGET_DIR="$target/unpacked"
optimised=(--config 'profile.dev.package.paisho.opt-level=1')

step 'tests with all features'
cargo "${optimised[@]}" test --all-features --locked

step 'without any feature'
cargo check --no-default-features --locked

step 'examples'
for example in examples/*.rs; do
    name="$(basename "$example" .rs)"
    printf -- '-- %s\n' "$name"
    cargo "${optimised[@]}" run --quiet --all-features --locked --example "$name" >"$away/output"
    if [ ! -s "$away/output" ]; then
        echo "the example $name prints nothing" >&2
        exit 1
    fi
done

step 'documentation'
RUSTDOCFLAGS='-D warnings' cargo doc --all-features --no-deps --locked

step 'the package is complete'
