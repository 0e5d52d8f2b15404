#!/bin/sh
# A host drops an answer and voids with the other player's consent. The program
# of the accused remembers what it answered: it says so, lays his answer out for
# others to check, and acknowledges the void at his own word alone.
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

# Anna's answer is dropped; she keeps the receipt, as mail in ./receipts.
a_slander() { # preset and options
    start "$@"
    rm -rf ./*-proof receipts
    send anna "$push"
    send bert "$scout"
    ends 0 lock c --at 2026-01-02T00:00:00Z
    answer anna bert
    mkdir receipts && cp c/outbox/anna/receipt-answer-1/*.xml receipts/receipt-answer-1.xml
    rm c/inbox/answers/anna.xml
    ends 3 void c --reason "anna is silent" --at 2026-01-03T00:00:00Z
    cp c/inbox/void.xml void.xml
    ends 0 consent c void.xml --key keys/bert.key --out agreed.xml
    ends 0 submit c agreed.xml
}

# What a stranger is told who has the roster and the folder, nothing else.
shows() { # words, folder
    rm -rf stranger && mkdir stranger
    cp -r "$2" stranger/folder && cp c/roster.xml stranger/roster.xml
    (cd stranger && "$berthier" verify roster.xml folder >out 2>err)
    is "status of $2" $? 0
    says "$1" stranger/out
}

a_slander duel
# She is asked to consent to it.
refused 'trust accused' consent c void.xml --key keys/anna.key --out hers.xml
tells 'you answered this lock; the host says you did not'
[ -e hers.xml ] && fail "she consents without her word"
accepted=$(word)
ends 0 consent c void.xml --key keys/anna.key --out hers.xml --accept "$accepted"
says "accepts=\"$accepted\"" hers.xml
forget
# Without a memory of the answer her program knows nothing of it.
ends 0 consent c void.xml --key keys/anna.key --out hers.xml

a_slander duel
ends 0 void c --at 2026-01-10T00:00:00Z
mkdir home && cp c/outbox/anna/turn-1/turn.xml c/module.xml c/roster.xml home/
cp -r c/participants home/
cp home/participants/*.xml home/
a_sheet_of anna "$push"
refused 'trust accused' sign home draft-anna.xml --key keys/anna.key --out mail
tells 'you answered this lock; the host says you did not: exchange 1 is void'
tells 'mail/anna-1-proof shows your answer'
shows "'anna' has answered the lock of exchange 1, of which 'umpire' says that he withheld" \
    mail/anna-1-proof
says 'only a receipt proves [trust accused]' stranger/out
says 'That it reached' mail/anna-1-proof/proof.txt
grep -q 'cheating' mail/anna-1-proof/proof.txt stranger/out &&
    fail "a claim convicts"
accepted=$(word)
case $accepted in void-1-????????) ;; *) fail "the word is '$accepted'" ;; esac

# A claim of somebody else's answer, or to another lock, is none.
forged() { # file, sed command
    rm -rf forged && cp -r mail/anna-1-proof forged
    sed -i "$2" forged/$1
    cmp -s forged/$1 mail/anna-1-proof/$1 && fail "nothing is changed: $2"
    refused "$3" verify c/roster.xml forged
}
forged 1-answer.xml 's/ from="anna"/ from="bert"/' 'trust no-proof'
forged 1-answer.xml 's/ exchange="1"/ exchange="2"/' 'trust no-proof'
forged 1-answer.xml 's/ proof="0\(.\)..../ proof="0\1aaaa/' 'trust no-proof'
forged 2-turn.xml 's/ withheld="anna"/ withheld="bert"/' 'trust tampered'

# With the receipt among her mail it convicts.
cp receipts/receipt-answer-1.xml home/
refused 'trust accused' sign home draft-anna.xml --key keys/anna.key --out mail2
shows "proof of cheating: a receipt of the answer of 'anna' to exchange 1, and the void of it" \
    mail2/anna-1-proof
rm home/receipt-answer-1.xml
# So it does beside her memory, and in the clone, where the void itself is.
cp receipts/receipt-answer-1.xml keys/
refused 'trust accused' sign c draft-anna.xml --key keys/anna.key --out mail3
shows "proof of cheating: a receipt" mail3/anna-1-proof
rm keys/receipt-answer-1.xml

# At her word she goes on; her sheets say so, and all are told.
ends 0 sign home draft-anna.xml --key keys/anna.key --out mail \
    --accept "$accepted"
says "accepts=\"$accepted\"" mail/anna-2-1.xml
ends 0 sign home draft-anna.xml --key keys/anna.key --out mail
says "accepts=\"$accepted\"" mail/anna-2-2.xml
ends 0 submit c mail/anna-2-2.xml
send bert "$scout"
ends 0 lock c --at 2026-01-11T00:00:00Z
answer anna bert
ends 0 process c
tr -s ' \n' ' ' <c/log.txt | grep -q "in spite of a warning: $accepted" ||
    fail "the log does not tell that she accepted it"
a_sheet_of anna '<orders side="hedgehogs" step="II"></orders>'
ends 0 sign c draft-anna.xml --key keys/anna.key --out mail
ends 0 audit c

# In a closed book the view tells her.
rm -rf home mail mail2 mail3
a_slander duel --book closed
ends 0 void c --at 2026-01-10T00:00:00Z
mkdir home && cp c/outbox/anna/turn-1/view-hedgehogs.xml c/module.xml c/roster.xml home/
cp -r c/participants home/
a_sheet_of anna "$push"
refused 'trust accused' sign home draft-anna.xml --key keys/anna.key --out mail
shows "'anna' has answered the lock of exchange 1" mail/anna-1-proof

# At a table it may be the sheet that did not come.
start table
for who in anna bert; do
    orders=$push
    [ $who = anna ] || orders=$scout
    a_sheet_of $who "$orders"
    ends 0 sign c draft-$who.xml --key keys/$who.key $fixed --out mail
    ends 0 submit c mail/$who-1-1.seal.xml
done
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 submit c mail/bert-1-1.xml
ends 3 void c --reason "anna opens nothing" --at 2026-01-10T00:00:00Z
ends 0 consent c c/inbox/void.xml --key keys/bert.key --out agreed.xml
ends 0 submit c agreed.xml
ends 0 void c --at 2026-01-10T00:00:00Z
a_sheet_of anna "$push"
ends 0 sign c draft-anna.xml --key keys/anna.key --out mail
done_testing
