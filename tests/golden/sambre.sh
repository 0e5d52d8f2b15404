#!/bin/sh
# size: default
# The golden campaign of L'Armee du Nord: from the Sambre, 15 June and its night,
# ten turns by the orders of two people. Every turn must reach the state that
# sambre-turns/expected.txt names. In the default size its first two turns.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/sambre-turns/lib.sh"
status=0
last=4
[ -z "${BERTHIER_LONG-}" ] || last=21

play_exchanges $last
tell_campaign | sed '/^ends at/d' >"$scratch/told"
sed -n "1,/^turn-$(printf %04d $((last + 1)))/p" "$golden/expected.txt" |
    sed "/^turn-$(printf %04d $((last + 1)))/d; /^ends at/d" >"$scratch/expected"
diff "$scratch/expected" "$scratch/told" || {
    echo "sambre.sh: the campaign goes another way"
    status=1
}
# Whatever a campaign has besides a battle comes up.
told() { # words
    for tag in $(git -C "$dir" tag); do
        git -C "$dir" show "$tag:log.txt"
    done | tr -s ' \n' '  ' | grep -q "$1" || {
        echo "sambre.sh: nobody is told '$1'"
        status=1
    }
}
told "Ziethen begins in 3439 (Fleurus)"
told "needs more than 2: it may"
told "goes on to 6105"
told "courier-bluecher rides to 4633"
if [ $last = 21 ]; then
    for words in "courier-bluecher comes to 6001" "prussian.ii is active" \
        "arrives at 1654" "lies in 4232 (Point-du-Jour), its usual hex" \
        "Picquet at Charleroi falls back" \
        "Attack on 1651 (Marchienne)" "changes to 5204 (Enghien" \
        "goes back toward the marker at 4031" "qa.command-1a" \
        "The assembly marker of prussian.i lies in 4030" \
        "The whole Army of the Lower Rhine is active"; do
        told "$words"
    done
fi
# A program that knows nothing of this one proves what it made.
if command -v python3 >/dev/null; then
    quietly python3 "$top/tests/verify/check_history.py" "$dir" || status=1
fi
exit $status
