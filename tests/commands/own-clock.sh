#!/bin/sh
# Where the keys are no test keys, the clock of whoever runs the program counts:
# a host's --at that is far from it is asked about (trust far-time), players
# refuse what is of their future, memories keep when something was first seen.
# And a roster begins one campaign (trust begun-twice); no entry is later than
# 32 bits of seconds.
. "$srcdir/tests/commands/exchange.sh"

for id in anna bert umpire; do
    rm keys/$id.*
    ends 0 keygen keys/$id --name $id
done
a_module
ends 0 new module.xml c --host keys/umpire.xml
ends 0 join c keys/anna.xml --side hedgehogs
ends 0 join c keys/bert.xml --side badgers
all_consent c

# Accepted it is done, and remembered by the host.
cp -r c far && cp -r keys former
refused 'trust far-time' begin far --at 2099-01-01T00:00:00Z
is "the word" "$(word)" far-time-2099-01-01
refused 'trust far-time' begin far --at 2001-01-01T00:00:00Z --accept far-time-2099-01-01
ends 0 begin far --at 2099-01-01T00:00:00Z --accept far-time-2099-01-01
says " 0 far-time-2099-01-01" keys/umpire.memory
is "time of the commit" "$(git -C far log --format=%ct)" 4070908800
rm -rf keys && mv former keys

# One set of consents, one history. A dead run's is brought to its end.
cp -r c rehearsal
ends 0 begin c
grep -q "^seen $(game_of c) 0 $(state_of c) 20" keys/umpire.memory ||
    fail "the host does not remember when he began: $(cat keys/umpire.memory)"
is "turn 0" "$(sed -n 's/^state [0-9a-f]* 0 //p' keys/umpire.memory)" "$(state_of c)"
cp -r rehearsal other
refused 'trust begun-twice' begin rehearsal
[ ! -e rehearsal/.git ] || fail "a second history is begun"
sed -i '/^state /d; /^seen /d' keys/umpire.memory
mkdir -p c/inbox && cp c/roster.xml c/inbox/
ends 0 begin c
is "after a run that died" "$(sed -n 's/^state [0-9a-f]* 0 //p' keys/umpire.memory)" \
    "$(state_of c)"
refused 'trust begun-twice' begin other
# A rehearsal is another game: other bytes of the roster, consents of its own.
ends 0 new module.xml trial --host keys/umpire.xml --due P1D
ends 0 join trial keys/anna.xml --side hedgehogs
ends 0 join trial keys/bert.xml --side badgers
all_consent trial
ends 0 begin trial

# What a clock says is nobody's to choose.
a_sheet_of anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
refused 'trust test-key' sign c draft-anna.xml --key keys/anna.key --now 2026-01-01T00:00:00Z
refused 'trust test-key' sign c draft-anna.xml --key keys/anna.key --made 2026-01-01T00:00:00Z
before=$(date +%s)
ends 0 sign c draft-anna.xml --key keys/anna.key --out mail
made=$(date -d "$(sed -n '1s/.* made="\([^"]*\)".*/\1/p' mail/anna-1-1.xml)" +%s)
[ "$made" -ge "$before" ] && [ "$made" -le "$(date +%s)" ] ||
    fail "the sheet is of another time: $made, not $before"
grep -q "^seen $(game_of c) 0 $(state_of c) 20" keys/anna.memory ||
    fail "anna does not remember when she saw turn 0: $(cat keys/anna.memory)"
a_sheet_of bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 sign c draft-bert.xml --key keys/bert.key --out mail
refused 'trust far-time' submit c mail/anna-1-1.xml --at 2026-01-01T00:00:00Z
ends 0 submit c mail/anna-1-1.xml mail/bert-1-1.xml

# A lock of the future: the host is asked, and then everybody else.
cp -r c far-lock && cp -r keys former
refused 'trust far-time' lock far-lock --at 2099-01-01T00:00:00Z
ends 0 lock far-lock --at 2099-01-01T00:00:00Z --accept far-time-2099-01-01
refused 'trust future' answer far-lock far-lock/inbox/lock.xml --key keys/anna.dice
rm -rf keys && mv former keys
ends 0 lock c
grep -q "^seen $(game_of c) 1 " keys/umpire.memory ||
    fail "the host does not remember when he locked"
answer anna bert
grep -q "^seen $(game_of c) 1 " keys/anna.memory ||
    fail "anna does not remember when she saw the lock"
ends 0 process c
sound

# Beyond 32 bits no entry would ever be good again.
refused 'file bad-value' lock c --at 2106-02-07T06:28:16Z
tells "'2106-02-07T06:28:16Z' is not a time up to 2106-02-07T06:28:15Z"
refused 'trust far-time' lock c --at 2106-02-07T06:28:15Z
refused 'file bad-value' process c --at 2106-02-07T06:28:16Z
refused 'file bad-value' void c --reason x --at 2106-02-07T06:28:16Z
ends 0 new module.xml late --host keys/umpire.xml
ends 0 join late keys/anna.xml --side hedgehogs
ends 0 join late keys/bert.xml --side badgers
all_consent late
refused 'file bad-value' begin late --at 9999-01-01T00:00:00Z
done_testing
