#!/bin/sh
# The golden campaign of Europe 1805: half a year of the seven powers, played
# from their drafts. Every turn must reach the state that
# europe-months/expected.txt names, by the wars, combats, conquests and peaces
# it names; and every power gets a report of its own, as in reports.txt.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/europe-months/lib.sh"
status=0

play_campaign
tell_campaign >"$scratch/told"
diff "$golden/expected.txt" "$scratch/told" || {
    echo "europe.sh: the campaign goes another way"
    status=1
}

# What the issue of it is: at least four months, and in them all of these.
months=$(sed -n 's/.*game turn \([0-9]*\).*/\1/p' "$scratch/told" | sort -un | wc -l)
[ "$months" -gt 4 ] || {
    echo "europe.sh: only $months months"
    status=1
}
for what in "declares war on" "calls Russia, who goes to war" "Field combat" \
    "naval combat" "besieges" "conquers" "makes .* a free state" \
    "surrenders" "cedes" "are at peace" "grants .* access" \
    "buys .* factors" "builds .* ships" "raises" "repays"; do
    grep -q "$what" "$scratch/told" || {
        echo "europe.sh: nothing $what"
        status=1
    }
done

# No sentence shows what a file is made of: sender="au".
for tag in $(git -C "$dir" tag); do
    ! git -C "$dir" show "$tag:journal.xml" | grep -n '=&quot;' || {
        echo "europe.sh: a sentence of $tag has marks of a file"
        status=1
    }
done

# Whoever doubts it can prove it again.
quietly "$berthier" audit "$dir" || status=1
# ... also with a program that knows nothing of this one.
if command -v python3 >/dev/null; then
    quietly python3 "$top/tests/verify/check_history.py" "$dir" || status=1
    # On no page does one name hide another.
    quietly python3 "$top/tests/render/labels.py" "$dir" || status=1
fi

# Every power has a report of its own, and finds it in its letter.
tell_reports >"$scratch/reports"
diff "$golden/reports.txt" "$scratch/reports" || {
    echo "europe.sh: the reports tell another story"
    status=1
}
last=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' "$dir/turn.xml")
for player in $players; do
    grep -qx "How [A-Z][A-Za-z ]* stands" "$dir/outbox/$player/turn-$last/body.txt" || {
        echo "europe.sh: the letter to $player does not say how it stands"
        status=1
    }
    # The page is too large for a letter, which says how the map is drawn.
    grep -q '^ *berthier map --out map.svg$' \
        "$dir/outbox/$player/turn-$last/body.txt" || {
        echo "europe.sh: the letter to $player has neither page nor map"
        status=1
    }
done
exit $status
