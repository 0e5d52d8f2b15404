#!/bin/sh
# Consent with open eyes: the program says in its own words what a document
# changes in the consenter's own folder, what he signs, and what follows; it
# asks at a terminal, and refuses what could never be an entry and who is not
# asked. What the letter says beside it counts for nothing.
. "$srcdir/tests/commands/exchange.sh"

shown() { # the whole output, but for what was written
    sed '/^send mine.xml to the host/,$d' out >said
    diff - said || fail "consent says otherwise"
}

anna_consents() { # arguments
    ends 0 consent "$@" --key keys/anna.key --out mine.xml
}

keys_of() { # id
    digest "c/participants/$1.xml"
}

# Her folder is by mail.
start duel
cp -r c/outbox/anna/turn-0 home
rm -rf home/campaign.bundle home/body.txt
spare_keys carl
ends 0 submit c keys/carl.xml
ends 3 roster c --due P9D --at 2026-01-02T00:00:00Z
cp c/inbox/roster.xml harmless.xml
cp c/outbox/anna/consent-roster-1/body.txt body.txt
says 'the time for a sheet is P9D, not P7D' body.txt
says 'berthier consent DIR proposed-roster.xml' body.txt
ends 3 roster c --join keys/carl.xml --side carl=badgers --leave bert \
    --until 2090-01-05T00:00:00Z
cp c/inbox/roster.xml roster.xml
state=$(state_of c)

# The words are those about nine days; the document puts carl in the place of bert.
anna_consents home roster.xml
shown <<SAID
roster.xml is another roster, for any entry until 2090-01-05T00:00:00Z
what it changes of what stands in home:
  bert leaves
  carl joins with the keys $(digest keys/carl.xml)
  carl takes command of badgers
  Windfall in the old orchard, by Windfall, edition 1; it stands at turn 0: watch 1 of 4
  sides: hedgehogs (Hedgehogs), badgers (Badgers)
  all that the roster would say:
  anna: hedgehogs; helps to make the dice; keys $(keys_of anna | cut -c 1-16)
  carl: badgers; helps to make the dice; keys $(digest keys/carl.xml | cut -c 1-16)
  umpire: host; helps to make the dice; keys $(keys_of umpire | cut -c 1-16)
  preset duel: everybody takes part in every die
  open book: everybody reads everything once it is played
  a sheet is due after 7 days (P7D); who is silent is waited for
  who consents to changes: all
  3 of 3 options stand at their default (berthier rules toy --options)
  rule system toy, edition $(sed -n 's/.* edition="\([^"]*\)".*/\1/p' roster.xml), revision 1; module $(digest module.xml | cut -c 1-16), NOT as shipped: no version of Berthier up to this one came with it (consent --shipped FILE lists what differs from one that did)
  TEST KEYS: anybody may sign with them
you sign as 'anna', whose keys begin $(keys_of anna | cut -c 1-16), for roster.xml, sha256 $(digest roster.xml)
what follows:
  the host can make it an entry at any time until 2090-01-05T00:00:00Z, whatever is played before, when these have consented, he by his command: anna, umpire, carl, bert; whatever the others say: carl, bert
  until it is made berthier consent DIR --withdraw DOC takes it back; it is void after 2090-01-05T00:00:00Z, and when another roster is entered before
  sheets and seals that are accepted for the exchange that is open then are dropped, and with them the dice that they would have made: new ones answer the new state; the orders of each stand filled in in his next blank sheet
SAID
ends 0 consent home harmless.xml --key keys/anna.key --out mine.xml
tells 'the time for a sheet is P9D, not P7D'
silent_about carl

# Without a folder nothing is compared: at her word alone.
refused 'trust unheld' consent roster.xml --key keys/anna.key --out none.xml
tells 'berthier consent DIR roster.xml says what changes in DIR'
[ -e none.xml ] && fail "it is signed all the same"
is "the word" "$(word)" "unheld-$(digest roster.xml | cut -c 1-8)"
ends 0 consent roster.xml --key keys/carl.key --out mine.xml --accept "$(word)"
says " accepts=\"unheld-" mine.xml

# Who is not asked: a stranger.
refused 'trust not-his-office' consent home roster.xml --key keys/mallory.key

# What could never be an entry: of another game, past, another state or time.
never() { # id, sed commands for the document
    sed "$2" roster.xml >other.xml
    cmp -s roster.xml other.xml && fail "nothing is changed by: $2"
    refused "$1" consent home other.xml --key keys/anna.key --out none.xml
}
never 'trust wrong-game' "s/ game=\"[0-9a-f]*\"/ game=\"$zeros\"/"
never 'trust wrong-exchange' "s/ game=/ entry=\"2\"&/; s/ test=/ state=\"$state\"&/"
never 'trust wrong-state' "s/ game=/ entry=\"1\"&/; s/ test=/ state=\"$zeros\"&/"
never 'file missing-attribute' 's/ until="[^"]*"//'
never 'file missing-attribute' 's/ host="umpire"/ host="anna"/'
never 'trust wrong-roster' "s/ previous=\"[0-9a-f]*\"/ previous=\"$zeros\"/"
never 'trust wrong-roster' 's/ preset="duel"/ preset="table"/'
sed 's/ until="2090/ until="2025/' roster.xml >other.xml
refused 'trust expired' consent home other.xml --key keys/anna.key --out none.xml \
    --now 2026-01-02T00:00:00Z
refused 'trust expired' consent c other.xml --key keys/anna.key --out none.xml
never 'file missing-element' 's/<side id="hedgehogs"><.side>//'
refused 'trust wrong-exchange' consent home home/roster.xml --key keys/anna.key
tells 'the campaign has begun with this roster'
cp home/turn.xml no-document.xml
refused 'trust stranger' consent home no-document.xml --key keys/anna.key

# A correction is tried on her game; a take-back where she has the history.
correction() { # edit, reason
    printf '<correction case="4.1" entry="1" game="%s" reason="%s" state="%s" version="1">\n %s\n</correction>' \
        "$(game_of c)" "${2:-a slip}" "$state" "$1" >correction.xml
}
correction '<change field="hex" from="0102" of="band" piece="h1" to="0203"></change>'
anna_consents home correction.xml
shown <<SAID
correction.xml is a correction of the game, for entry 1, which follows state $(printf %.12s "$state")
what it changes of what stands in home:
  correction: "a slip"
    move band h1 (Old Bristle) to 0203, was 0102
you sign as 'anna', whose keys begin $(keys_of anna | cut -c 1-16), for correction.xml, sha256 $(digest correction.xml)
what follows:
  the host can make it entry 1 when these have consented, he by his command: anna, bert, umpire
  until then berthier consent DIR --withdraw DOC takes it back; it is void when another entry 1 is made
  sheets and seals that are accepted for exchange 1 are dropped, and with them the dice that they would have made: new ones answer the new state; the orders of each stand filled in in his next blank sheet
SAID
correction '<change field="hex" from="0909" of="band" piece="h1" to="0203"></change>'
refused 'file bad-value' consent home correction.xml --key keys/anna.key
correction '<remove piece="h77"></remove>'
refused 'file unknown-reference' consent home correction.xml --key keys/anna.key

# A lock takes the entry: what is for this entry could never be made.
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
refused 'trust lock-open' consent c correction.xml --key keys/anna.key
anna_consents c roster.xml
ends 3 void c --reason "bert moved house" --at 2026-01-10T00:00:00Z
anna_consents c c/inbox/void.xml
shown <<SAID
c/inbox/void.xml is the closing of an exchange that is not played, for entry 1
what it changes of what stands in c:
  exchange 1 is not played: bert moved house
  its lock, L $(digest_of=$(sed -n 's/.* lock="\([0-9a-f]*\)".*/\1/p' c/inbox/void.xml) && echo "$digest_of"), is closed
  said to have withheld what they owe: bert
you sign as 'anna', whose keys begin $(keys_of anna | cut -c 1-16), for c/inbox/void.xml, sha256 $(digest c/inbox/void.xml)
what follows:
  the host can make it entry 1 when these have consented, he by his command: anna, bert, umpire; after 9 January 2026, 00:00 UTC nobody waits for bert, unless something of his has come
  until then berthier consent DIR --withdraw DOC takes it back; it is void when another entry 1 is made
  new sheets make new dice, throw 2 of this turn: whoever knew those of the former throws has chosen among so many
SAID
# Her folder has no lock: it cannot say who is asked.
anna_consents home c/inbox/void.xml
tells 'your folder cannot say who'
sed "s/ lock=\"[0-9a-f]*\"/ lock=\"$zeros\"/" c/inbox/void.xml >void.xml
refused 'trust other-lock' consent c void.xml --key keys/anna.key
sed 's/ exchange="1"/ exchange="2"/' c/inbox/void.xml >void.xml
refused 'trust wrong-exchange' consent home void.xml --key keys/anna.key

# Back to a turn, the end, and the first roster of a campaign.
answer bert
ends 0 process c
ends 3 correct c --restore 0 --reason "we want the old map back"
anna_consents c c/inbox/correction.xml
tells 'is the way back to a former turn, for entry 2'
tells 'back to turn 0: "we want the old map back"'
tells 'its dice are thrown anew'
ends 3 end c --surrender hedgehogs
anna_consents c c/inbox/end.xml
tells 'the campaign ends: '
tells 'no sheet is taken and nothing is locked any more'
a_draft draft
anna_consents draft/roster.xml
says 'draft/roster.xml is the first roster of a campaign'
says "  anna: hedgehogs; helps to make the dice; keys $(keys_of anna | cut -c 1-16)"
says 'the host can begin the campaign when all have consented: anna, bert, umpire'
anna_consents draft draft/roster.xml
says 'nothing: it is the roster that lies in your folder'

# At a terminal the word is asked for, and nothing but yes is one.
asked() { # what is typed
    rm -f mine.xml
    python3 - "$1" "$berthier" consent draft draft/roster.xml --key keys/anna.key \
        --out mine.xml <<'END' >typed
import os, pty, sys
pid, fd = pty.fork()
if pid == 0:
    os.execv(sys.argv[2], sys.argv[2:])
said = b""
while b"(yes or no)" not in said:
    said += os.read(fd, 1000)
os.write(fd, sys.argv[1].encode() + b"\n")
try:
    while True:
        some = os.read(fd, 1000)
        if not some:
            break
        said += some
except OSError:
    pass
os.waitpid(pid, 0)
sys.stdout.buffer.write(said)
END
}
if python3 -c 'import pty' 2>/dev/null; then
    for word in no y '' 'yes please'; do
        asked "$word"
        says 'nothing is signed' typed
        [ -e mine.xml ] && fail "'$word' is taken for yes"
    done
    asked yes
    [ -f mine.xml ] || fail "yes signs nothing: $(cat typed)"
fi
done_testing
