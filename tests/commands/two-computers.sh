#!/bin/sh
# A participant with two computers, a robot, an old copy of a memory: what his
# programs notice, what the host is told, and what the audit lists (trust ids
# missing-sheet, stale-memory, second-lock).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
go='<orders side="hedgehogs" step="II"/>'
dig='<orders side="badgers" step="II"/>'

# A lock without a sheet that is owed is answered by nobody, and not by a robot
# that knows nothing.
start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
sed 's/^order bert .*/order bert -/' c/inbox/lock.xml >forged.xml
sign_again umpire forged.xml
refused 'trust missing-sheet' answer c forged.xml --key keys/anna.dice
tells "the lock has no sheet of 'bert', who owes one for 'badgers'"
rm keys/bert.memory
refused 'trust missing-sheet' answer c forged.xml --key keys/bert.dice \
    --accept no-memory-1
is "what was answered" "$(grep -c '^answer' keys/anna.memory)" 0
refused 'trust no-memory' answer c c/inbox/lock.xml --key keys/bert.dice
echo berthier-memory/1 >keys/bert.memory
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/bert.dice
ends 0 answer c c/inbox/lock.xml --key keys/bert.dice --sheet sent-bert.xml --out mail
ends 0 submit c mail/bert-1-answer.xml
answer anna
cp -r keys laptop
ends 0 process c
first=$(digest c/lock.txt)

# Whoever signs where there is no memory is told so; and whose robot answers
# elsewhere is not stopped, but the host is told.
mv keys/anna.memory anna.memory
send anna "$go"
says ' answered="-"' sent-anna.xml
tells "was signed beside a memory that has answered nothing"
a_sheet_of anna "$go"
rm keys/anna.memory
ends 0 sign c draft-anna.xml --key keys/anna.key --sequence 1 $fixed --out again
tells "no memory was there, and a new one is begun: if 'anna' has signed"
mv anna.memory keys/anna.memory
salt=0000000000000000000000000000000000000000000000000000000000000009
ends 0 sign c draft-anna.xml --key keys/anna.key --sequence 2 --salt $salt --out mail
says " answered=\"$first\"" mail/anna-2-2.xml
ends 0 submit c mail/anna-2-2.xml
silent_about 'was signed beside'
send bert "$dig"
ends 0 lock c --at 2026-01-03T00:00:00Z
answer anna bert
ends 0 process c
second=$(digest c/lock.txt)

# The laptop knows the first exchange, and not the second.
a_sheet_of anna "<orders side=\"hedgehogs\" step=\"III\"/>"
refused 'trust stale-memory' sign c draft-anna.xml --key laptop/anna.key
tells "exchange 2 was played with an answer of 'anna' that this memory does not know"
ends 0 sign c draft-anna.xml --key laptop/anna.key --accept stale-memory-3 --out stale
says ' accepts="stale-memory-3"' stale/anna-3-1.xml
says " answered=\"$first\"" stale/anna-3-1.xml
# Once is enough for an exchange.
ends 0 sign c draft-anna.xml --key laptop/anna.key --out stale
ends 0 submit c stale/anna-3-2.xml
tells "has answered lock $(echo "$first" | cut -c 1-16) last, and here it was $(echo "$second" | cut -c 1-16)"
send bert "<orders side=\"badgers\" step=\"III\"/>"
ends 0 lock c --at 2026-01-04T00:00:00Z
cp laptop/anna.memory memory
grep -v '^accept' memory >laptop/anna.memory
refused 'trust stale-memory' answer c c/inbox/lock.xml --key laptop/anna.dice
mv memory laptop/anna.memory
ends 0 answer c c/inbox/lock.xml --key laptop/anna.dice --out mail
ends 0 submit c mail/anna-3-answer.xml
answer bert
ends 0 process c
ends 0 audit c
tells 'memories      1'
tells "entry 3: the sheet of 'anna' was signed beside a memory that has answered lock $(echo "$first" | cut -c 1-16) last"
ends 0 audit c --json
tells '"memories"'

# Of two locks of one exchange each computer has answered another: whichever is
# played, the other's memory knows, and both files prove it.
sed "s/^\(answer [0-9a-f]* 3 \).*/\1$first/" laptop/anna.memory >memory
mv memory laptop/anna.memory
a_sheet_of anna "<orders side=\"hedgehogs\" step=\"IV\"/>"
refused 'trust second-lock' sign c draft-anna.xml --key laptop/anna.key
tells 'two locks of one exchange'
done_testing
