#!/bin/sh
# size: default
# A sealed set-up in a closed book, by letters: France lays out its army anew,
# Austria leaves it to the module and learns of France what counters show. What
# both were mailed proves true when the book is disclosed.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}
builddir=${builddir:-$srcdir/build}
top=$(cd "$srcdir" && pwd)
berthier=$(cd "$builddir" && pwd)/berthier
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir keys
cp "$top"/tests/keys/anna.* "$top"/tests/keys/bert.* "$top"/tests/keys/umpire.* \
    keys
chmod -R u+w keys
key="--key keys/umpire.key"

fail() {
    echo "set-up.sh: $*"
    exit 1
}
run() {
    "$berthier" "$@" >said 2>&1 </dev/null || {
        cat said
        fail "berthier $* did not end well"
    }
}
tells() { # file, words
    tr -s ' \n' '  ' <"$1" | grep -qF -- "$2" && return
    cat "$1"
    fail "$1 does not say '$2'"
}
letter() { # participant, cause: saved over his folder, as a player does
    mkdir -p "desk-$1"
    cp "game/outbox/$1/$2"/* "desk-$1/"
}
sheet() { # participant, orders of S: checked, signed, mailed
    {
        sed -n 1p "desk-$1/orders-1.txt"
        echo S
        cat
    } >"desk-$1/o.txt"
    (cd "desk-$1" && run check o.txt && cp said checked &&
        run sign o.txt --key "$work/keys/$1.key") || exit 1
    run submit game "desk-$1/$1-1-1.xml" $key
}

# Who leaves it out is told of what he chose, and of nothing beside it.
run new "$top/samples/modules/europe-1805/module.xml" other --preset umpire \
    --host keys/umpire.xml --test --option ice=on --option hidden-treasuries=on
run consent other/roster.xml --key keys/umpire.key --out other.xml
tells said 'option ice is on; or off (default)'
tells said 'option hidden-treasuries is on'
if grep -E 'option (countermix|set-up|sicilies) is' said; then
    fail "options are told that nobody chose"
fi

run new "$top/samples/modules/europe-1805/module.xml" game --preset umpire \
    --host keys/umpire.xml --test --book closed --option set-up=sealed \
    --vacant gb --vacant pr --vacant ru --vacant sp --vacant tu
tells said 'The set-up is sealed'
run join game keys/anna.xml --side fr
run join game keys/bert.xml --side au
for id in anna bert umpire; do
    run consent game/roster.xml --key keys/$id.key --out $id.xml
    tells said 'option set-up is sealed'
    run submit game $id.xml $key
    [ $id = umpire ] || letter $id consent-roster-0
done
run begin game $key --at 2026-01-01T12:00:00Z
for id in anna bert; do
    letter $id turn-0
    tells desk-$id/body.txt 'S (forces are set up, before the first month): answer now. If you send nothing: your forces stand where the module has them'
done

# I Corps, 12 and 2 at Hanover, and IV Corps, 20 and 2 at Lille, change: 32
# infantry and 4 cavalry are laid out as three corps, and one factor is left.
sheet anna <<'END'
  take-up fr-1
  take-up fr-4
  place-corps fr-1 Paris infantry=20 cavalry=2
  place-corps fr-10 Lyon infantry=9
  place-corps fr-4 Lille infantry=2 cavalry=2
  place-leader Soult fr-10
END
tells desk-anna/checked 'take up I Corps (fr-1): 12 infantry, 2 cavalry'
tells desk-anna/checked 'not placed this month: 1 infantry, Bernadotte'
sheet bert </dev/null
tells desk-bert/checked 'your forces stand where the module has them'
run lock game $key --at 2026-01-09T12:00:00Z
run process game $key --at 2026-01-09T13:00:00Z

for id in anna bert; do
    letter $id turn-1
done
tells desk-anna/body.txt 'X Corps (fr-10) is formed at Lyon (a449) with 9 factors'
tells desk-anna/body.txt '1 factor of France stays in hand'
tells desk-bert/body.txt 'All forces are set up'
if grep -E 'is formed|taken up|fr-10|X Corps' desk-bert/body.txt; then
    fail "Austria reads how France is set up"
fi
grep -q '<corps [^>]*at="a449"' desk-bert/view-au.xml ||
    fail "Austria does not see the counter at Lyon"
if grep -E '<corps [^>]*at="a449"[^>]*id="fr-10"|id="fr-10"[^>]*at=' \
    desk-bert/view-au.xml; then
    fail "Austria sees which counter it is"
fi
"$berthier" disclose game $key >said 2>&1 && fail "disclosed without consent"
for id in anna bert; do
    letter $id consent-disclose-2
    run consent desk-$id desk-$id/proposed-disclose.xml --key keys/$id.key \
        --out $id.xml
    run submit game $id.xml $key
done
run disclose game $key
run audit game
run verify game desk-anna/view-fr.xml
run verify game desk-bert/view-au.xml
