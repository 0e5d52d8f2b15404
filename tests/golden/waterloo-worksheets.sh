#!/bin/sh
# size: both
# Worksheets of Waterloo 1815: a combat of each type, worked by hand, each in a
# turn of a folder beside the sheets and the seed that played it. What the
# program writes is compared with them, line by line. The turns come from twelve
# days like those of waterloo.sh; with a seed that is given their dice fall the
# same for ever.
#
# To see it fail, change a number in any worksheet.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/waterloo-days/lib.sh"
scenes=$golden/waterloo-worksheets
status=0
command -v python3 >/dev/null || exit 77

make_module
for scene in "$scenes"/*/; do
    name=$(basename "$scene")
    quietly "$berthier" process --turn "$scene/turn.xml" \
        --module "$scratch/module/module.xml" --seed "$(cat "$scene/seed.txt")" \
        --sheet "$scene/french.xml" --sheet "$scene/coalition.xml" \
        --out "$scratch/$name" || status=1
done

for type in raid skirmish ambush delay withdraw wrongfooted battle siege; do
    sheet=$(find "$scenes" -name "$type.md")
    word=$type # a siege is fought as a battle by 10.5m
    [ "$type" != siege ] || word="rule 10.5m .*\`battle"
    # The first row is the headline of the combat, so it tells the type.
    grep -m 1 '^| rule' "$sheet" | grep -Eqi "$word!? at " || {
        echo "waterloo-worksheets.sh: $type.md works no combat of that type"
        status=1
    }
done
for sheet in "$scenes"/*/*.md; do
    python3 "$golden/worksheet.py" "$sheet" \
        "$scratch/$(basename "$(dirname "$sheet")")" || status=1
done
exit $status
