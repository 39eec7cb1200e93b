#!/usr/bin/env bash
# Checks the workflows and issue forms in .github against their schemas, which come with the Python
# package check-jsonschema. Installs it into target/venv if it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/tools.sh

version=0.39.0
venv=target/venv
check=$venv/bin/check-jsonschema
if ! [ -x "$check" ] || [ "$("$check" --version)" != "check-jsonschema, version $version" ]; then
    python3 -c 'import venv, ensurepip' 2>/dev/null || install_packages python3-venv
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check "check-jsonschema==$version"
fi

failed=0
validate() {
    local schema=$1 said
    shift
    if ! said=$("$check" --builtin-schema "$schema" "$@" 2>&1); then
        printf '%s\n' "$said" >&2
        failed=1
    fi
}

workflows=(.github/workflows/*.yml)
config=.github/ISSUE_TEMPLATE/config.yml
forms=()
for file in .github/ISSUE_TEMPLATE/*.yml; do
    [ "$file" = "$config" ] || forms+=("$file")
done
validate vendor.github-workflows "${workflows[@]}"
validate custom.github-workflows-require-timeout "${workflows[@]}"
validate vendor.github-issue-forms "${forms[@]}"
validate vendor.github-issue-config "$config"

files=$((${#workflows[@]} + ${#forms[@]} + 1))
if [ "$failed" -ne 0 ]; then
    echo "workflows: some of $files files are invalid" >&2
    exit 1
fi
echo "workflows: $files files are valid"
