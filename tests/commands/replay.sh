#!/bin/sh
# size: default
# Past turns as they stood, once more, and with another sheet.
. "$srcdir/tests/commands/exchange.sh"
. "$srcdir/tests/commands/story.sh"
. "$srcdir/tests/commands/forgery.sh"

a_story duel
head=$(git -C c rev-parse HEAD)
state=$(state_of c)

for entry in 0 1 2 3; do
    ends 0 replay c --turn $entry --run
    tells identical
done
ends 0 replay c --turn 1
tells "commit $(git -C c rev-parse turn-0001)"
tells 'plan'
refused 'file unreadable' replay c --turn 4

# A report that is made again is headed by all that it tells of, as its log is.
ends 0 log c --entry 1 --side badgers
is 'the days of a report' "$(sed -n 4p out)" \
    'From watch 1 of 4, to watch 2 of 4, turn 1'
git -C c show turn-0001:log.txt >out
is 'the days of a log' "$(sed -n 4p out)" \
    'From watch 1 of 4, to watch 2 of 4, turn 1'

# A past turn is a folder like any other.
ends 0 replay c --turn 2 --out past
git -C c diff --quiet turn-0002 -- || git -C c show turn-0002:turn.xml |
    cmp - past/turn.xml || fail "it stood otherwise"
ends 0 show past
ends 0 log past
ends 0 sheet past --side hedgehogs --xml

# The sheet that was sent changes nothing; another one does, with the same
# dice. Nobody's history is touched.
ends 0 replay c --what-if sent-anna.xml
tells "state $state, the same"
sed '/^.*step="II"/s/<move[^>]*>//' draft-anna.xml >other.xml
cmp -s draft-anna.xml other.xml && fail "the other sheet is the same"
ends 0 replay c --what-if other.xml --out whatif
tells 'the recorded seed serves once more'
tells ', another'
grep -q '^- .*h2' out || fail "it does not say what would not have happened"
for die in $(sed -n 's/.*label="\([^"]*\)".*/\1/p' whatif/journal.xml); do
    is "the die $die" "$(grep -o "bytes=\"[0-9a-f]*\" .*label=\"$die\"" whatif/journal.xml)" \
        "$(grep -o "bytes=\"[0-9a-f]*\" .*label=\"$die\"" c/journal.xml)"
done
ends 1 replay c --turn 1 --what-if other.xml
tells '[trust wrong-exchange]'
refused 'file unreadable' replay c --turn 2 --what-if other.xml
is "the history" "$(git -C c rev-parse HEAD)" "$head"
is "git status" "$(git -C c status --porcelain)" ""

# What the host has signed, and playing does not make: both lines.
forged() {
    sed 's/scout/sleep/' log.txt >new && mv new log.txt
}
rewrite 1 forged
ends 1 replay f --turn 1 --run
grep -q '^turn-0001:log.txt:[0-9]*: .*sleep' out || fail "not the accepted line"
grep -q '^made anew:log.txt:[0-9]*: .*scout' out || fail "not the made line"
tells '[trust not-reproduced]'
done_testing
