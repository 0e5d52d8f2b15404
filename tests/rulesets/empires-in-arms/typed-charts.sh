#!/bin/sh
# An owner types his own charts in: the module is copied, some tables replaced,
# and the same orders and dice come out as those tables say. No program is
# built anew. Charts that cannot be are refused with file and line, all at once.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}
builddir=${builddir:-$srcdir/build}
top=$(cd "$srcdir" && pwd)
berthier=$(cd "$builddir" && pwd)/berthier
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir keys
cp "$top"/tests/keys/* keys
chmod -R u+w keys
tab=$(printf '\t')

fail() {
    echo "typed-charts.sh: $*"
    exit 1
}
run() {
    "$berthier" "$@" >said 2>&1 </dev/null || {
        cat said
        fail "berthier $* did not end well"
    }
}
copy_module() { # folder
    mkdir "$1"
    cp "$top"/samples/modules/europe-1805/*.tsv "$1"
    chmod u+w "$1"/*
}
change() { # script, table of the folder typed
    sed "$1" "typed/$2.tsv" >changed
    cmp -s changed "typed/$2.tsv" && fail "$2: '$1' changes nothing"
    mv changed "typed/$2.tsv"
}

# Two players lead seven powers; the month goes in one exchange.
begin() { # folder of the module
    run module "$1"
    run new "$1/module.xml" "$1-game" --preset umpire --test \
        --host keys/umpire.xml --option tempo=brisk
    run join "$1-game" keys/anna.xml --side fr --side sp --side tu
    run join "$1-game" keys/bert.xml --side au --side gb --side pr --side ru
    for id in anna bert umpire; do
        run consent "$1-game/roster.xml" --key keys/$id.key --out $id.xml
    done
    run submit "$1-game" anna.xml bert.xml umpire.xml --key keys/umpire.key
    run begin "$1-game" --key keys/umpire.key --at 2015-06-01T12:00:00Z --salt \
        1815061518150615181506151815061518150615181506151815061518150615
}
value() { # name, file
    sed -n "1s/.* $1=\"\([^\"]*\)\".*/\1/p" "$2"
}
orders() { # side, step, orders
    echo " <orders side=\"$1\" step=\"$2\">$3</orders>"
}
empty() { # sides
    for side in $1; do
        for step in P R N L; do
            orders "$side" $step ''
        done
    done
}
sheet() { # folder, player
    turn=$1-game/turn.xml
    echo "<sheet exchange=\"1\" from=\"$2\" game=\"$(value game "$turn")\"" \
        "state=\"$(sed -n 's/^state //p' "$1-game/log.txt" | tail -n 1)\"" \
        'version="1">'
    if [ "$2" = anna ]; then
        orders fr P '<dow target="au"></dow>'
        orders fr R ''
        orders fr N ''
        orders fr L '<depot at="a344" op="place"></depot>
  <move corps="fr-8" path="a337 a338 a340"></move>'
        empty 'sp tu'
    else
        orders gb P ''
        orders gb R ''
        orders gb N '<fleet id="gb-f4" attack="yes"></fleet>'
        orders gb L ''
        empty 'au pr ru'
    fi
    echo '</sheet>'
}
play() { # folder of the module
    for player in anna bert; do
        sheet "$1" $player >"$1-$player.xml"
    done
    run process --turn "$1-game/turn.xml" --module "$1/module.xml" \
        --seed 1805010118050101180501011805010118050101180501011805010118050101 \
        --sheet "$1-anna.xml" --sheet "$1-bert.xml" --out "$1-out"
}
says() { # folder, words
    tr '\n' ' ' <"$1-out/log.txt" | tr -s ' ' | grep -qF "$2" && return
    cat "$1-out/log.txt"
    fail "the log of $1 lacks '$2'"
}
money() { # folder
    sed -n 's/.*<power .*id="fr" .*money="\([0-9]*\)".*/\1/p' "$1-out/turn.xml"
}

copy_module house
copy_module typed
change "s/^declare-war-major${tab}-3/declare-war-major${tab}-5/" table-points
change "s/^depot${tab}1/depot${tab}9/" table-prices
change "/^[0-7]${tab}/s/${tab}[0-9]*${tab}/${tab}40${tab}/" table-naval
change "/^echelon${tab}defend/s/1-3 2-3 2-4/5-3 2-3 2-4/" table-chits
change "/^5-3/s|[0-9]*/[0-9.]*|45/4.4|g" table-combat-results
change "/^45${tab}/s/7${tab}7${tab}8${tab}8${tab}9${tab}9/7${tab}11${tab}11${tab}11${tab}11${tab}11/" \
    table-casualties
change "s/^3${tab}2${tab}0${tab}-1/3${tab}2${tab}1${tab}1/" table-commander
for module in house typed; do
    begin $module
    play $module
done

# How the month of both ends: in the turn, and in what the journal says of it.
is() { # folder, attribute, element with id, value
    got=$(sed -n "/<$3/s/.* $2=\"\([^\"]*\)\".*/\1/p" "$1-out/turn.xml")
    [ "$got" = "$4" ] || fail "$1: $3 has $2 '$got' instead of $4"
}
is house amount 'line .*cause="declare-war-major" power="fr"' -3
is typed amount 'line .*cause="declare-war-major" power="fr"' -5
[ $(($(money house) - $(money typed))) -eq 8 ] ||
    fail "the depot does not cost what the prices say"
is house ships 'fleet .*id="sp-f1"' 14
is typed ships 'fleet .*id="sp-f1"' 13
says house '16 factors, die 3+0 on table 1-3: 5 percent, 1 factor and 0.9 morale'
says typed '16 factors, die 3+1 on table 5-3: 45 percent, 11 factors and 4.4 morale'
is house infantry 'corps .*id="au-5"' 9
is typed infantry 'corps .*id="au-5"' 1

# What cannot be is refused, each with its place, and nothing is written.
refused() { # folder, what must be said
    "$berthier" module "$1" >said 2>&1 && fail "the module $1 is taken"
    [ ! -e "$1/module.xml" ] || fail "the module $1 is written"
    while read -r line; do
        grep -qF "$line" said && continue
        cat said
        fail "nothing says '$line'"
    done
    [ "$(wc -l <said)" -eq "$2" ] || {
        cat said
        fail "not $2 findings"
    }
}
copy_module typed-wrong
mv typed typed-well
mv typed-wrong typed
change "s/capacity/room/" table-city
change "4s/${tab}10${tab}/${tab}ten${tab}/" table-naval
change "3s/^10/5/" table-casualties
change "s/^forest/wood/" table-terrain
change "5s/^4/1/" table-pursuit
change "2s/${tab}[^${tab}]*$//" table-guard
change "2s/${tab}house$/${tab}-/" table-siege
refused typed 8 <<'SAID'
typed/table-casualties.tsv:3: refused:
typed/table-city.tsv:1: refused: city-row has no column 'room'
typed/table-city.tsv:1: refused: column 'capacity' is missing
typed/table-guard.tsv:2: refused:
typed/table-naval.tsv:4: refused: percent 'ten' is not a whole number
typed/table-pursuit.tsv:5: refused:
typed/table-siege.tsv:2: refused: <siege-row> lacks its attribute 'provenance'
typed/table-terrain.tsv:3: refused:
SAID

rm -r typed
copy_module typed
change '/^breach/d' setup
change "s/^guns-a-ship${tab}5/guns-a-ship${tab}0/" setup
change "s/^lapse-months/lapse-month/" setup
change "4d" table-naval
change "/^5-3/s|20/4.1|20/4.1.5|" table-combat-results
change "/^cavalry/d" table-prices
change "/^outflank${tab}defend/d" table-chits
change "/^probe${tab}defend/s/3-3/6-3/" table-chits
change "/^austrians-cordon/s/echelon/cordon/" table-chit-notes
change "/^split-cordon/s/${tab}1${tab}/${tab}2${tab}/" table-chit-notes
change "/^outflankers-twice/d" table-chit-notes
change "/^5${tab}/s|15${tab}20${tab}25|15${tab}20${tab}26|" table-pursuit
change "/^forced-march/d" table-forage
change "/^C.6/s/victor/umpire/" table-peace
change "/^10${tab}/s/1${tab}1${tab}2/2${tab}1${tab}2/" table-casualties
change "/^au${tab}tu/d" table-ump
change "/^sp${tab}-2/d" table-manipulation
change "/^unbreached/d" table-siege
change "s/^2${tab}\([0-9]*${tab}\)instability/2${tab}\1dominant/;/^9${tab}/s/instability/dominant/" \
    table-status-display
change "/^minor-conquered/s/${tab}1${tab}/${tab}2${tab}/" table-points
change "/^capital-taken/d" table-points
change "/^4${tab}4${tab}/s/^4${tab}4${tab}1/4${tab}4${tab}7/" table-commander
change "/^2${tab}/d" table-guard
refused typed 24 <<'SAID'
typed/setup.tsv: refused: the setting 'breach' is missing
typed/setup.tsv: refused: the setting 'lapse-months' is missing
typed/setup.tsv:26: refused: 'guns-a-ship' is '0', which is not a whole number above 0
typed/setup.tsv:29: refused: no rule reads the setting 'lapse-month'; did you mean 'lapse-months'?
typed/table-combat-results.tsv:16: refused: '20/4.1.5' is not percent and morale loss, such as 15/3.2
typed/table-status-display.tsv:11: refused: box 10: zone 'instability' comes after 'dominant'
typed/table-points.tsv: refused: the chart of political points lacks 'capital-taken'
typed/table-points.tsv:28: refused: 'minor-conquered' is +1 by the rules, not +2
typed/table-casualties.tsv:3: refused: 10 percent of 14 is 1, less than of 13
typed/table-chits.tsv: refused: the pair outflank against defend is missing
typed/table-chits.tsv:35: refused: '6-3' is no table of the combat results
typed/table-commander.tsv:30: refused: modifiers go from -2 to 2
typed/table-guard.tsv: refused: the shift 2 is missing
typed/table-pursuit.tsv:6: refused: the chart of casualties has no line for 26 percent, class 5 die 3
typed/table-siege.tsv: refused: the line 'unbreached' is missing
typed/table-chit-notes.tsv:10: refused: 'cordon' is no chit of an attacker
typed/table-chit-notes.tsv:13: refused: 'no-split' has the value 1, not 2
typed/table-chit-notes.tsv: refused: no note has the effect 'outflankers'
typed/table-forage.tsv: refused: the modifier 'forced-march' is missing
typed/table-naval.tsv: refused: the die 2 is missing
typed/table-peace.tsv:19: refused: C.6 is chosen by the victor, not by 'umpire'
typed/table-prices.tsv: refused: the price of 'cavalry' is missing
typed/table-ump.tsv: refused: the line of 'au' for 'tu' is missing
typed/table-manipulation.tsv: refused: the square -2 of 'sp' is missing
SAID

# Every setting is read by a rule.
find "$top/src/rulesets/empires-in-arms" -name '*.c' ! -name module-settings.c \
    -exec cat {} + >sources
sed 1d "$top/samples/modules/europe-1805/setup.tsv" | cut -f 1 |
    while read -r key; do
        case $key in
        name | room | edition | freikorps-*) ;;
        *) grep -qF "\"$key\"" sources || fail "no rule reads $key" ;;
        esac
    done

# Every row of the house says where it comes from.
for table in "$top"/samples/modules/europe-1805/*.tsv; do
    awk -F '\t' 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "provenance") c = i }
        !c || $c == "" || $c == "-" { print FILENAME ":" NR ": no provenance"; bad = 1 }
        END { exit bad }' "$table" || fail "rows without provenance"
done
