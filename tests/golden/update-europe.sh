#!/bin/sh
# Plays the golden campaign of Europe 1805 anew from its plan, after a
# deliberate change: writes drafts, expected.txt, reports.txt, march/ and
# closed.txt, and tells what the plan
# wanted and the rules refused. KEEP=FOLDER keeps the campaign to look at.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/europe-months/lib.sh"
keep() {
    [ -z "${KEEP-}" ] || [ -d "$KEEP" ] || [ ! -d "$dir" ] || cp -r "$dir" "$KEEP"
    rm -rf "$scratch"
}
trap keep EXIT

draft_exchange() {
    python3 "$golden/plan.py" "$berthier" "$dir" "$scratch/module" \
        "$golden/plan" "$drafts" || {
        drafted=$?
        return 1
    }
}

mkdir -p "$drafts"
rm -f "$drafts"/*.xml
begin_campaign
exchange=1
while draft_exchange; do
    play_exchange "$exchange"
    exchange=$((exchange + 1))
done
[ "$drafted" = 3 ]
tell_campaign >"$golden/expected.txt"
tell_reports >"$golden/reports.txt"
keep_march
[ -z "${KEEP-}" ] || cp -r "$dir" "$KEEP"
play_closed --option hidden-treasuries=on
tell_closed >"$golden/closed.txt"
