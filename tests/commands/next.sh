#!/bin/sh
# size: default
# Every command ends with what its user does next, as a line that a shell
# takes: the host of a duel and one of its players follow nothing else.
. "$srcdir/tests/commands/exchange.sh"

# The last line that begins with next.
next() { # words, n-th last (1)
    is "next after $last" \
        "$(grep '^next: ' out | tail -n "${2:-1}" | head -n 1)" "next: $1"
}

does() { # status, arguments
    last=$2
    ends "$@"
}

quiet() { # what
    grep '^next: ' out && fail "$1 says what is next"
}

unset BERTHIER_KEY
umpire='--key keys/umpire.key'
a_module
does 0 keygen carl --test
next 'a host keeps it: berthier new MODULE.xml DIR --host carl.xml'
next 'a player mails carl.xml to the host, and when his roster has come: berthier consent roster.xml --key carl.key' 2
does 0 module "$srcdir/tests/toy/module" --out 'of mine.xml'
next "berthier new 'of mine.xml' DIR --host YOURS.xml"
does 0 new module.xml c --host keys/umpire.xml --test --preset duel \
    --missing absent=1 --due P7D
next 'nobody commands hedgehogs and badgers yet: berthier join c FILE.xml --side hedgehogs'
does 0 join c keys/anna.xml --side hedgehogs
next 'nobody commands badgers yet: berthier join c FILE.xml --side badgers'
does 0 join c keys/bert.xml --side badgers
next 'mail the roster as it lies in the outbox; the consent of anna, bert and umpire is missing; when one comes: berthier submit c FILE --key umpire.key' 2
next 'your own consent: berthier consent c/roster.xml --key umpire.key'
# Nobody mails a roster, or a receipt, to himself.
[ ! -e c/outbox/umpire ] || fail "the host has a letter of his own"
for who in anna bert umpire; do
    does 0 consent c/roster.xml --key keys/$who.key --out roster-$who.xml
    [ $who = umpire ] ||
        next 'mail it; when enough have consented a letter says what has come of it'
done
next 'berthier submit c roster-umpire.xml --key keys/umpire.key'
grep -q '^send ' out && fail "the host sends his consent to himself"
# shellcheck disable=SC2086 # the key
does 0 submit c roster-anna.xml roster-bert.xml $umpire
next 'mail the roster as it lies in the outbox; the consent of umpire is missing; when one comes: berthier submit c FILE --key keys/umpire.key' 2
# shellcheck disable=SC2086
does 0 submit c roster-umpire.xml $umpire
next 'all have consented: berthier begin c --key keys/umpire.key'
does 0 show c
next 'all have consented: berthier begin c --key umpire.key'

# shellcheck disable=SC2086
does 0 begin c $umpire --at 2026-01-01T00:00:00Z --salt $zeros
owes='anna and bert owe a sheet, due 8 January 2026, 00:00 UTC'
next "$owes; when it comes: berthier submit c FILE --key keys/umpire.key"
does 0 show c
next "$owes; when it comes: berthier submit c FILE --key umpire.key"
ends 0 show c --json
quiet 'show --json'
forget

# A player.
does 0 show c --side badgers
next 'berthier sheet c --side badgers --out orders-1.txt'
ends 0 sheet c --side badgers
quiet 'a sheet on the output'
does 0 sheet c --side badgers --out orders-1.txt
next 'write your orders into it, then: berthier check c orders-1.txt'
does 0 check c orders-1.txt
next 'berthier sign c orders-1.txt --key bert.key'
# shellcheck disable=SC2086
does 0 sign c orders-1.txt --key keys/bert.key $fixed
next 'mail it, and when the letter lock-1 has come with its lock.xml: berthier answer c lock.xml --key keys/bert.key'

# The host.
# shellcheck disable=SC2086
does 0 submit c bert-1-1.xml $umpire
next 'once that time is past: berthier lock c --absent anna --key keys/umpire.key'
next "anna owes a sheet, due 8 January 2026, 00:00 UTC; when it comes: berthier submit c FILE --key keys/umpire.key" 2
# shellcheck disable=SC2086
does 3 lock c $umpire --at 2026-01-02T00:00:00Z
next 'once that time is past: berthier lock c --absent anna --key keys/umpire.key'
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
# shellcheck disable=SC2086
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed
# shellcheck disable=SC2086
does 0 submit c anna-1-1.xml $umpire
next 'both sheets are in: berthier lock c --key keys/umpire.key'
# shellcheck disable=SC2086
does 0 lock c $umpire --at 2026-01-02T00:00:00Z
asked='asked 2 January 2026, 00:00 UTC'
next 'if nothing has come by 9 January 2026, 00:00 UTC: berthier void c --reason TEXT --key keys/umpire.key'
next "anna and bert owe an answer, $asked; when it comes: berthier submit c FILE --key keys/umpire.key" 2
# shellcheck disable=SC2086
does 3 process c $umpire --at 2026-01-02T00:00:00Z
next "anna and bert owe an answer, $asked; when it comes: berthier submit c FILE --key keys/umpire.key" 2
for who in anna bert; do
    does 0 answer c c/inbox/lock.xml --key keys/$who.key
    next 'mail it; the letter turn-1 says what came of it'
done
# shellcheck disable=SC2086
does 0 submit c anna-1-answer.xml bert-1-answer.xml $umpire
next 'all answers are in: berthier process c --key keys/umpire.key'
BERTHIER_KEY=keys/umpire.key
export BERTHIER_KEY
does 0 process c --at 2026-01-02T00:00:00Z
grep '^next: ' out | grep -q -- '--key' && fail "a key is named that is known"
grep -q '^next: .*; when it comes: berthier submit c FILE$' out ||
    fail "process does not say who owes what now"

# What waits for consents.
does 3 correct c --restore 0 --reason 'once more' --at 2026-01-03T00:00:00Z
grep -Fqx 'next: correction.xml waits for consents; when one comes: berthier submit c FILE, then berthier correct c' out ||
    fail "correct does not say how it goes on"
does 3 end c --draw --at 2026-01-03T00:00:00Z
grep -Fqx 'next: end.xml waits for consents; when one comes: berthier submit c FILE, then berthier end c' out ||
    fail "end does not say how it goes on"

# What is wrong with somebody's mail is his to mend: the host goes on.
does 1 submit c module.xml
grep -q '^next: .* owes a sheet' out || fail 'submit does not say what is next after a bounce'
done_testing
