#!/bin/sh
# make bench: plays an exchange of the toy ruleset on turns of about 10 KB, 1 MB
# and 10 MB, line by line against the floor of the bare libraries. Each run
# has a fresh copy of the campaign. A benchmark, not a test: it always ends
# well if it ran.
#
# usage: run.sh [RUNS]
set -e
runs=${1:-7}
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${builddir:-.}" && pwd)
program=$build/tests/toy/berthier-toy
bench=$build/tests/bench/bench
# Beside the program: elsewhere the files might lie in memory alone.
folder=$(mktemp -d "$build/bench.XXXXXX")
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM

# A copy of the campaign, the sheets filed. What this has left to be written is
# not to be waited for by the run.
copy() { # to
    rm -rf "${folder:?}/$1"
    cp -a "$folder/fresh" "$folder/$1"
    cd "$folder/$1"
    "$program" submit campaign anna-1-1.xml bert-1-1.xml --key umpire.key \
        >/dev/null
    cd "$folder"
    sync
}

run_once() { # results
    copy played
    copy bare
    cd "$folder/played"
    "$bench" stages "$1" process campaign --key umpire.key >/dev/null
    cd "$folder"
    "$bench" floor "$1" bare/campaign played/campaign bare/umpire.key
    copy played
    cd "$folder/played"
    "$bench" child "$1" check "$program" check campaign anna.draft >/dev/null
    "$bench" child "$1" process "$program" process campaign \
        --key umpire.key >/dev/null
    cd "$folder"
}

measure() { # results, bands, columns, rows
    rm -rf "$folder/fresh"
    "$here/campaign.sh" "$program" "$folder/fresh" "$2" "$3" "$4" >/dev/null
    i=0
    while [ "$i" -lt "$runs" ]; do
        run_once "$1"
        i=$((i + 1))
    done
    printf 'size\tlog.html\t%d\n' \
        "$(wc -c <"$folder/played/campaign/log.html")" >>"$1"
}

echo "bench: this takes a few minutes"
# A game turn of the sample campaign: the ruleset's part alone.
BERTHIER=$build/berthier "$srcdir/samples/demo" "$folder/waterloo" >/dev/null
"$build/tests/bench/game-turn" "$folder/waterloo"
# And of the golden campaign of Europe 1805, a month each.
(
    # shellcheck source=tests/golden/europe-months/lib.sh
    . "$srcdir/tests/golden/europe-months/lib.sh"
    play_campaign
    "$build/tests/bench/game-turn" "$dir"
)
measure "$folder/10k" 90 10 8
measure "$folder/1m" 10000 33 30
measure "$folder/10m" 98000 99 99
awk -f "$here/table.awk" "$folder/10k" "$folder/1m" "$folder/10m"

# An audit of a long history, and of its first tenth.
audit_of() { # results, exchanges
    "$here/history.sh" "$bench" "$1" "$program" "$folder/long" 900 30 30 "$2"
    campaign=$folder/long/campaign
    printf 'size\tturn.xml\t%d\nsize\tlog.html\t%d\n' \
        "$(wc -c <"$campaign/turn.xml")" "$(wc -c <"$campaign/log.html")" >>"$1"
    "$bench" floor-audit "$1" "$campaign"
    "$bench" child "$1" audit "$program" audit "$campaign" >/dev/null
    "$bench" child "$1" tenth "$program" audit "$campaign" \
        --to $(($2 / 10)) >/dev/null
    git -C "$campaign" gc -q
    "$bench" child "$1" packed "$program" audit "$campaign" >/dev/null
}
audit_of "$folder/audit" "${AUDITED:-1000}"
awk -f "$here/audit.awk" "$folder/audit"
