#!/bin/sh
# size: default
# An owner's tables laid over a module's: module FOLDER --over MINE. In each ruleset
# the module is what a folder would make that was merged by hand.
. "$srcdir/tests/commands/exchange.sh"
modules=$srcdir/samples/modules
tab=$(printf '\t')

typed() { # table, lines: columns parted by blanks
    rm -rf mine
    mkdir mine
    types "$@"
}
types() { # table, lines
    table=$1
    shift
    for line; do
        echo "$line" | tr ' ' '\t'
    done >"mine/$table.tsv"
}

# The base changed in place, by hand.
by_hand() { # module's folder, table, expression of sed
    rm -rf hand
    mkdir hand
    cp "$1"/*.tsv hand
    chmod u+w hand/*
    sed "$3" "hand/$2.tsv" >changed
    ! cmp -s changed "hand/$2.tsv" || fail "'$3' changes nothing"
    mv changed "hand/$2.tsv"
}
is_like_hand() { # module's folder
    ends 0 module hand
    cp -r "$1" below
    ends 0 module "$1" --over mine
    tells 'next: berthier new mine/module.xml'
    cmp mine/module.xml hand/module.xml || fail "it is not what a hand makes of it"
    diff -r "$1" below || fail "the module below has changed"
    rm -rf below
    ends 0 module "$1" --over mine --out again.xml
    cmp mine/module.xml again.xml || fail "twice, and not the same"
}
no_overlay() { # count, module's folder
    ends 1 module "$2" --over mine
    is "findings" "$(grep -c ': refused: ' err)" "$1"
    [ ! -e mine/module.xml ] || fail "a module is written"
}

# The toy ruleset: a band by its key, of which one column is typed; a chart without
# keys, whole; one number of the set-up.
berthier=$builddir/tests/toy/berthier-toy
toy=$srcdir/tests/toy/module
typed bands 'id strength' 'h1 5'
by_hand "$toy" bands "/${tab}h1${tab}/s/4\$/5/"
is_like_hand "$toy"
typed table-wind 'die apples source' '1 0 mine' '6 3 mine'
by_hand "$toy" table-wind "2,\$d;1a\\
0${tab}1${tab}mine\\
3${tab}6${tab}mine"
is_like_hand "$toy"
typed setup 'key value' 'title Ours'
by_hand "$toy" setup 's/Windfall in the old orchard/Ours/'
is_like_hand "$toy"
tells 'Ours, by Windfall'

# A running campaign takes it in as a repaired module, with its differences.
start umpire
typed bands 'id strength' 'h1 5'
ends 0 module "$toy" --over mine
ends 3 upgrade c --module mine/module.xml --reason 'as the counter has it'
tells "band h1"
tells "strength"

# Campaigns of Napoleon and Empires in Arms.
berthier=$builddir/berthier
typed table-movement 'step up-to-30-sp' 'primary-road 0.75'
by_hand "$modules/waterloo-1815" table-movement \
    "/^primary-road/{s/0.5/0.75/;s/house/owner: up-to-30-sp; else house/;}"
is_like_hand "$modules/waterloo-1815"
typed table-ap 'length-from length-to ap' '0 40 9'
by_hand "$modules/waterloo-1815" table-ap "2,\$d;1a\\
0${tab}40${tab}9${tab}owner"
is_like_hand "$modules/waterloo-1815"
tells 'of 1525 rows 1513 are house numbers'
tells 'and 1 an owner'
typed table-forage 'modifier value' 'home 3'
by_hand "$modules/europe-1805" table-forage \
    "/^home${tab}/{s/${tab}1${tab}/${tab}3${tab}/;s/house/owner/;}"
is_like_hand "$modules/europe-1805"
tells 'are partly our own'
ends 0 module "$modules/europe-1805" --over mine --provenance owner
tells 'table-forage.tsv:2: forage-row home: owner'
tells "1 rows have the provenance 'owner'"
ends 0 module "$modules/europe-1805" --provenance house --out m.xml
is "rows listed" "$(grep -c '^[^ ].*: .*house' out)" \
    "$(sed -n "s/^\([0-9]*\) rows have the provenance 'house'/\1/p" out)"
is "rows listed" "$(sed -n 's/.* rows \([0-9]*\) are house numbers.*/\1/p' out)" \
    "$(sed -n "s/^\([0-9]*\) rows have the provenance 'house'/\1/p" out)"
# The whole folder laid over itself is itself.
ends 0 module "$modules/europe-1805" --over "$modules/europe-1805" --out m.xml
cmp m.xml "$modules/europe-1805/module.xml" || fail "it is not itself"

# A new row has all that its table requires; a line of Windows' reads as well.
typed table-forage 'modifier value'
printf '\357\273\277modifier\tvalue\r\nhome\t3\r\n' >mine/table-forage.tsv
is_like_hand "$modules/europe-1805"

# All mistakes at once, at the owner's own lines, and nothing is written.
berthier=$builddir/berthier
europe=$modules/europe-1805
typed table-forage 'modifier value' 'home x' 'home 2' 'land 3'
types table-prices 'item money price' 'infantry 3 1'
types corps 'name infantry' 'Soult 3'
types table-naval 'modified-die percent' '3 many'
no_overlay 6 "$europe"
while read -r line; do
    grep -qF "$line" err || fail "nothing says '$line': $(cat err)"
done <<'END'
mine/table-forage.tsv:2: refused: value 'x' is not a whole number
mine/table-forage.tsv:3: refused: forage-row 'home' is there already, in line 2 [file duplicate]
mine/table-forage.tsv:4: refused: <forage-row> lacks its attribute 'text'
mine/table-prices.tsv:1: refused: price-row has no column 'price'
mine/corps.tsv:1: refused: column 'id' is missing
mine/table-naval.tsv:2: refused: 
END
# What the ruleset finds wrong stands at the owner's line, too.
typed table-casualties 'percent f8' '10 0'
no_overlay 1 "$europe"
tells 'mine/table-casualties.tsv:2: refused: 10 percent of 8 is 0, less than of 7'
# A file that counts for nothing; a folder without any; no folder; no text.
typed table-forag 'modifier value' 'home 3'
types table-forage 'modifier value' 'home 3'
no_overlay 1 "$europe"
tells "mine/table-forag.tsv: refused: no table of rule system 'empires-in-arms' has this name; did you mean 'table-forage.tsv'"
typed forage ''
rm mine/*
no_overlay 1 "$europe"
tells "mine: refused: no table lies here to be laid over"
tells 'table-forage.tsv'
rm -r mine
no_overlay 1 "$europe"
tells 'mine: refused: there is no such folder'
typed table-forage 'modifier value'
printf 'm\0o\0' >mine/table-forage.tsv
no_overlay 1 "$europe"
tells 'save it as UTF-8, columns parted by tabs'
typed setup 'key value' 'room toys'
no_overlay 1 "$europe"
tells "this program has no rule system 'toys'"
done_testing
