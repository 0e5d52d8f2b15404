#!/bin/sh
# Who has signed more than he has mailed is asked whether he mailed it, and goes
# on with his own word alone: no lock jams a campaign, no host gets an answer
# that he should not have (small print 28).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
rest='<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

signs() { # id, sections, options
    a_sheet_of "$1" "$2"
    ends 0 sign c "draft-$1.xml" --key "keys/$1.key" ${3-} \
        --made 2026-01-01T12:00:00Z --salt "${salt:-$zeros}" --out mail
}

unsent_id() { # exchange, sequence, lock
    echo "unsent-$1-$2-$(sed -n '/^<lock/,/^beacon/{s/^<lock.*>//;p;}' "$3" |
        sha256sum | cut -c 1-8)"
}

# 1-1 is sent, 1-2 is signed and not sent, and the lock has 1-1.
start duel
send anna "$push"
signs anna "$rest"
send bert "$scout"
cp -r c unlocked
ends 0 lock c --at 2026-01-02T00:00:00Z
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice
tells "has sheet 1-1 of 'anna', who has signed 1-2 since. If you never mailed"
tells 'that, it is not played. If you did, ask for its receipt first'
tells 'the mail was lost or was left out. --accept unsent-1-2-'
asked=$(word)
is "the id" "$asked" "$(unsent_id 1 2 c/inbox/lock.xml)"
grep -q '^answer' keys/anna.memory && fail "a refused answer is remembered"

# A robot cannot be told it beforehand: it is the lock's own.
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice \
    --accept unsent-1-2-00000000 --accept no-memory-1 --accept unsent-1-2
tells "nothing asked for 'unsent-1-2-00000000'"
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice \
    --sheet sent-anna.xml
is "the id for a robot that is shown the sheet" "$(word)" "$asked"

# Her own word: it stands in the answer and is remembered, and the same answer
# is made again with and without it.
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail --accept "$asked"
tells "has sheet 1-1 of 'anna'"
says " accepts=\"$asked\"" mail/anna-1-answer.xml
is "the fact" "$(sed -n "s/^accept $(game_of c) //p" keys/anna.memory)" "1 $asked"
cp keys/anna.memory answered.memory
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out again
cmp mail/anna-1-answer.xml again/anna-1-answer.xml ||
    fail "without the word the answer is another"
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out again --accept "$asked"
cmp mail/anna-1-answer.xml again/anna-1-answer.xml ||
    fail "with the word the answer is another"
cmp keys/anna.memory answered.memory || fail "it is remembered twice"

# Another lock with the same sheet of hers is another question, and refused
# besides: it is a second one.
mv c locked && cp -r unlocked c
cp keys/bert.memory bert.memory
mv keys/umpire.memory umpire.memory
salt=0000000000000000000000000000000000000000000000000000000000000007
send bert "$scout"
salt=
ends 0 lock c --at 2026-01-02T00:00:00Z
refused_both() { # arguments
    ends 1 "$@"
    is "ids" "$(sed -n 's/.*\[\(trust [a-z-]*\)\]$/\1/p' err | sort | xargs)" \
        'trust my-order trust second-lock'
    is "a way on" "$(word)" ''
}
refused_both answer c c/inbox/lock.xml --key keys/anna.dice
refused_both answer c c/inbox/lock.xml --key keys/anna.dice --accept "$asked"
rm -rf c && mv locked c
mv umpire.memory keys/umpire.memory
mv bert.memory keys/bert.memory

# It is played, the audit counts the word, and the next sheet finds nothing odd.
ends 0 submit c mail/anna-1-answer.xml
tells "the answer of 'anna' was made in spite of a warning: $asked"
answer bert
silent_about 'in spite of'
ends 0 process c
sound
says 'hedgehogs pushes' c/log.txt
ends 0 audit c
tells "accepted      1: entry 1 (anna, answer: $asked)"
made_again c exchange
ends 0 sheet c --from anna --out blank.xml --xml
says 'exchange="2"' blank.xml
cp -r keys before-2
signs anna '<orders side="hedgehogs" step="II"/>'
tells 'anna-2-1.xml'
silent_about 'was played with'
# without her word she would be told that her last was not played
sed "/^accept /d; /^state [0-9a-f]* 1 /d; /^sheet [0-9a-f]* 2 /d" \
    before-2/anna.memory >keys/anna.memory
rm mail/anna-2-1.xml
signs anna '<orders side="hedgehogs" step="II"/>'
tells 'exchange 1 was played with'
rm -rf keys && mv before-2 keys

# Nothing at all was sent of what was signed: nobody had to wait for it.
send bert '<orders side="badgers" step="II"/>'
signs anna '<orders side="hedgehogs" step="II"/>'
signs anna '<orders side="hedgehogs" step="II"/>'
ends 0 lock c --at 2026-01-03T00:00:00Z
says 'order anna -' c/inbox/lock.xml
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice
tells "has no sheet of 'anna', who has signed 2-1 or 2-2 since"
is "the id" "$(word)" "$(unsent_id 2 2 c/inbox/lock.xml)"
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail \
    --accept "$(word)"
ends 0 submit c mail/anna-2-answer.xml
answer bert
ends 0 process c
sound

# What this memory has not signed is never answered by a word.
rm -rf c
start duel
cp keys/anna.memory other.memory
send anna "$push"
cp keys/anna.memory first.memory
cp other.memory keys/anna.memory
rm mail/anna-1-1.xml
signs anna "$rest" '--sequence 1'
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice
tells 'If it was signed elsewhere, answer there'
is "a way on" "$(word)" ''
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice \
    --accept "$(unsent_id 1 1 c/inbox/lock.xml)"
cp other.memory keys/anna.memory
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice \
    --accept no-memory-1
tells 'show it with --sheet'
is "a way on" "$(word)" ''
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --sheet sent-anna.xml \
    --out mail

# The host gave a receipt of 1-2 and locks 1-1. Even who was talked into the
# word has him convicted when the receipt turns up.
rm -rf c
start duel
send anna "$push"
signs anna "$rest"
send bert "$scout"
cp -r c unlocked-2
ends 0 submit c mail/anna-1-2.xml
cp c/outbox/anna/receipt-sheet-1-2/*.xml receipt.xml
rm -rf c && mv unlocked-2 c
ends 0 lock c --at 2026-01-02T00:00:00Z
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail \
    --accept "$(word)"
ends 0 submit c mail/anna-1-answer.xml
answer bert
ends 0 process c
ends 1 verify c receipt.xml mail/anna-1-1.xml mail/anna-1-2.xml --proof proof
tells "proof of cheating: a receipt of the sheet $(digest mail/anna-1-2.xml)"
cp proof/roster.xml roster.xml
ends 0 verify roster.xml proof
tells '[trust my-order]'

# Seals: the lock's is opened, the later is not. The host may be the one who
# has signed too much; his answer is a part of process.
rm -rf c
a_module
ends 0 new module.xml c --host keys/umpire.xml --test --preset table
ends 0 join c keys/anna.xml --side hedgehogs
ends 0 join c keys/umpire.xml --side badgers
for who in anna umpire; do
    ends 0 consent c/roster.xml --key keys/$who.key --out roster-$who.xml
    ends 0 submit c roster-$who.xml
done
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
forget
for who in anna umpire; do
    plan=$push
    [ $who = anna ] || plan=$scout
    signs $who "$plan"
    ends 0 submit c mail/$who-1-1.seal.xml
    salt=0000000000000000000000000000000000000000000000000000000000000007
    signs $who "$plan"
    salt=
done
ends 0 lock c --at 2026-01-02T00:00:00Z
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice \
    --sheet mail/anna-1-1.xml
tells 'Show the seal that was mailed last'
refused 'trust my-order' answer c c/inbox/lock.xml --key keys/anna.dice
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail \
    --accept "$(word)"
tells 'sheet 1-1 is the one to send with the answer'
ends 0 submit c mail/anna-1-answer.xml
refused 'trust too-late' submit c mail/anna-1-2.xml
ends 0 submit c mail/anna-1-1.xml
ends 0 submit c mail/umpire-1-1.xml
refused 'trust my-order' process c
tells "has sheet 1-1 of 'umpire', who has signed 1-2 since"
is "the id" "$(word)" "$(unsent_id 1 2 c/inbox/lock.xml)"
ends 0 process c --accept "$(word)"
sound
ends 0 audit c
tells 'accepted      2: entry 1 (anna, answer: unsent-1-2-'
done_testing
