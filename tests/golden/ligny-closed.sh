#!/bin/sh
# size: long
# The golden campaign of Ligny once more: a closed book, in which the Prussians
# alone have chosen 21.0 and 23.0. Every turn must reach the state, by its
# combats, that ligny-closed-turns/expected.txt names. The French read nothing of
# a Prussian march, and see of Prussians a number a hex; in the end the book is
# opened, it audits, and every view that was mailed proves true.
# tests/golden/ligny-closed-first.sh plays its first exchange.
set -eu
turns=ligny-closed-turns book=closed
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"
status=0

wrong() {
    echo "ligny-closed.sh: $*"
    status=1
}

play_campaign
tell_campaign >"$scratch/told"
[ -z "${RENEW:-}" ] || cp "$scratch/told" "$golden/expected.txt"
diff "$golden/expected.txt" "$scratch/told" || wrong "the campaign goes another way"
[ -z "${KEEP:-}" ] || cp -r "$dir" "$KEEP"

# Langen deploys behind Ligny; Emil reads it, and Dora does not.
french=$dir/outbox/dora/turn-3/body.txt
grep -q 'Langen deploys' "$dir/outbox/emil/turn-3/body.txt" ||
    wrong "the Prussians do not read of their own brigade"
grep -q 'Langen' "$french" && wrong "the French read of a brigade that they do not see"
grep -q 'Prussians have chosen 23.0' "$french" || wrong "who chose 23.0 is no secret"
view=$dir/outbox/dora/turn-3/view-french.xml
grep -q '<sighting ' "$view" || wrong "the French see no number in a hex"
grep -q 'id="pr-8" .*state="unseen"' "$view" || wrong "the French see Langen"
grep -q 'id="ad-pack" .*veiled="yes"' "$view" || wrong "increments of others are seen"

mkdir "$scratch/views"
for view in "$dir"/outbox/*/turn-*/view-*.xml; do
    cp "$view" "$scratch/views/$(echo "${view#"$dir/outbox/"}" | tr / -)"
done
at=2015-07-04T12:00:00Z
quietly "$berthier" disclose "$dir" --key "$keys/umpire.key" --at $at ||
    wrong "the book is not opened"
quietly "$berthier" audit "$dir" || wrong "the open book does not hold"
for view in "$scratch"/views/*.xml; do
    quietly "$berthier" verify "$dir" "$view" || wrong "$(basename "$view") does not prove true"
done
exit $status
