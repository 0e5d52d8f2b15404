#!/bin/sh
# Plays the golden campaign of Ulm anew, after a deliberate change of rules: read
# git diff as a history. From plans/ it makes drafts/, without the orders that
# the desk refuses as the dice fell, with the first salt of SALTS by which all
# that is wanted comes up. SALTS="1 2": these alone; KEEP=DIR keeps the campaign.
set -eu
begin_salt=none
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ulm-turns/lib.sh"
plans=$golden/plans

# Its lines that are refused go, until none is.
make_draft() { # plan, draft
    cp "$1" "$2"
    for _ in 1 2 3 4 5 6; do
        refused=$("$berthier" check "$dir" "$2" 2>&1 |
            sed -n 's/.*\.txt:\([0-9]*\): refused:.*/\1/p' | sort -run)
        [ -n "$refused" ] || return 0
        for line in $refused; do
            sed -i "${line}d" "$2"
        done
    done
}

play_plans() {
    rm -rf "$dir" "$scratch/module" "$keys" "$scratch"/*-consent.xml
    begin_campaign
    rm -f "$drafts"/*.txt
    exchange=1
    while [ "$exchange" -le 10 ]; do
        for plan in "$plans/$(printf %02d "$exchange")"-*.txt; do
            draft=$drafts/$(basename "$plan")
            make_draft "$plan" "$draft"
            sign_draft "$exchange" \
                "$(basename "${draft#*-turns/drafts/??-}" .txt)" "$draft"
        done
        process_exchange "$exchange"
        exchange=$((exchange + 1))
    done
}

mkdir -p "$drafts"
for number in ${SALTS:-1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20}; do
    begin_salt=$(printf '18050923%056d' "$number")
    play_plans
    missing=$(untold)
    [ -n "$missing" ] || break
    echo "salt $number: nobody is told of: $(echo "$missing" | tr '\n' ';')"
done
[ -z "${KEEP:-}" ] || cp -r "$dir" "$KEEP"
[ -z "$missing" ] || exit 1
echo "$begin_salt" >"$golden/salt"
tell_campaign >"$golden/expected.txt"
# Ulm is besieged: random players begin there, too.
git -C "$dir" show turn-0007:turn.xml >"$golden/siege/turn.xml"
