#!/bin/sh
# The golden campaign: Waterloo from the crossing of the Sambre, twelve days,
# played from the drafts of both sides. Every turn must reach the state that
# waterloo-days/expected.txt names, by the combats it names, and each type of combat
# must be among them.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/waterloo-days/lib.sh"
status=0

play_campaign
tell_campaign >"$scratch/told"
diff "$golden/waterloo-days/expected.txt" "$scratch/told" || {
    echo "waterloo.sh: the campaign goes another way"
    status=1
}

# No sentence shows what a file is made of: sender="au".
for tag in $(git -C "$dir" tag); do
    ! git -C "$dir" show "$tag:journal.xml" | grep -n '=&quot;' || {
        echo "waterloo.sh: a sentence of $tag has marks of a file"
        status=1
    }
done

days=$(sed -n 's/.*game turn \([0-9]*\).*/\1/p' "$scratch/told" | sort -un | wc -l)
[ "$days" -ge 10 ] || {
    echo "waterloo.sh: only $days game turns"
    status=1
}

for type in $combat_types; do
    grep -q "^ *$type at " "$scratch/told" || {
        echo "waterloo.sh: there is no $type"
        status=1
    }
done

# A program that knows nothing of this one proves what it made.
if command -v python3 >/dev/null; then
    quietly python3 "$top/tests/verify/check_history.py" "$dir" || status=1
    # On no page does one name hide another.
    quietly python3 "$top/tests/render/labels.py" "$dir" || status=1
fi
exit $status
