#!/bin/sh
# make bench: plays an exchange of the toy ruleset on turns of about 10 KB, 1 MB
# and 10 MB, line by line against the floor of the bare libraries, and audits a
# long history. Each run has a fresh copy of the campaign. Prints everything,
# then ends with status 1 if a goal of goals.awk is missed.
#
# usage: [RUNS=N] [AUDITED=N] run.sh
set -e
runs=${RUNS:-3}
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${builddir:-.}" && pwd)
# Beside the program: elsewhere the files might lie in memory alone.
folder=$(mktemp -d "$build/bench.XXXXXX")
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
. "$here/lib.sh"

echo "bench: this takes some minutes"
missed=0
# A game turn of the sample campaign: the ruleset's part alone.
BERTHIER=$build/berthier "$srcdir/samples/demo" "$folder/waterloo" >/dev/null
"$build/tests/bench/game-turn" "$folder/waterloo" "$folder/turns" \
    "dearest day of Waterloo to the floor of 1 MB"
# And of the golden campaign of Europe 1805, a month each.
(
    # shellcheck source=tests/golden/europe-months/lib.sh
    . "$srcdir/tests/golden/europe-months/lib.sh"
    play_campaign
    "$build/tests/bench/game-turn" "$dir" "$folder/turns" \
        "dearest month of Europe to the floor of 1 MB"
)
measure "$folder/10k" 90 10 8
measure "$folder/1m" 10000 33 30
measure "$folder/10m" 98000 99 99
judge table "$folder/10k" "$folder/1m" "$folder/10m" || missed=1
judge turns "$folder/turns" "$folder/1m" || missed=1
audit_of "$folder/audit" "${AUDITED:-150}" 900 30 30
judge audit "$folder/audit" || missed=1
exit $missed
