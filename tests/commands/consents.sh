#!/bin/sh
# size: default
# show says of every document that waits who has consented to it and who has
# not, before the campaign begins and after.
. "$srcdir/tests/commands/exchange.sh"

consents() { # document, ids
    document=$1
    shift
    for id; do
        ends 0 consent c "c/$document" --key "keys/$id.key" --from "$id" \
            --out "$id.xml"
        ends 0 submit c "$id.xml"
    done
}

# What show says of a document, in the order of the roster: "anna accepted,bert
# owed".
shown() { # document, states
    ends 0 show c
    is "$1" "$(sed -n "s/^\([a-z]*\): consent to $1 is \([a-z]*\).*/\1 \2/p" out |
        paste -sd,)" "$2"
}

# The same by JSON: accepted/missing/wanted.
told() { # document, what
    ends 0 show c --json
    is "$1 in JSON" "$(python3 -c 'import json, sys
for it in json.load(sys.stdin)["consents"]:
    if it["document"] == sys.argv[1]:
        print("/".join([" ".join(it["filed"]), " ".join(it["missing"]),
                        str(it["wanted"])]))' "$1" <out)" "$2"
}

sheets() {
    send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
    send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
}

# The first roster: the host consents like everybody, and who joins undoes it.
a_draft c
ends 0 show c
tells 'Windfall'
tells 'it has not begun'
says "roster.xml, digest $(digest c/roster.xml), waits for consents"
shown roster.xml 'anna owed,bert owed,umpire owed'
consents roster.xml umpire bert
shown roster.xml 'bert accepted,umpire accepted,anna owed'
told roster.xml 'bert umpire/anna/1'
consents roster.xml anna
shown roster.xml 'anna accepted,bert accepted,umpire accepted'
tells 'has the consents that it needs'
ends 0 join c keys/bert.xml --deputy hedgehogs
shown roster.xml 'anna owed,bert owed,umpire owed'

# A correction needs all; the host consents by going on. Another text, and they
# are asked anew.
start duel
ends 0 show c
silent_about consent
told roster.xml ''
echo '<correction case="4.1" reason="the map was misread" version="1">
<change field="watch" from="1" to="2"/></correction>' >slip.xml
ends 3 correct c --file slip.xml
says "correction.xml $(digest c/inbox/correction.xml)"
shown correction.xml 'anna owed,bert owed'
says "correction.xml, digest $(digest c/inbox/correction.xml), waits"
consents inbox/correction.xml bert
shown correction.xml 'bert accepted,anna owed'
told correction.xml 'bert/anna/1'
silent_about '"until": "'
sed -i 's/misread/mistaken/' slip.xml
refused 'exchange replaced' correct c --file slip.xml
ends 3 correct c --file slip.xml --accept "$(word)"
shown correction.xml 'anna owed,bert owed'
cp c/inbox/correction.xml correction.xml
consents inbox/correction.xml anna bert
shown correction.xml 'anna accepted,bert accepted'
told correction.xml 'anna bert//0'
tells '"unfit": null'
ends 0 correct c
ends 0 show c
silent_about consent
ends 3 correct c --restore 0 --reason "to begin anew"
shown correction.xml 'anna owed,bert owed'
ends 0 show c --json
tells '"kind": "restore"'

# One that was for another state is no longer to be consented to.
sed "s/ game=/ entry=\"1\"&/; s/ version=/ state=\"$zeros\"&/; s/ until=\"[^\"]*\"//; s/from=\"1\"/from=\"2\"/" \
    correction.xml >c/inbox/correction.xml
ends 0 show c
tells 'correction.xml, digest'
tells 'can be consented to no more: the document is for entry 1; the next is 2 [trust wrong-exchange]'
ends 0 show c --json
tells '"unfit": "the document is for entry 1'
rm c/inbox/correction.xml

# A roster that a majority decides, but for the newcomer; beside an end.
spare_keys carl
start duel --changes most
ends 0 submit c keys/carl.xml
ends 3 roster c --join keys/carl.xml --side carl=badgers --deputy bert=badgers
ends 3 end c --draw
ends 0 show c
shown roster.xml 'anna owed,carl owed,bert owed'
tells 'carl must be among them'
shown end.xml 'anna owed,bert owed'
consents inbox/roster.xml carl
told roster.xml 'carl/anna bert/2'
told end.xml '/anna bert/2'
refused 'exchange replaced' roster c --due P2D
ends 3 roster c --due P2D --accept "$(word)"
shown roster.xml 'anna owed,bert owed'
consents inbox/roster.xml bert
told roster.xml 'bert/anna/1'
shown end.xml 'anna owed,bert owed'

# A void: who withholds is excused in time.
start duel
sheets
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 void c --reason "bert moved house" --at 2026-01-03T00:00:00Z
shown void.xml 'anna owed,bert owed'
tells 'bert: consent to void.xml is owed, or until 2026-01-09T00:00:00Z'
tells 'anna: answer is accepted'
consents inbox/void.xml anna
told void.xml 'anna/bert/1'
tells '"until": "2026-01-09T00:00:00Z"'

# Another revision, as the program tells it that still plays the old one.
start duel
berthier=$berthier-2
ends 3 upgrade c --reason repaired
berthier=${berthier%-2}
shown upgrade.xml 'anna owed,bert owed'
consents inbox/upgrade.xml anna
shown upgrade.xml 'anna accepted,bert owed'

# A closed book, disclosed before its end; a player's folder knows nothing.
start umpire --book closed
ends 3 disclose c
shown disclose.xml 'anna owed,bert owed'
consents inbox/disclose.xml anna
told disclose.xml 'anna/bert/1'
cp -r c/outbox/anna/turn-0 home
ends 0 show home
silent_about consent
done_testing
