#!/bin/sh
# size: both
# The golden campaign of the Danube 1805: France and Austria, September to
# December, mode=scenario, one exchange a month. Every turn must reach the state
# that danube-months/expected.txt names, and nothing political or economic may
# come before anybody's eyes.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/danube-months/lib.sh"
status=0
fail() {
    echo "danube.sh: $*"
    status=1
}

play_campaign
tell_campaign >"$scratch/told"
diff "$golden/expected.txt" "$scratch/told" ||
    fail "the campaign goes another way"

for what in "Field combat" "besieges" "wins the war"; do
    grep -q "$what" "$scratch/told" || fail "nothing $what"
done
for what in "pays .* money for supply" "joins" "retreat to" \
    "[0-9] infantry .*\[base army-reinforcement\]"; do
    found=no
    for tag in $(git -C "$dir" tag); do
        ! git -C "$dir" show "$tag:log.txt" | grep -q "$what" || found=yes
    done
    [ $found = yes ] || fail "no log says '$what'"
done

# meta.asterisk a scenario has neither politics nor an economy, and this module
# no fleets: no sheet and no letter speaks of them.
for file in "$dir"/outbox/*/turn-*/orders-*.txt "$dir"/outbox/*/turn-*/body.txt; do
    ! grep -nE "(political|naval|economic) phase|Political status|no plans, the|\
^[# ]*((standing|plans) )?(dow|sue|ally|sponsor|terms|a-term|answer|call|buy|\
build|levy|fleet|load|intercept|guerilla|insurrection)( |\$)" "$file" ||
        fail "$file speaks of what is not in the game"
done
# Only those who play are there.
! grep -nE "Prussia|Russia|Spain|Turkey|Britain" "$dir"/outbox/*/turn-*/body.txt \
    "$dir/log.txt" || fail "a power that is not in the game is named"

# Whoever doubts it can prove it again, also with a program that knows nothing
# of this one.
quietly "$berthier" audit "$dir" || status=1
if command -v python3 >/dev/null; then
    quietly python3 "$top/tests/verify/check_history.py" "$dir" || status=1
    quietly python3 "$top/tests/render/labels.py" "$dir" || status=1
fi
exit $status
