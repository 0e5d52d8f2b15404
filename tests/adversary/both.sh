# Attacks of the host and bert together: all keys but anna's.

plays_without_her_answer() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    answers_come bert
    cp camp/inbox/answers/bert.xml camp/inbox/answers/anna.xml
    sed -i 's/ from="bert"/ from="anna"/' camp/inbox/answers/anna.xml
    meets process camp
}

friend_sends_after_the_answers() {
    with camp && cp ../otherkeys/anna.memory keys/
    must answer camp ../base/other/inbox/lock.xml --key keys/anna.dice
    cp ../base/other/inbox/lock.xml bad.xml
    edit "s/^order bert .*/order bert $(digest keys/bert.xml)/" && sign umpire
    meets answer camp bad.xml --key keys/anna.dice
}

begin_without_her() {
    with draft && must submit camp ../mail/roster-bert.xml
    cp ../mail/roster-bert.xml camp/consents/roster-anna.xml
    meets begin camp
}

friend_opens_another_sheet() {
    with sealed && mail sealed-bert-1-1.xml && edit 's/"rest"/"push"/' && sign bert
    mkdir -p camp/inbox/orders && cp bad.xml camp/inbox/orders/bert.xml
    cp ../mail/sealed-anna-1-1.xml camp/inbox/orders/anna.xml
    cp ../sealkeys/*.memory keys/
    for who in anna bert; do
        must answer camp camp/inbox/lock.xml --key keys/$who.dice --out answers
        must submit camp answers/$who-1-answer.xml
    done
    meets process camp
}

void_in_her_name() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    answers_come anna
    "$berthier" void camp --reason "bert is away" --at 2027-01-01T00:00:00Z >/dev/null
    must consent camp camp/inbox/void.xml --key keys/bert.key --from anna --out bad.xml
    meets submit camp bad.xml
}

her_absence_is_answered() {
    with locked && edit_file camp/inbox/lock.xml 's/^order anna .*/order anna absent/'
    sign_again umpire camp/inbox/lock.xml
    rm -rf camp/inbox/orders/anna.xml keys/*.memory
    meets answer camp camp/inbox/lock.xml --key keys/bert.dice --accept no-memory-2
}

# With programs of their own they play it; the dice were theirs alone.
she_is_locked_absent_and_they_play() {
    with locked && edit_file camp/inbox/lock.xml 's/^order anna .*/order anna absent/'
    sign_again umpire camp/inbox/lock.xml
    rm -rf camp/inbox/orders/anna.xml keys/*.memory
    off='exchange absent'
    cheat "$off" answer camp camp/inbox/lock.xml --key keys/bert.dice \
        --accept no-memory-2 --out mine
    cheat "$off" submit camp mine/bert-2-answer.xml
    cheat "$off" process camp --accept no-memory-2
    meets process camp --out played
}

she_is_left_out_of_the_lock() {
    with locked && edit_file camp/inbox/lock.xml '/^order anna .*/d'
    sign_again umpire camp/inbox/lock.xml
    rm -rf camp/inbox/orders/anna.xml keys/*.memory
    meets answer camp camp/inbox/lock.xml --key keys/bert.dice --accept no-memory-2
}

# The friend's sheet is exchanged after the lock, and they play that.
friends_sheet_exchanged_and_played() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    answers_come anna bert
    mail bert-2-1.xml && edit 's/ sequence="1"/ sequence="9"/' && sign bert
    cp bad.xml camp/inbox/orders/bert.xml
    cheat 'trust my-order' process camp
    meets process camp --out played
}

# Her answer is forged, and they play with dice that they know.
her_answer_forged_and_played() {
    with locked && cp ../lockedkeys/umpire.memory keys/
    answers_come bert
    sed 's/ from="bert"/ from="anna"/' camp/inbox/answers/bert.xml \
        >camp/inbox/answers/anna.xml
    cheat 'trust bad-proof' process camp
    meets process camp --out played
}

correction_in_her_name() {
    with camp && a_correction
    must consent camp camp/inbox/correction.xml --key keys/bert.key --from anna --out bad.xml
    meets submit camp bad.xml
}

correction_of_another_text() {
    with camp && a_correction
    must consent camp camp/inbox/correction.xml --key keys/anna.key --from anna --out bad.xml
    sed -i 's/misread/mistaken/' slip.xml
    "$berthier" correct camp --file slip.xml --at 2026-11-24T00:00:00Z >out
    meets submit camp bad.xml
}

upgrade_of_another_text() {
    with camp && a_next_program
    a_consent_to_another_upgrade bad.xml
    meets submit camp bad.xml
    a_former_program
}

roster_in_her_name() {
    with camp
    "$berthier" roster camp --due P1D --at 2026-11-24T00:00:00Z >out
    must consent camp camp/inbox/roster.xml --key keys/bert.key --from anna --out bad.xml
    meets submit camp bad.xml
}

# Bert bears the slander out, and the clock of the host is seventy years fast.
void_at_once_against_her_answer() {
    a_slander
    a_consent void bert
    must void camp --at 2099-01-01T00:00:00Z
    draft camp anna </dev/null >bad.xml
    meets sign camp bad.xml --key keys/anna.key
}

# Three, changes=most: the host and bert weaken what is anna's. The program of
# before counted the host.
hers_is_weakened_by_most() {
    a_campaign camp --preset duel --changes most
    a_correction
    a_consent correction anna bert
    must correct camp --at 2026-11-24T00:00:00Z
    rm camp/consents/correction-anna.xml && amend_as_host
    meets audit camp
}

she_is_made_absent_by_most() {
    a_campaign camp --preset duel --changes most
    "$berthier" roster camp --missing absent=1 --at 2026-11-24T00:00:00Z >out
    a_consent roster anna bert
    must roster camp --at 2026-11-24T00:00:00Z
    rm camp/consents/roster-anna.xml && amend_as_host
    meets audit camp
}
