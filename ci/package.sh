#!/usr/bin/env bash
# The rules crate as those get it who take it from a registry: packed, unpacked far away from this
# repository, then built, tested and documented there with all features, and its examples run.
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
# Work that is not committed yet is packed too; a release is made from a clean checkout anyway.
cargo publish --dry-run --package paisho --locked --allow-dirty --target-dir "$target"
# The same once more, because only this command says where it leaves the archive.
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

# Out there no file pins the compiler, and no workspace optimises this crate for its tests, which play
# many thousands of turns. What is compiled is kept for the next time.
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
