#!/bin/sh
# Plays the golden campaign of Ligny from its drafts and writes expected.txt anew,
# after a deliberate change of rules: read git diff as a history. KEEP=DIR keeps
# the campaign.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"
play_campaign
tell_campaign >"$golden/expected.txt"
[ -z "${KEEP:-}" ] || cp -r "$dir" "$KEEP"
