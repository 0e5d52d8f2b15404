#!/bin/sh
# In a game of seven a surrender takes one power out, and the others play on; in
# a game of two it ends the campaign.
. "$srcdir/tests/commands/people.sh"
toy=$berthier
berthier=$builddir/berthier
module=$srcdir/samples/modules/europe-1805/module.xml
spare_keys carl dora

# Anna has France and Spain, bert Austria with dora as deputy, carl the rest but
# Turkey, which is vacant.
begins() { # options of new
    rm -rf c
    ends 0 new "$module" c --host keys/umpire.xml --test --vacant tu \
        --option tempo=sequential "$@"
    ends 0 join c keys/anna.xml --side fr --side sp
    ends 0 join c keys/bert.xml --side au
    ends 0 join c keys/carl.xml --side gb --side pr --side ru
    ends 0 join c keys/dora.xml --deputy au
    for id in anna bert carl dora umpire; do
        ends 0 consent c/roster.xml --key keys/$id.key --out consent.xml
        ends 0 submit c consent.xml
    done
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
    forget
    for id in carl dora; do echo berthier-memory/1 >keys/$id.memory; done
}

# The politics of the month, from everybody named: they say nothing.
politics() { # ids
    for id; do
        rm -f blank.txt
        ends 0 sheet c --from "$id" --out blank.txt
        ends 0 sign c blank.txt --key "keys/$id.key" --salt $zeros \
            --made 2026-01-01T12:00:00Z --out mail
        ends 0 submit c "$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)"
    done
}

begins --preset umpire
reads 'Turkey is vacant' c/outbox/anna/turn-0/body.txt
refused 'exchange surrendered' end c --surrender au
tells "the others play on without 'au': berthier roster DIR --surrender au takes it out of the game"
refused 'exchange surrendered' roster c --surrender tu
refused 'file unknown-reference' roster c --surrender foxes
ends 64 roster c --reason "why not"
politics anna bert carl
ends 0 process c --at 2026-01-02T00:00:00Z
reads 'Turkey is vacant: nobody ordered for it.' c/log.txt
holds

# Bert gives up: he must consent, and all others as to any change.
ends 3 roster c --surrender au --reason "Vienna has fallen"
tells 'bert leaves'
tells 'dora leaves'
tells 'au surrenders and is vacant for good ("Vienna has fallen")'
tells 'waiting for bert'
tells 'bert must be among them'
ends 0 consent c c/inbox/roster.xml --key keys/bert.key --out consent.xml
tells "it is the consent of 'bert'"
silent_about 'no roster is here'
consents roster anna carl
ends 3 roster c --at 2026-01-03T00:00:00Z
tells 'waiting for bert'
consents roster bert
ends 0 roster c --at 2026-01-03T00:00:00Z
says '<vacant reason="Vienna has fallen" side="au" surrendered="yes"></vacant>' \
    c/roster.xml
[ -f c/consents/roster-bert.xml ] || fail "his consent is not in the history"
[ -e c/participants/bert.xml ] && fail "he is there still"
[ -e c/participants/dora.xml ] && fail "his deputy is there still"
reads 'Austria surrenders: "Vienna has fallen"; the others play on.' c/log.txt
sed -n '/^The news/,/^What is asked/p' c/log.txt >news
reads 'Austria surrenders' news
reads 'Austria has surrendered: nothing waits for it, standing orders and defaults act; it is commanded again if all consent' \
    c/outbox/anna/turn-2/body.txt
ends 0 show c
tells 'Austria has surrendered'
holds
made_again c exchange roster

# The others play on.
ends 3 process c --at 2026-01-04T00:00:00Z
politics anna carl
ends 0 process c --at 2026-01-04T00:00:00Z
tells 'turn 3: January 1805'
reads 'Austria is vacant: nobody ordered for it.' c/log.txt
holds

# His consent is what makes it: the checker misses it as well.
python3 - "$srcdir" c <<'EOF2' || fail "the checker does not ask for his consent"
import sys
sys.path.insert(0, sys.argv[1] + "/tests/verify")
import check_history
has = check_history.Entry.has
check_history.Entry.has = lambda self, path: \
    path != "consents/roster-bert.xml" and has(self, path)
findings, _ = check_history.check(sys.argv[2])
sys.exit(not any("without its consent" in one for one in findings))
EOF2

# Nobody has the seat again but by all.
cp keys/bert.xml mail/
ends 0 submit c keys/bert.xml
ends 3 roster c --join keys/bert.xml --side bert=au
tells 'au is vacant no more'
consents roster bert anna carl
ends 0 roster c --at 2026-01-05T00:00:00Z
holds

# By most it takes most and him who surrenders; by most nobody undoes it.
begins --preset umpire --changes most
ends 3 roster c --surrender au
tells 'bert must be among them'
consents roster carl
ends 3 roster c --at 2026-01-02T00:00:00Z
tells 'waiting for bert'
consents roster bert
ends 0 roster c --at 2026-01-02T00:00:00Z
holds
ends 0 submit c keys/bert.xml
ends 3 roster c --join keys/bert.xml --side bert=au
consents roster bert carl
ends 3 roster c --at 2026-01-03T00:00:00Z
tells 'waiting for anna'
consents roster anna
ends 0 roster c --at 2026-01-03T00:00:00Z
holds
# where all but one have gone there is no game of more than two
ends 3 roster c --surrender au
consents roster bert carl anna
ends 0 roster c --at 2026-01-04T00:00:00Z
ends 3 roster c --surrender sp
silent_about 'anna leaves'
refused 'exchange surrendered' roster c --vacant fr --surrender sp
refused 'exchange surrendered' end c --surrender gb

# Who commands two sides gives one up and stays.
begins --preset duel
ends 3 roster c --surrender sp
silent_about 'anna leaves'
tells 'anna must be among them'
consents roster anna bert carl
ends 0 roster c --at 2026-01-02T00:00:00Z
[ -f c/participants/anna.xml ] || fail "anna has gone"
holds

# Of two sides the surrender ends the campaign.
berthier=$toy
start duel
refused 'exchange surrendered' roster c --surrender badgers
tells 'berthier end DIR --surrender badgers ends the campaign'
ends 3 end c --surrender badgers
consents end anna bert
ends 0 end c --at 2026-01-03T00:00:00Z
says 'Badgers surrenders' c/log.txt
holds
done_testing
