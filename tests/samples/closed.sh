#!/bin/sh
# Waterloo 1815 with a closed book, in preset duel: the players have nothing but
# their mails, answer the locks from their views, and prove every view when the
# book is disclosed by consent of all.
set -eu
# shellcheck disable=SC2154 # make sets both
top=$srcdir
# shellcheck disable=SC2154
berthier=$builddir/berthier
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
command -v python3 >/dev/null || exit 77
players="french coalition"
cp -r "$top/samples/waterloo/keys" .
chmod -R u+w keys
BERTHIER_KEY=keys/umpire.key
export BERTHIER_KEY

fail() {
    echo "closed.sh: $*"
    exit 1
}
run() {
    "$berthier" "$@" >said 2>&1 </dev/null || {
        cat said
        fail "berthier $* ended with $?"
    }
}
attribute() { # name, file
    sed -n "1s/.* $1=\"\([^\"]*\)\".*/\1/p" "$2"
}

run new "$top/samples/modules/waterloo-1815/module.xml" c --preset duel \
    --book closed --host keys/umpire.xml --test
for player in $players; do
    run join c keys/$player.xml --side $player
done
for who in $players umpire; do
    run consent c/roster.xml --key keys/$who.key --out consent-$who.xml
    run submit c consent-$who.xml
done
run begin c --at 2015-06-01T12:00:00Z --salt \
    1815061518150616181506171815061818150615181506161815061718150618

# Every letter goes home, is kept, and is searched for what it may not tell.
deliver() {
    number=$(attribute number c/turn.xml)
    for player in $players; do
        mkdir -p home/$player mails/$player/"$number"
        cp c/outbox/$player/turn-"$number"/* mails/$player/"$number"/
        cp c/outbox/$player/turn-"$number"/* home/$player/
        for file in turn.xml journal.xml campaign.bundle seed.txt log.txt; do
            [ ! -e home/$player/$file ] || fail "$player gets $file"
        done
        python3 "$top/tests/commands/hidden.py" c $player \
            mails/$player/"$number"/* || fail "a letter to $player betrays it"
    done
}

# The sample's orders for the first two exchanges, blank sheets from then on.
draft_of() { # player, exchange
    sample=$top/samples/waterloo/drafts/$(printf '%02d' "$2")-$1.xml
    if [ "$2" -gt 2 ] || [ ! -e "$sample" ]; then
        echo "home/$1/orders-$2.txt"
        return
    fi
    view=home/$1/view-$1.xml
    sed "s/GAME/$(attribute game "$view")/; s/EXCHANGE/$2/
        s/STATE/$(attribute state "$view")/" "$sample" >"draft-$1.xml"
    echo "draft-$1.xml"
}

deliver
for exchange in 1 2 3 4; do
    for player in $players; do
        draft=$(draft_of $player $exchange)
        run check home/$player "$draft"
        grep -v "^next: " said >at-home
        run check c "$draft"
        grep -v "^next: " said | cmp at-home - || fail "desk and host differ about $draft"
        run sign home/$player "$draft" --key keys/$player.key --out mail
        run submit c mail/$player-$exchange-1.xml
    done
    run lock c --at "2015-06-0$((exchange + 1))T18:00:00Z"
    for player in $players; do
        run answer home/$player c/outbox/$player/lock-$exchange/lock.xml \
            --key keys/$player.dice --out mail
        run submit c mail/$player-$exchange-answer.xml
    done
    run process c
    run process c --out again
    grep -q identical said || fail "the host's book does not repeat"
    rm -r again
    deliver
done

# What the other side has is not there: its troops are marks on the map.
for player in $players; do
    grep -q '<sighting ' home/$player/view-$player.xml ||
        fail "$player sees nobody at all"
    command -v xmllint >/dev/null &&
        ! xmllint --noout --schema "$top/schemas/campaigns-of-napoleon.xsd" \
            home/$player/view-$player.xml 2>lint && fail "$(cat lint)"
    run show home/$player
    run map home/$player --out map.svg
    run log home/$player
    run verify home/$player home/$player/view-$player.xml
    grep -q 'promised until the book is disclosed' said ||
        fail "a view is proven before the book is there"
done

"$berthier" disclose c >said 2>&1 && fail "disclosed without consent"
for player in $players; do
    run consent c c/outbox/$player/consent-disclose-5/proposed-disclose.xml --key keys/$player.key \
        --from $player --out consent-$player.xml
    run submit c consent-$player.xml
done
run disclose c --at 2015-06-30T12:00:00Z
for player in $players; do
    git clone -q c/outbox/$player/turn-5/campaign.bundle book-$player 2>said ||
        fail "$(cat said)"
    run verify book-$player mails/$player/*/view-$player.xml
    [ "$(grep -c 'proven true by the book' said)" = 5 ] ||
        fail "not every view is proven"
    python3 "$top/tests/verify/check_history.py" \
        "c/outbox/$player/turn-5/campaign.bundle" \
        mails/$player/*/view-$player.xml >said 2>&1 || fail "$(cat said)"
done
run audit c/outbox/french/turn-5/campaign.bundle
run audit book-french
