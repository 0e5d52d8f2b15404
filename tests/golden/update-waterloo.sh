#!/bin/sh
# Writes what the golden campaign comes to anew, after a deliberate change.
# Drafts that are refused then must be mended, and the worksheets written anew
# for combats that fell otherwise. KEEP=FOLDER keeps the campaign to look at.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/waterloo-days/lib.sh"
keep() {
    [ -z "${KEEP-}" ] || [ ! -d "$dir" ] || cp -r "$dir" "$KEEP"
    rm -rf "$scratch"
}
trap keep EXIT

play_campaign
tell_campaign >"$golden/waterloo-days/expected.txt"
