#!/bin/sh
# size: long
# The first exchanges of the golden campaign of Ulm in a closed book. Neither
# side reads of the other's marches and commands, and each sees no more than
# three hexes; in the end the book is opened, it audits, and every view that was
# mailed proves true.
set -eu
book=closed
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ulm-turns/lib.sh"
status=0

wrong() {
    echo "ulm-closed.sh: $*"
    status=1
}

play_exchanges 4
[ -z "${KEEP:-}" ] || cp -r "$dir" "$KEEP"

# What France orders in the first exchange, and the Coalition in the second.
french=$dir/outbox/dora/turn-1/body.txt
allied=$dir/outbox/emil/turn-1/body.txt
grep -q 'Soult: move by a single forced march' "$french" ||
    wrong "France does not read of her own commands"
grep -q 'Soult' "$allied" && wrong "the Coalition reads of Soult, whom it does not see"
grep -q 'Riesch' "$french" && wrong "France reads of Riesch, whom she does not see"
grep -q 'Riesch: move, for 1 point' "$allied" ||
    wrong "the Coalition does not read of its own commands"
grep -q "Riesch with 9 SP: to" "$dir/outbox/dora/turn-2/body.txt" &&
    wrong "France reads of Riesch's march"
grep -q "Riesch with 9 SP: to" "$dir/outbox/emil/turn-2/body.txt" ||
    wrong "the Coalition does not read of Riesch's march"
# Lannes stands before Ulm: he sees somebody there, and who leads them.
view=$dir/outbox/dora/turn-3/view-france.xml
grep -q '<sighting .*hex="3041"' "$view" || wrong "France sees nobody in Ulm"
grep -q 'hex="3041" id="mack"' "$view" || wrong "France does not see Mack"
grep -q 'id="au-inf-01" .*state="unseen"' "$view" || wrong "France sees his units"
grep -q 'id="kutuzov" .*state="unseen"' "$view" || wrong "France sees Kutuzov"

mkdir "$scratch/views"
for view in "$dir"/outbox/*/turn-*/view-*.xml; do
    cp "$view" "$scratch/views/$(echo "${view#"$dir/outbox/"}" | tr / -)"
done
# Before the end of the game all must consent to that.
at=2015-10-30T12:00:00Z
"$berthier" disclose "$dir" --key "$keys/umpire.key" --at $at \
    >"$scratch/said" 2>&1 || :
for player in $players; do
    quietly "$berthier" consent "$dir" \
        "$dir/outbox/$player"/consent-disclose-*/proposed-disclose.xml \
        --key "$keys/$player.key" --from "$player" \
        --out "$scratch/$player-disclose.xml" || wrong "$player does not consent"
done
quietly "$berthier" submit "$dir" "$scratch"/*-disclose.xml --key "$keys/umpire.key"
quietly "$berthier" disclose "$dir" --key "$keys/umpire.key" --at $at ||
    wrong "the book is not opened"
quietly "$berthier" audit "$dir" || wrong "the open book does not hold"
for view in "$scratch"/views/*.xml; do
    quietly "$berthier" verify "$dir" "$view" ||
        wrong "$(basename "$view") does not prove true"
done
exit $status
