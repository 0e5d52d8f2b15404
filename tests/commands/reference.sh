#!/bin/sh
# The reference of a ruleset: orders and course of play, as text, for programs and
# as manual pages.
. "$srcdir/tests/commands/exchange.sh"
toy=$berthier
real=$builddir/berthier
modules=$srcdir/samples/modules

# What JSON says: a python expression over the list `every`.
tells_json() { # what, expression, value
    is "$1" "$(python3 -c 'import json, sys
every = json.load(open("out"))
by = {one.get("order") or one["step"]: one for one in every}
print(eval(sys.argv[1]))' "$2")" "$3"
}

berthier=$real
ends 0 rules campaigns-of-napoleon --orders move --in "$modules/waterloo-1815"
says 'move: a force marches along a path'
says '  given in II.a, II.b'
says 'must be: hexes, four digits each'
says '[rule 1c] Movement phase by turns: '
# Both spellings of the example are the same march of somebody who is there.
text=$(sed -n 's/^  as text: //p' out)
force=$(echo "$text" | cut -d' ' -f2)
says "<move force=\"$force\" path=\"$(echo "$text" | cut -d' ' -f3-)\"></move>"
grep -q "^$force	" "$modules/waterloo-1815"/*.tsv || fail "nobody is called '$force'"
ends 0 rules campaigns-of-napoleon --orders
is "kinds of orders" "$(grep -c '^  as text: ' out)" \
    "$(grep -c '^  as XML:  ' out)"
says 'until you say else: initiative first'
says '  as text: standing initiative '

ends 0 rules empires-in-arms --orders --json
tells_json "what a leader is put with" \
    '[f["names"] for f in by["place-leader"]["attributes"] if f["name"] == "with"][0]' \
    'corps|fleet'
tells_json "powers" '"fr" in by["ally"]["attributes"][0]["words"]' True
tells_json "a standing order" 'by["captor"]["standing"]' True
tells_json "a plan" 'by["battle-plan"]["plan"], by["battle-plan"]["standing"]' "(True, False)"
tells_json "steps" 'by["dow"]["steps"]' "['P']"
tells_json "cases have requirements" \
    'all(one["case"]["requirement"] for one in every)' True
ends 0 rules empires-in-arms --sequence --json
tells_json "who is asked is said where somebody is" \
    'all((one["disposition"] != "asks nothing") == bool(one["asked"] and one["silence"]) for one in every)' True
tells_json "the month ends" 'every[-1]["ends game turn"]' True

# What there is is listed.
refused 'file unknown-reference' rules campaigns-of-napoleon --orders marche
refused 'file bad-value' rules empires-in-arms --orders --in "$modules/waterloo-1815"
tells "it is a game of 'campaigns-of-napoleon', not of 'empires-in-arms'"
run rules --orders
is "status without a ruleset" "$?" 64

# A ruleset of another program, from the campaign that one stands in.
berthier=$toy
ends 0 rules toy --sequence
says '  asked: '
says '; the standing order ask waives it'
refused 'file unknown-reference' rules toy --orders plum
tells ': plan, move, scuffle'
start duel
ends 0 rules toy --orders plan --in c
says '  as text: plan '
ends 0 rules toy --orders --in c/outbox/anna/turn-0
says '  as text: move '

# The manual pages are whole, and man finds nothing wrong with them.
for module in waterloo-1815 europe-1805; do
    "$builddir/doc/manual" "$modules/$module" >page || fail "no page of $module"
    for part in 'SEQUENCE OF PLAY' ORDERS 'STANDING ORDERS' OPTIONS; do
        says ".SH $part" page
    done
    if command -v man >/dev/null && man --version >/dev/null 2>&1; then
        said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 \
            man --warnings -l ./page 2>&1 >/dev/null)
        [ -z "$said" ] || fail "man complains of $module: $said"
    fi
done
done_testing
