#!/bin/sh
# size: default
# The golden campaign of La Grande Armee: Ulm, five turns in ten exchanges, by the
# orders of two people with their own keys. Every turn must reach the state that
# ulm-turns/expected.txt names. In the default size its first turn.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ulm-turns/lib.sh"
status=0
last=2
[ -z "${BERTHIER_LONG-}" ] || last=10

play_exchanges $last
tell_campaign | sed '/^ends at/d' >"$scratch/told"
sed -n "1,/^turn-$(printf %04d $((last + 1)))/p" "$golden/expected.txt" |
    sed "/^turn-$(printf %04d $((last + 1)))/d; /^ends at/d" >"$scratch/expected"
diff "$scratch/expected" "$scratch/told" || {
    echo "ulm.sh: the campaign goes another way"
    status=1
}
if [ $last = 10 ]; then
    untold | while read -r words; do
        echo "ulm.sh: nobody is told '$words'"
    done >"$scratch/untold"
    [ ! -s "$scratch/untold" ] || {
        cat "$scratch/untold"
        status=1
    }
fi
# A program that knows nothing of this one proves what it made.
if command -v python3 >/dev/null; then
    quietly python3 "$top/tests/verify/check_history.py" "$dir" || status=1
fi
exit $status
