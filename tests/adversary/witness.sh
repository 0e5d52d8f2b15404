# Attacks of the host on the players' clocks, robots and second computers, met
# by their programs. "now" is what their clock says.

voided_in_another_century() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    "$berthier" void camp --reason "anna is silent" --at 2099-01-01T00:00:00Z >out
    a_consent void bert
    must void camp --at 2099-01-01T00:00:00Z
    draft camp anna </dev/null >bad.xml
    meets sign camp bad.xml --key keys/anna.key --now 2026-11-24T00:00:00Z
}

locked_in_her_future() {
    with camp
    must submit camp ../mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
    must lock camp --at 2027-11-23T18:00:00Z
    meets answer camp camp/inbox/lock.xml --key keys/anna.dice \
        --now 2026-11-24T00:00:00Z
}

# A campaign of two exchanges, in which one may be absent; the first was locked
# at 2026-11-22T18:00:00Z, says the host. Anna answered when the clock said what
# is given.
a_campaign_with_absents() { # now
    a_campaign camp --preset duel --missing absent=1
    plan camp keys anna hedgehogs scout 1
    plan camp keys bert badgers push 1
    must submit camp mail/anna-1-1.xml mail/bert-1-1.xml --at 2026-11-21T20:00:00Z
    must lock camp --at 2026-11-22T18:00:00Z
    must answer camp camp/inbox/lock.xml --key keys/anna.dice --now "$1" --out mail
    must answer camp camp/inbox/lock.xml --key keys/bert.dice --out mail
    must submit camp mail/anna-1-answer.xml mail/bert-1-answer.xml
    must process camp
    sheet camp keys anna 1 <<ORDERS
<orders side="hedgehogs" step="II"/>
ORDERS
    must submit camp mail/anna-2-1.xml --at 2026-11-23T20:00:00Z
}

# Bert has six days left.
absent_six_days_early() {
    rm -f keys/*.memory
    a_campaign_with_absents 2026-11-22T19:00:00Z
    must lock camp --at 2026-11-29T18:00:00Z --absent bert
    meets answer camp camp/inbox/lock.xml --key keys/anna.dice \
        --now 2026-11-23T21:00:00Z
}

# The host has let a week go by before he mailed the first lock, so that bert
# has no time at all for the second.
absent_after_a_lock_of_last_week() {
    rm -f keys/*.memory
    a_campaign_with_absents 2026-11-29T19:00:00Z
    must lock camp --at 2026-11-29T19:30:00Z --absent bert
    meets answer camp camp/inbox/lock.xml --key keys/anna.dice \
        --now 2026-11-29T20:00:00Z
}

# Both have until the fifth of December; bert's folder and anna's say so.
a_campaign_extended() {
    rm -f keys/*.memory
    a_campaign_with_absents 2026-11-22T19:00:00Z
    must extend camp --until 2026-12-05T18:00:00Z --at 2026-11-24T18:00:00Z
    cp -r camp mine && rm -rf mine/inbox mine/.git
    cp camp/inbox/extension.xml bad.xml
}

absent_before_an_extension() {
    a_campaign_extended
    cp bad.xml mine/extension-2.xml
    rm camp/inbox/extension.xml
    must lock camp --at 2026-11-29T18:00:00Z --absent bert
    meets answer mine camp/inbox/lock.xml --key keys/anna.dice \
        --now 2026-12-06T18:00:00Z
}

extension_unsigned() {
    a_campaign_extended
    sed 's|<Signature .*</Signature>||' bad.xml >mine/extension-2.xml
    meets show mine
}

extension_of_another_game() {
    a_campaign_extended
    edit 's/ game="..../ game="0000/' && sign umpire
    cp bad.xml mine/extension-2.xml
    meets show mine
}

extension_hidden() {
    a_campaign_extended
    must lock camp --at 2026-12-05T18:00:00Z --absent bert
    must answer camp camp/inbox/lock.xml --key keys/anna.dice --now 2026-12-05T18:00:00Z --out mail
    must submit camp mail/anna-2-answer.xml
    rm camp/inbox/extension.xml
    meets process camp
}

a_lock_without_anna() {
    cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^order anna .*/order anna -/' && sign umpire
}

robot_with_a_blank_memory() {
    with camp && a_lock_without_anna
    rm keys/anna.memory
    meets answer camp bad.xml --key keys/anna.dice --accept no-memory-2
}

left_out_and_bert_answers() {
    with camp && a_lock_without_anna
    meets answer camp bad.xml --key keys/bert.dice
}

# Three programs without that check.
left_out_and_played() {
    with camp && a_lock_without_anna
    rm keys/anna.memory camp/inbox/orders/anna.xml
    must submit camp ../mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
    cp bad.xml camp/inbox/lock.xml
    cheat 'trust missing-sheet' answer camp bad.xml --key keys/anna.dice \
        --accept no-memory-2
    cheat 'trust missing-sheet' answer camp bad.xml --key keys/bert.dice
    must submit camp anna-2-answer.xml bert-2-answer.xml
    cheat 'trust missing-sheet' process camp
    meets audit camp
}

# What she had when the campaign began, and the sheet that was mailed.
second_computer_with_an_older_memory() {
    with camp && cp ../mail/anna-2-1.xml .
    echo berthier-memory/1 >keys/anna.memory
    meets answer camp ../base/locked/inbox/lock.xml --key keys/anna.dice \
        --sheet anna-2-1.xml
}

# Each of her computers has answered another lock of exchange 2.
second_lock_to_a_second_computer() {
    with other && cp ../otherkeys/umpire.memory keys/
    must submit camp ../othermail/anna-2-answer.xml ../othermail/bert-2-answer.xml
    must process camp
    cp ../lockedkeys/anna.memory keys/
    draft camp anna </dev/null >bad.xml
    meets sign camp bad.xml --key keys/anna.key
}

# The roster and the consents of the campaign, in another folder.
begins_another_history() {
    with draft
    must submit camp ../mail/roster-anna.xml ../mail/roster-bert.xml \
        ../mail/roster-umpire.xml
    meets begin camp --at 2026-11-24T00:00:00Z
}
