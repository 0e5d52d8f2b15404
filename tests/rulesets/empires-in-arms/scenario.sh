#!/bin/sh
# size: default
# mode=scenario and a module of two powers: what it refuses, who is asked, and
# what the places count. Worked by hand from samples/modules/danube-1805: at the
# start France holds Strasbourg 3, Stuttgart 1, Ulm 1, Munich 2 and Milan 2, that
# is 9; Austria Mantua 2, Venice 2, Innsbruck 1, Linz 1, Vienna 4, Prague 2 and
# Trieste 1, that is 13. Austria's card needs 11, France's 12.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}
builddir=${builddir:-$srcdir/build}
top=$(cd "$srcdir" && pwd)
berthier=$(cd "$builddir" && pwd)/berthier
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir keys module
cp "$top"/tests/keys/*.key "$top"/tests/keys/*.dice "$top"/tests/keys/*.xml keys
cp "$top"/samples/modules/danube-1805/*.tsv module
chmod -R u+w keys module
BERTHIER_KEY=keys/umpire.key
export BERTHIER_KEY

fail() {
    echo "scenario.sh: $*"
    exit 1
}
run() {
    "$berthier" "$@" >said 2>&1 </dev/null || {
        cat said
        fail "berthier $* did not end well"
    }
}
refused() { # words, command
    words=$1
    shift
    ! "$berthier" "$@" >said 2>&1 </dev/null || fail "not refused: $words"
    tr '\n' ' ' <said | grep -qF "$words" && return
    cat said
    fail "not refused by '$words'"
}

# An arrival names a month.
cp module/start.tsv start.tsv
awk -F '\t' -v OFS='\t' '$4 == "1805-11" { $4 = "someday" } 1' start.tsv \
    >module/start.tsv
refused "arrives in 'someday', which is no month" module module
cp start.tsv module/start.tsv
run module module

consent() { # folder, options of new
    folder=$1
    shift
    run new module/module.xml "$folder" --preset umpire --test \
        --host keys/umpire.xml --missing absent=2 --due PT1H "$@"
    run join "$folder" keys/anna.xml --side fr
    refused "'ru'" join "$folder" keys/bert.xml --side ru
    run join "$folder" keys/bert.xml --side au
    for id in anna bert umpire; do
        run consent "$folder/roster.xml" --key keys/$id.key \
            --out "$folder-$id.xml"
    done
    run submit "$folder" "$folder"-*.xml
}

# Seven powers, or a scenario.
refused "the power 'gb' is missing: play it with mode=scenario" \
    new module/module.xml campaign --preset umpire --test \
    --host keys/umpire.xml
consent game --option mode=scenario --option tempo=brisk
run begin game --at 2015-06-01T12:00:00Z --salt \
    1815061518150615181506151815061518150615181506151815061518150615

# Nobody is asked for politics; the first question is the reinforcements.
run show game
grep -q 'step R' said || fail "the first step that asks is not R"
! grep -qE '(P|N|E) \(' said || fail "steps that do not stand are told"

# What no sheet lists is refused, where it could stand at all.
cat >idle.txt <<'END'
berthier danube-1805 exchange 1 anna
plans answer refuse
plans on-forcible-access tolerate
END
(cd game && ! "$berthier" check ../idle.txt >../said 2>&1) ||
    fail "orders without a use are good"
grep -q "2: refused: .*'answer' has no use" said || fail "no word of answer"
grep -q "3: refused: .*'on-forcible-access' has no use" said ||
    fail "no word of on-forcible-access"

# Four silent months: no money comes in, the score stands, the last month
# judges, and Austria, whom nobody has taken anything from, has reached its target.
for month in 1 2 3 4; do
    run lock game --at 2015-06-0${month}T13:00:00Z --absent anna --absent bert
    run process game --at 2015-06-0${month}T14:00:00Z
    tr '\n' ' ' <game/log.txt | tr -s ' ' >log
    grep -qE 'Austria holds [^:]*: 13 victory points, and needs 11' log ||
        fail "Austria's points of month $month"
    grep -qE 'France holds [^:]*: 9 victory points, and needs 12' log ||
        fail "France's points of month $month"
    ! grep -qE 'collects|dominant|declares' log ||
        fail "an economy or politics in month $month"
    [ $month -eq 4 ] || ! grep -q 'wins the war' log || fail "judged too early"
done
grep -q 'Austria wins the war' log || fail "no verdict"
run audit game
