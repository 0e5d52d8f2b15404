#!/bin/sh
# size: default
# Going on in spite of a warning is one option everywhere: --accept with the id
# that the refusal prints. It is remembered, it stands in what was signed, the
# journal tells it to all and the audit counts it (small print 28).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
mended='<orders side="badgers" step="II"/>'
wrong='<orders side="badgers" step="II"><move band="h1" path="0202"/></orders>'

# A consent says it too; the first roster has no entry before it.
rm -rf c
a_draft c --preset table
all_consent c
run consent c/roster.xml --key keys/bert.key --out roster-bert.xml
edit() { # file, sed commands
    cp "$1" former
    sed "$2" former >"$1"
    cmp -s former "$1" && fail "nothing is changed in $1"
}
edit roster-bert.xml 's/<consent /<consent accepts="strange-terms-0" /'
sign_again bert roster-bert.xml
ends 0 submit c roster-bert.xml
tells "the consent of 'bert' was made in spite of a warning: strange-terms-0"
ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
forget

# Nothing is signed, numbered or remembered without the word.
a_sheet_of bert "$scout $wrong"
ends 1 sign c draft-bert.xml --key keys/bert.key $fixed --out mail
is "the id" "$(word)" refused-orders-1
tells '[exchange refused-orders]'
tells "not of the badgers"
is "facts" "$(grep -c '^sheet\|^accept' keys/bert.memory)" 0
ends 1 sign c draft-bert.xml --key keys/bert.key --accept refused-orders-2
tells "--accept: note: nothing asked for 'refused-orders-2'"

# With it the findings are told all the same.
ends 0 sign c draft-bert.xml --key keys/bert.key $fixed --out mail \
    --accept refused-orders-1
tells 'note: accepted: orders are refused, and would be void'
tells "not of the badgers"
says 'accepts="refused-orders-1"' mail/bert-1-1.xml
is "facts of it" "$(sed -n "s/^accept $(game_of c) //p" keys/bert.memory)" \
    '1 refused-orders-1'
grep -q accepts mail/bert-1-1.seal.xml && fail "the seal tells it"
ends 0 submit c mail/bert-1-1.seal.xml
a_sheet_of anna "$push"
ends 0 sign c draft-anna.xml --key keys/anna.key $fixed --out mail \
    --accept refused-orders-1
tells "nothing asked for 'refused-orders-1'"
grep -q accepts mail/anna-1-1.xml && fail "what nobody asked for stands there"
ends 0 submit c mail/anna-1-1.seal.xml
ends 0 lock c --at 2026-01-02T00:00:00Z

# In an answer nobody has signed it; the host passes it on.
mv keys/anna.memory anna.memory
refused 'trust no-memory' answer c c/inbox/lock.xml --key keys/anna.dice
is "the id" "$(word)" no-memory-1
ends 0 answer c c/inbox/lock.xml --key keys/anna.dice --out mail \
    --accept "$(word)"
mv anna.memory keys/anna.memory
ends 0 submit c mail/anna-1-answer.xml
tells "the answer of 'anna' was made in spite of a warning: no-memory-1"
ends 0 verify c mail/anna-1-answer.xml
tells ' in spite of a warning: no-memory-1'
answer bert
ends 0 submit c mail/anna-1-1.xml
ends 0 submit c mail/bert-1-1.xml

# The host's answer is a part of his run, and so is his word.
cp keys/umpire.memory umpire.memory
rm keys/umpire.memory
refused 'trust no-memory' process c
ends 0 process c --accept "$(word)"
sound
says 'bert sent orders in spite of a warning: refused-orders-1.' c/log.txt
says 'case="accepted" kind="note" seen="all"' c/journal.xml
is "told" "$(grep -c 'in spite of' c/log.txt)" 1
ends 0 audit c
tells 'accepted      4: entry 0 (bert, consent: strange-terms-0), 1 (anna, answer: no-memory-1), 1 (bert, sheet: refused-orders-1), 1 (umpire, answer: no-memory-1); what stands in an answer nobody has signed'
ends 0 audit c --json
tells '"accepted":'
ends 0 audit c --dice-only
tells ', 1 (anna, answer: no-memory-1)'
made_again c exchange

# Who mends his orders has nothing to accept; a sheet says only its own.
send_sealed() { # id, sections
    a_sheet_of "$1" "$2"
    ends 0 sign c "draft-$1.xml" --key "keys/$1.key" $fixed --out mail
}
send_sealed bert "$mended"
grep -q accepts mail/bert-2-1.xml && fail "a word of another sheet stands there"

# The journal would be full of them: too many are refused.
many=$(for number in $(seq 33); do printf 'a-%d ' "$number"; done)
cp mail/anna-1-answer.xml many.xml
edit many.xml "s/ accepts=\"[^\"]*\"/ accepts=\"${many% }\"/"
refused 'file bad-value' verify c many.xml
edit many.xml 's/a-33/A-33/'
refused 'file schema' verify c many.xml
done_testing
