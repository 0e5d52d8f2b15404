# Attacks of a host who dates back: what he enters is older than what he has
# accepted, so that due times are over before anybody has seen the turn, and
# consents that have ended still hold.

# Both consent on 21 November at six; anna's memory keeps that.
a_draft_agreed_today() {
    rm -f keys/*.memory
    a_draft camp --preset duel --missing absent=1
    for who in umpire anna bert; do
        must consent camp/roster.xml --key "keys/$who.key" --out "roster-$who.xml" \
            --now 2026-11-21T18:00:00Z
        must submit camp "roster-$who.xml" --at 2026-11-21T18:00:00Z
    done
}

begun_before_the_consents() {
    a_draft_agreed_today
    meets begin camp --at 2026-10-01T00:00:00Z
}

# With a program of his own he begins in October all the same.
a_beginning_of_october() {
    a_draft_agreed_today
    cheat 'trust older-time' begin camp --at 2026-10-01T00:00:00Z
    plan camp keys anna hedgehogs scout 1
    must submit camp mail/anna-1-1.xml --at 2026-11-21T18:10:00Z
    must lock camp --at 2026-11-21T18:20:00Z --absent bert
}

begun_in_october_and_absent_at_once() {
    a_beginning_of_october
    meets answer camp camp/inbox/lock.xml --key keys/anna.dice \
        --now 2026-11-21T18:30:00Z
}

# Her memory knows no consent, and of the turn only when she saw it.
begun_in_october_by_another_computer() {
    a_beginning_of_october
    sed -i '/^seen /d' keys/anna.memory
    meets answer camp camp/inbox/lock.xml --key keys/anna.dice \
        --now 2026-11-21T18:30:00Z
}

# The sheets of exchange 2 do not please him.
a_roster_that_waits() {
    rm -f keys/*.memory
    a_campaign_with_absents 2026-11-22T19:00:00Z
    "$berthier" roster camp --due P6D --at 2026-11-30T18:00:00Z >out
    a_consent roster anna bert
}

roster_before_the_sheets_it_drops() {
    a_roster_that_waits
    meets roster camp --at 2026-11-22T19:00:00Z
}

a_roster_dated_back() {
    a_roster_that_waits
    cheat 'trust older-time' roster camp --at 2026-11-22T19:00:00Z
    sheet camp keys anna 1 <<ORDERS
<orders side="hedgehogs" step="II"/>
ORDERS
}

roster_dated_back_and_absent_at_once() {
    a_roster_dated_back
    must submit camp mail/anna-3-1.xml --at 2026-11-30T18:10:00Z
    must lock camp --at 2026-11-30T18:20:00Z --absent bert
    meets answer camp camp/inbox/lock.xml --key keys/anna.dice \
        --now 2026-11-30T18:30:00Z
}

roster_dated_back_and_signed_under() {
    a_roster_dated_back
    draft camp bert </dev/null >bad.xml
    meets sign camp bad.xml --key keys/bert.key --now 2026-11-30T18:30:00Z
}

# The same to who has the history by mail, with a turn beside it that would make
# his program look no further.
roster_dated_back_and_signed_in_his_letters() {
    a_roster_dated_back
    mkdir letters && cp camp/outbox/bert/turn-2/* letters/
    rm -f letters/turn.xml
    draft camp bert </dev/null >bad.xml
    meets sign letters bad.xml --key keys/bert.key --now 2026-11-30T18:30:00Z
}

roster_dated_back_and_signed_beside_the_turn() {
    a_roster_dated_back
    mkdir letters && cp camp/outbox/bert/turn-2/* letters/
    git -C camp bundle create -q "$PWD/letters/campaign.bundle" main --tags
    cp camp/turn.xml letters/
    draft camp bert </dev/null >bad.xml
    meets sign letters bad.xml --key keys/bert.key --now 2026-11-30T18:30:00Z
}

locked_before_the_sheets() {
    rm -f keys/*.memory
    a_campaign_with_absents 2026-11-22T19:00:00Z
    echo "<orders side=\"badgers\" step=\"II\"/>" | sheet camp keys bert 1
    must submit camp mail/bert-2-1.xml --at 2026-11-24T20:00:00Z
    meets lock camp --at 2026-11-23T00:00:00Z
}

# One of the consents comes after the document has ended.
consent_of_later_entered_in_time() {
    rm -f keys/*.memory
    a_campaign_with_absents 2026-11-22T19:00:00Z
    "$berthier" roster camp --due P6D --until 2026-11-25T00:00:00Z \
        --at 2026-11-24T00:00:00Z >out
    for who in anna bert; do
        must consent camp camp/inbox/roster.xml --key "keys/$who.key" --from "$who" \
            --out "agreed-$who.xml"
        must submit camp "agreed-$who.xml" --at 2026-11-26T00:00:00Z
    done
    meets roster camp --at 2026-11-24T12:00:00Z
}

# Keys of their own, and so the clock: the document has ended by it, whatever
# time the host gives.
outlived_by_the_hosts_word() {
    for who in anna bert umpire; do
        rm -f keys/$who.*
        must keygen keys/$who --name $who
    done
    must new module.xml camp --host keys/umpire.xml
    must join camp keys/anna.xml --side hedgehogs
    must join camp keys/bert.xml --side badgers
    for who in anna bert umpire; do
        must consent camp/roster.xml --key "keys/$who.key" --out "roster-$who.xml"
        must submit camp "roster-$who.xml"
    done
    must begin camp
    soon=$(date -u -d '+4 seconds' +%Y-%m-%dT%H:%M:%SZ)
    "$berthier" roster camp --due P6D --until "$soon" >out
    a_consent roster anna bert
    filed=$(date -u +%Y-%m-%dT%H:%M:%SZ)
    sleep 5
    meets roster camp --at "$filed"
}

# Turn 1 is of 22 November at 18:00; by a lock of the first, which has the same
# L, whatever is owed to it is overdue at once.
a_lock_older_than_its_turn() { # file
    cp "$1" bad.xml
    edit '1s/ time="[^"]*"/ time="2026-11-01T18:00:00Z"/' && sign umpire
    cp bad.xml "$1"
}

locked_before_its_turn() {
    with locked
    a_lock_older_than_its_turn camp/inbox/lock.xml
    meets answer ../base/camp bad.xml --key keys/anna.dice
}

locked_before_its_turn_in_her_letters() {
    with locked
    a_lock_older_than_its_turn camp/inbox/lock.xml
    mkdir letters && cp camp/outbox/anna/turn-1/* bad.xml letters/
    rm -f letters/turn.xml
    meets answer letters letters/bad.xml --key keys/anna.dice
}

locked_before_its_turn_and_verified() {
    with locked
    a_lock_older_than_its_turn camp/inbox/lock.xml
    meets verify ../base/camp bad.xml
}

locked_before_its_turn_and_played() {
    with locked
    a_lock_older_than_its_turn camp/inbox/lock.xml
    meets process camp
}

locked_before_its_turn_and_audited() {
    with camp
    a_lock_older_than_its_turn camp/lock.xml
    amend_as_host
    meets audit camp
}

# "Due" in the hour of the lock: nobody waits for anna's consent.
a_lock_that_anna_has_overdue() {
    with locked && cp ../lockedkeys/umpire.memory keys/ && answers_come bert
    a_lock_older_than_its_turn camp/inbox/lock.xml
}

a_void_as_overdue() {
    a_lock_that_anna_has_overdue
    BERTHIER_WITHOUT='trust backdated' "$without" void camp --reason "anna is away" \
        --at 2026-11-24T00:00:00Z >out 2>err
}

voided_by_a_lock_before_its_turn() {
    a_void_as_overdue
    meets consent camp camp/inbox/void.xml --key keys/bert.key --from bert --out c.xml
}

voided_so_in_his_letters() {
    a_void_as_overdue
    mkdir letters && cp camp/outbox/bert/turn-1/* letters/
    cp camp/inbox/lock.xml camp/inbox/void.xml letters/
    meets consent letters letters/void.xml --key keys/bert.key --from bert --out c.xml
}

abandoned_by_a_lock_before_its_turn() {
    a_lock_that_anna_has_overdue
    meets end camp --abandoned --reason "anna is away" --at 2026-11-24T00:00:00Z
}
