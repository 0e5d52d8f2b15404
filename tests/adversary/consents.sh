# Attacks on consents: what they are to, when, and whether they hold.

# Both agree to a shorter time before the exchange; the host enters it when the
# sheets for the next one do not please him.
roster_kept_for_months() {
    with camp
    "$berthier" roster camp --due P1D --at 2026-11-23T00:00:00Z >out
    a_consent roster anna bert
    mv camp kept
    with locked && cp ../lockedkeys/umpire.memory keys/ && answers_come anna bert
    must process camp
    cp -r kept/inbox/roster.xml kept/inbox/consents camp/inbox/
    meets roster camp --at 2027-05-24T00:00:00Z
}

# The same for a moment of the same state; with a program of his own.
correction_entered_too_late() {
    with camp && a_correction --until 2026-11-30T00:00:00Z
    a_consent correction anna bert
    cheat 'trust expired' correct camp --at 2027-05-24T00:00:00Z
    meets audit camp
}

# Words about a longer time, and a roster in which bert commands both sides.
words_about_another_document() {
    with camp
    "$berthier" roster camp --without anna=hedgehogs --side bert=hedgehogs \
        --at 2026-11-24T00:00:00Z >out
    cp camp/inbox/roster.xml roster.xml
    meets consent roster.xml --key keys/bert.key --from bert
}

# A correction that the game cannot take is agreed to all the same.
correction_that_never_fits() {
    with camp && a_correction
    sed 's/ from="0102"/ from="0909"/' camp/inbox/correction.xml >bad.xml
    meets consent camp bad.xml --key keys/anna.key --from anna
}

# A consent of somebody whom the roster does not know lies among the others.
stranger_consents_to_begin() {
    with draft && rm keys/umpire.memory
    must submit camp ../mail/roster-anna.xml ../mail/roster-bert.xml \
        ../mail/roster-umpire.xml
    sed 's/ from="anna"/ from="mallory"/' ../mail/roster-anna.xml >bad.xml
    sign mallory && cp bad.xml camp/consents/roster-mallory.xml
    meets begin camp
}

a_withdrawal() { # who
    must consent camp --withdraw camp/inbox/correction.xml --key "keys/$1.key" \
        --from "$1" --out bad.xml
}

# Anna has thought better of it, and her consent comes once more.
withdrawn_consent_comes_again() {
    with camp && a_correction
    a_consent correction anna
    a_withdrawal anna
    must submit camp bad.xml
    meets submit camp correction-anna.xml
}

withdrawal_filed_as_a_consent() {
    with camp && a_correction
    a_consent correction anna bert
    a_withdrawal anna
    must correct camp --at 2026-11-24T00:00:00Z
    cp bad.xml camp/consents/correction-anna.xml && amend_as_host
    meets audit camp
}

# What was entered while it held stands.
withdraws_too_late() {
    with camp && a_correction
    a_consent correction anna bert
    a_withdrawal anna
    must correct camp --at 2026-11-24T00:00:00Z
    meets submit camp bad.xml
}

# All have consented to the digest of a change that bert must not see; the host
# enters another one, with a program of his own, and discloses the book.
hidden_change_other_than_sealed() {
    with closed && cp ../closedkeys/umpire.memory keys/
    here=$(sed -n 's/.*<band .*hex="\([0-9]*\)" id="h2".*/\1/p' camp/turn.xml)
    cat >slip.xml <<SLIP
<correction reason="the Aunts are in the wood" version="1">
 <change piece="h2" of="band" field="hex" from="$here" to="0301"/>
</correction>
SLIP
    "$berthier" correct camp --file slip.xml --at 2026-11-24T00:00:00Z >out 2>err
    "$berthier" correct camp --file slip.xml --at 2026-11-24T00:00:00Z \
        --accept "$(sed -n 's/.*--accept \(seals-[0-9a-f]*\).*/\1/p' err)" >out 2>&1
    a_consent correction anna bert
    edit_file camp/inbox/hidden/1.xml 's/ to="0301"/ to="0203"/'
    cheat 'trust other-text' correct camp --at 2026-11-24T00:00:00Z
    "$berthier" disclose camp --at 2026-11-25T00:00:00Z >out
    a_consent disclose anna bert
    must disclose camp --at 2026-11-25T00:00:00Z
    meets audit camp
}
