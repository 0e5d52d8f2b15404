#!/bin/sh
# Plays the golden campaign from the Sambre from its drafts and writes expected.txt
# anew, after a deliberate change of rules: read git diff as a history. KEEP=DIR
# keeps the campaign.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/sambre-turns/lib.sh"
play_exchanges 21
tell_campaign >"$golden/expected.txt"
[ -z "${KEEP:-}" ] || cp -r "$dir" "$KEEP"
