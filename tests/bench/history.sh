#!/bin/sh
# Makes a long history of the toy ruleset: preset duel, two players, so many
# exchanges of a whole watch each, in which one band in fifty goes to the hex
# beside it, or back again.
#
# usage: history.sh BENCH RESULTS PROGRAM FOLDER BANDS COLUMNS ROWS EXCHANGES
set -e
[ $# -eq 8 ] || {
    echo "usage: $0 BENCH RESULTS PROGRAM FOLDER BANDS COLUMNS ROWS EXCHANGES" >&2
    exit 64
}
bench=$1
results=$2
shift 2
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

# The sections of a sheet in their canonical spelling, for a watch there and a
# watch back.
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
            print begin "\"I\"><plan value=\"scout\"></plan></orders>"
            print begin "\"II\">"
            for (k = 0; k < bands / 2; k += 50)
                print "<move band=\"" (badger ? "b" : "h") k "\" path=\"" \
                    (back ? place(k) : beside(place(k))) "\"></move>"
            print "</orders>"
            print begin "\"III\"></orders>"
            print begin "\"IV\"></orders>"
        }'
}

for back in 0 1; do
    sections hedgehogs 0 $back >"anna.$back"
    sections badgers 1 $back >"bert.$back"
done

# The sheets that campaign.sh has signed were never sent.
rm -f ./*.memory
"$bench" history "$results" . "$exchanges"
