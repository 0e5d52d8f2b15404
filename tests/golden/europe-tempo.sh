#!/bin/sh
# How many exchanges and how much mail a month of Europe takes in each tempo:
# the plan of the golden half-year, drawn up and played anew in each. Prints the
# table of the ruleset's README. Two months of each, all six with BERTHIER_LONG=1.
#
#   tests/golden/europe-tempo.sh [TEMPO ...]
set -eu
command -v python3 >/dev/null || exit 77
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/europe-months/lib.sh"
[ $# -gt 0 ] || set -- sequential waves brisk swift
months=2
[ -z "${BERTHIER_LONG-}" ] || months=6
status=0

wrong() {
    echo "europe-tempo.sh: $*"
    status=1
}

month() { # log.txt: the game turn that the exchange began in
    sed -n '4{ s/^From [^,]*, game turn \([0-9]*\), .*/\1/p; t
        s/^.*, game turn \([0-9]*\), turn.*/\1/p; }' "$1"
}

# Letters and bytes of one player since exchange N began: "7 101234"
mail_of() { # player, exchange
    letters=0
    bytes=0
    for letter in "$dir/outbox/$1/turn-$2" "$dir/outbox/$1"/receipt-sheet-"$2"-*; do
        [ -d "$letter" ] || continue
        letters=$((letters + 1))
        bytes=$((bytes + $(cat "$letter"/* | wc -c)))
    done
    echo "$letters $bytes"
}

# A line of each exchange: tempo, game turn, battles, asked, then for each
# player letters and bytes.
play_tempo() { # tempo
    drafts=$scratch/drafts-$1
    mkdir "$drafts"
    rm -rf "$dir" "$scratch/module" "$keys"
    tempo=$1
    begin_campaign
    exchange=1
    while python3 "$golden/plan.py" "$berthier" "$dir" "$scratch/module" \
        "$golden/plan" "$drafts" >"$scratch/planned" 2>&1; do
        play_exchange "$exchange"
        turn=$(month "$dir/log.txt")
        [ "$turn" -le $months ] || return 0
        for player in $players; do
            mail_of "$player" "$exchange"
        done | awk -v head="$1 $turn" -v battles="$(grep -cE '^[0-9]+[.] .*combat' "$dir/log.txt" || true)" '
            { letters += $1; bytes = bytes " " $2 }
            END { print head, battles, letters / NR bytes }'
        exchange=$((exchange + 1))
    done
}

for tempo; do
    play_tempo "$tempo"
done >"$scratch/lines"
awk '{ key = $1 " " $2
       if (!(key in seen)) { order[++n] = key; seen[key] = 1 }
       exchanges[key]++; battles[key] += $3; letters[key] += $4
       for (p = 1; p <= 7; p++) bytes[key, p] += $(4 + p) }
     END { print "| tempo | month | exchanges | battles | letters | kB, the heaviest |"
           print "|---|---|---|---|---|---|"
           for (i = 1; i <= n; i++) { k = order[i]; split(k, w, " "); heaviest = 0
               for (p = 1; p <= 7; p++) if (bytes[k, p] > heaviest) heaviest = bytes[k, p]
               printf "| %s | %d | %d | %d | %.0f | %.0f |\n", w[1], w[2],
                   exchanges[k], battles[k], letters[k], heaviest / 1000 } }' \
    "$scratch/lines" | tee "$scratch/table"

# What the issue of it is: a month in brisk, battles or not, takes no more than
# one exchange besides those of a quarter's end; a player whose mail is the
# heaviest has 300 kB at most, and far less since entry packs take the place of
# turn, journal and log.
awk -F '[| ]+' '$2 == "brisk" && $4 > 2 + ($3 % 3 == 0) {
        print "brisk takes " $4 " exchanges in month " $3; bad = 1 }
    $2 != "tempo" && $3 > 1 && $7 > 220 {
        print $2 " takes " $7 " kB in month " $3; bad = 1 }
    END { exit bad }' "$scratch/table" || wrong "more than a month may take"
[ "$(grep -c '^| brisk ' "$scratch/table")" -gt 1 ] || [ $# -lt 3 ] ||
    wrong "brisk was not played"

# A desk that was filled letter by letter has all that a player's commands want;
# the last letter alone says what it lacks.
desk=$scratch/desk
mkdir "$desk" "$scratch/alone"
last=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' "$dir/turn.xml")
for number in $(seq 0 "$last"); do
    cp "$dir/outbox/france/turn-$number"/* "$desk"
done
cp "$dir/outbox/france/turn-$last"/* "$scratch/alone"
for command in "show" "log" "log --entry 1" "map --out map.svg" \
    "sheet --side fr --out new.txt" "check new.txt" "replay --run" \
    "dice --entry 1" "audit campaign.bundle" "audit"; do
    # shellcheck disable=SC2086 # words
    (cd "$desk" && quietly "$berthier" $command) || wrong "$command does not work on the desk"
done
for command in show log "sheet --side fr"; do
    # shellcheck disable=SC2086
    if (cd "$scratch/alone" && "$berthier" $command >"$scratch/said" 2>&1); then
        wrong "$command works without a roster"
    fi
    grep -q 'campaign[.]bundle: refused: it is not here: it came with a former letter' \
        "$scratch/said" || wrong "$command says: $(cat "$scratch/said")"
done
exit $status
