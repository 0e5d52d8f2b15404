#!/bin/sh
# Plays the golden battle of Austerlitz from its drafts and writes expected.txt
# anew, after a deliberate change of rules: read git diff as a history. KEEP=DIR
# keeps the campaign.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/austerlitz-turns/lib.sh"
play_battle
tell_battle >"$golden/expected.txt"
[ -z "${KEEP:-}" ] || cp -r "$dir" "$KEEP"
