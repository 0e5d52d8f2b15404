#!/bin/sh
# Seven powers and five players: they sit down provisionally, bid for the powers
# in an exchange of its own, and go on with those they were dealt. Everything
# goes by letters. A host who bends the deal, locks before the roster says it,
# or lets somebody else have a say, is refused by name.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}
builddir=${builddir:-$srcdir/build}
top=$(cd "$srcdir" && pwd)
. "$top/tests/support/sign-again.sh"
berthier=$(cd "$builddir" && pwd)/berthier
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir keys
cp "$top"/tests/keys/anna.* "$top"/tests/keys/bert.* "$top"/tests/keys/umpire.* \
    keys
chmod -R u+w keys
module=$top/samples/modules/europe-1805/module.xml
key="--key $work/keys/umpire.key"
players="anna bert carl dora emil"

fail() {
    echo "bidding.sh: $*"
    exit 1
}
run() {
    "$berthier" "$@" >said 2>&1 </dev/null || {
        cat said
        fail "berthier $* did not end well"
    }
}
# words that a refusal says, command
refused() {
    words=$1
    shift
    if "$berthier" "$@" >said 2>&1 </dev/null; then
        cat said
        fail "not refused: berthier $*"
    fi
    says "$words"
}
says() { # words, in what was said
    tr -s ' \n' '  ' <said | grep -qF -- "$1" && return
    cat said
    fail "nothing says '$1'"
}
tells() { # file, words
    tr -s ' \n' '  ' <"$1" | grep -qF -- "$2" && return
    cat "$1"
    fail "$1 does not say '$2'"
}
for id in carl dora emil; do
    (cd keys && "$berthier" keygen $id --test >/dev/null 2>&1)
done

good() { # folder: what was made can be proved, by two programs
    run audit "$1"
    python3 "$top/tests/verify/check_history.py" "$1" >said 2>&1 || {
        cat said
        fail "check_history.py finds something in $1"
    }
}
letter() { # participant, cause: saved over his folder, as a player does
    mkdir -p "desk-$1"
    cp "game/outbox/$1/$2"/* "desk-$1/"
}
# What each writes for each power, in the order au fr gb pr ru sp tu.
bids_of() {
    case $1 in
    anna) echo 0 12 3 0 0 0 0 ;;
    bert) echo 0 12 12 0 0 0 0 ;;
    carl) echo 5 0 0 0 0 0 0 ;;
    dora) echo 0 0 0 0 0 0 7 ;;
    esac
}
bid_sheet() { # participant
    sed -n 1p "desk-$1/orders-1.txt"
    echo B
    set -- $(bids_of "$1")
    for power in au fr gb pr ru sp tu; do
        echo "  bid $power $1"
        shift
    done
}
signed() { # participant, draft: at his desk; what it makes goes to the host
    rm -f "desk-$1"/"$1"-*.xml
    (cd "desk-$1" && run sign "$2" --key "$work/keys/$1.key") || exit 1
}
answered() { # participant: what he owes to the lock goes to the host
    (cd "desk-$1" && run answer lock.xml --key "$work/keys/$1.key" --out ..) ||
        exit 1
}

sit() { # preset, book: the campaign begins, everybody on the seat of some power
    rm -rf game desk-*
    host=umpire
    run new "$module" game --preset "$1" --host keys/umpire.xml --test \
        --book "$2" --option bid-for-powers=on --option tempo=brisk \
        --missing absent=1 \
        --vacant pr --vacant tu=umpire
    run join game keys/anna.xml --side fr
    run join game keys/bert.xml --side au
    run join game keys/carl.xml --side ru
    run join game keys/dora.xml --side sp
    run join game keys/emil.xml --side gb
    for id in $players umpire; do
        run consent game/roster.xml --key keys/$id.key --out $id.xml
        tells said 'bid-for-powers is on; or off (default): before the first'
        run submit game $id.xml $key
    done
    run begin game $key --at 2026-01-01T12:00:00Z
    grep -q '<turn .* step="B"' game/turn.xml || fail "no step B comes first"
    good game
}

# Everybody but emil writes numbers; he says nothing and is locked absent.
bid() { # preset
    for id in $players; do
        letter $id consent-roster-0
        letter $id turn-0
        tells desk-$id/body.txt 'B (bids for the powers, before the first month): answer now. If you send nothing: you bid 0 for every power'
    done
    for id in anna bert carl dora; do
        bid_sheet $id >desk-$id/bids.txt
        (cd desk-$id && run check bids.txt) || exit 1
        signed $id bids.txt
        if [ "$1" = table ]; then
            run submit game desk-$id/$id-1-1.seal.xml $key
        else
            run submit game desk-$id/$id-1-1.xml $key
        fi
    done
}

# The lock, the answers and the turn. At a sealed table the host has no number.
play() { # preset
    [ "$1" = umpire ] || ! grep -rq '<bid ' game/inbox ||
        fail "the host has a sealed bid"
    run lock game $key --absent emil --at 2026-01-09T12:00:00Z
    if [ "$1" = table ]; then
        ! grep -rq '<bid ' game/inbox || fail "the host has a sealed bid"
        run answer game game/inbox/lock.xml --key keys/umpire.key --out .
        run submit game umpire-1-answer.xml $key
        for id in anna bert carl dora; do
            letter $id lock-1
            (cd desk-$id && run answer lock.xml --key "$work/keys/$id.key") ||
                exit 1
            run submit game desk-$id/$id-1-answer.xml desk-$id/$id-1-1.xml $key
        done
    fi
    run process game $key --at 2026-01-09T13:00:00Z
    good game
}

side_now() { # participant: the power that the roster gives him
    tr '\n' ' ' <game/roster.xml |
        sed "s/.*<participant [^>]*id=\"$1\"[^>]*>//; s/<\/participant>.*//" |
        sed -n 's/.*<side id="\([a-z]*\)".*/\1/p'
}

# By hand: 12 is highest, for France (anna and bert: a die) and for Great
# Britain (bert); who has lost France has his next number. 7, dora's Turkey;
# 5, carl's Austria; 3, anna's Great Britain if bert has France. All other
# numbers are 0: the first power that is left, Prussia, falls to emil alone.
# Russia and Spain are left, and go to the vacant seats of pr and tu.
dealt_as_by_hand() {
    tells game/log.txt 'Turkey goes to the player from the seat of Spain for 7'
    tells game/log.txt 'Austria goes to the player from the seat of Russia for 5'
    tells game/log.txt 'Prussia goes to the player from the seat of Great Britain for 0'
    tells game/log.txt 'Russia and Spain are dealt to nobody'
    tells game/log.txt 'bid-fr: '
    tells game/log.txt 'Bids from the seat of Austria: 12 for France, 12 for Great Britain, 0 for others'
    tells game/log.txt 'Bids from the seat of Great Britain: 0 for every power'
    tells game/log.txt 'Nothing came from Great Britain: you bid 0 for every power'
    ! grep -q 'Nothing came from [PT]' game/log.txt || fail "vacant seats owe bids"
    if grep -q 'France goes to the player from the seat of France' game/log.txt; then
        france=anna britain=bert
        tells game/log.txt 'Great Britain goes to the player from the seat of Austria for 12'
    else
        france=bert britain=anna
        tells game/log.txt 'France goes to the player from the seat of Austria for 12'
        tells game/log.txt 'Great Britain goes to the player from the seat of France for 3'
    fi
}

follow() { # preset
    refused 'nothing is locked before the roster says so: berthier roster game [trust dealt]' lock game $key \
        --at 2026-01-20T12:00:00Z
    run show game
    says 'nobody has to consent: berthier roster game --key'
    # A bid is read when it has been played, not whose is whose but of all.
    for id in $players; do
        letter $id turn-1
        tells desk-$id/body.txt 'Bids from the seat of Austria: 12 for France, 12 for Great Britain'
    done
    # Nobody but the turn says who has what.
    refused 'it gives sides to others than turn 1 has dealt them to' \
        roster game --side emil=fr --side anna=gb $key
    run roster game $key --at 2026-01-09T14:00:00Z
    good game
    for row in "$france fr" "$britain gb" 'carl au' 'dora tu' 'emil pr'; do
        # shellcheck disable=SC2086 # two words
        set -- $row
        [ "$(side_now "$1")" = "$2" ] || fail "$1 has not $2"
        # the view of the seat that he has left is refused beside the new one
        rm -f "desk-$1"/view-*.xml
        letter "$1" turn-2
        tells "desk-$1/body.txt" 'The sides go to their players, as they were dealt'
        tells "desk-$1/body.txt" "You owe a sheet for exchange 3"
        tells "desk-$1/body.txt" "P (political phase): answer now"
        sed -n 's/^\([A-Z][A-Za-z0-9]*\)$/\1/p' "desk-$1/orders-3.txt" >sections
        grep -qx P sections || fail "$1 is not asked for the political phase"
    done
    grep -q '<vacant side="ru"' game/roster.xml || fail "Russia is not vacant"
    grep -q '<vacant caretaker="umpire" side="sp"' game/roster.xml ||
        fail "who takes care of the vacant seat does not of Spain"
    refused 'no roster' roster game $key
}

# The sheet of the power that he has is taken, that of his seat is not.
go_on() {
    (cd desk-carl && run sign orders-3.txt --key "$work/keys/carl.key") || exit 1
    { sed -n 1p desk-carl/orders-3.txt && echo 'P ru'; } >desk-carl/old.txt
    (cd desk-carl && refused "'ru'" check old.txt) || exit 1
    cd desk-dora
    run show --side tu
    says 'of 322 victory points'
    cd ..
}

digest() { # file, as others name it: without its signature
    sed 's|<Signature .*</Signature>||' <"$1" | sha256sum | cut -c 1-64
}

# The host makes the same entry, but carl's power and dora's change places; all
# that he can sign is good again.
bend() {
    rm -rf bent
    cp -a game bent
    sed -i '/"carl"/,/<side/s/id="au"/id="TU"/; /"dora"/,/<side/s/id="tu"/id="au"/
        s/id="TU"/id="tu"/' bent/roster.xml
    cmp -s bent/roster.xml game/roster.xml && fail "nothing is bent"
    sed -i "1s/ roster=\"[0-9a-f]*\"/ roster=\"$(digest bent/roster.xml)\"/" \
        bent/turn.xml
    sign_again umpire bent/turn.xml
    sed -i "s/$(digest game/roster.xml)/$(digest bent/roster.xml)/" \
        bent/consents/roster-umpire.xml
    sign_again umpire bent/consents/roster-umpire.xml
    chmod go= keys/umpire.key
    ssh-keygen -y -f keys/umpire.key >keys/umpire.key.pub
    git -C game log -1 --format=%B |
        sed "s/^State-SHA256: .*/State-SHA256: $(digest bent/turn.xml)/" >message
    when=$(git -C game log -1 --format=%cI)
    git -C bent add -A
    GIT_COMMITTER_DATE=$when GIT_COMMITTER_NAME=umpire \
        GIT_COMMITTER_EMAIL=umpire@berthier.invalid \
        git -C bent -c gpg.format=ssh \
        -c user.signingkey="$work/keys/umpire.key" \
        commit -q --amend -S -F "$work/message" --date "$when" ||
        fail "the host cannot commit"
    git -C bent tag -f turn-0002 HEAD >/dev/null
    refused 'it gives sides to others than turn 1 has dealt them to' audit bent
    python3 "$top/tests/verify/check_history.py" bent >said 2>&1 &&
        fail "check_history.py takes a bent deal"
    says 'roster.xml: gives sides to others than the turn before has dealt them to'
}

for table in 'umpire open' 'table open' 'umpire closed'; do
    preset=${table% *}
    book=${table#* }
    sit "$preset" "$book"
    bid "$preset"
    play "$preset"
    dealt_as_by_hand
    follow
    if [ "$table" = 'umpire open' ]; then
        bend
    fi
    go_on
done
