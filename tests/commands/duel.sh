#!/bin/sh
# size: default
# A whole exchange in preset duel: two sheets, a lock, two answers, a turn.
. "$srcdir/tests/commands/exchange.sh"

play() {
    start duel
    sound
    send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>
        <note to="all">The apples are ours.</note>'
    ends 3 lock c --at 2026-01-02T00:00:00Z
    tells 'waiting for bert: sheet, due 2026-01-08T00:00:00Z'
    silent_about 'waiting for anna'
    ends 1 process c
    tells '[trust no-lock]'
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
    ends 0 lock c --at 2026-01-02T00:00:00Z
    tells "order anna $(sha256sum <sent-anna.xml | cut -d' ' -f1)"
    tells 'order umpire -'
    cp c/inbox/lock.xml lock.xml
    ends 0 lock c --at 2026-01-03T00:00:00Z
    cmp lock.xml c/inbox/lock.xml || fail "lock run again gave another lock"
    ends 3 process c
    tells 'waiting for anna: answer'
    answer anna
    ends 3 process c
    silent_about 'waiting for anna'
    answer bert
    refused 'trust not-his-office' process c --key keys/anna.key
    ends 0 process c
    tells 'turn 1: watch 1 of 4'
    sound
}

play
grep -q 'anna to all: "The apples are ours."' c/log.txt || fail "the note is lost"
grep -q 'TEST KEYS' c/log.txt || fail "the log hides that keys are test keys"
for id in anna bert; do
    [ -s c/outbox/$id/turn-1/body.txt ] || fail "nothing to mail to $id"
    cmp c/turn.xml c/outbox/$id/turn-1/turn.xml || fail "$id gets another turn"
    ends 0 check c c/outbox/$id/turn-1/orders-2.txt
done
ends 0 show c --json
python3 -m json.tool out >/dev/null || fail "show --json is no JSON"
grep -q '"exchange": 2' out || fail "show --json has another exchange"
first=$(git -C c rev-parse HEAD)

# The history comes by mail, and is the same.
git -C c bundle verify -q outbox/anna/turn-1/campaign.bundle 2>bundle ||
    fail "git does not like the bundle: $(cat bundle)"
git clone -q c/outbox/anna/turn-1/campaign.bundle mailed 2>bundle ||
    fail "the bundle cannot be cloned: $(cat bundle)"
is "mailed tags" "$(git -C mailed tag | xargs)" "turn-0000 turn-0001"
is "mailed head" "$(git -C mailed rev-parse HEAD)" "$first"
ends 0 show mailed

# Whoever doubts plays it again, from a clone as well.
ends 0 process c --out again
tells identical
cmp c/journal.xml again/journal.xml || fail "the journal played again differs"
git clone -q c clone 2>/dev/null
ends 0 process clone --out twice --entry 1
tells identical

# A host who writes another log than was played signs his own conviction.
if command -v ssh-keygen >/dev/null; then
    chmod 600 keys/umpire.key
    ssh-keygen -y -f keys/umpire.key >keys/umpire.key.pub
    sed -i 's/goes first/go first/; s/go first/went first/' clone/log.txt
    line=$(git -C clone diff -U0 | sed -n 's/^@@ -\([0-9]*\).*/\1/p')
    GIT_COMMITTER_DATE=2026-01-02T00:00:00Z \
        git -C clone -c gpg.format=ssh -c user.signingkey="$PWD/keys/umpire.key" \
        -c user.name=umpire -c user.email=umpire@berthier.invalid \
        commit -q -a -S --amend --no-edit >said 2>&1 || fail "$(cat said)"
    refused 'trust not-reproduced' process clone --out twice
    tells "log.txt:$line: refused"
fi

# A page drawn otherwise is said, and proves nothing; a changed log does.
amend() { # file
    rm -rf other && cp -r c other && echo more >>"other/$1"
    chmod 600 keys/umpire.key
    GIT_COMMITTER_DATE=2026-01-02T00:00:00Z git -C other -c gpg.format=ssh \
        -c user.signingkey="$PWD/keys/umpire.key" -c user.name=umpire \
        -c user.email=umpire@berthier.invalid \
        commit -q -a -S --amend --no-edit || fail "git does not sign"
    git -C other tag -f turn-0001 >/dev/null
}
amend log.html
ends 0 process other --out again
tells 'note: this program draws entry 1 otherwise from here on'
tells identical
amend log.txt
refused 'trust not-reproduced' process other --out again

# The same keys, orders, salts and times give the same commits.
play
is "second run" "$(git -C c rev-parse HEAD)" "$first"
done_testing
