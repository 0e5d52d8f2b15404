#!/bin/sh
# The golden campaign of the Danube in a closed book: what each letter may say,
# by hand from 2.4.2 and rulings 65 to 77. Which corps a counter is and what it
# holds is its player's, until it fights or besieges; so in the first month,
# without a combat, no letter to Austria names a French corps, nor the other
# way; in the third both read of Innsbruck what came there. In the end the book
# is disclosed, and every view proves true.
book=closed
# shellcheck source=tests/golden/danube-months/lib.sh
. "${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}/tests/golden/danube-months/lib.sh"

fail() {
    echo "closed-months.sh: $*"
    exit 1
}
# What names a corps of the other or says what it holds: an id of its card, its
# printed name, factors. A view has the blank records of corps whose card says
# no more than the module.
french='fr-[1-9]|fr-c[0-9]|fr-guard[^-]|\(bavaria-1|\(baden-1|Corps \(fr'
austrian='au-[1-9]|au-c[0-9]|au-gren[^a]|Corps \(au'

# All that an entry mails to a player, but keys, module and history; what he
# himself wrote, and blank records, name nothing.
told_in() { # player, entry
    find "$dir/outbox/$1/turn-$2" -type f ! -name 'module.xml' \
        ! -name '*.bundle' ! -name 'participant*' -exec cat {} + |
        tr '\n' ' ' | tr -s ' ' | sed 's/<corps id="[^"]*">//g'
}
names_none() { # player, entry, pattern
    if told_in "$1" "$2" | grep -oE ".{20}($3).{20}" >"$scratch/named"; then
        head -n 3 "$scratch/named"
        fail "$1 reads in entry $2 of corps that he does not know"
    fi
}

play_campaign || fail "the campaign was not played"

# Before the first month nobody has met anybody.
names_none bert 0 "$french"
names_none anna 0 "$austrian"
# In the first VIII Corps and Lombardy's besiege Mantua: Austria, which is in
# it, knows these and no other.
told_in bert 1 | grep -q 'id="fr-8"[^>]*infantry="14"' ||
    fail "Austria does not know who besieges Mantua"
names_none bert 1 'fr-[1-79]|fr-c[0-9]|fr-guard[^-]'
told_in bert 1 | grep -q 'an infantry corps of France marches from Metz' ||
    fail "Austria does not see who marches"
# France knows neither what Munich's besiegers are nor what stands at Linz.
told_in anna 1 | grep -q 'an infantry corps of Austria marches' ||
    fail "France does not see who marches"
# Innsbruck: both read the combat, rounds and losses.
for player in anna bert; do
    told_in $player 3 | grep -q 'Austria: .* factors\{0,1\} lost' ||
        fail "$player does not read of his own combat"
done

quietly "$berthier" end "$dir" --key "$keys/umpire.key" --at 2005-11-05T15:00:00Z
quietly "$berthier" disclose "$dir" --key "$keys/umpire.key" \
    --at 2005-11-06T15:00:00Z
quietly "$berthier" audit "$dir" || fail "the open book does not hold"
