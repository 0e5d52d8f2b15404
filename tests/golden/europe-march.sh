#!/bin/sh
# size: default
# March of the golden campaign of Europe 1805, a quarter month with all its
# phases: from the turn at its beginning, with the drafts of the seven powers
# and the seeds of the half-year, each event must come out as it is kept, and
# the story as expected.txt tells it. europe.sh plays the half-year with locks,
# proofs and letters, in --long; update-europe.sh renews what is kept here.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/europe-months/lib.sh"
status=0
module=$top/samples/modules/europe-1805/module.xml
cp "$golden/march/turn.xml" "$scratch/turn.xml"
game=$(sed -n '1s/.* game="\([^"]*\)".*/\1/p' "$scratch/turn.xml")
state=$(cat "$golden/march/state.txt")

# The sheets of an exchange, unsigned, for the turn that it begins with.
sheets_of() { # exchange
    rm -rf "$scratch/sheets"
    mkdir "$scratch/sheets"
    for draft in "$drafts/$(printf '%02d' "$1")"-*.xml; do
        sed "s/GAME/$game/; s/STATE/$state/; s/EXCHANGE/$1/" "$draft" \
            >"$scratch/sheets/$(basename "$draft")"
    done
}

play_bare() { # exchange, seed
    sheets_of "$1"
    number=$1
    seed=$2
    set --
    for sheet in "$scratch"/sheets/*.xml; do
        set -- "$@" --sheet "$sheet"
    done
    rm -rf "$scratch/out"
    quietly "$berthier" process --turn "$scratch/turn.xml" --module "$module" \
        --seed "$seed" "$@" --out "$scratch/out"
    cp "$scratch/out/turn.xml" "$scratch/turn.xml"
    state=$(sed -n 's/^state //p' "$scratch/out/log.txt" | tail -n 1)
    awk -f "$golden/tell.awk" -v tag="$(printf 'turn-%04d' "$number")" \
        -v day="$(sed -n 4p "$scratch/out/log.txt")" -v state=- \
        "$scratch/out/journal.xml" >>"$scratch/told"
}

while read -r number seed events; do
    play_bare "$number" "$seed"
    [ "$(events_of "$scratch/out/journal.xml")" = "$events" ] || {
        echo "europe-march.sh: exchange $number goes another way"
        status=1
    }
done <"$golden/march/exchanges.txt"
[ "$(wc -l <"$golden/march/exchanges.txt")" -gt 1 ] || {
    echo "europe-march.sh: no quarter month is kept"
    status=1
}

# Days and states aside, which are of the campaign.
for file in "$golden/expected.txt" "$scratch/told"; do
    awk -v first="$(march | head -n 1)" -v last="$(march | tail -n 1)" '
        /^turn-/ { on = substr($1, 6) + 0 >= first && substr($1, 6) + 0 <= last; $0 = $1 }
        /^ends at/ { on = 0 }
        on' "$file" >"$scratch/$(basename "$file").march"
done
diff "$scratch/expected.txt.march" "$scratch/told.march" || {
    echo "europe-march.sh: the month tells another story"
    status=1
}
exit $status
