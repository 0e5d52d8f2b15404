#!/bin/sh
# A closed book in preset duel: players answer the lock from their views; a
# void, a run that died, an early disclosure by consent of all, and open play
# after it.
. "$srcdir/tests/commands/closed-book.sh"
command -v python3 >/dev/null || exit 77

# The lock is answered at home, from what was mailed.
one_exchange() {
    ends 0 lock c --at 2026-01-02T00:00:00Z
    for id in anna bert; do
        cp c/outbox/$id/lock-*/lock.xml home/$id/
        rm -r c/outbox/$id/lock-*
        ends 0 answer home/$id home/$id/lock.xml --key keys/$id.dice --out mail
        ends 0 submit c \
            "$(sed -n 's/^send \(.*\) to the host alone.*/\1/p' out)"
    done
    ends 0 process c
    sound
}

start duel --book closed
deliver
play_blanks 2 one_exchange
is "contributors" "$(grep -c '^vrf ' c/seed.txt)" 3

# Neither lock nor answer is taken from another state.
cp -r home/anna other
cp mails/anna/0/view-hedgehogs.xml other/
refused 'trust wrong-exchange' answer other home/anna/lock.xml \
    --key keys/anna.dice
rm -r other

# The memory knows the state that was seen last.
cp -r home/anna other
cp mails/anna/0/view-hedgehogs.xml other/
ends 0 sheet other --side hedgehogs --out old.xml --xml
refused 'trust rollback' sign other old.xml --key keys/anna.key
rm -r other

# A stalled exchange: the void shows views again, and no sheet.
number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
for id in anna bert; do
    send_draft $id "home/$id/orders-$((number + 1)).txt"
done
ends 0 lock c --at 2026-01-03T00:00:00Z
refused 'trust lock-open' disclose c
ends 0 answer home/anna c/outbox/anna/lock-*/lock.xml --key keys/anna.dice \
    --out mail
ends 0 submit c "$(sed -n 's/^send \(.*\) to the host alone.*/\1/p' out)"
ends 3 void c --reason "bert is at sea" --at 2026-01-10T00:00:00Z
ends 0 consent c c/outbox/anna/consent-void-$((number + 1))/proposed-void.xml --key keys/anna.key --from anna \
    --out consent.xml
ends 0 submit c consent.xml
ends 0 void c --at 2026-01-10T00:00:00Z
sound
deliver
ends 0 verify home/bert home/bert/view-badgers.xml

# A run that dies before it lays out the letters: the next lays out the same.
number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
for id in anna bert; do
    send_draft $id "home/$id/orders-$((number + 1)).txt"
done
ends 0 lock c --at 2026-01-11T00:00:00Z
answer anna bert
cp -r c/inbox inbox-before
rm -r c/outbox
ends 0 process c
cp -r c/outbox outbox-first
rm -r c/outbox c/inbox
cp -r inbox-before c/inbox
ends 0 process c
tells 'died before its end'
diff -r c/outbox outbox-first >differs || {
    cat differs
    fail "the letters laid out again differ"
}
deliver

# All agree to disclose before the end; from then on the book is open.
ends 3 disclose c
for id in anna bert; do
    ends 0 consent c c/outbox/$id/consent-disclose-*/proposed-disclose.xml --key keys/$id.key --from $id \
        --out consent-$id.xml
    ends 0 submit c consent-$id.xml
done
ends 0 disclose c --at 2026-01-12T00:00:00Z
sound
[ -f c/consents/disclose-anna.xml ] || fail "the consent is not in the history"
for id in anna bert; do
    cmp c/turn.xml "$(letter_to $id)/turn.xml" || fail "$id does not get the turn"
    git clone -q "$(letter_to $id)/campaign.bundle" book-$id 2>/dev/null ||
        fail "$id cannot clone the book"
    # shellcheck disable=SC2046
    ends 0 verify book-$id $(find mails/$id -name 'view-*.xml')
    is "views proven" "$(grep -c 'proven true by the book' out)" \
        "$(find mails/$id -name 'view-*.xml' | wc -l)"
done
made_again book-anna exchange disclose
number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
for id in anna bert; do
    ends 0 sign book-$id "$(letter_to $id)/orders-$((number + 1)).txt" \
        --key keys/$id.key --made 2026-01-12T12:00:00Z --salt "$zeros" --out mail
    ends 0 submit c "$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)"
done
ends 0 lock c --at 2026-01-13T00:00:00Z
answer anna bert
ends 0 process c
sound
cmp c/turn.xml "$(letter_to anna)/turn.xml" || fail "play does not go on openly"
[ -e "$(letter_to anna)/view-hedgehogs.xml" ] && fail "an open book has views"
git -C c log -1 --format=%B | grep -q '^View-' && fail "an entry names views"
done_testing
