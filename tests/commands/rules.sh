#!/bin/sh
# size: default
# What a log or a refusal prints in brackets is an argument of rules, and the
# page of a log says it where one points at it.
. "$srcdir/tests/commands/exchange.sh"
real=$builddir/berthier

for words in base:lines-of-communication 'base lines-of-communication' \
    '[base lines-of-communication]' lines-of-communication; do
    berthier=$real ends 0 rules campaigns-of-napoleon "$words"
    says '[base lines-of-communication] the line of communications'
    says 'The shortest chain of primary roads'
    is "cases that '$words' cites" "$(grep -c '^\[' out)" 1
done
berthier=$real ends 0 rules campaigns-of-napoleon base lines-of-communication
says 'The shortest chain of primary roads'

# Several, as a sentence cites them; a book holds until the next.
berthier=$real ends 0 rules campaigns-of-napoleon '[rules 2a, 2b, base pursuit]'
is "cases" "$(sed -n 's/^\[\([^]]*\)\].*/\1/p' out | tr '\n' ',')" \
    'rule 2a,rule 2b,base pursuit,'
berthier=$real ends 0 rules campaigns-of-napoleon '[rules 2a, 2b, base pursuit]' --json
is "cases for programs" "$(python3 -c 'import json, sys
for one in json.load(sys.stdin): print(one["book"], one["case"], one["played"])' <out | tr '\n' ,)" \
    'rule 2a yes,rule 2b yes,base pursuit None,'

# What house and protocol demand is no ruleset's.
# a step stands for the case that it is played by
ends 0 rules toy II
says '[rule 1.1] order of a watch'
berthier=$real ends 0 rules campaigns-of-napoleon I.b2
says '[rule 1b]'
ends 0 rules '[trust wrong-key]'
says '[trust wrong-key] the claimed participant'
ends 0 rules file bad-value
says '[file bad-value] a value has the form of its type'
ends 0 rules toy '[exchange note]'
says '[exchange note] players speak'

# What is near is named.
berthier=$real refused 'file unknown-reference' rules campaigns-of-napoleon 7.2
tells 'near it are 7a Who may not repulse, 7b '
berthier=$real refused 'file unknown-reference' rules campaigns-of-napoleon base:suply
tells "did you mean 'supply'?"
refused 'file unknown-reference' rules trust wrong-kay
tells "did you mean 'wrong-key'?"
refused 'file bad-value' rules toy '[]'
berthier=$real refused 'file unknown-reference' rules waterloo
tells "there is no rule system 'waterloo': armee-du-nord, campaigns-of-napoleon, empires-in-arms, grande-armee"

# Whatever this campaign's log and refusals cite is answered.
start duel
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>
<note to="all">well met</note>'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
grep -o '\[[a-z]* [^]]*\]' c/log.txt | sort -u >cited
[ "$(wc -l <cited)" -gt 2 ] || fail "the log cites too little: $(cat cited)"
while read -r citation; do
    ends 0 rules toy "$citation"
done <cited

# In the folder of a game its rule system need not be named.
cd c
ends 0 rules 1.1
says '[rule 1.1] order of a watch'
ends 0 rules --orders move
says 'move: '
cd ..

# The page says it.
ends 0 log c --html
says '<cite title="3.1 '
grep -q '<cite>' out && fail "a citation has no title"
done_testing
