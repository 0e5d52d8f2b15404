#!/bin/sh
# size: default
# The commands in doc/dice.md and doc/texts.md print what stands below them there. A command
# stands behind "$ ", its further lines behind "> ".
cd "${srcdir:-.}" || exit 99
command -v openssl >/dev/null || exit 77
command -v python3 >/dev/null || exit 77
pages=doc/dice.md
command -v xxd >/dev/null && pages="$pages doc/texts.md"
folder=$(mktemp -d) || exit 99
trap 'rm -rf "$folder"' EXIT

for page in $pages; do
    # shellcheck disable=SC2016 # these are no expressions
    sed -n '/^```sh$/,/^```$/p' "$page" | grep -v '^```' |
        sed "s|/tmp/|$folder/|g" >"$folder/session"
    sed -n 's/^[$>] //p' "$folder/session" >"$folder/commands"
    grep -v '^[$>] ' "$folder/session" >"$folder/expected"
    [ -s "$folder/expected" ] || exit 99
    PYTHONDONTWRITEBYTECODE=1 sh -e "$folder/commands" >"$folder/printed" ||
        exit 1
    diff "$folder/expected" "$folder/printed" || exit 1
done
