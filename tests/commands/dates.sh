#!/bin/sh
# Each letter that asks for something says in its first lines until when.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# The letter's first lines, in one.
begins() { # letter, words
    head -n "${lines:-6}" "c/outbox/$1/body.txt" | tr '\n' ' ' | tr -s ' ' |
        grep -Fq -- "$2" || fail "$1 does not begin with: $2: $(cat "c/outbox/$1/body.txt")"
}

start duel --missing absent=1
begins anna/turn-0 'sheet for exchange 1, due 8 January 2026, 00:00 UTC.'
send anna "$push"
begins anna/receipt-sheet-1-1 'Sheets are due 8 January 2026, 00:00 UTC.'
a_sheet_of bert "$scout"
ends 0 sign c draft-bert.xml --key keys/bert.key --out mail
sed -i '1s, state="[0-9a-f]\{8\}, state="00000000,' mail/bert-1-1.xml
sign_again bert mail/bert-1-1.xml
run submit c mail/bert-1-1.xml
rejected=$(find c/outbox/bert -name 'rejected-*' -type d)
begins "bert/$(basename "$rejected")" 'mail that by 8 January 2026, 00:00 UTC.'
ends 0 extend c --until 2026-01-10T00:00:00Z --at 2026-01-02T00:00:00Z
begins "anna/$(basename "$(find c/outbox/anna -name 'extension-*' -type d)")" \
    'sheets for exchange 1 are due 10 January 2026, 00:00 UTC now'
salt=0000000000000000000000000000000000000000000000000000000000000001
send bert "$scout"
begins "bert/receipt-sheet-1-2" 'Sheets are due 10 January 2026, 00:00 UTC.'
ends 0 lock c --at 2026-01-04T00:00:00Z
begins anna/lock-1 'What you owe to it is expected by 11 January 2026, 00:00 UTC.'
answer anna
ends 3 void c --reason 'bert is gone' --at 2026-01-05T00:00:00Z
lines=8 begins bert/consent-void-1 'counts as withheld from 11 January 2026, 00:00 UTC on.'
answer bert
ends 0 process c --at 2026-01-06T00:00:00Z
begins bert/turn-1 'sheet for exchange 2, due 13 January 2026, 00:00 UTC.'

# Documents, with a time of their own and without.
ends 3 roster c --due P3D --at 2026-01-07T00:00:00Z --until 2096-01-12T00:00:00Z
begins anna/consent-roster-2 'roster.xml waits for consents, yours among them, by 12 January 2096, 00:00 UTC.'
for id in anna bert; do
    ends 0 consent c c/inbox/roster.xml --key keys/$id.key --from $id --out consent.xml
    ends 0 submit c consent.xml
done
ends 0 roster c --at 2026-01-07T00:00:00Z
begins anna/turn-2 'due 10 January 2026, 00:00 UTC.'
ends 3 end c --draw --reason rain --at 2026-01-08T00:00:00Z
begins anna/consent-end-3 'yours among them, by 14 January 2026, 00:00 UTC.'

# Who sends no sheet hears when the lock is to be expected.
rm -rf c
a_draft c
spare_keys carl
ends 0 join c keys/carl.xml
all_consent c
run consent c/roster.xml --key keys/carl.key --out roster-carl.xml
ends 0 submit c roster-carl.xml
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
begins carl/turn-0 'You command no side, and owe nothing. Sheets for exchange 1 are due 8 January 2026, 00:00 UTC.'
done_testing
