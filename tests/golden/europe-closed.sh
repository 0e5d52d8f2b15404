#!/bin/sh
# The golden half-year of Europe 1805 in a closed book that hides treasuries,
# too, from the same plan: every turn must reach the state, and every power be
# mailed the view, that europe-months/closed.txt names. In the end all consent
# that the book is opened; the audit of the whole and of each view then holds,
# and no report of others has told of money.
set -eu
command -v python3 >/dev/null || exit 77
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/europe-months/lib.sh"
status=0

wrong() {
    echo "europe-closed.sh: $*"
    status=1
}

play_closed --option hidden-treasuries=on
tell_closed >"$scratch/told"
diff "$golden/closed.txt" "$scratch/told" || wrong "the campaign goes another way"

powers='Austria|France|Great Britain|Prussia|Russia|Spain|Turkey'
# A sum that was paid, given or lent stands in the reports of those whose it is.
of_others() { # player
    cat "$dir/outbox/$1"/turn-*/body.txt | tr '\n' ' ' | tr -s ' ' |
        grep -oE "($powers) (pays|gives|lends|collects|repays) [A-Za-z ]*[0-9]+ money" |
        sort -u
}
for player in spain turkey; do
    of_others "$player" | grep -v -i "$player" >"$scratch/money" &&
        wrong "$player reads of others' money: $(head -n 2 "$scratch/money")"
done
of_others spain | grep -q 'Spain collects' || wrong "Spain does not read of its own"

last=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' "$dir/turn.xml")
views=0
mkdir "$scratch/views"
for player in $players; do
    for entry in $(seq 0 "$last"); do
        view=$dir/outbox/$player/turn-$entry/view-$(side_of "$player").xml
        [ ! -e "$view" ] || cp "$view" "$scratch/views/$player-$entry.xml"
    done
done
"$berthier" disclose "$dir" --key "$keys/umpire.key" \
    --at 2006-01-02T12:00:00Z >"$scratch/said" 2>&1 || :
for player in $players; do
    quietly "$berthier" consent "$dir" \
        "$dir/outbox/$player"/consent-disclose-*/proposed-disclose.xml \
        --key "$keys/$player.key" --from "$player" --out "$scratch/$player-disclose.xml" ||
        wrong "$player cannot consent to open the book"
done
quietly "$berthier" submit "$dir" "$scratch"/*-disclose.xml --key "$keys/umpire.key"
quietly "$berthier" disclose "$dir" --key "$keys/umpire.key" \
    --at 2006-01-02T12:00:00Z || wrong "the book is not opened"
quietly "$berthier" audit "$dir" || wrong "the open book does not hold"
for view in "$scratch"/views/*.xml; do
    quietly "$berthier" verify "$dir" "$view" || wrong "$(basename "$view") does not prove true"
    views=$((views + 1))
done
[ "$views" -gt 100 ] || wrong "only $views views were kept"
exit $status
