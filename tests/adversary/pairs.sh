#!/bin/sh
# size: default
# Pairs of the host's words that are good each and cannot both be honest: what
# he has given a receipt of, or more time for, and what he signed since. Each is
# laid out by verify and checked by a stranger; its honest twins prove nothing.
. "${srcdir:-.}/tests/commands/exchange.sh"
command -v xmlsec1 >/dev/null || exit 77
push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
count=0

# The folder proves it to somebody who has that and the roster alone.
proves() { # id, words, folder
    [ -d "$3" ] || {
        fail "there is no folder $3: $(cat out err)"
        return
    }
    rm -rf stranger && mkdir stranger
    cp -r "$3" stranger/proof && cp "$3/roster.xml" stranger/roster.xml
    (cd stranger && "$berthier" verify roster.xml proof >out 2>err)
    is "status of $3" $? 0
    says "proof: proof of cheating: $2" stranger/out
    says ", by 'umpire' [$1]" stranger/out
    says "$2" "$3/proof.txt"
    for file in stranger/proof/[0-9]-*.xml; do
        grep -q '<Signature' "$file" || continue
        key=$(sed -n '1s/^<[^>]* from="\([a-z]*\)".*/\1/p' "$file")
        xmlsec1 --verify --enabled-key-data key-name --pubkey-pem \
            "stranger/proof/keys/${key:-umpire}.pem" "$file" >xmlsec 2>&1 ||
            fail "xmlsec1 does not bear out $file: $(cat xmlsec)"
    done
    count=$((count + 1))
}

# The proof with one of its files changed, and signed by whoever signs such.
# Nothing of that proves anything.
twin() { # proof, file, sed commands, who signs (nobody), id (no-proof)
    rm -rf no && cp -r "$1" no
    sed "$3" "$1/$2" >"no/$2"
    cmp -s "$1/$2" "no/$2" && fail "nothing of $2 is changed by: $3"
    [ "${4:-nobody}" = nobody ] || sign_again "$4" "no/$2"
    acquits "$1" "${5-trust no-proof}"
}

acquits() { # proof, id
    refused "$2" verify "$1/roster.xml" no
    grep -q 'proof of cheating' out && fail "a twin of $1 proves something"
    count=$((count + 1))
}

# A host who dates back has another memory for it.
blank() {
    echo berthier-memory/1 >keys/umpire.memory
}

# An entry as git holds it: the commit, its tree, and that of consents/.
holds() { # campaign, entry, file
    for object in "turn-000$2" "turn-000$2^{tree}" "turn-000$2:consents"; do
        git -C "$1" rev-parse -q --verify "$object" >/dev/null || continue
        printf '%s %s\0' "$(git -C "$1" cat-file -t "$object")" \
            "$(git -C "$1" cat-file -s "$object")"
        git -C "$1" cat-file "$(git -C "$1" cat-file -t "$object")" "$object"
    done >"$3"
}

# ---- more time, and a lock that did not wait for it ------------------------

start duel --missing absent=1
send anna "$push"
ends 0 extend c --until 2026-01-20T00:00:00Z --at 2026-01-06T00:00:00Z
cp c/inbox/extension.xml extension-1.xml
ends 0 verify c extension-1.xml
rm c/inbox/extension.xml
ends 0 lock c --at 2026-01-09T00:00:00Z --absent bert
ends 0 verify c c/inbox/lock.xml
ends 1 verify c c/inbox/lock.xml extension-1.xml --proof hasty
hasty="an extension until 2026-01-20T00:00:00Z of the time for sheets of exchange 1, and its lock of 2026-01-09T00:00:00Z, in which 'bert' is absent"
proves 'exchange too-early' "$hasty" hasty
is "its files" "$(files hasty | tr ' ' '\n' | grep '^[0-9]' | xargs)" \
    "1-extension.xml 2-lock.xml"

# The player whose folder has the extension is asked to answer.
cp -r c/outbox/anna/turn-0 desk
cp extension-1.xml desk
refused 'trust early-absent' answer desk c/inbox/lock.xml --key keys/anna.dice \
    --now 2026-01-25T00:00:00Z --out answered
proves 'exchange too-early' "$hasty" answered/anna-1-proof
cp c/inbox/lock.xml desk
ends 0 show desk
tells "proof: $hasty"
proves 'exchange too-early' "$hasty" umpire-1-proof

until='1s/ until="[^"]*"/ until="2026-01-09T00:00:00Z"/'
twin hasty 1-extension.xml "$until" umpire
twin hasty 2-lock.xml '1s/ time="[^"]*"/ time="2026-01-20T00:00:00Z"/' umpire
twin hasty 2-lock.xml '1s/ time="[^"]*"/ time="2026-01-21T00:00:00Z"/' umpire
twin hasty 2-lock.xml 's/^order bert absent$/order bert -/' umpire
twin hasty 1-extension.xml '1s/ exchange="1"/ exchange="2"/' umpire
twin hasty 1-extension.xml '1s/ state="..../ state="0000/' umpire
twin hasty 1-extension.xml '1s/ game="..../ game="0000/' umpire 'trust wrong-game'
twin hasty 1-extension.xml "$until" nobody 'trust tampered'
twin hasty 1-extension.xml '1s/ until="2026-01-20/ until="2026-02-20/' anna \
    'trust wrong-key'
rm -rf no && cp -r hasty no && rm no/1-extension.xml
acquits hasty 'trust no-proof'

# ---- one lock with two times -----------------------------------------------

# To her the lock is of the ninth, to the others of the second: they void it as
# overdue before she has had her time.
start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-09T00:00:00Z
cp c/inbox/lock.xml lock.xml
sed '1s/ time="2026-01-09/ time="2026-01-02/' lock.xml >other.xml
sign_again umpire other.xml
times="two times of one lock of exchange 1, 2026-01-09T00:00:00Z (sheets due 2026-01-08T00:00:00Z) and 2026-01-02T00:00:00Z (sheets due 2026-01-08T00:00:00Z)"
ends 0 verify c lock.xml
ends 1 verify c lock.xml other.xml --proof times
proves 'trust second-lock' "$times" times
is "its files" "$(files times | tr ' ' '\n' | grep '^[0-9]' | xargs)" \
    "1-lock.xml 2-lock.xml"
# Who has answered the one is shown the other.
ends 0 answer c lock.xml --key keys/anna.dice --out given
ends 0 answer c lock.xml --key keys/anna.dice --out given
refused 'trust second-lock' answer c other.xml --key keys/anna.dice --out given
proves 'trust second-lock' \
    "$(echo "$times" | sed 's/\(1, \)\(.*\) and \(.*\)/\1\3 and \2/')" given/anna-1-proof
# Who was given a false memory loses nothing that he has kept of the first.
for file in keys/anna.lock.xml keys/anna.answer.xml; do
    cp $file first-${file##*/}
done
sed "s/^order bert .*/order bert $zeros/" lock.xml >second.xml
sign_again umpire second.xml
sed -i '/^answer /d' keys/anna.memory
ends 0 answer c second.xml --key keys/anna.dice --out given
for file in keys/anna.lock.xml keys/anna.answer.xml; do
    cmp $file first-${file##*/} || fail "$file is written over"
done
is "what is kept of it" "$(find keys -name 'anna.*.????????.xml' | wc -l)" 2
rm keys/anna.*.????????.xml
twin times 2-lock.xml '1s/ time="2026-01-02/ time="2026-01-09/' umpire
twin times 2-lock.xml '1s/ exchange="1"/ exchange="2"/' umpire
twin times 2-lock.xml '1s/ time="2026-01-02/ time="2026-01-03/' anna 'trust wrong-key'
forget

# ---- an answer, and an end that says it is owed ----------------------------

start duel
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 0 answer c c/inbox/lock.xml --key keys/bert.dice --out mail
ends 0 submit c mail/bert-1-answer.xml --at 2026-01-03T00:00:00Z
cp c/outbox/bert/receipt-answer-1/receipt-answer-1.xml receipt.xml
cp mail/bert-1-answer.xml answer.xml
cp -r c before
rm c/inbox/answers/bert.xml
abandons() { # campaign, who consents
    ends 3 end "$1" --abandoned --reason "he is gone" --at 2026-02-01T00:00:00Z
    ends 0 consent "$1" "$1/inbox/end.xml" --key "keys/$2.key" --out agreed.xml
    ends 0 submit "$1" agreed.xml
}
abandons c anna
ends 0 consent c c/inbox/end.xml --key keys/umpire.key --out by-host.xml
ends 0 end c --at 2026-02-01T00:00:00Z
owed="a receipt of the answer of 'bert' to exchange 1, and the end under its lock, which says that he owes it"
ends 1 verify c receipt.xml answer.xml --proof owed
proves 'trust missing-answer' "$owed" owed
is "its files" "$(files owed | tr ' ' '\n' | grep '^[0-9]' | xargs)" \
    "1-receipt.xml 2-end.xml 3-entry.git"
holds c 1 entry.git
cmp entry.git owed/3-entry.git || fail "the entry is not as git holds it"
ends 1 verify c receipt.xml --proof owed2
proves 'trust missing-answer' "$owed" owed2
ends 0 verify c answer.xml c/end.xml

# His own folder, with what he was mailed and what he keeps.
mkdir his && cp c/outbox/bert/turn-1/* receipt.xml his
ends 0 show his
tells "proof: $owed"
proves 'trust missing-answer' "$owed" umpire-2-proof
rm -rf umpire-2-proof
printf '<sheet exchange="2" from="bert" game="%s" state="%s" version="1"></sheet>' \
    "$(game_of c)" "$(state_of c)" >late.xml
ends 0 sign his late.xml --key keys/bert.key --out signed
tells "proof: $owed"
proves 'trust missing-answer' "$owed" signed/bert-2-proof
ends 0 show his --json
python3 -c 'import json; json.load(open("out"))' || fail "that is no JSON"
rm his/receipt.xml
ends 0 show his
silent_about proof

twin owed 1-receipt.xml '1s/ exchange="1"/ exchange="2"/' umpire
twin owed 1-receipt.xml '1s/ kind="answer"/ kind="sheet"/' umpire
twin owed 1-receipt.xml '1s/ of="bert"/ of="anna"/' umpire
twin owed 1-receipt.xml '1s/ game="..../ game="0000/' umpire 'trust wrong-game'
twin owed 1-receipt.xml '1s/ of="bert"/ of="anna"/' bert 'trust wrong-key'
# Another end than that of the entry; an entry that is not the host's.
twin owed 2-end.xml 's/ owe-answer="bert"/ owe-answer="anna bert"/'
twin owed 3-entry.git 's/1769904000 +0000/1769904001 +0000/'
# An answer to another lock, of which there is a receipt.
sed '1s/ lock="..../ lock="0000/' answer.xml >other.xml
rm -rf no && cp -r owed no && cp other.xml no/4-answer.xml
sed "1s/ digest=\"[0-9a-f]*\"/ digest=\"$(digest other.xml)\"/" receipt.xml >no/1-receipt.xml
sign_again umpire no/1-receipt.xml
acquits owed 'trust no-proof'
# The host had consented to the end, and then the answer came: it is played.
rm -rf no && cp -r owed no && rm no/3-entry.git && cp by-host.xml no/3-consent.xml
acquits owed 'trust no-proof'
cp -r before played
ends 0 process played
ends 0 verify played receipt.xml by-host.xml
# The end says of another that he owes.
rm before/inbox/answers/anna.xml
forget
abandons before bert
ends 0 end before --at 2026-02-01T00:00:00Z
says ' owe-answer="anna"' before/end.xml
ends 0 verify before receipt.xml answer.xml
ends 1 verify before "$(find before/outbox/anna -name 'receipt-answer-1.xml')"

# At a table what was sealed and opened is owed as well.
start table
for who in anna bert; do
    orders=$push
    [ $who = anna ] || orders=$scout
    a_sheet_of $who "$orders"
    # shellcheck disable=SC2086 # what repeats a sheet
    ends 0 sign c draft-$who.xml --key keys/$who.key $fixed --out mail
    ends 0 submit c mail/$who-1-1.seal.xml
done
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 0 submit c mail/anna-1-1.xml
cp c/outbox/anna/receipt-sheet-1-1/*.xml receipt.xml
rm c/inbox/orders/anna.xml
abandons c bert
ends 0 end c --at 2026-02-01T00:00:00Z
says ' owe-sheet="anna bert"' c/end.xml
ends 1 verify c receipt.xml --proof opened
opened="a receipt of the opened sheet of 'anna' to exchange 1, and the end under its lock, which says that he owes it"
proves 'trust missing-answer' "$opened" opened
cp c/outbox/anna/receipt-answer-1/*.xml receipt.xml
ends 0 verify c receipt.xml

# ---- a sheet, and an entry that says it is older ---------------------------

# Everybody agrees to the roster that waits.
agreed() {
    for who in anna bert; do
        ends 0 consent c c/inbox/roster.xml --key keys/$who.key --out agreed.xml
        ends 0 submit c agreed.xml
    done
}

start duel
a_sheet_of anna "$push"
# shellcheck disable=SC2086 # what repeats a sheet
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail
ends 0 submit c mail/anna-1-1.xml --at 2026-01-05T00:00:00Z
cp c/outbox/anna/receipt-sheet-1-1/*.xml receipt.xml
blank
ends 3 roster c --due P9D --until 2026-02-01T00:00:00Z --at 2026-01-02T00:00:00Z
agreed
cp -r c honest
blank
ends 0 roster c --at 2026-01-04T07:00:00Z
dated="a receipt of the sheet of 'anna' for exchange 1, of 2026-01-05T00:00:00Z, and entry 1 of 2026-01-04T07:00:00Z"
ends 1 verify c receipt.xml --proof dated
proves 'trust backdated' "$dated" dated
is "its files" "$(files dated | tr ' ' '\n' | grep '^[0-9]' | xargs)" \
    "1-receipt.xml 2-entry.git"
holds c 1 entry.git
cmp entry.git dated/2-entry.git || fail "the entry is not as git holds it"
# What she was mailed shows it as well, with the history in the bundle.
rm -rf his && mkdir his && cp c/outbox/anna/turn-1/* receipt.xml his
ends 0 show his
tells "proof: $dated"
proves 'trust backdated' "$dated" umpire-2-proof

twin dated 1-receipt.xml '1s/ time="[^"]*"/ time="2026-01-04T07:00:00Z"/' umpire
twin dated 1-receipt.xml '1s/ time="[^"]*"/ time="2026-01-03T00:00:00Z"/' umpire
twin dated 1-receipt.xml '1s/ exchange="1"/ exchange="0"/' umpire
twin dated 1-receipt.xml '1s/ exchange="1"/ exchange="2"/' umpire
twin dated 1-receipt.xml '1s/ kind="sheet"/ kind="answer"/' umpire
twin dated 1-receipt.xml '1s/ kind="sheet"/ kind="seal"/' umpire
# Keys that are not the host's by this roster.
twin dated 1-receipt.xml '1s/ time="2026-01-05/ time="2026-01-06/' anna \
    'trust wrong-key'
twin dated 2-entry.git 's/1767510000 +0000/1767510001 +0000/'
twin dated 2-entry.git 's/^roster 1: /roster 2: /'
entry_of() { # campaign, entry
    rm -rf no && cp -r dated no
    holds "$1" "$2" no/2-entry.git
}
entry_of c 0
acquits dated 'trust no-proof'
# Honest hosts: the same second, and later.
for at in 2026-01-05T00:00:00Z 2026-01-06T00:00:00Z; do
    rm -rf later && cp -r honest later
    ends 0 roster later --at $at
    ends 0 verify later receipt.xml
    entry_of later 1
    acquits dated 'trust no-proof'
done
# Another campaign of the same people, whose first entry is older.
mv c former
start duel --due P6D
ends 3 roster c --due P9D --until 2026-02-01T00:00:00Z --at 2026-01-02T00:00:00Z
agreed
ends 0 roster c --at 2026-01-04T07:00:00Z
entry_of c 1
acquits dated 'trust no-proof'

# ---- a sheet, and a roster without its sender ------------------------------

# The host loses what bert has sent, waits, and gives his seat to carl.
spare_keys carl
start duel
a_sheet_of bert "$scout"
# shellcheck disable=SC2086 # what repeats a sheet
ends 0 sign c draft-bert.xml --key keys/bert.key $fixed --out mail
ends 0 submit c mail/bert-1-1.xml --at 2026-01-01T12:00:00Z
cp c/outbox/bert/receipt-sheet-1-1/*.xml receipt.xml
rm c/inbox/orders/bert.xml
ends 0 submit c keys/carl.xml
ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers --at 2026-01-02T00:00:00Z
for who in anna carl; do
    ends 0 consent c c/inbox/roster.xml --key keys/$who.key --out agreed.xml
    ends 0 submit c agreed.xml
done
cp -r c honest
ends 0 roster c --at 2026-01-09T00:00:00Z
dropped="a receipt of the sheet of 'bert' for exchange 1, and entry 1, which drops it without his consent"
ends 1 verify c receipt.xml --proof dropped
proves 'exchange displaced' "$dropped" dropped
is "its files" "$(files dropped | tr ' ' '\n' | grep '^[0-9]' | xargs)" \
    "1-receipt.xml 2-entry.git 3-consent.xml"
# His own folder, with the letter that takes his seat.
rm -rf his umpire-2-proof && mkdir his && cp c/outbox/bert/turn-1/* receipt.xml his
ends 0 show his
tells "proof: $dropped"

twin dropped 1-receipt.xml '1s/ exchange="1"/ exchange="2"/' umpire
twin dropped 1-receipt.xml '1s/ kind="sheet"/ kind="seal"/' umpire
twin dropped 1-receipt.xml '1s/ of="bert"/ of="anna"/' umpire
twin dropped 2-entry.git 's/^roster 1: /roster 2: /'
rm -rf no && cp -r dropped no && rm no/3-consent.xml
acquits dropped 'trust no-proof'
# With his consent it is honest, whatever was filed.
rm -rf c && mv honest c && forget
ends 0 consent c c/inbox/roster.xml --key keys/bert.key --out agreed.xml
ends 0 submit c agreed.xml
ends 0 roster c --at 2026-01-09T00:00:00Z
ends 0 verify c receipt.xml

# ---- a withdrawal, and an entry that has the consent -----------------------

rm -rf former
start duel
ends 3 roster c --due P9D --until 2026-02-01T00:00:00Z --at 2026-01-02T00:00:00Z
agreed
cp c/inbox/roster.xml roster.xml
cp c/inbox/consents/roster-anna.xml given.xml
ends 0 consent c --withdraw roster.xml --key keys/anna.key --out back.xml
ends 0 submit c back.xml --at 2026-01-02T12:00:00Z
cp c/outbox/anna/receipt-withdrawal-*/*.xml receipt.xml
ends 0 verify c receipt.xml back.xml given.xml
rm c/inbox/consents/roster-anna.withdrawn.xml
cp given.xml c/inbox/consents/roster-anna.xml
cp -r c waits
ends 0 roster c --at 2026-01-03T00:00:00Z
ignored="a receipt of the withdrawal by 'anna' of his consent to a roster, and the later entry 1, which has that consent"
ends 1 verify c receipt.xml back.xml --proof ignored
proves 'trust withdrawn' "$ignored" ignored
is "its files" "$(files ignored | tr ' ' '\n' | grep '^[0-9]' | xargs)" \
    "1-receipt.xml 2-consent.xml 3-entry.git 4-consent.xml"
holds c 1 entry.git
cmp entry.git ignored/3-entry.git || fail "the entry is not as git holds it"
ends 0 verify c receipt.xml
# Dated back behind her withdrawal it is the same: the numbers tell it.
rm -rf early && cp -r waits early
blank
ends 0 roster early --at 2026-01-02T06:00:00Z
ends 1 verify early receipt.xml back.xml --proof early-proof
proves 'trust withdrawn' "$ignored" early-proof

twin ignored 1-receipt.xml '1s/ exchange="1"/ exchange="2"/' umpire
twin ignored 1-receipt.xml '1s/ kind="withdrawal"/ kind="consent"/' umpire
twin ignored 1-receipt.xml "1s/ digest=\"[0-9a-f]*\"/ digest=\"$(digest given.xml)\"/" umpire
twin ignored 2-consent.xml '1s/ kind="roster"/ kind="end"/' anna
twin ignored 3-entry.git 's/^roster 1: /roster 0: /'
twin ignored 3-entry.git 's/100644 roster-anna.xml/100644 roster-bert.xml/'
twin ignored 1-receipt.xml '1s/ time="2026/ time="2025/' anna 'trust wrong-key'
# She took back what she had consented to before, and not this.
sed "1s/ digest=\"[0-9a-f]*\"/ digest=\"$(digest given.xml)\"/" back.xml >other.xml
sign_again anna other.xml
rm -rf no && cp -r ignored no && cp other.xml no/2-consent.xml
sed "1s/ digest=\"[0-9a-f]*\"/ digest=\"$(digest other.xml)\"/" receipt.xml >no/1-receipt.xml
sign_again umpire no/1-receipt.xml
acquits ignored 'trust no-proof'
# The entry has another's consent, or the files have not hers.
rm -rf no && cp -r ignored no
git -C c show turn-0001:consents/roster-bert.xml >no/4-consent.xml
acquits ignored 'trust no-proof'
rm -rf no && cp -r ignored no
holds c 0 no/3-entry.git
acquits ignored 'trust no-proof'

# What holds until a day may become a later entry.
rm -rf c && mv waits c
send anna "$push"
send bert "$scout"
ends 0 lock c --at 2026-01-03T00:00:00Z
answer anna bert
ends 0 process c --at 2026-01-03T12:00:00Z
ends 0 roster c --at 2026-01-04T00:00:00Z
ends 1 verify c receipt.xml back.xml --proof later-entry
proves 'trust withdrawn' "$(echo "$ignored" | sed 's/entry 1/entry 2/')" later-entry

# Before the campaign begins a text may come back that was taken back before: of
# that a receipt proves nothing.
rm -rf c
a_draft c
for who in anna bert umpire; do
    ends 0 consent c/roster.xml --key keys/$who.key --out roster-$who.xml
done
ends 0 submit c roster-anna.xml roster-bert.xml roster-umpire.xml
ends 0 consent c --withdraw c/roster.xml --key keys/bert.key --out back.xml
ends 0 submit c back.xml
cp c/outbox/bert/receipt-withdrawal-*/*.xml receipt.xml
rm c/consents/roster-bert.withdrawn.xml
cp roster-bert.xml c/consents
blank
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
ends 0 verify c receipt.xml back.xml

echo "$count proofs and twins"
done_testing
