#!/bin/sh
# What proves a host a cheat, and to whom: a folder of his own signed files,
# made by the player's program when it notices, and checked by somebody who has
# nothing but that folder and the roster. And what proves nothing.
. "${srcdir:-.}/tests/invalid/scene.sh"
command -v xmlsec1 >/dev/null || exit 77
make_scene
mv lockedkeys host
count=0

# The last command has found a proof and laid it out there; now anybody checks
# it who has the roster, and nothing else.
proves() { # id, words, folder
    cat out err | tr '\n' ' ' | grep -qF "$3" ||
        fail "the folder $3 is not named: $(cat out err)"
    rm -rf stranger && mkdir stranger
    [ -d "$3" ] || {
        fail "there is no folder $3"
        return
    }
    cp -r "$3" stranger/proof && cp "$3/roster.xml" stranger/roster.xml
    is "roster of the proof" "$(digest stranger/roster.xml)" \
        "$(digest "${roster-base/draft/roster.xml}")"
    (cd stranger && "$berthier" verify roster.xml proof >out 2>err)
    is "status of $3" $? 0
    says "proof: proof of cheating: $2" stranger/out
    says ", by 'umpire' [$1]" stranger/out
    says "$2" "$3/proof.txt"
    for file in stranger/proof/[0-9]-*.xml; do
        grep -q '<Signature' "$file" || continue
        key=umpire
        case $file in *sheet.xml | *seal.xml) key=anna ;; esac
        xmlsec1 --verify --enabled-key-data key-name --pubkey-pem \
            "stranger/proof/keys/$key.pem" "$file" >xmlsec 2>&1 ||
            fail "xmlsec1 does not bear out $file: $(cat xmlsec)"
    done
    count=$((count + 1))
}

proves_nothing() { # id, folder
    refused "$1" verify base/draft/roster.xml "$2"
    grep -q 'proof of cheating' out && fail "$2 proves something"
    count=$((count + 1))
}

fresh() {
    rm -rf keys camp mail2 ./*-proof ./anna-2-*.xml
    cp -r unmet keys
    cp -a base/camp camp
}
cp -r keys unmet

# He has answered one lock, and another comes.
fresh
must answer camp base/locked/inbox/lock.xml --key keys/bert.dice
refused 'trust second-lock' answer camp base/other/inbox/lock.xml \
    --key keys/bert.dice --out mail2
proves 'trust second-lock' 'two locks of exchange 2, ' mail2/bert-2-proof
cp -r mail2/bert-2-proof two-locks
# The same two, found by anybody who got both.
ends 1 verify base/camp base/locked/inbox/lock.xml \
    base/other/inbox/lock.xml --proof both
proves 'trust second-lock' 'two locks of exchange 2, ' both

# The head becomes another after it was seen: a fork below it.
fresh
must sign camp "$(draft camp anna </dev/null >d.xml && echo d.xml)" \
    --key keys/anna.key
mv camp real && cp -a base/fork camp
draft camp anna </dev/null >d.xml
refused 'trust rewritten' sign camp d.xml --key keys/anna.key
proves 'trust second-lock' 'two locks of exchange 1, ' anna-2-proof
rm -rf real

# The same lock, and another turn made from it.
fresh
draft camp anna </dev/null >d.xml
must sign camp d.xml --key keys/anna.key
sed -i '1s/ pace="4"/ pace="5"/;1s/ step="[^"]*"/ step="I"/' camp/turn.xml
sign_again umpire camp/turn.xml
rm -rf camp/.git
draft camp anna </dev/null >d.xml
refused 'trust rewritten' sign camp d.xml --key keys/anna.key
proves 'trust rewritten' 'two states of entry 1, ' anna-2-proof
cp -r anna-2-proof two-states

# The host asks for an answer on a state that is not the one he has shown.
fresh
draft base/fork anna </dev/null >d.xml
sed "s/^state .*/state $(digest d.xml)/" base/locked/inbox/lock.xml >lock.xml
sign_again umpire lock.xml
refused 'trust wrong-state' answer camp lock.xml --key keys/anna.dice
proves 'trust rewritten' 'two states of entry 1, ' anna-2-proof

# A lock of an exchange that is over, other than the one it was played from.
fresh
cp base/fork/lock.xml lock.xml
refused 'trust wrong-exchange' answer camp lock.xml --key keys/anna.dice
proves 'trust second-lock' 'two locks of exchange 1, ' anna-2-proof
ends 1 verify camp lock.xml --proof again
proves 'trust second-lock' 'two locks of exchange 1, ' again

# A receipt, and a lock that has nothing of him.
fresh
must submit camp mail/anna-2-1.xml --at 2026-11-22T21:00:00Z
cp camp/outbox/anna/receipt-sheet-2-1/*.xml receipt.xml
mine=$(digest mail/anna-2-1.xml)
sed "s/^order anna $mine/order anna -/" base/locked/inbox/lock.xml >lock.xml
sign_again umpire lock.xml
ends 1 verify camp receipt.xml lock.xml --proof p
proves 'trust my-order' "a receipt of the sheet $mine of 'anna'" p
cp lock.xml camp/inbox/lock.xml
refused 'trust my-order' verify camp receipt.xml --proof p2
proves 'trust my-order' "a receipt of the sheet $mine of 'anna'" p2
cp -r p2 no-order
rm camp/inbox/lock.xml

# A receipt of the second, and a lock that has the first.
must submit camp mail/anna-2-2.xml --at 2026-11-22T22:00:00Z
cp camp/outbox/anna/receipt-sheet-2-2/*.xml receipt.xml
cp base/locked/inbox/lock.xml lock.xml
ends 1 verify camp receipt.xml lock.xml mail/anna-2-1.xml mail/anna-2-2.xml \
    --proof p3
proves 'trust my-order' "a receipt of the sheet $(digest mail/anna-2-2.xml)" p3
is "files" "$(files p3 | tr ' ' '\n' | grep -c '^[0-9]')" 4
cp -r p3 older

# A receipt of the answer, and a void that says it was withheld.
fresh
cp host/umpire.memory keys/
cp -a base/locked/. camp/
must submit camp mail/anna-2-answer.xml --at 2026-11-24T00:00:00Z
cp camp/outbox/anna/receipt-answer-2/*.xml receipt.xml
rm camp/inbox/answers/anna.xml
must submit camp mail/bert-2-answer.xml --at 2026-11-24T00:00:00Z
"$berthier" void camp --reason "anna is silent" --at 2027-01-01T00:00:00Z >out
must consent camp camp/inbox/void.xml --key keys/bert.key --from bert --out void-b.xml
must submit camp void-b.xml
must void camp --at 2027-01-01T00:00:00Z
ends 1 verify camp receipt.xml --proof p4
proves 'trust missing-answer' "a receipt of the answer of 'anna' to exchange 2" p4
cp -r p4 slander

# Two views for one side of one turn, in a closed book.
cp -r keys closedkeys
a_campaign closed --preset umpire --book closed
cp closed/outbox/anna/turn-0/view-hedgehogs.xml other-view.xml
sed -i 's/ strength="1"/ strength="2"/' other-view.xml
sign_again umpire other-view.xml
refused 'trust false-view' verify closed/outbox/anna/turn-0 other-view.xml --proof p5
roster=closed/roster.xml
proves 'trust false-view' 'two views for one side of entry 0' p5
unset roster

# The roster is not what it was: no proof, but it is said.
fresh
draft camp anna </dev/null >d.xml
must sign camp d.xml --key keys/anna.key
sed -i "s/ host=/ entry=\"2\" game=\"$(game_of camp)\" host=/;s/ test=/ state=\"$(state_of camp)\" test=/;s/ due=\"P7D\"/ due=\"P8D\"/;s/ revision=/ previous=\"$(digest camp/roster.xml)\" revision=/" \
    camp/roster.xml
sed -i "1s/ lock=\"[0-9a-f]*\"/ lock=\"-\"/;1s/ number=\"1\"/ number=\"2\"/;1s/ previous=\"[0-9a-f]*\"/ previous=\"$(state_of camp)\"/;1s/ roster=\"[0-9a-f]*\"/ roster=\"$(digest camp/roster.xml)\"/" \
    camp/turn.xml
sign_again umpire camp/turn.xml
rm -rf camp/.git
draft camp anna </dev/null >d.xml
ends 0 sign camp d.xml --key keys/anna.key
says 'note: the roster is another than when last seen' err

# Nothing of this proves anything.
mkproof() { # from, file to be replaced, by
    rm -rf no
    cp -r "$1" no
    [ -z "${2-}" ] || cp "$3" "no/$2"
}
mkproof two-locks 2-lock.xml two-locks/1-lock.xml
proves_nothing 'trust no-proof' no
mkproof two-locks 2-lock.xml base/camp/lock.xml
proves_nothing 'trust no-proof' no
mkproof two-states 2-turn.xml base/begun/turn.xml
proves_nothing 'trust no-proof' no
mkproof no-order 2-lock.xml base/locked/inbox/lock.xml
proves_nothing 'trust no-proof' no
mkproof older 3-sheet.xml older/4-sheet.xml
proves_nothing 'trust no-proof' no
mkproof older 1-receipt.xml no-order/1-receipt.xml
proves_nothing 'trust no-proof' no
mkproof slander && rm no/3-consent.xml
proves_nothing 'trust no-proof' no
mkproof slander 3-consent.xml void-b.xml
proves_nothing 'trust no-proof' no
mkproof two-locks && rm no/2-lock.xml
proves_nothing 'trust no-proof' no

# Forged by a player who wants to slander the host.
sed "s/^order bert .*/order bert -/" two-locks/1-lock.xml >lock.xml
mkproof two-locks 2-lock.xml lock.xml
proves_nothing 'trust tampered' no
sign_again bert lock.xml
mkproof two-locks 2-lock.xml lock.xml
proves_nothing 'trust wrong-key' no
sed 's/ from="umpire"/ from="bert"/' lock.xml >lock2.xml
sign_again bert lock2.xml
mkproof two-locks 2-lock.xml lock2.xml
proves_nothing 'trust no-proof' no
mkproof two-locks
cp keys/mallory.xml no/participants/umpire.xml
for file in no/[12]-lock.xml; do sign_again mallory "$file"; done
proves_nothing 'trust tampered' no
hers=$(digest keys/mallory.xml)
sed -i "s/ digest=\"$(digest keys/umpire.xml)\"/ digest=\"$hers\"/" no/roster.xml
proves_nothing 'trust stranger' no
registers_as mallory umpire no/participants/umpire.xml
sed -i "s/$hers/$(digest no/participants/umpire.xml)/" no/roster.xml
proves_nothing 'trust wrong-roster' no

# Of another campaign of the same people.
mkproof two-locks
for file in no/[12]-lock.xml; do
    sed -i "s/$(digest base/draft/roster.xml)/$(digest lock.xml)/" "$file"
    sign_again umpire "$file"
done
refused 'trust wrong-game' verify base/draft/roster.xml no
refused 'file unreadable' verify base/camp slander/participants
echo "$count proofs"
done_testing
