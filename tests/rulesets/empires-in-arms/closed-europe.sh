#!/bin/sh
# January and February of the golden campaign of Europe in a closed book: what
# each letter may say, by hand from 2.4.2 and rulings 65 to 77. Spain, Prussia,
# Turkey and Russia fight nobody in them, so no letter of theirs may name a
# corps of another power or say what one holds; Great Britain fights at sea,
# where all lies open, and knows no corps of others either. France and Austria
# meet at Ulm and Mantua, and know there what they meet, and no corps elsewhere.
# In the end the book is disclosed, and every view that was mailed proves true.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}
# shellcheck source=tests/golden/europe-months/lib.sh
. "$srcdir/tests/golden/europe-months/lib.sh"

fail() {
    echo "closed-europe.sh: $*"
    exit 1
}

# The ids of a power's corps by the module: those of its card alone.
corps_of() { # side
    sed -n "s/^\($1-[a-z0-9-]*\)	.*/\1/p" \
        "$top/samples/modules/europe-1805/corps.tsv" | paste -sd'|'
}

# All that is mailed to a player, but keys, module and what he wrote himself.
# A view's blank records (of corps of which it knows nothing) name nothing.
told() { # player, entries
    for entry in $2; do
        find "$dir/outbox/$1/turn-$entry" -type f ! -name 'module.xml' \
            ! -name 'participant*' -exec cat {} +
    done | tr '\n' ' ' | tr -s ' ' | sed 's/<corps id="[^"]*">//g'
}
names_none() { # player, entries, side whose corps nobody names
    if told "$1" "$2" |
        grep -oE ".{30}[^a-z0-9-]($(corps_of "$3"))[^a-z0-9-].{30}" |
        grep -v 'minor-control/sponsor\|naval-combat/' >"$scratch/named"; then
        head -n 3 "$scratch/named"
        fail "$1 reads of corps of $3 that it does not know"
    fi
}

begin_campaign --book closed
# The letter of the draft brings what the first turn needs, in few files, and
# the view makes a player's desk of them.
for letter in consent-roster-0 turn-0; do
    [ "$(find "$dir/outbox/prussia/$letter" -type f ! -name body.txt | wc -l)" -le 4 ] ||
        fail "more than four files are attached to $letter"
    mkdir -p "$scratch/prussia"
    cp "$dir/outbox/prussia/$letter"/*.* "$scratch/prussia"
done
"$berthier" show "$scratch/prussia" >"$scratch/told" || fail "no desk is made"
grep -q '^Prussia must answer' "$scratch/told" || fail "the desk asks nothing"
# A file of a former letter, by other keys, is not in the way.
cp "$keys/spain.xml" "$scratch/prussia/umpire.xml"
"$berthier" show "$scratch/prussia" >"$scratch/told" || fail "an old file is taken"
rm "$scratch/prussia/umpire.xml"
sed -i '$d' "$scratch/prussia/participants.txt"
! "$berthier" show "$scratch/prussia" >"$scratch/told" 2>&1 || fail "a part is enough"
grep -q 'participants/umpire.xml: refused: it is not here' "$scratch/told" ||
    fail "what is missing is not named"
for exchange in 1 2 3 4 5; do
    play_exchange "$exchange" || fail "exchange $exchange is not played"
done

[ "$(corps_of fr | tr '|' '\n' | wc -l)" -gt 10 ] || fail "no corps to look for"
for player in spain prussia turkey russia britain; do
    for side in fr au ru pr sp gb tu; do
        [ "$side" = "$(side_of $player)" ] ||
            names_none $player "0 1 2 3 4 5" "$side"
    done
done
for side in ru pr sp gb tu; do
    names_none austria "0 1 2 3 4 5" "$side"
done
for side in ru pr sp tu; do
    names_none france "0 1 2 3 4 5" "$side"
done

# The search itself finds what it looks for, where it may be told.
(names_none austria 5 fr) >"$scratch/known" && fail "Austria does not know whom it fights"
# The parties read their combats, the others who fought and who won.
grep -q 'Austria: .* lost, .* left' "$dir/outbox/austria/turn-5/body.txt" ||
    fail "Austria does not read of its own combat"
for player in spain prussia turkey; do
    body=$dir/outbox/$player/turn-5/body.txt
    grep -q 'Field combat at Ulm (a320): France against Austria' "$body" &&
        grep -q 'an infantry corps of Austria is wiped out' "$body" ||
        fail "$player does not see that there was a battle"
    grep -qE '^   France  *[?]  *[?]' "$body" ||
        fail "$player has no table of it, or one with numbers"
    ! grep -q 'factors lost\|lost, .* left' "$body" ||
        fail "$player reads who lost how much"
done
# What they hold elsewhere is known to neither: Napoleon's enemy sees backs.
grep -q '<back id="fr-infantry-1" kind="infantry" move="4" nation="fr">' \
    "$dir/outbox/austria/turn-5/view-au.xml" || fail "Austria sees no backs"

cp "$dir/outbox/spain/turn-5/view-sp.xml" "$scratch/kept.xml"
"$berthier" disclose "$dir" --key "$keys/umpire.key" \
    --at 2005-03-02T12:00:00Z >"$scratch/said" 2>&1 || :
for player in $players; do
    quietly "$berthier" consent "$dir" "$dir"/outbox/"$player"/consent-disclose-*/proposed-disclose.xml \
        --key "$keys/$player.key" --from "$player" --out "$scratch/$player-disclose.xml" ||
        fail "$player cannot consent to open the book"
done
quietly "$berthier" submit "$dir" "$scratch"/*-disclose.xml \
    --key "$keys/umpire.key"
quietly "$berthier" disclose "$dir" --key "$keys/umpire.key" \
    --at 2005-03-02T12:00:00Z || fail "the book is not opened"
quietly "$berthier" audit "$dir" || fail "the open book does not hold"
quietly "$berthier" verify "$dir" "$scratch/kept.xml" ||
    fail "the view that Spain has kept does not prove true"
# A host who shows one corps more than there is is found out.
sed 's/kind="infantry" move="4" nation="fr"/kind="infantry" move="5" nation="fr"/' \
    "$scratch/kept.xml" >"$scratch/bent.xml"
! "$berthier" verify "$dir" "$scratch/bent.xml" >"$scratch/said" 2>&1 ||
    fail "a bent view is believed"
