#!/bin/sh
# size: default
# Worksheets of Europe 1805: the worked examples of the base game, a battle, a
# fight at sea and an economic phase, each a scene of one or two exchanges that
# the program plays with given dice. What it writes is compared, line by line,
# with the sheet on which somebody worked the same by hand. See
# europe-worksheets/README.md.
#
# To see it fail, change a number in any worksheet.md.
set -eu
top=$(cd "${srcdir:-$(dirname "$0")/../..}" && pwd)
berthier=$(cd "${builddir:-$top/build}" && pwd)/berthier
scenes=$top/tests/golden/europe-worksheets
module=$top/samples/modules/europe-1805/module.xml
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
status=0
command -v python3 >/dev/null || exit 77

# Shows what a command says only if it fails.
quietly() {
    "$@" >"$scratch/said" 2>&1 </dev/null && return
    cat "$scratch/said"
    return 1
}

# The first turn of a campaign: every scene is a change of it.
first_turn() {
    cp -r "$top/tests/keys" "$scratch/keys"
    chmod -R u+w "$scratch/keys"
    cd "$scratch"
    quietly "$berthier" new "$module" campaign --preset umpire \
        --host keys/umpire.xml --test --option tempo=sequential
    quietly "$berthier" join campaign keys/anna.xml --side au --side fr \
        --side gb --side pr --side ru --side sp --side tu
    for id in anna umpire; do
        quietly "$berthier" consent campaign/roster.xml --key "keys/$id.key" \
            --out "$id-consent.xml"
    done
    quietly "$berthier" submit campaign ./*-consent.xml --key keys/umpire.key
    quietly "$berthier" begin campaign --key keys/umpire.key \
        --at 2026-01-01T00:00:00Z
}

# One exchange of a scene, by the sheets whose names begin with its number.
play_exchange() { # scene, exchange, turn, folder
    sheets=
    for sheet in "$1/$2"-*.xml; do
        cp "$sheet" "$4-$(basename "$sheet")"
        sheets="$sheets --sheet $4-$(basename "$sheet")"
    done
    # shellcheck disable=SC2086 # our own names, without blanks
    quietly "$berthier" process --turn "$3" --module "$module" \
        --seed "$(cat "$1/seed.txt")" $sheets --out "$4"
}

# All exchanges; folders says where they lie.
play_scene() { # scene, name
    turn=$2.xml
    exchange=1
    folders=
    python3 "$scenes/make-turn.py" campaign/turn.xml "$1/scene.txt" >"$turn" ||
        return 1
    while [ -n "$(find "$1" -name "$exchange-*.xml")" ]; do
        play_exchange "$1" $exchange "$turn" "$2-$exchange" || return 1
        folders="$folders $2-$exchange"
        turn=$2-$exchange/turn.xml
        exchange=$((exchange + 1))
    done
}

first_turn
count=0
for scene in "$scenes"/*/; do
    scene=${scene%/}
    count=$((count + 1))
    if ! play_scene "$scene" "$(basename "$scene")"; then
        echo "europe-worksheets.sh: $(basename "$scene") cannot be played"
        status=1
        continue
    fi
    # shellcheck disable=SC2086 # names without blanks
    python3 "$top/tests/golden/worksheet.py" "$scene/worksheet.md" $folders || {
        echo "europe-worksheets.sh: $(basename "$scene") goes another way"
        status=1
    }
done
[ $count -ge 1 ] || status=1
exit $status
