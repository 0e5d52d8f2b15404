#!/bin/sh
# size: default
# An exchange of a duel costs a player three commands besides mail: check, sign
# and answer, as his letters write them, each from a folder that holds one
# letter and nothing else. HOME is empty, and there is no git.
. "$srcdir/tests/commands/exchange.sh"
mkdir bin empty
ln -s "$(command -v sh)" bin/sh

# The commands that the first ten lines of a letter name for its reader.
commands_of() { # letter
    sed -n 1,10p "$1/body.txt" | sed -n 's/^  berthier //p'
}

# Runs one of them in the folder of the letter, with his key beside mail/.
obey() { # player, command
    echo x >>"given-$1"
    set -- "$1" "$(echo "$2" | sed "s|--key |--key ../keys/|")"
    # shellcheck disable=SC2086 # a command line
    (cd desk && env -i PATH="$scratch/bin" HOME="$scratch/empty" \
        "$(readlink -f "$berthier")" $2) >out 2>err </dev/null || {
        cat out err
        fail "$1 cannot: berthier $2"
    }
}

# His desk is a copy of the one letter.
save() { # player, cause
    chmod -R u+w desk 2>/dev/null
    rm -rf desk
    cp -r "c/outbox/$1/$2" desk
}

mails() { # file
    ends 0 submit c "desk/$1"
}

# Two exchanges from letters alone.
play() { # book
    start duel --book "$1"
    for exchange in 1 2; do
        rm -f given-*
        for id in anna bert; do
            save $id "turn-$((exchange - 1))"
            commands_of desk >commands
            is "commands of the letter" "$(cut -d' ' -f1 commands | xargs)" \
                'check sign answer'
            obey $id "$(sed -n 1p commands)"
            obey $id "$(sed -n 2p commands)"
            mails "$id-$exchange-1.xml"
        done
        ends 0 lock c --at "2026-01-0$((2 * exchange))T00:00:00Z"
        for id in anna bert; do
            save $id "lock-$exchange"
            is "the command of the lock" "$(commands_of desk)" \
                "$(sed "s/bert/$id/" commands | sed -n 3p)"
            obey $id "$(commands_of desk)"
            mails "$id-$exchange-answer.xml"
        done
        ends 0 process c --at "2026-01-0$((2 * exchange))T01:00:00Z"
        for id in anna bert; do
            is "commands of $id in exchange $exchange" \
                "$(grep -c . "given-$id")" 3
        done
    done
    sound
}
play open
play closed
done_testing
