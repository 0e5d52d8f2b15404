#!/bin/sh
# Plays the golden campaign of the Danube 1805 from its drafts and writes
# expected.txt anew. KEEP=FOLDER keeps the campaign, to look at.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/danube-months/lib.sh"
play_campaign
tell_campaign >"$golden/expected.txt"
[ -z "${KEEP-}" ] || cp -r "$dir" "$KEEP"
