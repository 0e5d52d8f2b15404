#!/bin/sh
# A memory that is lost: sign says so, names the number that goes on, and writes
# over nothing that was signed (trust ids no-memory, same-sequence).
. "$srcdir/tests/commands/exchange.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
wait='<orders side="hedgehogs" step="I"><plan value="rest"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'

again() { # folder, options: anna signs what she has drafted
    folder=$1
    shift
    ends 0 sign c draft-anna.xml --key keys/anna.key --out "$folder" "$@"
}

# Nothing signed yet, and no memory: a new one is begun, and it is said.
start duel
rm -f keys/anna.memory
a_sheet_of anna "$push"
again mail
tells 'no memory was there, and a new one is begun'
silent_about 'memory is lost'
first=$(digest mail/anna-1-1.xml)
cp keys/anna.memory kept.memory

# The sheet lies where the next would be written.
rm -f keys/anna.memory keys/anna.sheet.xml
a_sheet_of anna "$wait"
refused 'trust no-memory' sign c draft-anna.xml --key keys/anna.key --out mail
tells "the memory is lost: it knows nothing of sheet 1 of 'anna' for exchange 1, which is there (mail/anna-1-1.xml)"
tells 'Bring the memory back, or give a number above all that were mailed: --sequence 2, if that was the last'
is "the first sheet" "$(digest mail/anna-1-1.xml)" "$first"
[ -e mail/anna-1-2.xml ] && fail "it was signed all the same"
grep -q '^sheet' keys/anna.memory && fail "a refused sheet is remembered"
again mail --sequence 2
is "the first sheet" "$(digest mail/anna-1-1.xml)" "$first"
says ' sequence="2"' mail/anna-1-2.xml

# Its number given once more is no way to write over it.
rm -f keys/anna.memory keys/anna.sheet.xml
refused 'trust same-sequence' sign c draft-anna.xml --key keys/anna.key \
    --out mail --sequence 1
tells 'mail/anna-1-1.xml: refused: another file of that name is there, and is not written over: give --out FOLDER, or a higher --sequence if it was mailed'
is "the first sheet" "$(digest mail/anna-1-1.xml)" "$first"

# An old copy of the memory knows the first alone.
cp kept.memory keys/anna.memory
refused 'trust no-memory' sign c draft-anna.xml --key keys/anna.key --out mail
tells "the memory is an old copy: it knows nothing of sheet 2 of 'anna'"
again mail --sequence 3

# Elsewhere: what is accepted, and what was kept beside the memory, show it too.
ends 0 submit c mail/anna-1-3.xml
rm -f keys/anna.memory keys/anna.sheet.xml
refused 'trust no-memory' sign c draft-anna.xml --key keys/anna.key --out else
tells "sheet 3 of 'anna' for exchange 1, which is there (c/inbox/orders/anna.xml)"
again else --sequence 4
mv c/inbox/orders/anna.xml anna.xml
rm -f keys/anna.memory
refused 'trust no-memory' sign c draft-anna.xml --key keys/anna.key --out third
tells 'which is there (keys/anna.sheet.xml)'
tells '--sequence 5'
mv anna.xml c/inbox/orders/anna.xml

# A file of that name that is no sheet at all is kept as well.
mkdir third
echo precious >third/anna-1-6.xml
refused 'trust same-sequence' sign c draft-anna.xml --key keys/anna.key \
    --out third --sequence 6
is "what lay there" "$(cat third/anna-1-6.xml)" precious

# Of the exchange before it is said, and what to do; nothing is refused.
cp kept.memory keys/anna.memory
again mail --sequence 7
ends 0 submit c mail/anna-1-7.xml
send bert "$scout"
ends 0 lock c
answer anna bert
ends 0 process c
rm -f keys/anna.*memory keys/anna.sheet.xml
a_sheet_of anna '<orders side="hedgehogs" step="II"/>'
again mail
tells "the memory is lost, or lies elsewhere: 'anna' has signed for exchange 1 (c/orders/anna.xml). If a sheet for exchange 2 was mailed already, sign again with --sequence N, one more than its number: this one has 1"

# Sealed: neither file is written over.
start table
a_sheet_of anna "$push"
again mail
[ -e mail/anna-1-1.seal.xml ] || fail "no seal was made"
seal=$(digest mail/anna-1-1.seal.xml)
rm -f keys/anna.memory keys/anna.sheet.xml mail/anna-1-1.xml
refused 'trust no-memory' sign c draft-anna.xml --key keys/anna.key --out mail
tells 'which is there (mail/anna-1-1.seal.xml)'
refused 'trust same-sequence' sign c draft-anna.xml --key keys/anna.key \
    --out mail --sequence 1
is "the seal" "$(digest mail/anna-1-1.seal.xml)" "$seal"
[ -e mail/anna-1-1.xml ] && fail "half of it was written"

# In a closed book the lock alone shows it.
start duel --book closed
a_sheet_of anna "$push"
send anna "$push"
send bert "$scout"
ends 0 lock c
answer anna bert
ends 0 process c
mkdir -p hers
cp "$(letter_to anna)"/* hers/
rm -f keys/anna.memory keys/anna.sheet.xml
printf '<sheet exchange="2" from="anna" game="%s" state="%s" version="1">\n<orders side="hedgehogs" step="II"/>\n</sheet>\n' \
    "$(game_of c)" "$(state_of c)" >draft-anna.xml
ends 0 sign hers draft-anna.xml --key keys/anna.key --out fresh
tells "'anna' has signed for exchange 1 (the lock of exchange 1)"
done_testing
