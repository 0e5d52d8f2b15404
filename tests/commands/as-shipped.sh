#!/bin/sh
# size: default
# A module that only calls itself Waterloo 1815: every Prussian unit has one
# strength point, and name, title and provenance are as they were. new, letter
# and consent say that no version came with it; held against one that did, each
# of its rows is told.
. "$srcdir/tests/commands/exchange.sh"
berthier=$builddir/berthier
sample=$srcdir/samples/waterloo/keys
cp "$sample"/*.key "$sample"/*.dice "$sample"/*.xml keys/
chmod u+w,go= keys/*

# The host's draft, and the letter that brings it, saved in a folder.
drawn_up() { # module
    rm -rf c home
    ends 0 new "$1" c --host keys/umpire.xml --test
    cp out new.txt
    for side in french coalition; do
        ends 0 join c keys/$side.xml --side $side
    done
    cp -r "$(ls -d c/outbox/french/consent-roster-0* | tail -n 1)" home
}

# All three say it, whatever the module calls itself.
tells_of_module() { # words, module
    grep -Fq "module $(digest "$2"), $1" new.txt || fail "new does not say: $1"
    short=$(digest "$2" | cut -c 1-16)
    tr '\n' ' ' <home/body.txt | tr -s ' ' | grep -Fq "module $short, $1" ||
        fail "the letter does not say: $1"
    ends 0 consent home/roster.xml --key keys/french.key --out yes.xml
    tells "module $short, $1"
}

ends 0 module "$srcdir/samples/modules/waterloo-1815" --out shipped.xml
drawn_up shipped.xml
tells_of_module 'waterloo-1815 as shipped with 0.1.0' shipped.xml
ends 0 consent home/roster.xml --shipped shipped.xml --key keys/french.key --out yes.xml
tells 'in what the module differs from shipped.xml:
  nothing'

cp -r "$srcdir/samples/modules/waterloo-1815" tables
chmod -R u+w tables
python3 - <<'PYTHON' || fail "the module is not weakened"
rows = [row.split('\t') for row in open('tables/units.tsv').read().splitlines()]
army, sp = rows[0].index('army'), rows[0].index('sp')
count = 0
for row in rows[1:]:
    if row[army].startswith('prussian') and row[sp] != '1':
        row[sp] = '1'
        count += 1
open('tables/units.tsv', 'w').write('\n'.join('\t'.join(row) for row in rows) + '\n')
assert count >= 20, count
open('count', 'w').write(str(count))
PYTHON
ends 0 module tables --out weak.xml
drawn_up weak.xml
tells_of_module 'NOT as shipped' weak.xml
ends 0 consent home/roster.xml --shipped shipped.xml --key keys/french.key --out yes.xml
is "rows that are told" "$(grep -c '^  unit .*: sp 1, was ' out)" "$(cat count)"
ends 0 new weak.xml d --host keys/umpire.xml --test --shipped shipped.xml
is "rows that new tells" "$(grep -c '^  unit .*: sp 1, was ' out)" "$(cat count)"

# What it is held against must itself have come with a version.
refused 'file bad-value' consent home/roster.xml --shipped weak.xml --key keys/french.key
grep -q 'NOT as shipped' err || fail "it is not told why"
refused 'file bad-value' new shipped.xml e --host keys/umpire.xml --test --shipped weak.xml
[ ! -e e ] || fail "a draft is made all the same"
ends 0 module "$srcdir/samples/modules/danube-1805" --out danube.xml
refused 'file bad-value' consent home/roster.xml --shipped danube.xml --key keys/french.key
mkdir alone && cp home/roster.xml alone/
refused 'file bad-value' consent alone/roster.xml --shipped shipped.xml --key keys/french.key
done_testing
