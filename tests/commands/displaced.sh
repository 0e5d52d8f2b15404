#!/bin/sh
# size: default
# Who loses seat or keys by a change of the roster: asked by the keys that he
# has, until he sends nothing for an exchange; told beforehand and afterwards.
. "$srcdir/tests/commands/people.sh"

push='<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
scout='<orders side="badgers" step="I"><plan value="scout"/></orders>'
due=2026-01-09T00:00:00Z
spare_keys carl dora
mkdir new
registers_as dora bert new/bert.xml

# Carl shall have the seat of bert; anna and carl agree.
carl_for_bert() { # time
    ends 0 submit c keys/carl.xml
    ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers --at "$1"
    consents roster.xml anna carl
}

# What silence costs stands in the letter that asks for a sheet, and in the one
# that asks for a consent.
start duel
reads 'You owe a sheet for exchange 1, due 8 January 2026, 00:00 UTC. If you send nothing by then, the others may give your place to somebody else.' \
    c/outbox/bert/turn-0/body.txt
carl_for_bert 2026-01-02T00:00:00Z
letter=c/outbox/bert/consent-roster-1/body.txt
reads 'you leave the campaign; you no longer command Badgers; carl does; your consent is asked.' $letter
reads 'If you send nothing until 9 January 2026, 00:00 UTC, it is entered without you. A sheet for exchange 1 keeps it waiting for your word.' $letter
reads 'berthier consent DIR proposed-roster.xml --withdraw --from bert --key bert.key' $letter
ends 3 roster c --at 2026-01-08T23:59:59Z
tells "waiting for bert: consent to roster.xml, or until $due"
ends 0 show c
tells "bert: consent to roster.xml is owed, or until $due"
tells 'when one comes, or 9 January 2026, 00:00 UTC is past: berthier submit c FILE'
cp -r c asked

# He sends nothing: it is entered, and says so, in each log of dice too.
ends 0 roster c --at $due
sound
reads 'bert was asked. By the host'"'"'s word nothing of his came until the exchange was due; a receipt for his sheet would convict the host. [exchange displaced]' c/log.txt
says ' unasked="carl"' c/turn.xml
reads 'bert was asked. By the host'"'"'s word nothing of his came' c/outbox/bert/turn-1/log.txt
holds
echo berthier-memory/1 >keys/carl.memory
send anna "$push"
send carl "$scout"
ends 0 lock c --at 2026-01-10T00:00:00Z
answer anna carl
ends 0 process c --at 2026-01-10T00:00:00Z
reads 'carl has keys or a seat that changed hands without the consent of who had them before.' c/log.txt
holds
made_again c exchange roster

# What came of his is dropped by nobody but him.
rm -rf c && cp -r asked c && forget
send bert "$scout"
ends 3 roster c --at 2026-01-10T00:00:00Z
tells 'waiting for bert: consent to roster.xml [trust'
tells 'the entry drops the sheet that bert has accepted for exchange 1'
ends 0 show c
silent_about 'or until'
consents roster.xml bert
ends 0 roster c --at 2026-01-10T00:00:00Z
grep -q ' unasked=' c/turn.xml && fail "he has agreed"
holds

# Neither is his objection.
rm -rf c && mv asked c && forget
ends 0 consent c c/inbox/roster.xml --withdraw --key keys/bert.key --from bert --out no.xml
ends 0 submit c no.xml
ends 3 roster c --at 2026-01-10T00:00:00Z
tells 'waiting for bert'

# New keys: whoever has the former ones is asked by them.
start duel
ends 3 roster c --join new/bert.xml --at 2026-01-02T00:00:00Z
tells "waiting for bert: consent to roster.xml by the keys of the roster in force, or until $due"
letter=c/outbox/bert/consent-roster-1/body.txt
reads 'If those keys are not yours, tell all the others at once: whoever has them signs in your name.' $letter
reads 'If the new keys are yours, and you have the old ones still, sign with the old ones too: berthier consent DIR proposed-roster.xml --from bert --key OLD.key --out consent-old.xml' $letter
reads 'If you send nothing until' $letter
consents roster.xml anna
ends 0 consent c c/inbox/roster.xml --key keys/dora.key --from bert --out new.xml
says 'by the keys of the roster in force too: bert' out
ends 0 submit c new.xml
ends 3 roster c --at 2026-01-07T00:00:00Z
ends 0 show c
tells "bert: consent to roster.xml by the keys of the roster in force is owed, or until $due"
ends 0 show c --json
python3 -c 'import json
one = json.load(open("out"))["consents"][0]
print(one["former-keys"], one["missing"], one["until"])' >listed
says "['bert'] [] $due" listed
cp -r c asked
consents roster.xml bert
[ -f c/inbox/consents/roster-bert.former.xml ] || fail "it is not by the former keys"
ends 0 roster c --at 2026-01-07T00:00:00Z
grep -q ' unasked=' c/turn.xml && fail "the former keys have agreed"
holds
rm -rf c && mv asked c
cp -r c objected
ends 0 roster c --at $due
says ' unasked="bert"' c/turn.xml
holds

# The former keys agree, and then object: the host keeps the first in vain.
rm -rf c && mv objected c
consents roster.xml bert
cp -r c/inbox/consents kept
ends 0 consent c c/inbox/roster.xml --withdraw --key keys/bert.key --from bert --out no.xml
ends 0 submit c no.xml
cp kept/* c/inbox/consents
ends 3 roster c --at $due
tells 'waiting for bert: consent to roster.xml by the keys of the roster in force [trust'

# Drawn up once the exchange was due it still asks him for as long as for a
# sheet. Where the host gives less he reads so, and can still stop it.
start duel
ends 3 roster c --vacant badgers=umpire --at 2026-01-09T00:00:00Z
tells 'waiting for bert: consent to roster.xml, or until 2026-01-16T00:00:00Z'
reads 'If you send nothing until 16 January 2026, 00:00 UTC, it is entered without you' \
    c/outbox/bert/consent-roster-1/body.txt
start duel
ends 3 roster c --vacant badgers=umpire --at 2026-01-09T00:00:00Z --until 2026-01-12T00:00:00Z
letter=c/outbox/bert/consent-roster-1/body.txt
reads 'nobody waits for your consent, but it is taken in' $letter
reads 'Nothing of yours came until exchange 1 was due, so that nobody waits for you. A sheet of yours, or your objection, keeps it waiting if it comes before the entry.' $letter
send bert "$scout"
consents roster.xml anna
ends 3 roster c --at 2026-01-09T00:00:00Z
tells 'waiting for bert'
done_testing
