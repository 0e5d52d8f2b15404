#!/bin/sh
# size: default
# The golden battle of La Grande Armee: Austerlitz in one exchange, by the orders
# of two players with their own keys. It must come to the log and the state that
# austerlitz-turns/expected.txt has.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/austerlitz-turns/lib.sh"
status=0

play_battle
tell_battle >"$scratch/told"
diff "$golden/expected.txt" "$scratch/told" || {
    echo "austerlitz.sh: the battle goes another way"
    status=1
}
[ "$(git -C "$dir" tag | wc -l)" = 2 ] || {
    echo "austerlitz.sh: it takes more than one exchange"
    status=1
}
# A program that knows nothing of this one proves what it made.
if command -v python3 >/dev/null; then
    quietly python3 "$top/tests/verify/check_history.py" "$dir" || status=1
fi
exit $status
