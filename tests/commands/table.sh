#!/bin/sh
# size: default
# Preset table: seals first, sheets with the answers; what an opened sheet may
# not order is void, and the rest of it stands (small print 9, 11).
. "$srcdir/tests/commands/exchange.sh"

seal() { # id, sections, options of sign
    id=$1
    a_sheet_of "$1" "$2"
    shift 2
    ends 0 sign c "draft-$id.xml" --key "keys/$id.key" $fixed --out mail "$@"
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
    cp "$sheet" "sent-$id.xml"
    ends 0 submit c "${sheet%.xml}.seal.xml"
}

start table
seal anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
ends 3 lock c --at 2026-01-02T00:00:00Z
tells 'waiting for bert: seal'
seal bert '<orders side="badgers" step="I"><plan value="scout"/></orders>
    <orders side="badgers" step="II"><move band="h1" path="0202"/></orders>' \
    --accept refused-orders-1
ends 0 lock c --at 2026-01-02T00:00:00Z
tells "order anna $(sha256sum <mail/anna-1-1.seal.xml | cut -d' ' -f1)"
answer anna bert
ends 3 process c
tells 'waiting for anna: opened-sheet'
ends 0 submit c sent-anna.xml
ends 0 submit c sent-bert.xml
ends 0 process c
sound
grep -q '^Void: ' c/log.txt || fail "the log does not say what is void"
grep -q 'The family of the badgers scouts' c/log.txt ||
    fail "what was good in the sheet does not stand"
[ -f c/seals/anna.xml ] || fail "the seal is not in the history"
ends 0 process c --out again
tells identical
done_testing
