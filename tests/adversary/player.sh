# Attacks of a player with his own keys.

not_his_side() {
    with camp && mail anna-2-2.xml
    edit -e 's/ from="anna"/ from="bert"/'
    sign bert
    meets submit camp bad.xml
}

two_sheets_of_one_number() {
    with camp && mail anna-2-2.xml && edit 's/ sequence="2"/ sequence="1"/'
    sign anna
    meets submit camp bad.xml
}

sheet_after_the_lock() {
    with locked && mail anna-2-2.xml
    meets submit camp bad.xml
}

grinds_his_spelling() {
    with camp && mail anna-2-2.xml
    change "x = x.replace(b'<move ', b'<move  ', 1)"
    sign anna
    meets submit camp bad.xml
}

opens_another_sheet() {
    with sealed && mail sealed-anna-1-1.xml && edit 's/"rest"/"push"/'
    sign anna
    meets submit camp bad.xml
}

seals_twice() {
    with sealing && mail sealed-anna-1-1.seal.xml
    edit "s/ sheet=\"[0-9a-f]*\"/ sheet=\"$(digest bad.xml)\"/"
    sign anna
    meets submit camp bad.xml
}

seals_after_the_lock() {
    with sealed && mail sealed-anna-1-1.seal.xml
    edit "s/ sheet=\"[0-9a-f]*\"/ sheet=\"$(digest bad.xml)\"/;s/ sequence=\"1\"/ sequence=\"2\"/"
    sign anna
    meets submit camp bad.xml
}

answers_another_lock() {
    with locked && cp ../othermail/bert-2-answer.xml bad.xml
    meets submit camp bad.xml
}

proof_of_another_key() {
    with locked && mail bert-2-answer.xml
    change "
y = open('../mail/anna-2-answer.xml', 'rb').read()
at = x.index(b'proof=') + 7; there = y.index(b'proof=') + 7
x = x[:at] + y[there:there + 162] + x[at + 162:]"
    meets submit camp bad.xml
}

locks_himself() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/ from="umpire"/ from="bert"/' && sign bert
    meets answer camp bad.xml --key keys/anna.dice
}

locks_in_the_hosts_name() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^order anna .*/order anna -/' && sign bert
    meets answer camp bad.xml --key keys/anna.dice
}

locks_with_his_key() {
    with camp && must submit camp ../mail/bert-2-1.xml
    meets lock camp --key keys/bert.key
}

sheet_on_another_world() {
    with camp && mail bert-2-1.xml
    edit "1s/ state=\"[0-9a-f]*\"/ state=\"$(state_of ../base/fork)\"/"
    sign bert
    meets submit camp bad.xml
}

sheet_for_a_later_exchange() {
    with camp && mail bert-2-1.xml && edit '1s/ exchange="2"/ exchange="3"/'
    sign bert
    meets submit camp bad.xml
}

consents_to_another_text() {
    with draft && cp ../mail/roster-anna.xml bad.xml
    edit "s/ digest=\"[0-9a-f]*\"/ digest=\"$(digest bad.xml)\"/" && sign anna
    meets submit camp bad.xml
}

consents_for_another() {
    with draft && cp ../mail/roster-anna.xml bad.xml && sign bert
    meets submit camp bad.xml
}

new_key_of_his_own() {
    with camp && registers_as mallory bert bert.xml
    must submit camp bert.xml
    mail bert-2-1.xml && sign mallory
    meets submit camp bad.xml
}

answers_twice_after_losing_his_memory() {
    with camp
    must answer camp ../base/locked/inbox/lock.xml --key keys/bert.dice
    rm keys/bert.memory
    meets answer camp ../base/other/inbox/lock.xml --key keys/bert.dice
}

secrets_of_another_side() {
    with home-anna && cp ../closedkeys/anna.memory keys/
    meets map camp --side badgers
}

# Letters that command a terminal, turn a line round or are not seen at all.
c1=$(printf '\302\233')
override=$(printf '\342\200\256')
unseen=$(printf '\342\200\213')

name_with_an_override_at_join() {
    must new module.xml camp --host keys/umpire.xml --test
    cp keys/anna.xml bad.xml
    edit "s/ name=\"Anna\"/ name=\"Bert$override\"/" && sign anna
    meets join camp bad.xml --side hedgehogs
}

name_with_lines_at_keygen() {
    meets keygen cheat --test --name "$(printf 'Anna\r\nEverything holds.')"
}

note_that_commands_a_terminal_at_sign() {
    with camp
    echo "<note to=\"all\">$c1\"2J</note>" | draft camp anna >bad.xml
    meets sign camp bad.xml --key keys/anna.key
}

note_that_commands_a_terminal_at_submit() {
    with camp && mail anna-2-1.xml
    edit -e "s/Good apples/${c1}2JGood apples/" -e 's/ sequence="1"/ sequence="9"/'
    sign anna
    meets submit camp bad.xml
}

reason_that_is_not_seen_at_void() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    meets void camp --reason "bert$unseen is away" --at 2027-01-01T00:00:00Z
}

reason_that_is_turned_round_at_consent() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    "$berthier" void camp --reason "bert is away" --at 2027-01-01T00:00:00Z >/dev/null
    cp camp/inbox/void.xml bad.xml
    edit "s/bert is away/bert$override is away/"
    meets consent camp bad.xml --key keys/anna.key --from anna
}

name_of_another_at_join() {
    must new module.xml camp --host keys/umpire.xml --test
    must join camp keys/anna.xml --side hedgehogs
    cp keys/bert.xml bad.xml
    edit "s/ name=\"Bert\"/ name=\"\xef\xbc\xa1NN\xc3\xa0 \"/" && sign bert
    meets join camp bad.xml --side badgers
}

name_of_another_in_letters_of_mathematics() {
    must new module.xml camp --host keys/umpire.xml --test
    must join camp keys/anna.xml --side hedgehogs
    cp keys/bert.xml bad.xml
    edit "s/ name=\"Bert\"/ name=\"\xf0\x9d\x96\xa0nna\"/" && sign bert
    meets join camp bad.xml --side badgers
}

name_of_blanks_at_join() {
    must new module.xml camp --host keys/umpire.xml --test
    cp keys/bert.xml bad.xml
    edit "s/ name=\"Bert\"/ name=\"\xe3\x80\x80\"/" && sign bert
    meets join camp bad.xml --side badgers
}

# In the roster by a program that does not look.
a_roster_of_two_annas() { # how the second writes himself
    must new module.xml camp --host keys/umpire.xml --test
    must join camp keys/anna.xml --side hedgehogs
    cp keys/bert.xml bad.xml
    edit "s/ name=\"Bert\"/ name=\"${1-ANNA}\"/" && sign bert
    cheat 'trust name-twice' join camp bad.xml --side badgers
}

a_consent_of_all() {
    for who in umpire anna bert; do
        cheat 'trust name-twice' consent camp/roster.xml --key "keys/$who.key" \
            --out "roster-$who.xml"
        cheat 'trust name-twice' submit camp "roster-$who.xml"
    done
}

name_of_another_at_begin() {
    a_roster_of_two_annas && a_consent_of_all
    meets begin camp --at 2026-11-21T18:00:00Z
}

name_of_another_audited() {
    a_roster_of_two_annas && a_consent_of_all
    cheat 'trust name-twice' begin camp --at 2026-11-21T18:00:00Z
    meets audit camp
}

name_of_another_at_consent() {
    a_roster_of_two_annas "Ann\xc9\x91"
    meets consent camp/roster.xml --key keys/anna.key
}
