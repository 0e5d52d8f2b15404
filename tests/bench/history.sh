#!/bin/sh
# Makes a long history of the toy room: preset duel, two players, so many
# exchanges of a whole watch each, in which one band in fifty goes to the hex
# beside it, or back again.
#
# usage: history.sh PROGRAM FOLDER BANDS COLUMNS ROWS EXCHANGES
set -e
[ $# -eq 6 ] || {
    echo "usage: $0 PROGRAM FOLDER BANDS COLUMNS ROWS EXCHANGES" >&2
    exit 64
}
program=$1
folder=$2
bands=$3
columns=$4
rows=$5
exchanges=$6
here=$(cd "$(dirname "$0")" && pwd)

PRESET=duel WATCHES=$((exchanges + 1)) \
    "$here/campaign.sh" "$program" "$folder" "$bands" "$columns" "$rows" \
    >/dev/null
cd "$folder"
game=$(sed -n '1s/.* game="\([0-9a-f]*\)".*/\1/p' campaign/turn.xml)

# The sections of a sheet, for a watch there and a watch back.
sections() { # side, 1 for badgers, 1 for back
    awk -v bands="$bands" -v columns="$columns" -v rows="$rows" \
        -v side="$1" -v badger="$2" -v back="$3" '
        function place(k,    own) {
            own = k % int(columns / 3 * rows)
            if (badger)
                own = columns * rows - 1 - own
            return sprintf("%02d%02d", 1 + int(own / rows), 1 + own % rows)
        }
        function beside(at,    row) {
            row = at % 100
            return sprintf("%04d", row < rows ? at + 1 : at - 1)
        }
        BEGIN {
            begin = "<orders side=\"" side "\" step="
            print begin "\"I\"><plan value=\"scout\"/></orders>"
            print begin "\"II\">"
            for (k = 0; k < bands / 2; k += 50)
                print "<move band=\"" (badger ? "b" : "h") k "\" path=\"" \
                    (back ? place(k) : beside(place(k))) "\"/>"
            print "</orders>"
            print begin "\"III\"/>"
            print begin "\"IV\"/>"
            print "</sheet>"
        }'
}

for back in 0 1; do
    sections hedgehogs 0 $back >"anna.$back"
    sections badgers 1 $back >"bert.$back"
done

sheet() { # id, exchange, state
    printf '<sheet exchange="%d" from="%s" game="%s" state="%s" version="1">\n' \
        "$2" "$1" "$game" "$3"
    cat "$1.$((($2 + 1) % 2))"
}

number=1
while [ "$number" -le "$exchanges" ]; do
    state=$(git -C campaign log -1 --format=%B |
        sed -n 's/^State-SHA256: //p')
    mkdir -p mail
    for id in anna bert; do
        sheet "$id" "$number" "$state" >"$id.draft"
        "$program" sign campaign "$id.draft" --key "$id.key" --out mail
    done
    "$program" submit campaign mail/*-"$number"-*.xml --key umpire.key
    "$program" lock campaign --key umpire.key
    for id in anna bert; do
        "$program" answer campaign campaign/inbox/lock.xml --key "$id.dice" \
            --out mail
    done
    "$program" submit campaign mail/*answer*.xml --key umpire.key
    "$program" process campaign --key umpire.key
    rm -rf mail
    number=$((number + 1))
done >history.said 2>&1
