#!/bin/sh
# All times in the host's files are his word. A player's program holds them
# against its own clock, and keeps when it first saw what (trust ids future,
# early-absent). Where test keys play no clock is asked, unless --now says what
# it shows.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

seen() { # who, number
    sed -n "s/^seen [0-9a-f]* $2 [0-9a-f]* //p" "keys/$1.memory"
}

start duel --missing absent=1
send anna "$push"
cp -r keys fresh

# Without a word on the clock nothing is asked, and nothing of it kept.
ends 0 lock c --at 2026-01-08T00:00:00Z --absent bert
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail
is "sights without a clock" "$(grep -c '^seen ' keys/anna.memory)" 0

# A lock that says that it is of tomorrow: ten minutes are forgiven.
ahead() { # what the clock says, more
    rm -rf keys && cp -r fresh keys
    clock=$1
    shift
    "$berthier" answer c c/inbox/lock.xml --key keys/anna.dice --out mail \
        --now "$clock" "$@" >out 2>err </dev/null
    echo $?
}
is "ten minutes ahead" "$(ahead 2026-01-07T23:50:00Z)" 0
is "eleven minutes ahead" "$(ahead 2026-01-07T23:49:00Z)" 1
tells 'the lock says that it is of 2026-01-08T00:00:00Z'
tells '[trust future]'
tells '[trust early-absent]'
future=$(sed -n 's/.*--accept \(future-1-[0-9a-f]*\) goes.*/\1/p' err)
early=$(sed -n 's/.*--accept \(early-absent-1-[0-9a-f]*\) goes.*/\1/p' err)
is "when it was first seen" "$(seen anna 1)" 2026-01-07T23:49:00Z
is "one word is not both" "$(ahead 2026-01-07T23:49:00Z --accept "$future")" 1
tells '[trust early-absent]'
is "his word" "$(ahead 2026-01-07T23:49:00Z --accept "$future" --accept "$early")" 0
says "accepts=\"$future $early\"" mail/anna-1-answer.xml
# Answered again it is the same answer, at whatever time.
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out again \
    --now 2026-01-07T12:00:00Z

# What the clock says stands in the sheet, and is kept once.
start duel --missing absent=1
a_sheet_of anna "$push"
ends 0 sign c draft-anna.xml --key keys/anna.key --now 2026-01-01T12:00:00Z --out mail
says ' made="2026-01-01T12:00:00Z"' mail/anna-1-1.xml
says ' answered="-"' mail/anna-1-1.xml
is "the head was seen" "$(seen anna 0)" 2026-01-01T12:00:00Z
ends 0 sign c draft-anna.xml --key keys/anna.key --now 2026-01-01T13:00:00Z --out mail
is "the first time counts" "$(seen anna 0)" 2026-01-01T12:00:00Z
ends 0 submit c mail/anna-1-2.xml
send bert "$scout"

# The host lets the exchange wait for a week, and says that it did not: so the
# next is due as soon as it begins. Whoever has answered knows better.
ends 0 lock c --at 2026-01-01T18:00:00Z
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail --now 2026-01-08T18:00:00Z
ends 0 submit c mail/anna-1-answer.xml
answer bert
ends 0 process c
send anna '<orders side="hedgehogs" step="II"/>'
ends 0 lock c --at 2026-01-08T18:00:00Z --absent bert
cp -r keys fresh
refused 'trust early-absent' answer c c/inbox/lock.xml --key keys/anna.dice \
    --now 2026-01-09T12:00:00Z
tells 'due until 2026-01-15T18:00:00Z'
refused 'trust early-absent' answer c c/inbox/lock.xml --key keys/anna.dice \
    --now 2026-01-15T17:49:00Z
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --now 2026-01-15T17:50:00Z \
    --out mail
ends 0 submit c mail/anna-2-answer.xml
ends 0 process c

# A turn of the future, as far as the folder has its history.
a_sheet_of anna ''
refused 'trust future' sign c draft-anna.xml --key keys/anna.key --now 2026-01-05T00:00:00Z
tells 'turn 2 says that it is of 2026-01-08T18:00:00Z'
ends 0 sign c draft-anna.xml --key keys/anna.key --now 2026-01-05T00:00:00Z \
    --accept "$(word)" --out mail
says 'accepts="future-2-' mail/anna-3-1.xml
rm -rf mailed && cp -r c mailed && rm -rf mailed/.git
ends 0 sign mailed draft-anna.xml --key keys/anna.key --now 2026-01-05T00:00:00Z --out mail

# Nor is anything consented to that follows it, unless in spite of it.
ends 3 end c --draw --reason "rain" --at 2026-01-09T00:00:00Z
refused 'trust future' consent c c/inbox/end.xml --key keys/anna.key \
    --now 2026-01-05T00:00:00Z
ends 0 consent c c/inbox/end.xml --key keys/anna.key --out kept.xml \
    --now 2026-01-05T00:00:00Z --accept "$(word)"
ends 0 consent c c/inbox/end.xml --key keys/bert.key --out kept.xml \
    --now 2026-01-08T17:50:00Z

# When he consented is kept.
is "when anna consented" \
    "$(sed -n "s/^seen $(game_of c) [0-9]* $(digest c/inbox/end.xml) //p" keys/anna.memory)" \
    2026-01-05T00:00:00Z

# A turn that was overdue before it was seen is asked about, once; not if an
# extension is there, nor where the folder has no history.
start duel
a_sheet_of anna "$push"
cp -r keys fresh-2
ends 0 sign c draft-anna.xml --key keys/anna.key --now 2026-01-08T00:10:00Z --out mail
rm -rf keys mail && cp -r fresh-2 keys
refused 'trust late-turn' sign c draft-anna.xml --key keys/anna.key \
    --now 2026-01-08T00:11:00Z --out mail
tells 'due until 2026-01-08T00:00:00Z, and this memory first saw the turn at 2026-01-08T00:11:00Z'
late=$(word)
is "the word" "$late" "late-turn-0-$(state_of c | cut -c 1-8)"
ends 0 sign c draft-anna.xml --key keys/anna.key --now 2026-01-08T00:12:00Z \
    --accept "$late" --out mail
says " accepts=\"$late\"" mail/anna-1-1.xml
ends 0 sign c draft-anna.xml --key keys/anna.key --now 2026-01-08T00:13:00Z --out mail
rm -rf keys mail && cp -r fresh-2 keys
cp -r c mailed-2 && rm -rf mailed-2/.git
ends 0 sign mailed-2 draft-anna.xml --key keys/anna.key \
    --now 2026-01-20T00:00:00Z --out mail
rm -rf keys mail && cp -r fresh-2 keys
ends 0 extend c --until 2026-01-12T00:00:00Z --at 2026-01-07T00:00:00Z
ends 0 sign c draft-anna.xml --key keys/anna.key --now 2026-01-09T00:00:00Z --out mail

# What is accepted is a lower bound of what is entered, by the times given.
ends 0 submit c mail/anna-1-1.xml --at 2026-01-09T06:00:00Z
is "when it was accepted" "$(seen umpire 1)" 2026-01-09T06:00:00Z
refused 'trust older-time' lock c --at 2026-01-09T05:59:59Z
send bert "$scout"
ends 0 lock c --at 2026-01-09T06:00:00Z
forget

# Only where everybody has the keys may a clock be made up.
refused 'file bad-value' sign c draft-anna.xml --key keys/anna.key --now soon
refused 'file bad-value' sign c draft-anna.xml --key keys/anna.key --made soon

# Later than 32 bits of seconds no entry can be, whatever the host signs.
start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
sed '1s/ time="[^"]*"/ time="2106-02-07T06:28:16Z"/' c/inbox/lock.xml >late.xml
sign_again umpire late.xml
refused 'file bad-value' answer c late.xml --key keys/anna.dice
tells 'no entry can be later than 2106-02-07T06:28:15Z'
answer anna bert
ends 0 process c

# What clocks say of one another is listed, and whose word each is.
ends 0 audit c
tells 'contradicted  0'
tells 'when a sheet was signed: the signer'
made_at=2026-01-04T00:00:01Z
send anna '<orders side="hedgehogs" step="II"/>'
made_at=2025-12-31T23:59:59Z
send bert '<orders side="badgers" step="II"/>'
ends 0 lock c --at 2026-01-03T00:00:00Z
answer anna bert
ends 0 process c
ends 0 audit c
tells 'contradicted  2'
tells "entry 2: 'anna' says that he made his sheet at 2026-01-04T00:00:01Z, the host that he locked it at 2026-01-03T00:00:00Z"
tells "entry 2: 'bert' says that he made his sheet at 2025-12-31T23:59:59Z, the host that the turn it answers is of 2026-01-02T00:00:00Z"
ends 0 audit c --json
says '"times-that-contradict"'
tells '"made": "the signer'
# A day is forgiven, and of a range the turn before it counts as well.
ends 0 audit c --from 2 --to 2
tells 'contradicted  2'
made_at=2026-01-04T00:00:00Z
send anna "<orders side=\"hedgehogs\" step=\"III\"/>"
made_at=2026-01-02T00:00:00Z
send bert "<orders side=\"badgers\" step=\"III\"/>"
ends 0 lock c --at 2026-01-03T00:00:00Z
answer anna bert
ends 0 process c
ends 0 audit c --from 3 --to 3
tells 'contradicted  0'

# With keys of their own, and so the clock: a lock that is gone is made again with
# the time that it had, since two times of one lock would convict an honest host.
rm -rf c mail
for who in anna bert umpire; do
    rm -f keys/$who.*
    ends 0 keygen keys/$who --name $who
done
ends 0 new module.xml c --host keys/umpire.xml
ends 0 join c keys/anna.xml --side hedgehogs
ends 0 join c keys/bert.xml --side badgers
for who in anna bert umpire; do
    ends 0 consent c/roster.xml --key keys/$who.key --out roster-$who.xml
    ends 0 submit c roster-$who.xml
done
ends 0 begin c
for who in anna bert; do
    orders=$push
    [ $who = anna ] || orders=$scout
    a_sheet_of $who "$orders"
    ends 0 sign c draft-$who.xml --key keys/$who.key --out mail
    ends 0 submit c mail/$who-1-1.xml
done
ends 0 lock c
mv c/inbox/lock.xml lock.xml
sleep 2
ends 0 lock c
cmp lock.xml c/inbox/lock.xml || fail "the same lock has two times"
done_testing
