#!/bin/sh
# Plays the sample campaign twice, as strangers on two machines would, and
# holds it against everything the README promises of it: the digest it ends
# at, the same commits wherever and whenever it is played, and what stock
# git, xmlsec1, xmllint, sha256sum and a verifier of its own say of the files.
set -eu
# shellcheck disable=SC2154 # make sets both
top=$srcdir
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2154
BERTHIER=$builddir/berthier
export BERTHIER
cd "$work"

fail() {
    echo "campaign.sh: $*"
    exit 1
}
has() {
    command -v "$1" >/dev/null 2>&1
}

"$top/samples/demo" one >one.said 2>&1 || {
    cat one.said
    fail "the demo does not end well"
}

# Another date, time zone, locale, folder, umask, address layout and memory
# content. (A sanitizer may not stand the library that fakes the date.)
elsewhere() {
    if has setarch; then
        set -- setarch -R "$@"
    fi
    if has faketime && faketime 2031-02-03 "$BERTHIER" --help >/dev/null 2>&1; then
        set -- faketime 2031-02-03 "$@"
    fi
    "$@"
}
mkdir -p "far away/from here"
(
    cd "far away/from here"
    umask 077
    TZ=Pacific/Auckland LC_ALL=tr_TR.UTF-8 MALLOC_PERTURB_=85 HOME=/nonexistent
    export TZ LC_ALL MALLOC_PERTURB_ HOME
    elsewhere "$top/samples/demo" two >../../two.said 2>&1
) || {
    cat two.said
    fail "the second demo does not end well"
}

state=$(sed -n 's/^state  *\([0-9a-f]\{64\}\)$/\1/p' one.said)
promised=$(sed -n 's/^    state  *\([0-9a-f]\{64\}\)$/\1/p' "$top/README")
[ "$state" = "$promised" ] ||
    fail "ends at state $state, README says $promised"
HOME=$work
export HOME
git -C one log --format='%H %T %ct %an %s' >one.log
git -C "far away/from here/two" -c safe.directory='*' \
    log --format='%H %T %ct %an %s' >two.log
cmp one.log two.log || fail "two runs made different commits"

# A sheet rejected, and left nothing behind.
grep -q 'refused' one.said || fail "no sheet rejected"

cd one
git fsck --strict --no-dangling >../fsck 2>&1 || fail "git fsck: $(cat ../fsck)"
[ -z "$(git status --porcelain)" ] || fail "git status is not clean"
for commit in $(git rev-list HEAD); do
    git verify-commit "$commit" 2>../good || fail "git verify-commit $commit"
    grep -q 'Good "git" signature for umpire@berthier.invalid' ../good ||
        fail "commit $commit is signed by somebody else"
done

# A correction may not put anybody where the map is not.
stands=$(sed -n 's/.* hex="\([0-9]*\)" id="fr-allix".*/\1/p' turn.xml)
cat >../slip.xml <<SLIP
<correction case="1a" reason="the map was misread" version="1">
 <change piece="fr-allix" of="unit" field="hex" from="$stands" to="9999"/>
</correction>
SLIP
if "$BERTHIER" correct . --file ../slip.xml \
    --key "$top/samples/waterloo/keys/umpire.key" >../corrected 2>&1; then
    fail "a unit goes off the map"
fi
grep -q "'fr-allix' stands in 9999.*\[base scenario\]" ../corrected ||
    fail "it is not said where: $(cat ../corrected)"
[ -z "$(git status --porcelain)" ] || fail "a refused correction is kept"

last=$(git tag | sort | tail -n 1 | sed 's/turn-0*//')
[ "$last" -ge 3 ] || fail "only $last exchanges"
turn=1
while [ "$turn" -le "$last" ]; do
    tag=$(printf 'turn-%04d' "$turn")
    lock=$(git show "$tag:lock.txt" | sha256sum | cut -d' ' -f1)
    git show "$tag:seed.txt" | grep -q "^lock $lock\$" ||
        fail "$tag: seed.txt names another lock"
    turn=$((turn + 1))
done

# Everything proven again, and every turn made anew.
"$BERTHIER" audit . >../audited 2>&1 || {
    cat ../audited
    fail "the audit does not hold"
}
grep -q "^made anew *$((last + 1)), the same to the byte" ../audited ||
    fail "not every entry was made anew: $(cat ../audited)"
# The audit has made all anew; the quick run replays every fourth besides.
turn=0
each=4
. "$top/tests/support/thorough.sh"
thorough || each=12
[ -z "${BERTHIER_LONG-}" ] || each=1
while [ "$turn" -le "$last" ]; do
    "$BERTHIER" replay . --turn "$turn" --run >../replayed 2>&1 &&
        grep -qx 'identical' ../replayed || fail "turn $turn: $(cat ../replayed)"
    turn=$((turn + each))
done
game_turns=$(git log --format=%s | grep -o 'game turn [0-9]*' | sort -u | wc -l)
[ "$game_turns" -ge 3 ] || fail "only $game_turns game turns"

if has python3; then
    python3 "$top/tests/verify/verify_dice.py" . >../dice || {
        cat ../dice
        fail "the independent verifier does not agree"
    }
    python3 "$top/tests/verify/check_history.py" . >../dice || {
        cat ../dice
        fail "the independent checker does not agree"
    }
    python3 "$top/tests/render/labels.py" . >../labels || {
        cat ../labels
        fail "on a map names hide each other"
    }
fi
if has xmllint; then
    for file in participants/*.xml consents/*.xml; do
        [ -e "$file" ] || continue
        xmllint --noout --schema "$top/schemas/$(basename "$(dirname "$file")" s).xsd" \
            "$file" 2>../lint || fail "$(cat ../lint)"
    done
    ruleset=campaigns-of-napoleon
    for file in module.xml turn.xml orders/*.xml; do
        [ -e "$file" ] || continue
        xmllint --noout --schema "$top/schemas/$ruleset.xsd" "$file" 2>../lint ||
            fail "$(cat ../lint)"
    done
    for file in roster lock journal; do
        xmllint --noout --schema "$top/schemas/$file.xsd" $file.xml \
            2>../lint || fail "$(cat ../lint)"
    done
fi
if has xmlsec1; then
    for file in turn.xml lock.xml; do
        xmlsec1 --verify --enabled-key-data key-name \
            --pubkey-pem keys/umpire.pem $file >../xmlsec 2>&1 ||
            fail "xmlsec1 refuses $file"
    done
    for file in orders/*.xml participants/*.xml; do
        xmlsec1 --verify --enabled-key-data key-name --pubkey-pem \
            "keys/$(basename "$file" .xml).pem" "$file" >../xmlsec 2>&1 ||
            fail "xmlsec1 refuses $file"
    done
fi

# What the campaign is there to show.
while read -r exchange word; do
    git show "$(printf 'turn-%04d' "$exchange"):log.txt" |
        grep -q "$word" || fail "exchange $exchange shows no '$word'"
done <"$top/samples/waterloo/shows.txt"
