# Attacks on somebody's seat or keys: a host who would have another in his place.

# Mallory shall have the badgers, with the consent of everybody but bert.
mallory_for_bert() { # time
    must submit camp keys/mallory.xml
    "$berthier" roster camp --leave bert --join keys/mallory.xml \
        --side mallory=badgers --at "$1" >out
    a_consent roster anna mallory
}

# "He has lost his keys": the host has made the new ones.
other_keys_for_bert() { # time
    registers_as mallory bert bert.xml
    "$berthier" roster camp --join bert.xml --at "$1" >out
    a_consent roster anna
    must consent camp camp/inbox/roster.xml --key keys/mallory.key --from bert --out b.xml
    must submit camp b.xml
}

seat_taken_at_once() {
    with camp && mallory_for_bert 2026-11-24T00:00:00Z
    meets roster camp --at 2026-11-24T00:00:00Z
}

keys_exchanged_at_once() {
    with camp && other_keys_for_bert 2026-11-24T00:00:00Z
    meets roster camp --at 2026-11-24T00:00:00Z
}

# He has given it up, which does not stand in the history.
seat_taken_in_the_history() {
    with camp && mallory_for_bert 2026-11-24T00:00:00Z
    a_consent roster bert
    must roster camp --at 2026-11-24T00:00:00Z
    rm camp/consents/roster-bert.xml && amend_as_host
    meets audit camp
}

keys_exchanged_in_the_history() {
    with camp && other_keys_for_bert 2026-11-24T00:00:00Z
    a_consent roster bert
    must roster camp --at 2026-11-24T00:00:00Z
    rm camp/consents/roster-bert.former.xml && amend_as_host
    meets audit camp
}

# What came of his is there, months later still.
seat_of_one_who_has_filed() {
    with camp && must submit camp ../mail/bert-2-1.xml
    mallory_for_bert 2027-01-01T00:00:00Z
    meets roster camp --at 2027-01-01T00:00:00Z
}

keys_of_one_who_objects() {
    with camp && other_keys_for_bert 2026-11-24T00:00:00Z
    must consent camp --withdraw camp/inbox/roster.xml --key keys/bert.key \
        --from bert --out no.xml
    must submit camp no.xml
    meets roster camp --at 2026-12-05T00:00:00Z
}
