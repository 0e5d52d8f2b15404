# Attacks on the dice before a campaign begins: in the first roster, and by the
# keys that it names.

# A first roster that takes anna out of the dice of a duel.
a_duel_without_her() {
    with draft
    edit_file camp/roster.xml 's/ contributor="yes"\( digest="[0-9a-f]*" id="anna"\)/\1/'
}

# One that leaves the dice of a table to the host, who plays.
a_table_of_the_host() {
    must new module.xml camp --host keys/anna.xml --test --preset table
    must join camp keys/anna.xml --side hedgehogs
    must join camp keys/bert.xml --side badgers
    edit_file camp/roster.xml 's/ contributor="yes"\( digest="[0-9a-f]*" id="bert"\)/\1/'
}

# Everybody consents to it, with programs that do not look.
a_careless_consent() { # who...
    for who; do
        cheat 'trust contributors' consent camp/roster.xml \
            --key "keys/$who.key" --out "roster-$who.xml"
        cheat 'trust contributors' submit camp "roster-$who.xml" --key "keys/$1.key"
    done
}

a_duel_begun_without_her() {
    a_duel_without_her
    a_careless_consent umpire anna bert
    cheat 'trust contributors' begin camp --at 2026-11-21T18:00:00Z
}

a_table_begun_by_the_host() {
    a_table_of_the_host
    a_careless_consent anna bert
    cheat 'trust contributors' begin camp --key keys/anna.key --at 2026-11-21T18:00:00Z
}

duel_without_her_at_consent() {
    a_duel_without_her
    meets consent camp/roster.xml --key keys/anna.key
}

duel_without_her_at_begin() {
    a_duel_without_her
    a_careless_consent umpire anna bert
    meets begin camp --at 2026-11-21T18:00:00Z
}

duel_without_her_opened() {
    a_duel_begun_without_her
    meets show camp
}

duel_without_her_verified() {
    a_duel_begun_without_her
    meets verify camp camp/roster.xml
}

duel_without_her_audited() {
    a_duel_begun_without_her
    meets audit camp
}

table_of_the_host_at_consent() {
    a_table_of_the_host
    meets consent camp/roster.xml --key keys/bert.key
}

table_of_the_host_at_begin() {
    a_table_of_the_host
    a_careless_consent anna bert
    meets begin camp --key keys/anna.key --at 2026-11-21T18:00:00Z
}

table_of_the_host_opened() {
    a_table_begun_by_the_host
    meets show camp
}

table_of_the_host_verified() {
    a_table_begun_by_the_host
    meets verify camp camp/roster.xml
}

table_of_the_host_audited() {
    a_table_begun_by_the_host
    meets audit camp
}

# His participant file with a dice key by which nothing can be proven.
a_key_of_no_point() { # dice key
    cp keys/bert.xml bad.xml
    edit "s/ dice=\"[0-9a-f]*\"/ dice=\"$1\"/"
    sign bert
}
no_point=03aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

# A draft in which he has joined with it, for programs that do not look.
a_draft_with_no_point() {
    a_key_of_no_point $no_point
    must new module.xml camp --host keys/umpire.xml --test
    must join camp keys/anna.xml --side hedgehogs
    cheat 'trust dice-key' join camp bad.xml --side badgers
    for who in umpire anna bert; do
        must consent camp/roster.xml --key "keys/$who.key" --out "roster-$who.xml"
        cheat 'trust dice-key' submit camp "roster-$who.xml"
    done
}

dice_key_of_no_point_at_join() {
    a_key_of_no_point $no_point
    must new module.xml camp --host keys/umpire.xml --test
    meets join camp bad.xml --side badgers
}

dice_key_beyond_the_field_at_join() {
    a_key_of_no_point 02ffffffff00000001000000000000000000000001000000000000000000000004
    must new module.xml camp --host keys/umpire.xml --test
    meets join camp bad.xml --side badgers
}

dice_key_of_no_point_at_begin() {
    a_draft_with_no_point
    meets begin camp --at 2026-11-21T18:00:00Z
}

dice_key_of_no_point_verified() {
    with camp
    a_key_of_no_point $no_point
    meets verify camp bad.xml
}

dice_key_of_no_point_audited() {
    a_draft_with_no_point
    cheat 'trust dice-key' begin camp --at 2026-11-21T18:00:00Z
    meets audit camp
}
