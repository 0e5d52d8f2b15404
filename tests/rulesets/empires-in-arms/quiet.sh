#!/bin/sh
# size: default
# Seven powers send their blank sheets as they come, at the tempo that a new
# campaign has: a quiet January of 1805 takes two exchanges. new and the first
# letter say what each tempo takes. A roster that names no tempo is sequential.
tempo=swift
. "$srcdir/tests/golden/europe-months/lib.sh"
said() { # text, file
    tr -s "> \n" " " <"$2" | grep -Fq "$1" || {
        echo "quiet.sh: $2 does not say: $1"
        exit 1
    }
}

begin_campaign
few_files() { # letter
    [ "$(find "$1" -type f ! -name body.txt | wc -l)" -le 4 ] || {
        ls "$1"
        echo "quiet.sh: more than four files are attached"
        exit 1
    }
}
few_files "$dir/outbox/prussia/consent-roster-0"
few_files "$dir/outbox/prussia/turn-0"
takes='a quiet January of 1805 in 7 exchanges (sequential), 5 (waves), 4 (brisk) or 2 (swift)'
said "option tempo is swift (default); or sequential, waves, brisk" \
    "$dir/outbox/prussia/consent-roster-0/body.txt"
said "$takes" "$dir/outbox/prussia/consent-roster-0/body.txt"

# Codes of the peace chart have their words beside them, and the form of a
# battle has values instead of brackets.
"$berthier" sheet "$dir" --side pr --all >"$scratch/coded.txt"
said 'a-term a.5 a.2 a.3 (a.2: cancels B.3; a.3: cancels B.2; a.5: B.7: the loser, not the victor, names the province)' \
    "$scratch/coded.txt"
said 'b.7: loser cedes one province; c.3: reparations: all printed home money' \
    "$scratch/coded.txt"
said 'plans a-term a.4 # cancels B.6' "$scratch/coded.txt"
for form in 'battle AREA' battle-plan; do
    said "## $form attack=echelon defend=defend" "$scratch/coded.txt"
done

# For who orders ahead the sheet has two or three marches of each corps, which
# arrive as the board stands, and the form of the order in one line.
sheet=$dir/outbox/prussia/turn-0/orders-1.txt
if sed -n 's/^  # move \([^ ]*\) .*/\1/p' "$sheet" | sort | uniq -c |
    awk '{ n++; if ($1 < 2 || $1 > 3) bad = 1 } END { exit n < 6 || bad }'; then
    :
else
    echo "quiet.sh: $(grep '# move' "$sheet")"
    exit 1
fi
[ "$(grep '## move' "$sheet" | tr -cd '[' | wc -c)" -le 8 ] || exit 1
sed '/^# L$/s/^# //; /^  # move [^ ]*-\([1-9]\) /{ s/# //; }' "$sheet" |
    awk '!/^  move / || !seen[$2]++' >"$scratch/ahead.txt"
"$berthier" check "$dir" "$scratch/ahead.txt" >"$scratch/told"
[ "$(grep -c '; it arrives, as the board stands' "$scratch/told")" -ge 5 ]
# R ahead: who is on the map, and another's corps, are not offered; nor what has
# not come.
grep -q '# place-leader kalckreuth pr-1 ' "$sheet" || exit 1
if grep -E '# (place-leader (brunswick|.* fr-)|place-factors|place-corps)' "$sheet"; then
    exit 1
fi
sed '/^R$/a\  place-leader kalckreuth fr-1' "$sheet" >"$scratch/early.txt"
"$berthier" check "$dir" "$scratch/early.txt" >"$scratch/early" 2>&1
said "as the board stands it lapses: 'fr-1' is no corps of Prussia" \
    "$scratch/early"
# Its words for war lead to the order for it; plans that are not made take a line.
sed 's/^  # dow au .*/  declare-war au/' "$sheet" >"$scratch/war.txt"
! "$berthier" check "$dir" "$scratch/war.txt" >"$scratch/war" 2>&1
said ' dow (declares war)' "$scratch/war"
said "pr: no plans, the sheet's defaults act: a-term, answer" "$scratch/told"

for exchange in 1 2; do
    mkdir -p "$scratch/mail"
    for player in $players; do
        draft=$dir/outbox/$player/turn-$((exchange - 1))/orders-$exchange.txt
        [ -e "$draft" ] || continue
        quietly "$berthier" sign "$dir" "$draft" --key "$keys/$player.key" \
            --sequence 1 --made "$(at $exchange 12)" --out "$scratch/mail"
    done
    quietly "$berthier" submit "$dir" "$scratch"/mail/* --key "$keys/umpire.key"
    quietly "$berthier" lock "$dir" --key "$keys/umpire.key" \
        --at "$(at $exchange 18)"
    quietly "$berthier" process "$dir" --key "$keys/umpire.key"
    rm -r "$scratch/mail"
done
said 'From January 1805, game turn 1, to February 1805, game turn 2, turn 2' \
    "$dir/log.txt"

# What new writes, and what it leaves unsaid: the roster of a sequential
# campaign is the one that it always was.
for option in '' 'tempo=sequential' 'tempo=brisk'; do
    rm -rf "$scratch/new"
    "$berthier" new "$scratch/module/module.xml" "$scratch/new" --test \
        --host "$keys/umpire.xml" ${option:+--option "$option"} >"$scratch/told"
    said "$takes" "$scratch/told"
    sed -n 's/.*<option name="tempo" value="\(.*\)".*/\1/p' "$scratch/new/roster.xml"
done >"$scratch/written"
said 'swift brisk ' "$scratch/written"
