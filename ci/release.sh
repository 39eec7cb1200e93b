#!/usr/bin/env bash
# Makes the files of a release in target/release-files (or in release-files in the folder that
# CARGO_TARGET_DIR names): a static binary for Linux in a tarball and in a Debian package, and
# SHA256SUMS. Then it tests these files. It installs the tools that it needs.
#
# DEBFULLNAME and DEBEMAIL say who is responsible for the Debian package. SOURCE_DATE_EPOCH is the
# time of the commit unless it is set.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. ci/tools.sh
umask 022
export LC_ALL=C.UTF-8
PATH=$PATH:/usr/sbin:/sbin

target=x86_64-unknown-linux-musl

step() { printf '\n== %s\n' "$1"; }
fail() {
    printf 'ci/release.sh: %s\n' "$1" >&2
    exit 1
}

tools() {
    require_compiler
    # The C code of ring and SQLite is compiled against musl.
    require_commands musl-gcc=musl-tools strip=binutils curl=curl dpkg-deb=dpkg
    require_target "$target"
    require_target "$browser_target"
}

# Sets variables from cargo's metadata and from git.
facts() {
    local metadata
    metadata=$(cargo metadata --locked --no-deps --format-version 1)
    version=$(sed --quiet 's/.*"name":"paisho-cli","version":"\([^"]*\)".*/\1/p' <<<"$metadata")
    build=$(sed --quiet 's/.*"target_directory":"\([^"]*\)".*/\1/p' <<<"$metadata")
    [ -n "$version" ] || fail 'cargo metadata names no version of paisho-cli'
    [ -n "$build" ] || fail 'cargo metadata names no target directory'
    files=$build/release-files
    name=paisho-$version-x86_64-linux
    if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
        SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) ||
            fail 'this is not a git repository; please set SOURCE_DATE_EPOCH'
    fi
    export SOURCE_DATE_EPOCH
    local tag
    for tag in $(git tag --points-at HEAD --list 'v[0-9]*' 2>/dev/null); do
        [ "$tag" = "v$version" ] || fail "this commit is tagged $tag, but the version is $version"
    done
    if [ -n "$(git status --porcelain 2>/dev/null)" ]; then
        echo 'Note: uncommitted changes become part of the files.'
    fi
    maintainer="${DEBFULLNAME:-The paisho developers} <${DEBEMAIL:-paisho@packages.invalid}>"
    work=$(mktemp --directory)
    trap clean EXIT
}

server=
clean() {
    if [ -n "$server" ]; then
        { kill -KILL "$server" && wait "$server"; } 2>/dev/null || true
    fi
    rm --recursive --force "$work"
}

compile() {
    local home=${CARGO_HOME:-$HOME/.cargo} unit=$'\x1f'
    # The binary and the web app in it must not contain the paths of the build machine. The flags of
    # the web app go through a variable that is split at spaces.
    case $home$PWD in *' '*) fail "there is a space in $home or $PWD" ;; esac
    local flags=("--remap-path-prefix=$home=/cargo" "--remap-path-prefix=$PWD=/paisho")
    env --unset=PAISHO_WEB --unset=RUSTFLAGS \
        CARGO_ENCODED_RUSTFLAGS="${flags[0]}$unit${flags[1]}" \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="${flags[*]}" \
        cargo build --release --locked --package paisho-cli --target "$target"
}

# Strips the binary and checks that it needs no libraries and contains no paths of the build
# machine.
strip_binary() {
    strip --strip-all -o "$work/paisho" "$build/$target/release/paisho"
    local program=$work/paisho
    # No `grep --quiet` here: it closes the pipe early, and with pipefail the broken pipe would hide
    # a match.
    if readelf --wide --program-headers "$program" | grep INTERP >/dev/null; then
        fail 'the binary is not static: it asks for an interpreter'
    fi
    if readelf --wide --dynamic "$program" | grep NEEDED >/dev/null; then
        fail 'the binary is not static: it needs libraries'
    fi
    if grep --quiet --fixed-strings --text "${CARGO_HOME:-$HOME/.cargo}/registry" "$program"; then
        fail 'the binary contains paths of the build machine'
    fi
}

# Files that both packages contain; the binary generates most of them.
documents() {
    "$work/paisho" man "$work/man"
    mkdir "$work/completions"
    "$work/paisho" completions bash >"$work/completions/paisho.bash"
    "$work/paisho" completions zsh >"$work/completions/_paisho"
    "$work/paisho" completions fish >"$work/completions/paisho.fish"
    ci/third-party.sh >"$work/THIRD-PARTY-LICENSES"
}

# Gives everything in a folder the same time stamp and ordinary permissions.
settle() {
    find "$1" -type d -exec chmod 755 {} +
    find "$1" -type f ! -perm /100 -exec chmod 644 {} +
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

pack_tarball() {
    local folder=$work/tar/$name
    mkdir --parents "$folder/docs"
    install --mode=755 "$work/paisho" "$folder/paisho"
    cp LICENSE-MIT LICENSE-APACHE README.md CHANGELOG.md deploy/paisho.service "$folder"
    cp "$work/THIRD-PARTY-LICENSES" "$folder"
    cp docs/hosting.md "$folder/docs"
    cp --recursive "$work/man" "$work/completions" "$folder"
    settle "$folder"
    tarball "$files/$name.tar.gz"
    tarball "$work/again.tar.gz"
    cmp --quiet "$files/$name.tar.gz" "$work/again.tar.gz" ||
        fail 'packing the same files twice gives different tarballs'
}

tarball() {
    tar --create --directory="$work/tar" --sort=name --format=gnu --owner=0 --group=0 \
        --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$name" | gzip -9 --no-name >"$1"
}

pack_deb() {
    local root=$work/deb page
    local share=$root/usr/share doc=$root/usr/share/doc/paisho
    mkdir --parents "$root/DEBIAN" "$root/usr/bin" "$root/usr/lib/systemd/system" "$doc" \
        "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/vendor-completions" \
        "$share/fish/vendor_completions.d" "$share/lintian/overrides"
    install --mode=755 "$work/paisho" "$root/usr/bin/paisho"
    # The package installs the unit, and the binary in another place than by hand.
    sed '1s/: copy to .*/:/; s|/usr/local/bin/|/usr/bin/|' deploy/paisho.service \
        >"$root/usr/lib/systemd/system/paisho.service"
    for page in "$work"/man/*; do
        gzip -9 --no-name <"$page" >"$share/man/man1/${page##*/}.gz"
    done
    cp "$work/completions/paisho.bash" "$share/bash-completion/completions/paisho"
    cp "$work/completions/_paisho" "$share/zsh/vendor-completions"
    cp "$work/completions/paisho.fish" "$share/fish/vendor_completions.d"
    cp README.md docs/hosting.md "$doc"
    gzip -9 --no-name <"$work/THIRD-PARTY-LICENSES" >"$doc/THIRD-PARTY-LICENSES.gz"
    gzip -9 --no-name <CHANGELOG.md >"$doc/CHANGELOG.md.gz"
    deb_changelog | gzip -9 --no-name >"$doc/changelog.gz"
    deb_copyright >"$doc/copyright"
    # lintian takes a static position-independent program for a library without dependencies.
    echo 'paisho: shared-library-lacks-prerequisites [usr/bin/paisho]' >"$share/lintian/overrides/paisho"
    (cd "$root" && find usr -type f -print0 | sort --zero-terminated | xargs -0 md5sum) \
        >"$root/DEBIAN/md5sums"
    deb_control "$(du --summarize --apparent-size --block-size=1024 "$root/usr" | cut --fields=1)" \
        >"$root/DEBIAN/control"
    cp deploy/debian/* "$root/DEBIAN"
    chmod 755 "$root"/DEBIAN/p*
    settle "$root"
    # xz: every dpkg in use can read it, and the default differs between distributions.
    deb=$files/paisho_${version}_amd64.deb
    dpkg-deb -Zxz --root-owner-group --build "$root" "$deb" >/dev/null
    dpkg-deb -Zxz --root-owner-group --build "$root" "$work/again.deb" >/dev/null
    cmp --quiet "$deb" "$work/again.deb" || fail 'packing the same files twice gives different .debs'
}

deb_control() {
    cat <<CONTROL
Package: paisho
Version: $version
Architecture: amd64
Maintainer: $maintainer
Installed-Size: $1
Section: web
Priority: optional
Description: board game Skud Pai Sho: server with web app, engine, tools
 Skud Pai Sho is a game of flowers and harmonies for two to four players.
 .
 One program serves a site where people play each other and the computer, in
 browsers on phones and desktops. In the terminal it explains the rules, draws
 and converts games, analyses them and plays matches between engines.
 .
 The service is not started by itself: "systemctl enable --now paisho" does.
CONTROL
}

deb_changelog() {
    cat <<CHANGELOG
paisho ($version) unstable; urgency=medium

  * Release $version; CHANGELOG.md.gz says what changed.

 -- $maintainer  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
CHANGELOG
}

deb_copyright() {
    cat <<COPYRIGHT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: paisho
Comment: The binary also contains crates of others, under the licences in
 /usr/share/doc/paisho/THIRD-PARTY-LICENSES.gz.

Files: *
Copyright: $(sed --quiet 's/^Copyright (c) //p' LICENSE-MIT)
License: Expat or Apache-2.0

License: Expat
$(sed '1,/^Copyright/d' LICENSE-MIT | sed '/./,$!d; s/^$/./; s/^/ /')

License: Apache-2.0
 The licence is in /usr/share/common-licenses/Apache-2.0.
COPYRIGHT
}

sums() {
    (cd "$files" && sha256sum -- *.tar.gz *.deb >SHA256SUMS)
}

# Chooses how programs are run isolated in a folder, depending on what this machine allows.
choose_cage() {
    local probe=$work/probe
    mkdir "$probe"
    cp "$work/paisho" "$probe"
    if [ "$(id --user)" = 0 ] && chroot "$probe" /paisho --version >/dev/null 2>&1; then
        cage=chroot
    elif unshare --user --map-root-user chroot "$probe" /paisho --version >/dev/null 2>&1; then
        cage=unshare
    else
        cage=folder
    fi
    case $cage in
        chroot) echo 'programs run in a chroot' ;;
        unshare) echo 'programs run in a chroot, in a user namespace of their own' ;;
        folder) echo 'chroot is not allowed here: programs run in a plain folder' ;;
    esac
}

# Replaces this shell by a program in a folder: caged FOLDER PROGRAM ARGUMENTS…
caged() {
    local folder=$1 program=$2
    shift 2
    case $cage in
        chroot) exec env --ignore-environment "$(command -v chroot)" "$folder" "/$program" "$@" ;;
        unshare)
            exec env --ignore-environment "$(command -v unshare)" --user --map-root-user \
                "$(command -v chroot)" "$folder" "/$program" "$@"
            ;;
        folder) cd "$folder" && exec env --ignore-environment "./$program" "$@" ;;
    esac
}

# Tests the program in a folder: test_program FOLDER PROGRAM
test_program() {
    local folder=$1 program=$2 said address i code=0
    said=$(caged "$folder" "$program" --version) || fail "$program does not run"
    [ "$said" = "paisho $version" ] || fail "$program says it is $said, not paisho $version"
    echo "$program --version: $said"

    # Port 0 means a free port; the server prints which. The path is relative, as the folder may not
    # be the root. The file is emptied here, not in the background: it may still name an earlier
    # server.
    : >"$work/served"
    (caged "$folder" "$program" serve --listen 127.0.0.1:0 --data test-data) \
        >"$work/served" 2>"$work/log" &
    server=$!
    for ((i = 0; i < 100; i++)); do
        address=$(sed --quiet 's/^serving \(http:[^ ]*\) .*/\1/p' "$work/served")
        [ -z "$address" ] || break
        kill -0 "$server" 2>/dev/null || break
        sleep 0.2
    done
    [ -n "$address" ] || fail "$program serve does not start: $(cat "$work/log")"
    said=$(curl --silent --show-error --fail --max-time 20 "$address/healthz") ||
        fail "$program serve does not answer /healthz"
    [ "$said" = ok ] || fail "/healthz of $program serve says $said"
    echo "$program serve: /healthz says $said"

    # Only the page of the web app loads a module, and the module must be served as well.
    curl --silent --show-error --fail --max-time 20 --output "$work/page" "$address/" ||
        fail "$program serve does not answer /"
    local module
    module=$(sed --quiet 's/.*<script type="module" src="\([^"]*\)".*/\1/p' "$work/page")
    [ -n "$module" ] || fail "$program serve shows its plain page: the web app is missing"
    curl --silent --show-error --fail --max-time 20 --output /dev/null "$address$module" ||
        fail "the page of $program serve names $module, which is not there"
    echo "$program serve: / is the web app, $(stat --format=%s "$work/page") bytes"

    kill -TERM "$server"
    wait "$server" || code=$?
    server=
    [ "$code" = 0 ] || fail "$program serve ends with code $code on SIGTERM: $(cat "$work/log")"
    [ -e "$folder/test-data" ] || fail "$program serve left no data behind"
    echo "$program serve: ended by SIGTERM with code 0"
}

test_tarball() {
    local empty=$work/empty one
    mkdir "$empty"
    tar --extract --file="$files/$name.tar.gz" --directory="$empty" --strip-components=1
    for one in LICENSE-MIT LICENSE-APACHE THIRD-PARTY-LICENSES README.md CHANGELOG.md \
        docs/hosting.md paisho.service man/paisho.1 man/paisho-serve.1 \
        completions/paisho.bash completions/_paisho completions/paisho.fish; do
        [ -s "$empty/$one" ] || fail "$one is missing in the tarball"
    done
    test_program "$empty" paisho
}

# Runs `dpkg` with another root directory. The scripts of the package run outside of it and do
# nothing, because they detect that this is not the running system.
in_root() {
    local root=$1
    shift
    "${as_root[@]}" dpkg --root="$root" --force-not-root --force-script-chrootless "$@" >"$work/dpkg" 2>&1 ||
        fail "dpkg $1 does not work: $(cat "$work/dpkg")"
}

test_deb() {
    local root=$work/root
    as_root=()
    [ "$cage" != unshare ] || as_root=(unshare --user --map-root-user)
    mkdir --parents "$root"
    if [ "$(id --user)" = 0 ] || [ "$cage" = unshare ]; then
        mkdir --parents "$root"/var/lib/dpkg/{info,updates}
        touch "$root/var/lib/dpkg/status"
        in_root "$root" --install "$deb"
        echo "dpkg --install: done"
    else
        dpkg-deb --extract "$deb" "$root"
        echo 'dpkg may not install here: the package is only unpacked'
    fi
    test_program "$root" usr/bin/paisho
    local unit=$root/usr/lib/systemd/system/paisho.service
    grep --quiet '^ExecStart=/usr/bin/paisho ' "$unit" || fail 'the unit starts another program'
    if command -v systemd-analyze >/dev/null; then
        mkdir "$work/unit"
        sed "s|/usr/bin/paisho|$root/usr/bin/paisho|" "$unit" >"$work/unit/paisho.service"
        systemd-analyze verify --man=no "$work/unit/paisho.service" ||
            fail 'systemd-analyze objects to the unit'
        echo 'systemd-analyze verify: fine'
    fi
    if [ -e "$root/var/lib/dpkg/status" ]; then
        in_root "$root" --purge paisho
        [ ! -e "$root/usr/bin/paisho" ] || fail 'the program is still there after dpkg --purge'
        echo "dpkg --purge: done"
    fi
}

# Checks by man and lintian, if they are installed.
test_opinions() {
    local page said
    if command -v man >/dev/null; then
        for page in "$work"/man/*; do
            said=$(man --warnings --local-file "$page" 2>&1 >/dev/null) || fail "man cannot show ${page##*/}: $said"
            [ -z "$said" ] || fail "man objects to ${page##*/}: $said"
        done
        echo "man --warnings: fine, $(find "$work/man" -type f | wc --lines) pages"
    fi
    if command -v lintian >/dev/null; then
        lintian --allow-root --fail-on error "$deb" || fail 'lintian finds errors in the package'
        echo 'lintian: no errors'
    fi
}

pack() {
    rm --recursive --force "$files"
    mkdir --parents "$files"
    documents
    pack_tarball
    pack_deb
    sums
}

check() {
    choose_cage
    test_tarball
    test_deb
    test_opinions
    (cd "$files" && sha256sum --check --quiet SHA256SUMS) || fail 'SHA256SUMS is wrong'
}

main() {
    step 'tools'
    tools
    facts
    step "build paisho $version for $target"
    compile
    strip_binary
    step 'pack'
    pack
    step 'test'
    check
    step "release files in $files"
    (cd "$files" && stat --format='%10s  %n' -- *)
}

# If this file is sourced, it only defines its functions.
if [ "${BASH_SOURCE[0]}" = "$0" ]; then
    main
fi
