# shellcheck shell=sh
# Histories of the toy ruleset in which every kind of entry occurs, for who proves
# them: each function leaves one in histories/NAME. On top of story.sh.
# shellcheck disable=SC2086 # what repeats a sheet is several words
. "$srcdir/tests/commands/exchange.sh"
. "$srcdir/tests/commands/story.sh"

keep() { # name
    mkdir -p histories
    cp -r c "histories/$1"
}

# Who consents to the document that waits.
consent_to() { # file, ids
    document=$1
    shift
    for id; do
        ends 0 consent c "c/inbox/$document" --key "keys/$id.key" --from "$id" \
            --out "consent-$id.xml"
        ends 0 submit c "consent-$id.xml"
    done
}

# Nothing but plans, if the step asks for them.
section() { # side, plan
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
    plan=
    [ "$step" = I ] && plan="<plan value=\"$2\"/>"
    echo "<orders side=\"$1\" step=\"$step\">$plan</orders>"
}

a_short_exchange() { # time of the lock, who commands the badgers
    send anna "$(section hedgehogs push)"
    send "${2:-bert}" "$(section badgers scout)"
    ends 0 lock c --at "$1"
    answer anna "${2:-bert}"
    ends 0 process c
}

# A correction, a switch with other terms, a newcomer in the place of bert with
# new keys of anna, back to a former turn, the end by agreement.
a_long_story() {
    start duel
    a_short_exchange 2026-01-02T00:00:00Z
    cat >slip.xml <<END
<correction case="4.1" reason="the map was misread" version="1">
 <change piece="h1" of="band" field="tired" to="yes"/>
</correction>
END
    ends 3 correct c --file slip.xml
    consent_to correction.xml anna bert
    ends 0 correct c --at 2026-01-03T00:00:00Z
    ends 3 roster c --due P3D --option wind=off --deputy anna=badgers \
        --until 2099-01-01T00:00:00Z
    consent_to roster.xml anna bert
    ends 0 roster c --at 2026-01-04T00:00:00Z
    a_newcomer
    a_short_exchange 2026-01-06T00:00:00Z carl
    ends 3 correct c --restore 3 --reason "the day was misplayed"
    consent_to correction.xml anna carl
    ends 0 correct c --at 2026-01-07T00:00:00Z
    ends 3 end c --draw
    consent_to end.xml anna carl
    ends 0 end c --at 2026-01-08T00:00:00Z
    keep long
}

a_newcomer() {
    [ -f keys/carl.key ] || spare_keys carl
    echo berthier-memory/1 >keys/carl.memory
    ends 0 submit c keys/carl.xml
    ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers
    consent_to roster.xml carl anna bert
    ends 0 roster c --at 2026-01-05T00:00:00Z
}

# More than half are enough for a change; the host gives his office away.
a_story_of_hosts() {
    start duel --changes most
    [ -f keys/dora.key ] || spare_keys dora
    echo berthier-memory/1 >keys/dora.memory
    ends 3 roster c --due P4D
    consent_to roster.xml anna bert
    ends 0 roster c --at 2026-01-02T00:00:00Z
    ends 0 submit c keys/dora.xml
    ends 3 roster c --join keys/dora.xml --host dora --leave umpire
    consent_to roster.xml anna bert umpire
    BERTHIER_KEY=keys/dora.key
    ends 0 roster c --at 2026-01-03T00:00:00Z
    a_short_exchange 2026-01-04T00:00:00Z
    BERTHIER_KEY=keys/umpire.key
    keep hosts
}

# Bert is locked absent; then the campaign is abandoned under a lock.
an_absent_story() {
    start duel --missing absent=1
    send anna "$(section hedgehogs push)"
    ends 0 lock c --at 2026-01-09T00:00:00Z --absent bert
    answer anna
    ends 0 process c
    send bert "$(section badgers scout)"
    ends 0 lock c --at 2026-01-17T00:00:00Z --absent anna
    ends 3 end c --abandoned --reason "he has lost his key" \
        --at 2026-01-25T00:00:00Z
    consent_to end.xml anna
    ends 0 end c --at 2026-01-25T00:00:00Z
    keep absent
}

seal() { # id, sections
    a_sheet_of "$1" "$2"
    ends 0 sign c "draft-$1.xml" --key "keys/$1.key" $fixed --out mail
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
    cp "$sheet" "sent-$1.xml"
    ends 0 submit c "${sheet%.xml}.seal.xml"
}

seals() {
    seal anna "$(section hedgehogs push)"
    seal bert "$(section badgers scout)"
}

# Sealed sheets; then one is not opened, and that exchange is void.
a_sealed_story() {
    start table
    seals
    ends 0 lock c --at 2026-01-02T00:00:00Z
    answer anna bert
    ends 0 submit c sent-anna.xml sent-bert.xml
    ends 0 process c
    seals
    ends 0 lock c --at 2026-01-03T00:00:00Z
    answer anna bert
    ends 0 submit c sent-anna.xml
    ends 3 void c --reason "bert does not open" --at 2026-01-11T00:00:00Z
    consent_to void.xml anna
    ends 0 void c --at 2026-01-11T00:00:00Z
    keep sealed
}

views() { # number
    mkdir -p views
    for id in anna bert; do
        for view in "$(letter_to $id)"/view-*.xml; do
            cp "$view" "views/$1-${view##*/}"
        done
    done
}

# A closed book, and its disclosure; who kept his views can prove them.
a_closed_story() {
    start umpire --book closed
    views 0
    send anna "$(section hedgehogs push)"
    send bert "$(section badgers scout)"
    ends 0 process c --at 2026-01-02T00:00:00Z
    views 1
    keep closed
    ends 3 disclose c --at 2026-01-03T00:00:00Z
    consent_to disclose.xml anna bert
    ends 0 disclose c --at 2026-01-03T00:00:00Z
    keep disclosed
}

# A correction by which the badgers lose sight of a band, and its disclosure.
a_hidden_story() {
    start umpire --book closed
    here=$(sed -n 's/.*<band .*hex="\([0-9]*\)" id="h2".*/\1/p' c/turn.xml)
    cat >slip.xml <<END
<correction reason="the Aunts are in the wood" version="1">
 <change field="hex" from="$here" of="band" piece="h2" to="0301"/>
</correction>
END
    run correct c --file slip.xml
    ends 3 correct c --file slip.xml --accept "$(word)"
    consent_to correction.xml anna bert
    ends 0 correct c --at 2026-01-02T00:00:00Z
    [ -f c/hidden/1.xml ] || fail "nothing is hidden"
    ends 3 disclose c --at 2026-01-03T00:00:00Z
    consent_to disclose.xml anna bert
    ends 0 disclose c --at 2026-01-03T00:00:00Z
    keep hidden
}

# It begins at the turn that the closed story reached.
a_story_from_the_middle() {
    a_short_story_umpire
    cp c/turn.xml middle.xml
    rm -rf c
    a_draft c --preset duel
    ends 3 begin c --from middle.xml
    all_consent c
    ends 0 begin c --from middle.xml --at 2026-02-01T00:00:00Z --salt $zeros
    forget
    keep from
}

a_short_story_umpire() {
    start umpire
    send anna "$(section hedgehogs push)"
    send bert "$(section badgers scout)"
    ends 0 process c --at 2026-01-02T00:00:00Z
}

# Another revision of the rules, by which it goes on.
an_upgraded_story() {
    start duel
    berthier=${berthier}-2
    ends 3 upgrade c --reason repaired
    consent_to upgrade.xml anna bert
    ends 0 upgrade c --at 2026-01-02T00:00:00Z
    a_short_exchange 2026-01-03T00:00:00Z
    berthier=${berthier%-2}
    keep upgraded
}

# The program dies of an exchange that all have seen.
an_unplayable_story() {
    start duel
    a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>
<orders side="hedgehogs" step="II"><move band="h2" path="0301"/></orders>'
    ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail
    deadly=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
    berthier=$berthier-deadly
    send bert "$(section badgers scout)
<orders side=\"badgers\" step=\"II\"></orders>"
    ends 0 submit c "$deadly"
    ends 0 lock c --at 2026-01-02T00:00:00Z
    answer anna bert
    ends 2 process c
    ends 3 void c --unplayable --reason "it dies" --at 2026-01-03T00:00:00Z
    rm -rf home
    git clone -q c home 2>/dev/null
    cp c/outbox/bert/consent-void-1/*.xml home/
    ends 0 consent home home/proposed-void.xml --key keys/bert.key --out consent-bert.xml
    ends 0 submit c consent-bert.xml
    ends 0 void c --at 2026-01-03T00:00:00Z
    berthier=${berthier%-deadly}
    keep unplayable
}

all_stories() {
    a_story duel
    keep void
    a_long_story
    a_story_of_hosts
    an_absent_story
    a_sealed_story
    a_closed_story
    a_hidden_story
    a_story_from_the_middle
    an_upgraded_story
    an_unplayable_story
}
