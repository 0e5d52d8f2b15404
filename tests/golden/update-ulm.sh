#!/bin/sh
# Plays the golden campaign of Ulm from its drafts and writes expected.txt anew,
# after a deliberate change of rules: read git diff as a history. KEEP=DIR keeps
# the campaign, LAST=N stops behind that exchange.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ulm-turns/lib.sh"
play_exchanges "${LAST:-10}"
tell_campaign >"$golden/expected.txt"
[ -z "${KEEP:-}" ] || cp -r "$dir" "$KEEP"
