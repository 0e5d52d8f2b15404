#!/bin/sh
# Where the roster says that most are enough for a change: whom it counts. Not
# the host, who draws it up, nobody who is a deputy alone, and of a correction
# nobody whose side it changes. Of more than two sides see votes.sh.
. "$srcdir/tests/commands/people.sh"
spare_keys carl dora

# Anna commands the hedgehogs, bert the badgers; the others are as they say.
begin_with() { # joins: "carl --deputy badgers"
    rm -rf c
    a_draft c --changes most
    cp out new.out
    for join; do
        # shellcheck disable=SC2086
        ends 0 join c keys/${join%% *}.xml ${join#* }
    done
    all_consent c
    for join; do
        who=${join%% *}
        ends 0 consent c/roster.xml --key "keys/$who.key" --out "roster-$who.xml"
        ends 0 submit c "roster-$who.xml"
    done
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
}

slip() { # what stands in it
    echo "<correction reason=\"misread\" version=\"1\">$1</correction>" >slip.xml
    ends 3 correct c --file slip.xml ${2:+--accept "$2"}
}

hers='<change piece="h1" of="band" field="strength" from="4" to="1"/>'
his='<remove piece="b2"/>'
nobodys='<change field="watch" from="1" to="2"/>'
made() { # how often: the call that finds enough
    ends "$1" correct c --at 2026-01-02T00:00:00Z
}

# Three, of whom one hosts: not one of the others is enough, but both.
begin_with
tells "2 of the 2 votes beside the host's suffice. A side has one vote"
tr '\n' ' ' <c/outbox/anna/consent-roster-0/body.txt |
    grep -q "2 of the 2 votes beside" ||
    fail "her letter does not say how many are enough"
run new module.xml other --host keys/umpire.xml --test --changes most
tells "more than half of the votes beside the host's suffice"
run consent c/roster.xml --key keys/anna.key --out again.xml
tells "2 of the 2 votes beside the host's suffice"
slip "$hers"
silent_about enough
# those who could outvote her are too few: nobody is set aside
consents correction bert
ends 0 consent c c/inbox/correction.xml --key keys/bert.key --out again.xml
tells 'these have consented, he by his command: anna, bert, umpire'
made 3
tells 'waiting for anna'
consents correction anna
made 0
holds

# Two deputies beside them have no vote, hear of it, and are not waited for.
begin_with 'carl --deputy badgers' 'dora --deputy hedgehogs'
tells "2 of the 2 votes beside the host's"
slip "$nobodys"
silent_about enough
silent_about 'waiting for carl'
reads 'Yours is not asked for' c/outbox/carl/consent-correction-1/body.txt
[ -f c/outbox/carl/consent-correction-1/proposed-correction.xml ] ||
    fail "the deputy has not got the document"
ends 0 consent c c/inbox/correction.xml --key keys/carl.key --out again.xml
tells 'these have consented, he by his command: 2 of anna, bert; not counted: umpire'
tells 'nobody waits for your consent; it is kept with the others'
consents correction bert carl dora
made 3
tells 'waiting for anna'
silent_about 'waiting for carl'
consents correction anna
made 0
[ -f c/consents/correction-carl.xml ] || fail "his consent is not kept"
holds

# Nor has a deputy one in place of his commander whom it concerns.
begin_with 'carl --deputy badgers'
slip "$his"
silent_about enough
consents correction anna carl
made 3
tells 'waiting for bert'
consents correction bert
made 0
holds

# A side that a record comes to is concerned as well: all must.
begin_with
slip '<change piece="h1" of="band" field="family" from="hedgehogs" to="badgers"/>'
consents correction anna
made 3
tells 'waiting for bert'
slip '<add><band id="h9" family="hedgehogs" hex="0203" name="New" pace="3" strength="2"/></add>' \
    "replace-$(digest c/inbox/correction.xml | cut -c 1-8)"
consents correction bert
made 3
tells 'waiting for anna'
# A deputy who is to command consents to that, and so do he who commands beside
# him, and he who did.
begin_with 'carl --deputy badgers'
ends 3 roster c --side carl=badgers --at 2026-01-02T00:00:00Z
tells 'waiting for carl'
tells 'carl must be among them'
tells 'waiting for bert'
consents roster anna
ends 3 roster c --at 2026-01-02T00:00:00Z
tells 'waiting for carl'
consents roster carl bert
ends 0 roster c --at 2026-01-02T00:00:00Z
holds
ends 3 roster c --changes all
tells "who consents to changes is all, not most of the 2 votes beside the host's, 2 of them"
done_testing
