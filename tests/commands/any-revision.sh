#!/bin/sh
# What is recorded is read by a program of another revision: log, show, map,
# dice, replay, and the way back to a former turn. What plays is refused.
. "$srcdir/tests/commands/people.sh"
old=$berthier
new=${berthier}-2
later=${berthier}-3 # reads no turn of a first watch

# The same whoever reads it.
same() { # file, command
    file=$1
    shift
    berthier=$old
    ends 0 "$@"
    cp out "$file"
    berthier=$new
    ends 0 "$@"
    cmp out "$file" || fail "another program reads it otherwise: $*"
}

# In one line, with the program that can.
unread() { # command
    refused 'file version' "$@"
    is "lines of findings" "$(grep -c . err)" 1
    tells "cannot read it (watch '1' is"
    tells "use 'berthier "
}

start duel
play_on
same log log c
same report log c --entry 1 --side badgers
same map map c --list
same map-svg map c
same dice dice c
same journal log c --json
ends 0 replay c --turn 1
tells 'played by berthier '
tells 'revision 1 of toy'
tells "$(sed -n 3p c/log.txt)"
ends 0 replay c --turn 0 --out past
tells 'files in past'
ends 0 show past
ends 0 map past --list
ends 0 show c --json
tells '"played-here": false'
ends 0 show c --side badgers
tells 'what is asked is not known here: the roster plays revision 1'
silent_about 'must answer'
ends 0 verify c sent-anna.xml

# What plays names the way out, and changes nothing.
head=$(git -C c rev-parse HEAD)
refused 'file version' replay c --run
refused 'file version' replay c --turn 1 --run
for what in "sheet c --side badgers" "check c sent-anna.xml" \
    "sign c draft-anna.xml --key keys/anna.key" "lock c" "process c"; do
    # shellcheck disable=SC2086
    refused 'file version' $what
    tells 'once all consent to berthier upgrade'
done
is "the history" "$(git -C c rev-parse HEAD)" "$head"

# Tables that have changed since: the log is read all the same.
berthier=$later
for what in "log c" "dice c" "replay c --turn 1"; do
    # shellcheck disable=SC2086
    ends 0 $what
done
tells 'its game is not read here'
ends 0 replay c --turn 1 --out told
cmp told/log.txt c/log.txt || fail "another log"
unread show c
unread map c
unread log c --side badgers
unread log c --json
unread upgrade c --reason repaired

# On to the second revision, and back to a turn of the first.
berthier=$new
upgraded() { # program
    ends 3 upgrade c --reason repaired
    for who in anna bert; do
        ends 0 consent c c/inbox/upgrade.xml --key "keys/$who.key" --out $who.xml
        ends 0 submit c $who.xml
    done
    ends 0 upgrade c
    sound
}
upgraded
for i in 1 2 3 4 5 6; do
    grep -q "<toy-game[^>]* watch=\"1\"" c/turn.xml && play_on
done
entries=$(git -C c rev-list --count HEAD)
ends 0 replay c --turn 1
refused 'file version' replay c --turn 1 --run
tells 'a program of that revision plays it again'
ends 0 replay c --run
back_to() { # turn
    ends 3 correct c --restore "$1" --reason 'a quarrel'
    for who in anna bert; do
        ends 0 consent c c/inbox/correction.xml --key "keys/$who.key" --out $who.xml
        ends 0 submit c $who.xml
    done
    ends 0 correct c
    sound
}
head=$(git -C c rev-parse HEAD)
cp -a c there
back_to 1
is "the game" "$(grep -o '<toy-game.*</toy-game>' c/turn.xml)" \
    "$(git -C c show turn-0001:turn.xml | grep -o '<toy-game.*</toy-game>')"
ends 0 process c --out again
tells identical
ends 0 audit c
play_on
is "entries" "$(git -C c rev-list --count HEAD)" $((entries + 2))

# A program that reads the head, and not the turn to go back to.
rm -rf c && mv there c
forget
berthier=$later
upgraded
refused 'file version' correct c --restore 1 --reason 'a quarrel'
tells "cannot read it (watch '1' is"
[ ! -f c/inbox/correction.xml ] || fail "a way back that nobody can go"
back_to $((entries - 1))
done_testing
