#!/bin/sh
# The golden campaign: Waterloo from the crossing of the Sambre, twelve days,
# played from the drafts of both sides. Every turn must reach the state that
# waterloo-days/expected.txt names, by the combats it names. Each type of combat has
# a worksheet, worked by hand, with which the journal is compared.
set -eu
# Under the sanitizers the sample and the random players go the same ways; the
# twelve days would take minutes there.
[ -n "${BERTHIER_LONG-}" ] ||
    ! grep -q '^SANITIZE = .' "${builddir:-.}/Makefile" 2>/dev/null || exit 77
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/waterloo-days/lib.sh"
status=0

play_campaign
tell_campaign >"$scratch/told"
diff "$golden/waterloo-days/expected.txt" "$scratch/told" || {
    echo "waterloo.sh: the campaign goes another way"
    status=1
}

days=$(sed -n 's/.*game turn \([0-9]*\).*/\1/p' "$scratch/told" | sort -un | wc -l)
[ "$days" -ge 10 ] || {
    echo "waterloo.sh: only $days game turns"
    status=1
}

command -v python3 >/dev/null || exit $status
work_through() { # type, folder
    sheet=$golden/worksheets/$1.md
    # The first row is the headline of the combat, so it tells the type.
    grep -m 1 '^| rule' "$sheet" | grep -qi "\`$1!\{0,1\} at " || {
        echo "waterloo.sh: $1.md works no combat of that type"
        return 1
    }
    python3 "$top/tests/samples/worksheet.py" "$sheet" "$2"
}
for type in raid skirmish ambush delay withdraw wrongfooted battle; do
    work_through $type "$dir" || status=1
done

# No town was besieged in those days, so a scene of one turn assaults Namur.
scene=$golden/waterloo-siege
quietly "$berthier" process --turn "$scene/turn.xml" \
    --module "$scratch/module/module.xml" --seed "$(cat "$scene/seed.txt")" \
    --sheet "$scene/french.xml" --sheet "$scene/coalition.xml" \
    --out "$scratch/siege" || status=1
python3 "$top/tests/samples/worksheet.py" "$golden/worksheets/siege.md" \
    "$scratch/siege" || status=1
exit $status
