#!/bin/sh
# size: default
# The golden campaign of L'Armee du Nord: Ligny and Quatre Bras, four turns of
# three armies, played from the orders of three players and scored. Every turn
# must reach the state that ligny-turns/expected.txt names, by its combats.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"
status=0

play_campaign
tell_campaign >"$scratch/told"
diff "$golden/expected.txt" "$scratch/told" || {
    echo "ligny.sh: the campaign goes another way"
    status=1
}
for kind in "Attack on" "Charge on" "Bombardment of"; do
    grep -q "^ *$kind " "$scratch/told" || {
        echo "ligny.sh: there is no '$kind'"
        status=1
    }
done
grep -q "win\.\|draw\." "$scratch/told" || {
    echo "ligny.sh: nobody has won"
    status=1
}
# The legend has the words of the printed game.
"$berthier" map "$dir" --out "$scratch/map.svg" >"$scratch/said"
for word in highway stream forest swamp; do
    grep -q ">$word<" "$scratch/map.svg" || {
        echo "ligny.sh: the legend has no '$word'"
        status=1
    }
done
grep -q '>primary\|>wooded hills<\|>crest<' "$scratch/map.svg" && {
    echo "ligny.sh: the legend has words of another game"
    status=1
}
# A program that knows nothing of this one proves what it made.
if command -v python3 >/dev/null; then
    quietly python3 "$top/tests/verify/check_history.py" "$dir" || status=1
fi
exit $status
