#!/usr/bin/env bash
# Prints the notices that third-party licences require with the binary: which crates are in it, in
# the program as well as in the web app, and the texts of their licences, each text once.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C

work=$(mktemp --directory)
trap 'rm --recursive --force "$work"' EXIT

# Crates that are linked into one of the programs, as "name version|licence". Macros run only at
# compile time.
tree() {
    cargo tree --locked --package "$1" --target "$2" --edges normal,no-proc-macro --prefix none \
        --no-dedupe --format '{p}|{l}'
}
# Our own crates are listed with the path of their folder and left out; our licences are in the
# package anyway.
{
    tree paisho-cli x86_64-unknown-linux-musl
    tree paisho-web wasm32-unknown-unknown
    tree paisho-worker wasm32-unknown-unknown
} | grep --invert-match ' (/' | sed 's/ v/ /; s/ (proc-macro)//' | sort --unique >"$work/crates"

# Where cargo keeps the sources of each crate.
cargo metadata --locked --format-version 1 | grep --only-matching '"manifest_path":"[^"]*"' |
    sed 's/.*:"//; s/"$//; s/\/Cargo.toml$//' | sort --unique >"$work/folders"

printf 'The paisho binary contains the crates below, and under their licences. Where a crate offers
a choice between MIT and Apache-2.0, we use it under MIT. The sources of each are at
https://crates.io/crates/NAME/VERSION.

It also contains parts of the Rust standard library (MIT OR Apache-2.0, Copyright (c) The Rust
Project Contributors) and of musl libc (MIT, Copyright (c) 2005-2020 Rich Felker, et al.), and
SQLite, which is in the public domain. The texts of MIT and Apache-2.0 are beside this file.

'
mkdir "$work/texts" "$work/users"
while IFS='|' read -r crate licence; do
    printf '%-44s %s\n' "$crate" "$licence"
    folder=$(grep --max-count=1 "/${crate/ /-}\$" "$work/folders") || {
        echo "ci/third-party.sh: cargo does not say where the sources of $crate are" >&2
        exit 1
    }
    find "$folder" -maxdepth 3 -type f \
        \( -iname '*licen[cs]e*' -o -iname 'copying*' -o -iname 'notice*' -o -iname 'copyright*' \) \
        ! -name '*.rs' ! -name '*.toml' ! -name '*.json' | sort >"$work/files"
    while read -r file; do
        case "${file##*/}|$licence" in
            *[Aa][Pp][Aa][Cc][Hh][Ee]*'|'*MIT*OR*Apache* | *[Aa][Pp][Aa][Cc][Hh][Ee]*'|'*Apache*OR*MIT*) continue ;;
        esac
        sum=$(sha256sum <"$file")
        sum=${sum%% *}
        cp "$file" "$work/texts/$sum"
        echo "$crate" >>"$work/users/$sum"
    done <"$work/files"
done <"$work/crates"

for text in "$work"/texts/*; do
    printf '\n%s\n' "$(printf '=%.0s' {1..100})"
    sort --unique "$work/users/${text##*/}" | paste --serial --delimiters=, | sed 's/,/, /g' | fold --spaces --width=100
    printf '\n'
    # Some have Windows line ends.
    tr --delete '\r' <"$text"
done
