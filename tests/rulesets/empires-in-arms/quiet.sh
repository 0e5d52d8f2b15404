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
takes='a quiet January of 1805 in 7 exchanges (sequential), 5 (waves), 4 (brisk) or 2 (swift)'
said "option tempo is swift (default); or sequential, waves, brisk" \
    "$dir/outbox/prussia/consent-roster-0/body.txt"
said "$takes" "$dir/outbox/prussia/consent-roster-0/body.txt"

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
