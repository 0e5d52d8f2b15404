#!/bin/sh
# size: default
# What one would play is said in words before anybody agrees to it: by module,
# by show of a draft, and by consent.
. "$srcdir/tests/commands/exchange.sh"
toy=$berthier

# What is told of the options and terms of this draft, wherever it is asked.
tells_terms() {
    tells 'option wind is off; or on (default): the wind shakes apples onto the heaps'
    tells '2 of 3 options stand at their default (berthier rules toy --options)'
    tells 'preset umpire: the host alone makes the dice'
    tells 'a sheet is due after 12 hours (PT12H); who is silent may be locked absent after that, 1 of them at most'
    tells "who consents to changes: most of the 2 votes beside the host's, 2 of them"
}

a_draft c --preset umpire --due PT12H --missing absent=1 --changes most \
    --option wind=off
run show c
tells 'Windfall in the old orchard, by Windfall, edition 1'
tells 'it begins: watch 1 of 4'
tells 'hedgehogs (Hedgehogs)'
tells_terms
# A stranger has the roster alone.
ends 0 consent c/roster.xml --key keys/anna.key --out anna-roster.xml
tells_terms
# Who has the draft besides reads what the sides are.
ends 0 consent c c/roster.xml --key keys/anna.key --out anna-roster.xml
tells_terms
tells 'badgers (Badgers)'

# Whose numbers these are.
berthier=$builddir/berthier
ends 0 module "$srcdir/samples/modules/europe-1805" --out europe.xml
tells 'au (Austria)'
tells 'it begins: January 1805'
tells 'option tempo is swift (default); or sequential, waves, brisk: '
charts=$(sed -n 's/.*you are not playing the printed numbers: of \([0-9]*\) charts .*/\1/p' out)
is "charts" "$charts" "$(for table in "$srcdir"/samples/modules/europe-1805/table-*.tsv; do
    sed -n 's/.*provenance.*/x/p;q' "$table"; done | wc -l | tr -d ' ')"
is "each is of one source" "$(sed -n 's/.*of [0-9]* charts //p' out |
    grep -o '[0-9][0-9]*' | paste -sd+ | bc)" "$charts"
berthier=$toy

# What there is is listed.
run new module.xml other --host keys/umpire.xml --test --option wind=gale
tells "option 'wind' (the wind shakes apples onto the heaps) cannot be 'gale': on, off"
run new module.xml other --host keys/umpire.xml --test --preset solo
tells "it takes: duel, umpire, table"
ends 1 join c keys/bert.xml --side foxes
tells "'foxes' is no side of this module: hedgehogs Hedgehogs, badgers Badgers"
done_testing

# All options with their defaults, for who has no module's folder.
berthier=$toy
ends 0 rules toy --options
tells 'option chase is off (default); or on: attackers may enter'
ends 0 rules toy --options --json
tells '"option": "chase"'
