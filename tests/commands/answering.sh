#!/bin/sh
# What a contributor refuses to answer, and what a host may not lock: the
# rules of memory (trust ids my-order, second-lock, no-memory, rollback,
# rewritten, wrong-exchange; small print 15, 22).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

start duel
send anna "$push"
send bert "$scout"
cp -r c before-lock
ends 0 lock c --at 2026-01-02T00:00:00Z
cp c/inbox/lock.xml first-lock.xml

# A robot has no memory of the sheet: it is shown one, or goes on knowingly.
mv keys/anna.memory anna.memory
refused 'trust no-memory' answer c first-lock.xml --key keys/anna.dice
refused 'trust my-order' answer c first-lock.xml --key keys/anna.dice \
    --sheet sent-bert.xml
ends 0 answer c first-lock.xml --key keys/anna.dice --sheet sent-anna.xml \
    --out robot
rm -f keys/anna.memory
ends 0 answer c first-lock.xml --key keys/anna.dice --accept no-memory-1 \
    --out knowingly
says 'accepts="no-memory-1"' knowingly/anna-1-answer.xml
sed 's/ accepts="no-memory-1"//' knowingly/anna-1-answer.xml |
    cmp - robot/anna-1-answer.xml || fail "the word changes the proof"
ends 0 answer c first-lock.xml --key keys/anna.dice --out again
cmp knowingly/anna-1-answer.xml again/anna-1-answer.xml ||
    fail "the same lock is answered otherwise"
mv anna.memory keys/anna.memory

# A later sheet that the host suppresses.
cp keys/anna.memory anna.memory
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
# shellcheck disable=SC2086 # options
ends 0 sign before-lock draft-anna.xml --key keys/anna.key $fixed --out mail
tells 'anna-1-2.xml'
refused 'trust my-order' answer c first-lock.xml --key keys/anna.dice
mv anna.memory keys/anna.memory

# The same lock twice is answered twice with the same bytes, another never.
ends 0 answer c first-lock.xml --key keys/anna.dice --out mail
ends 0 answer c first-lock.xml --key keys/anna.dice --out twice
cmp mail/anna-1-answer.xml twice/anna-1-answer.xml ||
    fail "the proof is not always the same"
cmp mail/anna-1-answer.xml robot/anna-1-answer.xml ||
    fail "the robot's proof is another"
is "facts about answers" "$(grep -c '^answer ' keys/anna.memory)" 1

rm -rf c && cp -r before-lock c
cp keys/bert.memory bert.memory
salt=0000000000000000000000000000000000000000000000000000000000000007
mv keys/umpire.memory umpire.memory
send bert "$scout"
mv umpire.memory keys/umpire.memory
refused 'trust second-lock' lock c --at 2026-01-02T00:00:00Z
refused 'trust second-lock' extend c --until 2090-02-01T00:00:00Z
tells 'and the lock is gone: berthier lock makes it again'
mv keys/umpire.memory umpire.memory
ends 0 lock c --at 2026-01-02T00:00:00Z
cmp -s first-lock.xml c/inbox/lock.xml && fail "it is the same lock"
refused 'trust second-lock' answer c c/inbox/lock.xml --key keys/anna.dice
tells 'proof of cheating'
tells "$(sed -n 's/^answer [0-9a-f]* 1 //p' keys/anna.memory)"

# The first lock is played; then what was seen must stay.
rm -rf c && cp -r before-lock c
mv umpire.memory keys/umpire.memory
mv bert.memory keys/bert.memory
ends 0 lock c --at 2026-01-02T00:00:00Z
cmp first-lock.xml c/inbox/lock.xml || fail "the host makes another lock"
answer anna bert
ends 0 process c
refused 'trust wrong-exchange' answer c first-lock.xml --key keys/anna.dice
send bert '<orders side="badgers" step="II"/>'
ends 0 sheet before-lock --side badgers --out old.xml --xml
refused 'trust rollback' sign before-lock old.xml --key keys/bert.key
refused 'trust wrong-key' sign before-lock old.xml --key keys/anna.key
sed 's/^\(state [0-9a-f]* 1\) .*/\1 '$zeros'/' keys/bert.memory >memory
mv memory keys/bert.memory
refused 'trust rewritten' sign c draft-bert.xml --key keys/bert.key
done_testing
