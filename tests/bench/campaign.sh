#!/bin/sh
# Makes a campaign of the toy ruleset with so many bands: two players in preset
# umpire, their sheets signed, nothing accepted.
#
# usage: [PRESET=P] [WATCHES=N] campaign.sh PROGRAM FOLDER BANDS COLUMNS ROWS
#
# The hedgehogs stand in the first third of the columns, the badgers in the
# last, so that nobody fights; one band in fifty moves to a hex beside it.
set -e
[ $# -eq 5 ] || {
    echo "usage: $0 PROGRAM FOLDER BANDS COLUMNS ROWS" >&2
    exit 64
}
program=$1
folder=$2
bands=$3
columns=$4
rows=$5
charts=$(cd "$(dirname "$0")/../toy/module" && pwd)
keys=$(cd "$(dirname "$0")/../keys" && pwd)

# Rows of a table of the module, made by an awk program that knows these.
table() { # file, head, program
    awk -v bands="$bands" -v columns="$columns" -v rows="$rows" \
        -v head="$2" '
        function hex(column, row) { return sprintf("%02d%02d", column, row) }
        # The k-th place of a family: its own third of the map, again and
        # again, counted from its end of the map.
        function place(badger, k,    own) {
            own = k % int(columns / 3 * rows)
            if (badger)
                own = columns * rows - 1 - own
            return hex(1 + int(own / rows), 1 + own % rows)
        }
        function beside(at,    row) {
            row = at % 100
            return sprintf("%04d", row < rows ? at + 1 : at - 1)
        }
        BEGIN {
            OFS = "\t"
            gsub(/ /, "\t", head)
            if (head != "")
                print head
            '"$3"'
        }' >"$1"
}

make_module() { # folder
    mkdir -p "$1"
    cp "$charts"/table-*.tsv "$1"
    table "$1/setup.tsv" 'key value provenance' '
        print "name", "bench", "house"
        print "room", "toy", "house"
        print "title", "A wide orchard", "house"
        print "edition", 1, "house"
        print "columns", columns, "house"
        print "rows", rows, "house"
        print "stacking", 100, "house"
        print "watches", '"${WATCHES:-4}"', "house"'
    table "$1/families.tsv" 'burrow id name' '
        print hex(1, 1), "hedgehogs", "Hedgehogs"
        print hex(columns, rows), "badgers", "Badgers"'
    table "$1/hexes.tsv" 'ground hex' '
        for (i = 1; i <= columns; i++)
            for (j = 1; j <= rows; j++)
                print (7 * i + 3 * j) % 11 ? "grass" : "brambles", hex(i, j)'
    table "$1/heaps.tsv" 'apples hex' '
        for (i = 3; i <= columns; i += 10)
            for (j = 3; j <= rows; j += 10)
                print 4, hex(i, j)'
    table "$1/bands.tsv" 'family hex id name pace strength' '
        for (i = 0; i < bands; i++) {
            k = int(i / 2)
            print i % 2 ? "badgers" : "hedgehogs", place(i % 2, k), \
                (i % 2 ? "b" : "h") k, (i % 2 ? "Diggers " : "Bristles ") k, \
                3 + i % 3, 1 + i % 5
        }'
    "$program" module "$1"
}

# Keys take longer to make than all the rest.
take_keys() { # id
    cp "$keys/$1.key" "$keys/$1.dice" "$keys/$1.xml" .
    chmod 600 "$1.key" "$1.dice" "$1.xml"
}

join() { # id, side
    take_keys "$1"
    "$program" join campaign "$1.xml" --side "$2"
}

consent() { # id
    "$program" consent campaign/roster.xml --key "$1.key" \
        --out "campaign/consents/roster-$1.xml"
}

# A draft that answers every step of the game turn.
send_sheet() { # id, side, 1 for badgers
    "$program" sheet campaign --xml --side "$2" |
        sed -n '1p' >"$1.draft"
    table "$1.moves" '' '
        print "<orders side=\"'"$2"'\" step=\"I\"><plan value=\"scout\"/></orders>"
        print "<orders side=\"'"$2"'\" step=\"II\">"
        for (k = 0; k < bands / 2; k += 50)
            print "<move band=\"" ('"$3"' ? "b" : "h") k "\" path=\"" \
                beside(place('"$3"', k)) "\"/>"
        print "</orders>"
        print "<orders side=\"'"$2"'\" step=\"III\"/>"
        print "<orders side=\"'"$2"'\" step=\"IV\"/>"
        print "</sheet>"'
    cat "$1.moves" >>"$1.draft"
    # It says that a new memory is begun.
    "$program" sign campaign "$1.draft" --key "$1.key" --out . \
        2>"$1.said" || {
        cat "$1.said" >&2
        exit 1
    }
}

mkdir -p "$folder"
cd "$folder"
make_module module
take_keys umpire
"$program" new module/module.xml campaign --host umpire.xml \
    --preset "${PRESET:-umpire}" \
    --test
join anna hedgehogs
join bert badgers
mkdir -p campaign/consents
for id in anna bert umpire; do
    consent "$id"
done
"$program" begin campaign --key umpire.key
send_sheet anna hedgehogs 0
send_sheet bert badgers 1
