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
    cheat 'trust dice-key,trust dice-proof' join camp bad.xml --side badgers
    for who in umpire anna bert; do
        cheat 'trust dice-key,trust dice-proof' consent camp/roster.xml \
            --key "keys/$who.key" --out "roster-$who.xml"
        cheat 'trust dice-key,trust dice-proof' submit camp "roster-$who.xml"
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

dice_key_of_no_point_at_consent() {
    a_draft_with_no_point
    meets consent camp/roster.xml --key keys/anna.key
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
    cheat 'trust dice-key,trust dice-proof' begin camp --at 2026-11-21T18:00:00Z
    meets audit camp
}

# Mallory wants anna's dice key for his own: whoever has it stands for her.
a_file_of_his_with_her_key() {
    cp keys/mallory.xml bad.xml
    edit "s/ dice=\"[0-9a-f]*\"/$(grep -o ' dice="[0-9a-f]*"' keys/anna.xml)/"
    sign mallory
}

# The same with the proof that stands in her file.
a_file_of_his_with_her_proof() {
    cp keys/anna.xml bad.xml
    edit -e 's/ id="anna"/ id="mallory"/' \
        -e "s|\( signing=\)\"[^\"]*\"|\1\"$(sed 's/.* signing="\([^"]*\)".*/\1/' keys/mallory.xml)\"|"
    sign mallory
}

# A draft in which he has joined with it before her, for programs that do not
# look; everybody has consented.
a_draft_with_her_key() {
    a_file_of_his_with_her_key
    must new module.xml camp --host keys/umpire.xml --test
    cheat 'trust dice-proof' join camp bad.xml --side hedgehogs
    cheat 'trust dice-proof' join camp keys/bert.xml --side badgers
    for who in umpire mallory bert; do
        cheat 'trust dice-proof' consent camp/roster.xml \
            --key "keys/$who.key" --out "roster-$who.xml"
        cheat 'trust dice-proof' submit camp "roster-$who.xml"
    done
}

dice_key_of_another_at_join() {
    a_file_of_his_with_her_key
    must new module.xml camp --host keys/umpire.xml --test
    meets join camp bad.xml --side badgers
}

dice_proof_of_another_at_join() {
    a_file_of_his_with_her_proof
    must new module.xml camp --host keys/umpire.xml --test
    meets join camp bad.xml --side badgers
}

# Her own proof, id and all, under his signing key: he would be anna.
dice_proof_for_another_signing_key_at_join() {
    cp keys/anna.xml bad.xml
    edit "s|\( signing=\)\"[^\"]*\"|\1\"$(sed 's/.* signing="\([^"]*\)".*/\1/' keys/mallory.xml)\"|"
    sign mallory
    must new module.xml camp --host keys/umpire.xml --test
    meets join camp bad.xml --side badgers
}

dice_proof_for_another_id_at_join() {
    cp keys/anna.xml bad.xml
    edit 's/ id="anna"/ id="hanna"/'
    sign anna
    must new module.xml camp --host keys/umpire.xml --test
    meets join camp bad.xml --side badgers
}

dice_key_without_proof_at_join() {
    cp keys/anna.xml bad.xml
    edit 's/ proof="[0-9a-f]*"//'
    sign anna
    must new module.xml camp --host keys/umpire.xml --test
    meets join camp bad.xml --side badgers
}

dice_key_of_another_at_consent() {
    a_draft_with_her_key
    meets consent camp/roster.xml --key keys/bert.key
}

dice_key_of_another_at_begin() {
    a_draft_with_her_key
    meets begin camp --at 2026-11-21T18:00:00Z
}

dice_key_of_another_opened() {
    a_draft_with_her_key
    cheat 'trust dice-proof' begin camp --at 2026-11-21T18:00:00Z
    meets show camp
}

dice_key_of_another_verified() {
    with camp
    a_file_of_his_with_her_key
    meets verify camp bad.xml
}

dice_key_of_another_audited() {
    a_draft_with_her_key
    cheat 'trust dice-proof' begin camp --at 2026-11-21T18:00:00Z
    meets audit camp
}

dice_key_of_another_in_a_roster_to_come() {
    with camp
    a_file_of_his_with_her_key
    meets roster camp --key keys/umpire.key --join bad.xml --deputy mallory=hedgehogs
}
