#!/bin/sh
# A correction of a closed book is read by all whom it asks: before it is drawn
# up the host is told what it would show to whom.
. "$srcdir/tests/commands/closed-book.sh"
command -v python3 >/dev/null || exit 77

slip() { # file: what stands in it
    printf '<correction reason="a slip" version="1">\n%s\n</correction>\n' \
        "$(cat)" >slip.xml
}

a_module
start umpire --book closed
deliver
order anna '<orders side="hedgehogs" step="I"><plan value="scout"/></orders>
    <orders side="hedgehogs" step="II"><move band="h2" path="0301"/></orders>
    <orders side="hedgehogs" step="III"/><orders side="hedgehogs" step="IV"/>'
order bert '<orders side="badgers" step="I"><plan value="push"/></orders>
    <orders side="badgers" step="II"><move band="b3" path="0704"/></orders>
    <orders side="badgers" step="III"/><orders side="badgers" step="IV"/>'
ends 0 process c --at 2026-01-02T00:00:00Z
sound
grep -q 'id="h2"' "$(letter_to bert)/view-badgers.xml" && fail "bert sees the Aunts"
strength=$(sed -n 's/.*<band .*id="h2".* strength="\([0-9]*\)".*/\1/p' c/turn.xml)
apples=$(sed -n 's/.*<household apples="\([0-9]*\)" family="hedgehogs".*/\1/p' c/turn.xml)

# The Aunts hide: of them the badgers would read, the hedgehogs know them.
slip <<DRAFT
 <change piece="h2" of="band" field="strength" from="$strength" to="7"/>
 <change piece="hedgehogs" of="household" field="apples" from="$apples" to="9"/>
DRAFT
refused 'exchange corrected' correct c --file slip.xml
says "'badgers' will read" err
says 'strength of band h2 is 7' err
grep -q "household" err && fail "what all see is warned of"
grep -q "shows-hedgehogs" err && fail "the owner is told of his own"
[ -e c/inbox/correction.xml ] && fail "it was drawn up all the same"
id=$(sed -n 's/.*--accept \(shows-badgers-[0-9a-f]*\).*/\1/p' err)
[ -n "$id" ] || fail "nothing to accept: $(cat err)"
ends 3 correct c --file slip.xml --accept "$id"
[ -e c/inbox/correction.xml ] || fail "it was not drawn up"

# What all see needs no word.
rm c/inbox/correction.xml
slip <<DRAFT
 <change piece="hedgehogs" of="household" field="apples" from="$apples" to="9"/>
DRAFT
ends 3 correct c --file slip.xml
