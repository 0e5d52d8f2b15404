#!/bin/sh
# Writes the tables of an orchard with many bands, for benchmarks:
#
#   big-module.sh FOLDER COUNT      (COUNT up to 100000)
#
# Hedgehogs stand in the columns 01 to 49, badgers in 51 to 99, as evenly as
# can be; the column between is brambles. The charts are those of the small
# orchard beside this script.
set -eu
[ $# -eq 2 ] || { echo "usage: $0 FOLDER COUNT" >&2; exit 64; }
folder=$1
count=$2
here=$(cd "$(dirname "$0")" && pwd)

mkdir -p "$folder"
cp "$here/module/table-ground.tsv" "$here/module/table-scuffle.tsv" \
    "$here/module/table-wind.tsv" "$folder"

# A side has 49 columns of 99 hexes.
stacking=$(((count / 2 + 4850) / 4851 + 1))

{
    printf 'key\tvalue\tprovenance\n'
    printf 'name\tbig-orchard\thouse\nroom\ttoy\thouse\n'
    printf 'title\tA big orchard\thouse\nedition\t1\thouse\n'
    printf 'columns\t99\thouse\nrows\t99\thouse\n'
    printf 'stacking\t%d\thouse\nwatches\t9\thouse\n' "$stacking"
} >"$folder/setup.tsv"

{
    printf 'burrow\tid\tname\n'
    printf '0101\thedgehogs\tHedgehogs\n9999\tbadgers\tBadgers\n'
} >"$folder/families.tsv"

awk -v OFS='\t' 'BEGIN {
    print "ground", "hex"
    for (column = 1; column <= 99; column++)
        for (row = 1; row <= 99; row++)
            print column == 50 ? "brambles" : "grass",
                sprintf("%02d%02d", column, row)
}' >"$folder/hexes.tsv"

awk -v OFS='\t' 'BEGIN {
    print "apples", "hex"
    for (row = 1; row <= 99; row += 7)
        print 9, sprintf("50%02d", row)
}' >"$folder/heaps.tsv"

# Next to the brambles first, so that the families meet soon.
awk -v OFS='\t' -v count="$count" 'BEGIN {
    print "family", "hex", "id", "name", "pace", "strength"
    for (i = 0; i < count; i++) {
        side = i % 2
        number = int(i / 2)
        place = number % 4851
        column = int(place / 99)
        column = side ? 51 + column : 49 - column
        print side ? "badgers" : "hedgehogs",
            sprintf("%02d%02d", column, place % 99 + 1),
            (side ? "b" : "h") number, (side ? "Badger " : "Hedgehog ") number,
            3 + number % 3, 1 + number % 5
    }
}' >"$folder/bands.tsv"
