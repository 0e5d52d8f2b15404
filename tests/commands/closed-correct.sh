#!/bin/sh
# A correction of a closed book: what not every view shows is sealed, in the
# document that is consented to, in every letter and in the log. The host is
# told before what each side will read; after disclosure everybody can check.
. "$srcdir/tests/commands/closed-book.sh"
command -v python3 >/dev/null || exit 77

slip() { # file: what stands in it
    printf '<correction reason="a slip" version="1">\n%s\n</correction>\n' \
        "$(cat)" >slip.xml
}

# Neither the change nor its value stands in what bert gets.
hidden_from_bert() { # letter
    for file in "$(letter "$1" bert)"/*; do
        ! grep -q 'of band h2\|Latecomers\|piece="h2"\|"77"\| 77' "$file" ||
            fail "$file tells bert: $(grep -h 'h2\|77\|Latecomers' "$file")"
    done
}

letter() { # cause, id
    echo "c/outbox/$2/$1"
}

consents_of() { # ids
    for id; do
        ends 0 consent "home/$id" "home/$id/proposed-correction.xml" --key "keys/$id.key" \
            --out "consent-$id.xml"
        cp out "said-$id"
        ends 0 submit c "consent-$id.xml"
    done
}

# What is hidden from some no majority decides for them.
a_module
start umpire --book closed --changes most
here=$(sed -n 's/.*<band .*hex="\([0-9]*\)" id="h2".*/\1/p' c/turn.xml)
slip <<DRAFT
 <change piece="h2" of="band" field="hex" from="$here" to="0301"/>
DRAFT
refused 'exchange corrected' correct c --file slip.xml
ends 3 correct c --file slip.xml --accept "$(word)"
says '<hidden digest=' c/inbox/correction.xml
tells 'waiting for anna'
tells 'waiting for bert'
silent_about 'of them'
ends 0 consent c c/inbox/correction.xml --key keys/anna.key --out consent-anna.xml
tells 'hidden/1.xml: move band h2 to 0301, was '
ends 0 submit c consent-anna.xml
ends 3 correct c --at 2026-01-02T00:00:00Z
tells 'waiting for bert'

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
deliver
grep -q 'id="h2"' "$(letter_to bert)/view-badgers.xml" && fail "bert sees the Aunts"
strength=$(sed -n 's/.*<band .*id="h2".* strength="\([0-9]*\)".*/\1/p' c/turn.xml)
apples=$(sed -n 's/.*<household apples="\([0-9]*\)" family="hedgehogs".*/\1/p' c/turn.xml)

# The Aunts hide: of them the badgers read nothing, the hedgehogs know them.
slip <<DRAFT
 <change piece="h2" of="band" field="strength" from="$strength" to="77"/>
 <change piece="hedgehogs" of="household" field="apples" from="$apples" to="9"/>
DRAFT
refused 'exchange corrected' correct c --file slip.xml
says '1 of 2 changes will be sealed' err
says "'badgers' will read nothing of it" err
says "'hedgehogs' will read: strength of band h2 77, was $strength" err
grep -q "household" err && fail "what all see is sealed"
[ -e c/inbox/correction.xml ] && fail "it was drawn up all the same"
id=$(sed -n 's/.*--accept \(seals-[0-9a-f]*\).*/\1/p' err)
[ -n "$id" ] || fail "nothing to accept: $(cat err)"
ends 3 correct c --file slip.xml --accept "$id"
tells 'a change is sealed by sha256'
sealed=$(sha256sum c/inbox/hidden/1.xml | cut -c 1-64)
says "<hidden digest=\"$sealed\"></hidden>" c/inbox/correction.xml
says 'field="apples"' c/inbox/correction.xml
hidden_from_bert consent-correction-2
[ ! -e "$(letter consent-correction-2 bert)/hidden-1.xml" ] ||
    fail "bert gets what is sealed"
cmp -s "$(letter consent-correction-2 anna)/hidden-1.xml" c/inbox/hidden/1.xml ||
    fail "anna does not get what her view shows"
salt=$(sed -n '1s/.* salt="\([0-9a-f]*\)".*/\1/p' c/inbox/hidden/1.xml)
is "digits of the salt" ${#salt} 64

# In words it is the same document.
cp c/inbox/correction.xml former.xml
cat >slip.txt <<DRAFT
reason a slip
strength of band "The Aunts" 77
set household hedgehogs apples 9
DRAFT
refused 'exchange corrected' correct c --file slip.txt
id=$(word)
ends 3 correct c --file slip.txt --accept "$id"
cmp -s c/inbox/correction.xml former.xml || fail "words make another document"
ends 1 correct home/anna --form
tells 'a view shows what one side sees'

# The same again is the same, and what has been consented to stays so.
cp c/inbox/correction.xml former.xml
ends 3 correct c --file slip.xml --accept "$id"
cmp -s c/inbox/correction.xml former.xml || fail "another document is drawn up"

# No draft brings a digest of its own.
sed "s|</correction>|<hidden digest=\"$sealed\"/></correction>|" slip.xml >other.xml
refused 'file unknown-element' correct c --file other.xml
says 'a draft says what it changes' err

# Who consents is told what he signs; another change than was sealed is refused.
for id in anna bert; do
    cp "$(letter consent-correction-2 $id)"/*.xml "home/$id/"
done
sed 's/"77"/"7"/' c/inbox/hidden/1.xml >home/anna/hidden-1.xml
refused 'trust other-text' consent home/anna home/anna/proposed-correction.xml \
    --key keys/anna.key --out consent-anna.xml
cp "$(letter consent-correction-2 anna)/hidden-1.xml" home/anna/
consents_of anna bert
says 'hidden-1.xml: strength of band h2 77, was ' said-anna
grep -q 'does not show' said-anna && fail "anna is told of what she does not see"
says '1 of its changes your view does not show' said-bert
says "$sealed" said-bert
# Digests may hold any digits.
grep -Eq '(^|[^0-9a-f])77([^0-9a-f]|$)' said-bert && fail "consent tells bert"
ends 0 verify home/anna home/anna/hidden-1.xml
tells 'whose correction is not here'

# Another change than the one that was sealed is not entered.
sed 's/"77"/"7"/' c/inbox/hidden/1.xml >other.xml
cp c/inbox/hidden/1.xml good.xml
cp other.xml c/inbox/hidden/1.xml
refused 'trust other-text' correct c --at 2026-01-03T00:00:00Z
rm c/inbox/hidden/1.xml
refused 'file unreadable' correct c --at 2026-01-03T00:00:00Z
cp good.xml c/inbox/hidden/1.xml

ends 0 correct c --at 2026-01-03T00:00:00Z
sound
is "the inbox" "$(files c/inbox)" ""
cmp -s c/hidden/1.xml good.xml || fail "the entry has another change"
grep -q 'id="h2".* strength="77"' c/turn.xml || fail "it is not changed"
says 'strength of band h2 is 77' c/log.txt
hidden_from_bert turn-2
says '1 of its changes is sealed' "$(letter turn-2 bert)/log-badgers.txt"
says 'apples of household hedgehogs is 9' "$(letter turn-2 bert)/log-badgers.txt"
says 'strength of band h2 is 77' "$(letter turn-2 anna)/log-hedgehogs.txt"
grep -q 'id="h2".* strength="77"' "$(letter turn-2 anna)/view-hedgehogs.xml" ||
    fail "anna's view does not show it"
deliver
ends 0 audit c

# What all see needs no word.
slip <<DRAFT
 <change piece="hedgehogs" of="household" field="apples" from="9" to="8"/>
DRAFT
ends 3 correct c --file slip.xml
grep -q '<hidden' c/inbox/correction.xml && fail "what all see is sealed"
[ ! -e c/inbox/hidden ] || fail "something hidden lies there"
rm c/inbox/correction.xml

# A side's standing orders are its own: nobody else reads of them.
echo "standing hedgehogs if-beaten hold" >slip.txt
echo "reason a slip" >>slip.txt
refused 'exchange corrected' correct c --file slip.txt
says "'badgers' will read nothing of it" err
says "'hedgehogs' will read: standing hedgehogs if-beaten hold" err
ends 3 correct c --file slip.txt --accept "$(word)"
says '<hidden digest=' c/inbox/correction.xml
grep -rq 'if-beaten' "$(letter consent-correction-3 bert)" && fail "bert reads of it"
rm -r c/inbox/correction.xml c/inbox/hidden c/outbox/*/consent-correction-3

# Once it is disclosed everybody has the change, and checks it.
ends 3 disclose c --at 2026-01-04T00:00:00Z
for id in anna bert; do
    ends 0 consent "home/$id" c/inbox/disclose.xml --key "keys/$id.key" \
        --out "consent-$id.xml"
    ends 0 submit c "consent-$id.xml"
done
ends 0 disclose c --at 2026-01-04T00:00:00Z
rm -rf book
git clone -q c/outbox/bert/turn-3/campaign.bundle book 2>/dev/null ||
    fail "the book cannot be cloned"
ends 0 audit book
ends 0 verify book good.xml
tells 'the correction of entry 2 sealed it'
refused 'trust other-text' verify book other.xml

# An open book hides nothing.
slip <<DRAFT
 <change piece="h2" of="band" field="strength" from="77" to="6"/>
DRAFT
ends 3 correct c --file slip.xml
grep -q '<hidden' c/inbox/correction.xml && fail "an open book hides something"
sed -i "s| <change.*</change>| <hidden digest=\"$sealed\"></hidden>|" \
    c/inbox/correction.xml
refused 'file unknown-element' consent book c/inbox/correction.xml \
    --key keys/bert.key --out x.xml
done_testing
