#!/bin/sh
# Sheets are due from when a turn is issued, not from when its exchange was
# locked: process dates the entry, and everything that says a date counts from
# there. What the host says of it is held against his lock, his history and the
# memory of who reads.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

committed() {
    TZ=UTC git -C c log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ
}

# The lock of the second of January, with all that is needed to play it.
locked() { # options of new
    start duel "$@"
    send anna "$push"
    send bert "$scout"
    ends 0 lock c --at 2026-01-02T00:00:00Z
    ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail "${now:---now}" \
        "${seen:-2026-01-02T01:00:00Z}"
    ends 0 submit c mail/anna-1-answer.xml
    answer bert
}

# A stalled answer costs nobody his week: the turn of the ninth is due a week
# later, in the log, the letters and show.
locked --missing absent=1
refused 'trust backdated' process c --at 2026-01-01T23:59:59Z
tells 'is before the lock of exchange 1, which is of 2026-01-02T00:00:00Z: give a later time, or none'
is "nothing is played" "$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)" 0
ends 0 process c --at 2026-01-09T00:00:00Z
sound
is "the entry's time" "$(committed)" 2026-01-09T00:00:00Z
says 'Until 16 January 2026, 00:00 UTC' c/log.txt
for id in anna bert; do
    head -n 8 c/outbox/$id/turn-1/body.txt | tr '\n' ' ' |
        grep -q 'sheet.*, due 16 January 2026, 00:00 UTC' ||
        fail "the turn's letter names another date: $(cat c/outbox/$id/turn-1/body.txt)"
done
ends 0 show c
tells 'due 16 January 2026, 00:00 UTC'
send anna '<orders side="hedgehogs" step="II"/>'
refused 'exchange too-early' lock c --at 2026-01-09T00:00:01Z --absent bert
refused 'exchange too-early' lock c --at 2026-01-15T23:59:59Z --absent bert
tells 'the due time'
cp -r c early && cp -r keys fresh
ends 0 lock c --at 2026-01-16T00:00:00Z --absent bert
says ' due="2026-01-16T00:00:00Z"' c/inbox/lock.xml
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --now 2026-01-16T00:00:00Z --out mail
ends 0 submit c mail/anna-2-answer.xml
ends 0 process c --at 2026-01-16T12:00:00Z
ends 0 audit c
ends 0 process c --out again --entry 1
tells identical
ends 0 replay c --turn 1 --run
python3 "$srcdir/tests/verify/check_history.py" c >out 2>err || fail "$(cat out err)"
tells 'all good'

# Who has the history knows when the turn was issued, whatever the lock says: a
# host who counts from the lock that she saw a week before is not answered.
rm -rf c mail && mv early c && rm -rf keys && mv fresh keys
ends 0 lock c --at 2026-01-16T00:00:00Z --absent bert
sed '1s/ due="[^"]*"/ due="2026-01-09T00:00:00Z"/; 1s/ time="[^"]*"/ time="2026-01-09T00:00:01Z"/' \
    c/inbox/lock.xml >false.xml
sign_again umpire false.xml
rm c/inbox/lock.xml
git clone -q c mine
refused 'trust early-absent' answer mine false.xml --key keys/anna.dice \
    --now 2026-01-10T00:00:00Z
tells 'due until 2026-01-16T00:00:00Z'

# Where test keys play no clock is asked: the lock's time is that of the turn.
locked
ends 0 process c
is "the entry's time without a word" "$(committed)" 2026-01-02T00:00:00Z
first=$(git -C c rev-parse HEAD)
locked
ends 0 process c --at 2026-01-02T00:00:00Z
is "the same commit" "$(git -C c rev-parse HEAD)" "$first"

# A run that died after its commit says the same dates.
locked
cp -r c/inbox inbox
ends 0 process c --at 2026-01-04T00:00:00Z
rm -rf outbox && cp -r c/outbox outbox && rm -rf c/outbox c/inbox && mv inbox c/inbox
ends 0 process c --at 2026-01-06T00:00:00Z
tells 'died before its end'
diff -r outbox/anna/turn-1 c/outbox/anna/turn-1 || fail "the letter differs"

# A host whose program dates the turn before its lock.
if command -v ssh-keygen >/dev/null; then
    chmod 600 keys/umpire.key
    ssh-keygen -y -f keys/umpire.key >keys/umpire.key.pub
    GIT_COMMITTER_DATE=2026-01-01T12:00:00Z git -C c -c gpg.format=ssh \
        -c user.signingkey="$PWD/keys/umpire.key" -c user.name=umpire \
        -c user.email=umpire@berthier.invalid \
        commit -q -S --amend --no-edit --date 2026-01-01T12:00:00Z ||
        fail "git does not sign"
    git -C c tag -f turn-0001 >/dev/null
    ends 1 audit c
    tells 'the commit is of 2026-01-01T12:00:00Z, and its exchange was locked at 2026-01-02T00:00:00Z [trust backdated]'
    python3 "$srcdir/tests/verify/check_history.py" c >out 2>err &&
        fail "the independent checker finds nothing"
    tells 'the commit is of a time before its lock'
fi

# With keys of their own the clock dates the turn.
for id in anna bert umpire; do
    rm keys/$id.*
    ends 0 keygen keys/$id --name $id
done
rm -rf c mail
ends 0 new module.xml c --host keys/umpire.xml
ends 0 join c keys/anna.xml --side hedgehogs
ends 0 join c keys/bert.xml --side badgers
all_consent c
ends 0 begin c
for one in "anna hedgehogs push" "bert badgers scout"; do
    # shellcheck disable=SC2086 # three words
    set -- $one
    a_sheet_of "$1" "<orders side=\"$2\" step=\"I\"><plan value=\"$3\"/></orders>"
    ends 0 sign c "draft-$1.xml" --key "keys/$1.key" --out mail
    ends 0 submit c "mail/$1-1-1.xml"
done
# But never before a sheet that was accepted.
refused 'trust older-time' lock c \
    --at "$(date -u -d '-5 hours' +%Y-%m-%dT%H:%M:%SZ)"
tells 'give a later time, or none'
ends 0 lock c
answer anna bert
sleep 1
before=$(date +%s)
ends 0 process c
at=$(git -C c log -1 --format=%ct)
[ "$at" -ge "$before" ] && [ "$at" -le "$(date +%s)" ] ||
    fail "the turn is of another time: $at, not $before"
ends 0 audit c
done_testing
