#!/bin/sh
# Where the roster says that most are enough for a change: whom it counts. Not
# the host, who draws it up, and of a correction nobody whose side it changes.
. "$srcdir/tests/commands/exchange.sh"
for id in carl dora; do ends 0 keygen keys/$id --name "${id}s name" --test; done

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

consents() { # document, ids
    document=$1
    shift
    for id; do
        ends 0 consent c "c/inbox/$document.xml" --key "keys/$id.key" --out consent.xml
        ends 0 submit c consent.xml
    done
}

slip() { # what stands in it
    echo "<correction reason=\"misread\" version=\"1\">$1</correction>" >slip.xml
    ends 3 correct c --file slip.xml
}

hers='<change piece="h1" of="band" field="strength" from="4" to="1"/>'
his='<remove piece="b2"/>'
nobodys='<change field="watch" from="1" to="2"/>'
made() { # how often: the call that finds enough
    ends "$1" correct c --at 2026-01-02T00:00:00Z
}

# Three, of whom one hosts: not one of the others is enough, but both.
begin_with
tells '2 of the 2 beside the host suffice, and the host is not counted'
grep -q '2 of the 2 beside' c/outbox/anna/consent-roster-0/body.txt ||
    fail "her letter does not say how many are enough"
run new module.xml other --host keys/umpire.xml --test --changes most
tells 'more than half of those who will have joined beside the host suffice'
run consent c/roster.xml --key keys/anna.key --out again.xml
tells '2 of the 2 beside the host suffice'
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
ends 0 audit c

# Four: of nobody's records two of three decide.
begin_with 'carl --deputy badgers'
tells '2 of the 3 beside the host'
slip "$nobodys"
tells '2 of them are enough, not counting umpire'
consents correction bert
made 3
tells '1 of them is enough'
ends 0 consent c c/inbox/correction.xml --key keys/carl.key --out again.xml
tells 'these have consented, he by his command: 2 of anna, bert, carl; not counted: umpire'
consents correction carl
made 0
ends 0 audit c

# Anna's own consent to what is hers counts for nothing, and bert and carl
# together are most.
begin_with 'carl --deputy badgers'
slip "$hers"
tells '2 of them are enough, not counting umpire and anna'
ends 0 consent c c/inbox/correction.xml --key keys/bert.key --out again.xml
tells 'he by his command: 2 of bert, carl; not counted: umpire, anna'
ends 0 show c --json
python3 -c 'import json, sys
print(json.load(sys.stdin)["consents"][0]["aside"])' <out >aside
is "those set aside" "$(cat aside)" "['umpire', 'anna']"
consents correction anna bert
made 3
consents correction carl
made 0
ends 0 audit c

# Of the badgers, whose commander and deputy are set aside, anna is too few.
begin_with 'carl --deputy badgers'
slip "$his"
silent_about enough
consents correction anna bert
made 3
tells 'waiting for carl'
consents correction carl
made 0
ends 0 audit c

# A side that a record comes to is concerned as well.
begin_with 'carl --deputy badgers' 'dora --deputy hedgehogs'
tells '3 of the 4 beside the host'
slip '<change piece="h1" of="band" field="family" from="hedgehogs" to="badgers"/>'
silent_about enough
slip '<add><band id="h9" family="hedgehogs" hex="0102" name="New" pace="3" strength="2"/></add>'
silent_about enough
# ... and all are asked, whoever they are, to go back
ends 3 roster c --due P2D
tells '3 of them are enough, not counting umpire'
ends 3 roster c --changes all
tells 'who consents to changes is all, not most of the 4 beside the host, 3 of them'
done_testing
