# shellcheck shell=bash
# Functions and variables that the scripts in this folder share. It is sourced and runs nothing
# itself.

# The browser target of the compiler.
# shellcheck disable=SC2034 # used by the scripts that source this
browser_target=wasm32-unknown-unknown

# Cargo's target directory.
# shellcheck disable=SC2034
target_dir=${CARGO_TARGET_DIR:-target}

# Ends the script unless the compiler is the one that rust-toolchain.toml names.
require_compiler() {
    local declared found
    declared=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
    if ! command -v rustc >/dev/null; then
        echo "There is no Rust compiler: install rustup (https://rustup.rs), then Rust $declared." >&2
        exit 1
    fi
    found=$(rustc --version 2>/dev/null | cut -d ' ' -f 2 || true)
    if [ "$found" != "$declared" ]; then
        echo "This project is checked with Rust $declared, but rustc is ${found:-not installed}:" \
            "run \`rustup toolchain install $declared\`, and unset RUSTUP_TOOLCHAIN if it is set." >&2
        exit 1
    fi
}

# Adds a target to the compiler in use if it is missing: require_target TARGET
require_target() {
    [ -d "$(rustc --print target-libdir --target "$1")" ] && return
    echo "Adding the Rust target $1."
    if ! rustup target add "$1"; then
        echo "The Rust target $1 is missing and rustup could not add it: connect to the network," \
            "or install the target the way this compiler was installed." >&2
        exit 1
    fi
}

# Installs the Debian packages of commands that are missing: require_commands COMMAND=PACKAGE …
# If nothing is missing, it needs no root.
require_commands() {
    local pair packages=()
    for pair in "$@"; do
        command -v "${pair%%=*}" >/dev/null || packages+=("${pair#*=}")
    done
    [ ${#packages[@]} -eq 0 ] || install_packages "${packages[@]}"
}

# Installs Debian packages, as root or through sudo, or prints which ones are needed.
install_packages() {
    local as_root=()
    if ! command -v apt-get >/dev/null; then
        echo "Please install these packages (names as in Debian): $*." >&2
        exit 1
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Please install these packages as root: apt-get install $*" >&2
            exit 1
        fi
        as_root=(sudo)
    fi
    echo "Installing $*."
    "${as_root[@]}" apt-get update --quiet
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --quiet --yes --no-install-recommends "$@"
}

# Builds a cargo tool from the package registry, unless this version of it is already installed:
# require_tool NAME VERSION. It is installed into the target folder, so that the user's own tools
# are not changed, and built without optimisation, since these tools mostly wait for compilers and
# files.
require_tool() {
    local tools
    mkdir -p "$target_dir/tools/bin"
    tools=$(cd "$target_dir/tools" && pwd)
    export PATH=$tools/bin:$PATH
    if ! grep -qs "\"$1 $2 " "$tools/.crates2.json"; then
        echo "Building $1 $2, which this check needs."
        cargo install --quiet --locked --debug --root "$tools" --version "$2" "$1"
    fi
}
