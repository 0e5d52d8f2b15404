# Attacks of the host, who has all mail, all files and his own key; met by the
# players' programs.

order_left_out() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^order anna .*/order anna -/' && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

older_order_locked() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    cp ../otherkeys/anna.memory keys/
    meets answer camp bad.xml --key keys/anna.dice
}

# Her second sheet is of 12:00 on the 23rd: the lock says that it came too late.
older_order_locked_by_an_earlier_date() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    cp ../otherkeys/anna.memory keys/ && cp ../mail/anna-2-2.xml .
    edit '1s/ time="[^"]*"/ time="2026-11-22T23:00:00Z"/' && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

order_invented() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit "s/^order anna .*/order anna $(digest keys/anna.xml)/" && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

called_absent() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^order anna .*/order anna absent/' && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

second_lock() {
    with camp && must answer camp ../base/locked/inbox/lock.xml --key keys/bert.dice
    cp ../base/other/inbox/lock.xml bad.xml
    meets answer camp bad.xml --key keys/bert.dice
}

second_lock_of_his_own() {
    with locked && cp ../lockedkeys/umpire.memory keys/ && rm camp/inbox/lock.xml
    cp ../mail/anna-2-2.xml camp/inbox/orders/anna.xml
    meets lock camp --at 2026-11-23T19:00:00Z
}

lock_lost_and_new_mail() {
    with locked && cp ../lockedkeys/umpire.memory keys/ && rm camp/inbox/lock.xml
    cp ../mail/anna-2-2.xml bad.xml
    meets submit camp bad.xml
}

orders_exchanged_after_the_lock() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    answers_come anna bert
    cp ../mail/anna-2-2.xml camp/inbox/orders/anna.xml
    meets process camp
}

lock_of_another_exchange() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^step 2$/step 3/;1s/ exchange="2"/ exchange="3"/' && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

lock_of_another_state() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit "s/^state .*/state $(state_of ../base/fork)/" && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

lock_of_another_roster() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit "s/^roster .*/roster $(state_of ../base/fork)/" && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

lock_of_another_game() {
    with camp && cp ../base/locked/inbox/lock.xml bad.xml
    edit "s/$(game_of camp)/$(state_of ../base/fork)/" && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

history_taken_back() {
    with begun && draft camp anna </dev/null >bad.xml
    meets sign camp bad.xml --key keys/anna.key
}

history_forked() {
    with fork && draft camp anna </dev/null >bad.xml
    meets sign camp bad.xml --key keys/anna.key
}

history_forked_below() {
    with fork && rm -rf camp/.git
    edit_file camp/turn.xml -e 's/ number="1"/ number="2"/' \
        -e "s/ previous=\"[0-9a-f]*\"/ previous=\"$(state_of ../base/fork)\"/"
    sign_again umpire camp/turn.xml
    draft camp anna </dev/null >bad.xml
    meets sign camp bad.xml --key keys/anna.key
}

turn_on_another_world() {
    with camp
    edit_file camp/turn.xml -e 's/ number="1"/ number="2"/' \
        -e "s/ previous=\"[0-9a-f]*\"/ previous=\"$(state_of ../base/fork)\"/"
    sign_again umpire camp/turn.xml
    commit_as umpire "exchange 2: invented

State-SHA256: $(unsigned_digest camp/turn.xml)"
    meets show camp
}

two_turns_of_one_number() {
    with camp && cp ../base/fork/turn.xml bad.xml
    meets verify camp bad.xml
}

position_improved() {
    with camp && edit_file camp/turn.xml 's/ strength="1"/ strength="9"/'
    seal_turn && amend_as_host
    meets audit camp
}

position_improved_for_one_who_plays_again() {
    with camp && edit_file camp/turn.xml 's/ strength="1"/ strength="9"/'
    seal_turn && amend_as_host
    meets process camp --out played
}

journal_embellished() {
    with camp && edit_file camp/journal.xml 's/ text="The / text="Our glorious /'
    seal_turn && amend_as_host
    meets audit camp
}

log_embellished() {
    with camp && edit_file camp/log.txt 's/scouts/flees/' && amend_as_host
    meets audit camp
}

turn_of_a_given_seed() {
    with camp && edit_file camp/turn.xml '1s/ journal=/ given-seed="yes"&/'
    seal_turn && amend_as_host
    meets audit camp
}

seed_chosen() {
    with camp && edit_file camp/seed.txt 's/^vrf umpire ..../vrf umpire 0000/'
    amend_as_host
    meets audit camp
}

seed_chosen_for_one_who_plays_again() {
    with camp && edit_file camp/seed.txt 's/^vrf umpire ..../vrf umpire 0000/'
    amend_as_host
    meets process camp --out played
}

commit_backdated() {
    with camp && amend_as_host '' 2026-11-21T17:00:00Z
    meets audit camp
}

# It was locked at 18:00.
issue_backdated() {
    with camp && amend_as_host '' 2026-11-22T12:00:00Z
    meets audit camp
}

file_smuggled_in() {
    with camp && echo 'I told you so' >camp/prophecy.txt && amend_as_host
    meets audit camp
}

# Two entries of one name in the tree: the audit reads the first, a clone the
# last.
log_twice_in_the_tree() {
    with camp && sed 's/scouts/flees/' camp/log.txt >lie.txt
    chmod go= keys/umpire.key
    ssh-keygen -y -f keys/umpire.key >keys/umpire.key.pub
    lie=$(git -C camp hash-object -w "$PWD/lie.txt")
    git -C camp cat-file tree 'HEAD^{tree}' >tree
    python3 -c "x = open('tree', 'rb').read()
at = x.index(b'100644 log.txt\0') + 15 + 20
x = x[:at] + b'100644 log.txt\0' + bytes.fromhex('$lie') + x[at:]
open('tree', 'wb').write(x)"
    tree=$(git -C camp hash-object -t tree -w --literally "$PWD/tree")
    git -C camp log -1 --format=%B | sed '$d' >message
    when=$(git -C camp log -1 --format=%cI)
    head=$(GIT_AUTHOR_NAME=umpire GIT_AUTHOR_EMAIL=umpire@berthier.invalid \
        GIT_COMMITTER_NAME=umpire GIT_COMMITTER_EMAIL=umpire@berthier.invalid \
        GIT_AUTHOR_DATE=$when GIT_COMMITTER_DATE=$when git -C camp -c gpg.format=ssh \
        -c user.signingkey="$PWD/keys/umpire.key" \
        commit-tree -S -p turn-0000 "$tree" <message)
    git -C camp update-ref refs/heads/main "$head"
    git -C camp update-ref refs/tags/turn-0001 "$head"
    git -C camp bundle create -q "$PWD/camp.bundle" main --tags
    meets audit camp.bundle
}

tag_moved() {
    with camp && git -C camp tag -f turn-0000 HEAD >/dev/null 2>&1
    meets audit camp
}

roster_changed_alone() {
    with camp && cp camp/roster.xml bad.xml
    change "
game = b' game=\"$(game_of camp)\"'; former = b' previous=\"$(digest camp/roster.xml)\"'
entry = b' entry=\"1\"'; state = b' state=\"$(state_of camp)\"'
x = x.replace(b' host=', entry + game + b' host=', 1).replace(b' test=', state + b' test=', 1).replace(b' revision=', former + b' revision=', 1)
x = x.replace(b'contributor=\"yes\"', b'contributor=\"no\"', 1)"
    cp bad.xml camp/roster.xml
    sed -i "1s/ roster=\"[0-9a-f]*\"/ roster=\"$(digest camp/roster.xml)\"/" camp/turn.xml
    seal_turn && amend_as_host
    meets audit camp
}

consent_lost() {
    with locked && cp ../lockedkeys/umpire.memory keys/ && answers_come anna
    "$berthier" void camp --reason "bert is away" --at 2027-01-01T00:00:00Z >/dev/null
    must consent camp camp/inbox/void.xml --key keys/anna.key --from anna --out v.xml
    must submit camp v.xml
    must void camp --at 2027-01-01T00:00:00Z
    rm camp/consents/void-anna.xml && amend_as_host
    meets audit camp
}

void_before_its_time() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    "$berthier" void camp --reason "I know better" --at 2026-11-24T00:00:00Z >/dev/null
    meets void camp --at 2026-11-24T00:00:00Z
}

# The host says that his program dies of what is locked; letter/ is anna's.
a_said_to_be_unplayable() {
    with locked && cp ../lockedkeys/umpire.memory keys/ && answers_come anna bert
    must answer camp camp/inbox/lock.xml --key keys/umpire.dice --out .
    must submit camp umpire-2-answer.xml --at 2026-11-24T00:00:00Z
    BERTHIER_WITHOUT="trust playable" "$without" void camp --unplayable \
        --reason "it dies" --at 2026-11-24T00:00:00Z >out 2>err
    mkdir letter && cp camp/outbox/anna/consent-void-2/*.xml letter/
}

unplayable_though_it_plays() {
    a_said_to_be_unplayable
    meets consent ../base/camp letter/proposed-void.xml --key keys/anna.key --from anna --out c.xml
}

unplayable_upon_his_word() {
    a_said_to_be_unplayable
    meets consent letter/proposed-void.xml --key keys/anna.key --from anna --out c.xml
}

unplayable_without_her() {
    a_said_to_be_unplayable
    for who in anna bert; do
        cheat "trust playable" consent ../base/camp letter/proposed-void.xml \
            --key "keys/$who.key" --from "$who" --out "v-$who.xml"
        must submit camp "v-$who.xml"
    done
    cheat "trust playable" void camp --at 2026-11-24T00:00:00Z
    rm camp/consents/void-anna.xml && amend_as_host
    meets audit camp
}

plays_without_an_answer() {
    with locked && cp ../lockedkeys/umpire.memory keys/ && answers_come bert
    meets process camp
}

answer_chosen() {
    with camp && edit_file camp/answers/umpire.xml 's/\( proof="0[23]\)...../\1aaaaa/'
    amend_as_host
    meets process camp --out played
}

sheet_exchanged_in_the_history() {
    with camp && cp ../mail/anna-1-2.xml camp/orders/anna.xml && amend_as_host
    meets process camp --out played
}

lock_exchanged_in_the_history() {
    with camp && cp ../base/fork/lock.xml ../base/fork/lock.txt camp/
    amend_as_host
    meets process camp --out played
}

commit_of_another_state() {
    with camp && amend_as_host 's/^\(State-SHA256: \)..../\10000/'
    meets show camp
}

keys_of_another() {
    with camp
    registers_as mallory anna camp/participants/anna.xml
    amend_as_host
    meets show camp
}

roster_exchanged() {
    with camp && edit_file camp/roster.xml 's/ due="P7D"/ due="P8D"/'
    amend_as_host
    meets show camp
}

plays_himself() {
    with draft && rm -rf camp && "$berthier" new module.xml camp --host keys/umpire.xml --test >/dev/null
    must join camp keys/bert.xml --side badgers
    meets join camp keys/umpire.xml --side hedgehogs
}

receipt_and_no_order() {
    with camp && cp camp/outbox/anna/receipt-sheet-2-1/*.xml receipt.xml
    cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^order anna .*/order anna -/' && sign umpire
    cp bad.xml camp/inbox/lock.xml
    meets verify camp receipt.xml
}

# anna has signed 2-1 and 2-2 and answered nothing yet; the host gave receipts
# of both and locks 2-1.
a_receipt_of_both() {
    with camp && sed '/^answer [0-9a-f]* 2 /d' ../otherkeys/anna.memory \
        >keys/anna.memory
    must submit camp ../mail/anna-2-2.xml --at 2026-11-22T22:00:00Z
    cp camp/outbox/anna/receipt-sheet-2-2/*.xml receipt.xml
}

# Good by its signature, and of another sender than the sheet that it names:
# beside a lock without that it convicts nobody.
receipt_that_convicts_nobody() {
    a_receipt_of_both
    cp ../mail/anna-2-2.xml . && cp receipt.xml bad.xml
    edit '1s/ of="anna"/ of="bert"/' && sign umpire
    meets verify camp bad.xml
}

older_order_locked_after_a_receipt() {
    a_receipt_of_both
    meets answer camp ../base/locked/inbox/lock.xml --key keys/anna.dice
}

receipt_and_older_order() {
    a_receipt_of_both
    cp ../base/locked/inbox/lock.xml camp/inbox/lock.xml
    meets verify camp receipt.xml ../mail/anna-2-1.xml ../mail/anna-2-2.xml
}

# She has said of one lock that nothing later was mailed; before she answers it
# he shows another.
word_for_another_lock() {
    a_receipt_of_both
    "$berthier" answer camp ../base/locked/inbox/lock.xml --key keys/anna.dice \
        >out 2>err && fail "$name: she has answered"
    asked=$(sed -n 's/.*\. --accept \(unsent-2-2-[0-9a-f]*\) goes on.*/\1/p' err)
    [ -n "$asked" ] || fail "$name: she was not asked"
    cp ../base/locked/inbox/lock.xml bad.xml
    edit 's/^order bert .*/order bert -/' && sign umpire
    meets answer camp bad.xml --key keys/anna.dice --accept "$asked"
}

no_memory_of_the_answer() {
    with camp && rm keys/anna.memory
    meets answer camp ../base/locked/inbox/lock.xml --key keys/anna.dice
}

view_falsified() {
    with book && cp ../mail/view-1.xml bad.xml
    edit 's/ strength="1"/ strength="2"/' && sign umpire
    meets verify camp bad.xml
}

two_views_of_one_side() {
    with home-anna && cp ../mail/view-1.xml bad.xml
    edit 's/ strength="1"/ strength="2"/' && sign umpire
    meets verify camp bad.xml
}

view_of_another_state() {
    with home-anna && cp ../closedkeys/anna.memory keys/
    edit_file camp/view-hedgehogs.xml -e '1s/ number="1"/ number="0"/' \
        -e "1s/ previous=\"[0-9a-f]*\"/ previous=\"-\"/;1s/ lock=\"[0-9a-f]*\"/ lock=\"-\"/"
    sign_again umpire camp/view-hedgehogs.xml
    {
        sed -n '1s/^.* game="\([0-9a-f]*\)".* state="\([0-9a-f]*\)".*/<sheet exchange="1" from="anna" game="\1" state="\2" version="1">/p' camp/view-hedgehogs.xml
        echo '</sheet>'
    } >bad.xml
    meets sign camp bad.xml --key keys/anna.key
}

a_correction() { # options
    cat >slip.xml <<SLIP
<correction case="4.1" reason="the map was misread" version="1">
 <change piece="h1" of="band" field="hex" from="0102" to="0203"/>
</correction>
SLIP
    "$berthier" correct camp --file slip.xml --at 2026-11-24T00:00:00Z "$@" >out
}

correction_without_consent() {
    with camp && a_correction
    a_consent correction anna bert
    must correct camp --at 2026-11-24T00:00:00Z
    rm camp/consents/correction-anna.xml && amend_as_host
    meets audit camp
}

correction_other_than_agreed() {
    with camp && a_correction
    a_consent correction anna bert
    must correct camp --at 2026-11-24T00:00:00Z
    edit_file camp/correction.xml 's/ to="0203"/ to="0303"/' && amend_as_host
    meets audit camp
}

correction_of_a_locked_exchange() {
    with camp && a_correction
    a_consent correction anna bert
    must submit camp ../mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
    must lock camp --at 2026-11-23T18:00:00Z
    meets correct camp --at 2026-11-24T00:00:00Z
}

correction_waits_for_her() {
    with camp && a_correction
    a_consent correction bert
    meets correct camp --at 2026-11-24T00:00:00Z
}

# The document of that kind waits in the inbox; these agree to it.
a_consent() { # kind, who...
    kind=$1
    shift
    document=$kind
    [ "$kind" != restore ] || document=correction
    for who; do
        must consent camp "camp/inbox/$document.xml" --key "keys/$who.key" --from "$who" \
            --out "$kind-$who.xml"
        must submit camp "$kind-$who.xml"
    done
}

roster_waits_for_her() {
    with camp
    "$berthier" roster camp --due P1D --at 2026-11-24T00:00:00Z >out
    a_consent roster bert
    meets roster camp --at 2026-11-24T00:00:00Z
}

roster_entry_without_consent() {
    with camp
    "$berthier" roster camp --due P1D --at 2026-11-24T00:00:00Z >out
    a_consent roster anna bert
    must roster camp --at 2026-11-24T00:00:00Z
    rm camp/consents/roster-anna.xml && amend_as_host
    meets audit camp
}

roster_other_than_agreed() {
    with camp
    "$berthier" roster camp --due P2D --at 2026-11-24T00:00:00Z >out
    a_consent roster anna bert
    must roster camp --at 2026-11-24T00:00:00Z
    edit_file camp/roster.xml 's/ due="P2D"/ due="P1D"/'
    sed -i "1s/ roster=\"[0-9a-f]*\"/ roster=\"$(digest camp/roster.xml)\"/" camp/turn.xml
    seal_turn && amend_as_host
    meets audit camp
}

ended_without_her() {
    with camp
    "$berthier" end camp --surrender hedgehogs --at 2026-11-24T00:00:00Z >out
    a_consent end anna bert
    must end camp --at 2026-11-24T00:00:00Z
    rm camp/consents/end-anna.xml && amend_as_host
    meets audit camp
}

restored_without_her() {
    with camp
    "$berthier" correct camp --restore 0 --reason "I liked it better" \
        --at 2026-11-24T00:00:00Z >out
    a_consent restore anna bert
    must correct camp --at 2026-11-24T00:00:00Z
    rm camp/consents/restore-anna.xml && amend_as_host
    meets audit camp
}

restored_for_another_reason() {
    with camp
    "$berthier" correct camp --restore 0 --reason "we agree" \
        --at 2026-11-24T00:00:00Z >out
    a_consent restore anna bert
    must correct camp --at 2026-11-24T00:00:00Z
    edit_file camp/correction.xml 's/ reason="we agree"/ reason="as I said"/'
    amend_as_host
    meets audit camp
}

ended_otherwise_than_agreed() {
    with camp
    "$berthier" end camp --draw --at 2026-11-24T00:00:00Z >out
    a_consent end anna bert
    must end camp --at 2026-11-24T00:00:00Z
    edit_file camp/end.xml 's/ result="draw"/ result="surrender" side="hedgehogs"/'
    amend_as_host
    meets audit camp
}

# Host and players go on by the program that plays the new revision.
a_next_program() {
    former=$berthier
    berthier=$berthier-2
    without=$without-2
    "$berthier" upgrade camp --reason repaired --at 2026-11-24T00:00:00Z >out
}

a_former_program() {
    berthier=$former
    without=${without%-2}
}

upgraded_without_her() {
    with camp && a_next_program
    a_consent upgrade anna bert
    must upgrade camp --at 2026-11-24T00:00:00Z
    rm camp/consents/upgrade-anna.xml && amend_as_host
    meets audit camp
    a_former_program
}

# Anna has agreed to an upgrade for another reason.
a_consent_to_another_upgrade() { # file
    sed 's/ reason="repaired"/ reason="mended"/' camp/inbox/upgrade.xml >upgrade.xml
    ! cmp -s camp/inbox/upgrade.xml upgrade.xml || fail "$name: one text"
    must consent camp upgrade.xml --key keys/anna.key --from anna --out "$1"
}

upgraded_by_another_consent() {
    with camp && a_next_program
    a_consent_to_another_upgrade other.xml
    a_consent upgrade anna bert
    must upgrade camp --at 2026-11-24T00:00:00Z
    cp other.xml camp/consents/upgrade-anna.xml && amend_as_host
    meets audit camp
    a_former_program
}

# The host drops anna's answer, of which he has given a receipt, and asks for a
# void that says she withheld it.
a_slander() {
    with locked && cp ../lockedkeys/*.memory keys/
    answers_come anna bert
    rm camp/inbox/answers/anna.xml
    "$berthier" void camp --reason "anna is silent" --at 2099-01-01T00:00:00Z >out
}

drops_an_answer_and_asks_her() {
    a_slander
    meets consent camp camp/inbox/void.xml --key keys/anna.key --from anna --out v.xml
}

drops_an_answer_with_a_receipt() {
    a_slander
    find camp/outbox/anna -name 'receipt-answer-2*.xml' -exec cp {} receipt.xml \;
    a_consent void bert
    must void camp --at 2027-01-01T00:00:00Z
    meets verify camp receipt.xml
}

# He has everybody's consent before the last answer, and would choose.
chooses_between_void_and_play() {
    with locked && cp ../lockedkeys/*.memory keys/ && answers_come anna
    "$berthier" void camp --reason "bert is away" --at 2027-01-01T00:00:00Z >out
    a_consent void anna
    answers_come bert
    meets void camp --at 2027-01-01T00:00:00Z
}

# A table that the umpire hosts and plays at; whoever is named with him.
a_table() { # options of join for anna; or none
    rm -rf camp
    "$berthier" new module.xml camp --preset table --host keys/umpire.xml --test >out
    must join camp keys/umpire.xml --side hedgehogs
    must join camp keys/bert.xml --side badgers
    [ $# = 0 ] || must join camp keys/anna.xml "$@"
    a_consent_to_begin umpire bert ${1:+anna}
    must begin camp --at 2026-11-21T18:00:00Z
    for who in umpire bert; do
        side=hedgehogs
        [ $who = umpire ] || side=badgers
        echo "<orders side=\"$side\" step=\"I\"><plan value=\"rest\"/></orders>" |
            draft camp $who >bad.xml
        must sign camp bad.xml --key keys/$who.key --out sealed
        must submit camp sealed/$who-1-1.seal.xml --at 2026-11-22T18:00:00Z
    done
    must lock camp --at 2026-11-23T18:00:00Z
    "$berthier" void camp --reason "bert is silent" --at 2027-01-01T00:00:00Z >out
}

a_consent_to_begin() { # who...
    for who; do
        must consent camp/roster.xml --key keys/$who.key --from $who --out r.xml
        must submit camp r.xml
    done
}

# He commits a void that bert has agreed to without bert's consent.
a_void_without() { # who
    must void camp --at 2027-01-01T00:00:00Z
    rm "camp/consents/void-$1.xml" && amend_as_host
}

voids_alone_at_a_table() {
    with begun
    a_table
    a_consent void bert && a_void_without bert
    meets audit camp
}

voids_with_a_deputy_of_his_side() {
    with begun && a_table --deputy hedgehogs
    a_consent void anna bert && a_void_without bert
    meets audit camp
}

# A friend of the host's would be one more whose proof the dice hang on.
answers_without_speaking() {
    with begun && a_table --deputy hedgehogs
    cheat 'trust not-his-office' answer camp camp/inbox/lock.xml \
        --key keys/anna.dice --out sealed
    meets submit camp sealed/anna-1-answer.xml
}

accuses_everybody() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    "$berthier" void camp --reason "they are silent" --at 2027-01-01T00:00:00Z >out
    a_consent void bert && a_void_without bert
    meets audit camp
}

abandons_before_its_time() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    meets end camp --abandoned --reason "I lose" --at 2026-11-24T00:00:00Z
}

abandons_without_her() {
    with locked && cp ../lockedkeys/umpire.memory keys/ && answers_come anna
    "$berthier" end camp --abandoned --reason "I lose" --at 2027-01-01T00:00:00Z >out
    a_consent end anna
    must end camp --at 2027-01-01T00:00:00Z
    rm camp/consents/end-anna.xml && amend_as_host
    meets audit camp
}

# Bert has answered, and the host has lost that file: nobody else is there.
abandons_alone_at_a_table() {
    with begun && a_table
    meets end camp --abandoned --reason "bert is gone" --at 2027-01-01T00:00:00Z
}

# Bert agrees, and does not stand in the history.
abandons_alone_in_the_history() {
    with begun && a_table
    "$berthier" end camp --abandoned --reason "bert is gone" \
        --at 2027-01-01T00:00:00Z >out
    a_consent end bert
    must end camp --at 2027-01-01T00:00:00Z
    rm camp/consents/end-bert.xml && amend_as_host
    meets audit camp
}

abandons_what_can_be_played() {
    with locked && cp ../lockedkeys/*.memory keys/ && answers_come anna
    "$berthier" end camp --abandoned --reason "I lose" --at 2027-01-01T00:00:00Z >out
    a_consent end anna
    answers_come bert
    meets end camp --at 2027-01-01T00:00:00Z
}
