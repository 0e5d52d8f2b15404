#!/bin/sh
# What commands say to other programs: one object on the output, whatever
# happens, as its schema in schemas/json has it; findings stand in it.
. "$srcdir/tests/commands/exchange.sh"
command -v python3 >/dev/null || exit 77
schemas=$top/schemas/json
judge=$top/tests/commands/schema.py

# Runs a command with --json: status and object must be as they should.
tells() { # status, arguments
    ends "$@" --json
    python3 "$judge" "$schemas/$2.schema.json" out ||
        fail "berthier $* --json is not what $2.schema.json says"
    is "the status in the object" "$(of '["status"]')" "$1"
}

# A value of the last object, as Python prints it.
of() { # what of it
    python3 -c "import json; d = json.load(open('out')); print(d$1)"
}

a_campaign c --preset duel
for command in log map; do
    tells 0 $command c
done
is "whose piece lies on top" "$(of '["pieces"][0]["side"]')" hedgehogs
tells 0 log c --side hedgehogs
is "whose report" "$(of '["side"]')" hedgehogs
tells 1 log c --side nobody
is "case of the finding" "$(of '["findings"][0]["case"]["number"]')" unknown-reference
tells 1 map nowhere
tells 1 check nowhere draft.xml

# A draft with three mistakes: all of them, each with its line.
cat >bad.txt <<'DRAFT'
berthier thicket exchange 1 anna
I
  plan 99
  paln 3
standing gathering-place 0000
DRAFT
sed -i "1s/thicket/$(sed -n '1s/.* name="\([^"]*\)".*/\1/p' c/module.xml)/" bad.txt
tells 1 check c bad.txt
is "lines of the findings" "$(of '["findings"][0]["line"]')" 3
[ "$(of '["findings"].__len__()')" -ge 2 ] || fail "not all mistakes are told"
is "what refused drafts are" "$(of '.get("good", False)')" False

# A good one, said back; what it leaves unsaid is in the steps.
grep -v 'paln\|standing' bad.txt | sed 's/plan 99/plan scout/' >good.txt
tells 0 check c good.txt
is "good" "$(of '["good"]')" True
is "its order" "$(of '["orders"][0]["text"]')" "plan scout"
is "its line" "$(of '["orders"][0]["line"]')" 3
is "the question" "$(of '["questions"][0]["state"]')" answered
is "dispositions are known" "$(of '["steps"][0]["said"]')" True
tells 0 sign c good.txt --key keys/anna.key
is "who signed" "$(of '["from"]')" anna
[ -f "$(of '["sheet"]')" ] || fail "sign --json names no sheet"
tells 1 sign c bad.txt --key keys/anna.key

# The blank sheet: every step, with every choice, each of them good.
tells 0 sheet c --side hedgehogs
is "whose sheet" "$(of '["from"]')" anna
is "its open step" "$(of '["steps"][0]["disposition"]')" answer-now
{
    sed -n 1p good.txt
    echo "$(of '["steps"][0]["step"]')"
    echo "  $(of '["steps"][0]["kinds"][0]["subjects"][0]["choices"][0]["text"]')"
} >chosen.txt
tells 0 check c chosen.txt

# What the host takes in: each file with its verdict, and the letters about it.
sheet=$(ls anna-1-*.xml)
mkdir mail && cp "$sheet" mail/ && echo '<sheet>' >mail/body.xml
tells 1 submit c mail
is "verdicts" "$(of '["files"][0]["verdict"], d["files"][1]["verdict"]')" "accepted rejected"
is "whom a letter is for" "$(of '["letters"][0]["to"]')" anna
tells 0 submit c "$sheet"
is "the same again" "$(of '["files"][0]["verdict"]')" "was accepted before"
tells 1 submit nowhere mail

# A name that is no UTF-8: the object is, and says so of each byte.
mkdir odd && echo '<seal>' >"odd/$(printf 'a\377\355\240\200.txt')"
tells 1 submit c odd
python3 - <<'PYTHON' || fail "a name's bytes are not in the object as they should be"
text = open('out', 'rb').read()
assert b'a' + 4 * b'\xef\xbf\xbd' + b'.txt' in text, text
PYTHON

# The next lines are for people.
ends 0 check c good.txt
says 'next: '

# What is nobody's business stays so: a folder of views has reports as text.
a_campaign closed --book closed
cp -r "closed/outbox/anna/turn-0" home
tells 0 map home
tells 1 log home
is "why there is no journal" "$(of '["findings"][0]["case"]["number"]')" closed-book

# The other rulesets: hexes with forces, areas with corps and fleets.
real=$builddir/berthier
begun() { # folder, module's folder, host
    mkdir tables && cp "$2"/*.tsv tables
    "$real" module tables --out "$1.xml" >/dev/null &&
        "$real" new "$1.xml" "$1" --host "$3.xml" --test >/dev/null
    rm -r tables
}
begun w "$top/samples/modules/waterloo-1815" "$top/samples/waterloo/keys/umpire"
for side in french coalition; do
    "$real" join w "$top/samples/waterloo/keys/$side.xml" --side $side >/dev/null
done
for who in french coalition umpire; do
    cp "$top/samples/waterloo/keys/$who".* keys/ && chmod u+w "keys/$who".*
    "$real" consent w/roster.xml --key "keys/$who.key" --out "$who-yes.xml" >/dev/null
done
"$real" submit w french-yes.xml coalition-yes.xml umpire-yes.xml \
    --key keys/umpire.key >/dev/null &&
    "$real" begin w --key keys/umpire.key --at 2015-06-01T12:00:00Z >/dev/null ||
    fail "no Waterloo begins"
berthier=$real
for command in log map; do
    tells 0 $command w
done
tells 0 log w --side coalition
tells 0 sheet w --from french
is "hexes of the map" "$(of '["steps"][0]["side"]')" french

[ $failures -eq 0 ]
