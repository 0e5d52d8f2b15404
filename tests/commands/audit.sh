#!/bin/sh
# size: default
# A campaign with an exchange, a void and another exchange is proven again; so
# are its parts, and its dice alone.
. "$srcdir/tests/commands/exchange.sh"

. "$srcdir/tests/commands/story.sh"

a_story duel

ends 0 audit c
tells 'entries       4: 1 begin, 2 exchange, 1 void'
tells 'made anew     4, the same to the byte'
tells 'logs          4 made anew'
tells 'voids         1: entry 2 (said to have withheld: bert); to those who knew the dice at most 1.000 bits'
tells 'Proofs, not statistics, show how the dice came about'
tells 'TEST KEYS'
tells 'Everything holds.'
tells "ends with     entry 3, state $(state_of c)"

# Whose keys they are, for him who can ask them.
for id in anna bert; do
    tells "$id, $(sed -n 's/.* name="\([^"]*\)".*/\1/p' keys/$id.xml)"
    tells "              $(digest keys/$id.xml)"
done
tells '(host), entry 0 to 3'

# Proofs: two exchanges of three answers, and anna's in the void.
tells 'proofs        7'
# Three participants; four turns and commits; three locks, four sheets, three
# consents to the roster and two to the void.
tells 'signatures    23'

# Whoever has a part of it proves that part; the parts join.
ends 0 audit c --to 1
grep -A1 '^ends with' out | sed 's/^ends with  */entry /;s/^ *//' >end
ends 0 audit c --from 2
grep -A1 '^follows' out | sed 's/^follows  */entry /;s/^ *//' >begin
cmp end begin || fail "the ranges do not join"
tells 'made anew     2, the same to the byte'
ends 0 audit c --from 3 --to 9
tells "ends with     entry 3, state $(state_of c)"
refused 'file bad-value' audit c --from 4 --to 9
refused 'file bad-value' audit c --from 2 --to 1

ends 0 audit c --dice-only
tells 'made anew     0'
tells 'proofs        7'
tells 'Everything that was checked holds.'

ends 0 audit c --json
python3 -m json.tool out >json || fail "audit --json is no JSON"
grep -q '"holds": true' json || fail "audit --json does not say that it holds"
grep -q "\"digest\": \"$(digest keys/anna.xml)\"" json ||
    fail "audit --json does not say whose keys they are"
grep -q '"findings": \[\]' json || fail "audit --json has findings"

# What lies beside the history is told where it is not the head's; what is no
# entry's is nobody's business.
grep -q '"altered-files": \[\]' json || fail "audit --json alters files"
cp -r c altered && echo 'So it was.' >>altered/log.txt
rm altered/lock.xml && echo mine >altered/notes.txt
ends 0 audit altered
tells 'work tree     2 files are not as entry 3 has them: lock.xml log.txt'
tells 'git -C altered checkout . brings'
is "the last line" "$(tail -n 1 out)" \
    'The record holds; the work tree differs from it, as listed above.'
ends 0 audit altered --json
python3 -c "import json
assert json.load(open('out'))['altered-files'] == ['lock.xml', 'log.txt']" ||
    fail "audit --json does not say what is altered"
ends 0 audit altered --to 2
grep -q '^work tree' out && fail "an earlier entry is held against the folder"
git -C altered checkout -q .
ends 0 audit altered
grep -q '^work tree' out && fail "what was brought back is altered"

# So it is where letters have brought the history. What they leave behind of
# former entries is right, and so is the lock of the exchange that is open.
mkdir mailed
for letter in turn-0 lock-1 turn-1 turn-2 turn-3; do
    [ ! -d c/outbox/anna/$letter ] || cp c/outbox/anna/$letter/* mailed/
done
cp c/turn.xml c/log.html mailed/ && git -C c show turn-0001:log.txt >mailed/log.txt
sed '1s/ exchange="[0-9]*"/ exchange="4"/' c/lock.xml >mailed/lock.xml
ends 0 audit mailed
grep -q '^work tree' out && fail "letters are altered: $(grep -A 1 '^work tree' out)"
echo 'So it was.' >>mailed/log.txt && cp mailed/log.txt mailed/turn.xml
echo x >mailed/lock.xml
ends 0 audit mailed
tells 'work tree     3 files are not as entry 3 has them: lock.xml log.txt turn.xml'

git clone -q --no-checkout c bare
ends 0 audit bare
grep -q '^work tree' out && fail "a clone without files has altered ones"

ends 0 audit --checks
tells 'wrong-dice'
ends 64 audit
ends 1 audit nowhere
done_testing
