#!/bin/sh
# size: default
# What `check` says of a march is where play takes it: Waterloo's first day, the
# six marches of the golden campaign and six of somebody who tried it out, all
# ordered in the first exchange. It says, too, which orders of phases III and V
# will find nobody where they start. And the blank sheet of that day has marches.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/waterloo-days/lib.sh"
status=0

# The module as it comes, with all of its days.
make_module() {
    cp -r "$top/samples/modules/waterloo-1815" "$scratch/module"
}

complain() {
    echo "foretold.sh: $*"
    status=1
}

# "Reille 1218": where check says that a march comes to today, if it is certain.
foretold() {
    sed -n '/judged when played/d
        s/^ *[a-z]*, II\.[ab]: \(.*\) marches .*: reaches \([0-9]*\).*/\1 \2/p' \
        "$1" | sort
}

# The same of what happened.
marched() {
    sed -n "s/.*text=\"\([^\"]*\) ([0-9]* SP) marches .* to \([0-9]\{4\}\)[ ,.].*/\1 \2/p" \
        "$dir/journal.xml" | sed "s/&apos;/'/g" | sort
}

# A trial of the day: check, sign, play; every march that is foretold is made.
try() { # name, expected count
    for player in $players; do
        [ -e "$scratch/$1-$player.txt" ] || continue
        "$berthier" check "$dir" "$scratch/$1-$player.txt" \
            >"$scratch/$1-$player.said" 2>&1 || {
            cat "$scratch/$1-$player.said"
            complain "$1, $player: check refuses"
        }
        quietly "$berthier" sign "$dir" "$scratch/$1-$player.txt" \
            --key "$keys/$player.key" --sequence 1 --made "$(made_at 1)" \
            --salt "$(echo "$1-$player" | sha256sum | cut -d' ' -f1)" \
            --out "$scratch/mail"
    done
    quietly "$berthier" submit "$dir" "$scratch"/mail/*.xml \
        --key "$keys/umpire.key"
    quietly "$berthier" lock "$dir" --key "$keys/umpire.key" \
        --at 2015-07-01T12:00:00Z
    quietly "$berthier" process "$dir" --key "$keys/umpire.key"
    foretold "$scratch/$1-french.said" >"$scratch/foretold"
    marched >"$scratch/marched"
    diff "$scratch/foretold" "$scratch/marched" ||
        complain "$1: play goes another way than check said"
    [ "$(wc -l <"$scratch/foretold")" -eq "$2" ] ||
        complain "$1: not $2 marches are foretold"
}

# The sheet as it comes lists two or three marches a force, with why, and is no
# book. The first of each, taken as it stands, comes where it says; but Vandamme
# and Reille, each of whom could, have not both room in 1019.
has_marches() {
    for side in $players; do
        "$berthier" sheet "$dir" --side "$side" --out "$scratch/$side-blank.txt" \
            >/dev/null
        [ "$(wc -c <"$scratch/$side-blank.txt")" -lt 20000 ] ||
            complain "the blank sheet of $side is too long"
    done
    for force in reille derlon grouchy vandamme napoleon gerard; do
        count=$(grep -c "^  # move $force " "$scratch/french-blank.txt") || :
        [ "$count" -ge 2 ] && [ "$count" -le 3 ] ||
            complain "$count marches of $force are listed"
    done
    awk '/^# I\.b3/ || /^# II\.a/ { sub(/^# /, "") }
        /^  # command / { sub(/# /, "") }
        /^  # move / && !seen[$3]++ && $3 != "vandamme" { sub(/# /, "") }
        { print }' "$scratch/french-blank.txt" >"$scratch/taken.txt"
    "$berthier" check "$dir" "$scratch/taken.txt" >"$scratch/taken.said" ||
        complain "a march of the blank sheet is refused"
    sed -n 's/^  move [a-z]* \([0-9]*\) .*towards the enemy.*/\1/p' \
        "$scratch/taken.txt" | sort >"$scratch/wanted"
    foretold "$scratch/taken.said" | sed 's/.* //' | sort >"$scratch/reached"
    diff "$scratch/wanted" "$scratch/reached" ||
        complain "the blank sheet's marches come elsewhere"
}

commands() {
    cat <<END
berthier waterloo-1815 exchange 1 french
I.a2
I.b3
$(printf '  command %s\n' reille derlon grouchy vandamme napoleon gerard)
II.a
END
}

begin_campaign
has_marches
printf 'berthier waterloo-1815 exchange 1 coalition\nI.a2\nI.b3\nII.b\n' \
    >"$scratch/golden-coalition.txt"
{
    commands
    sed -n 's/.*<move force="\([a-z]*\)" path="\([0-9 ]*\)".*/  move \1 \2/p' \
        "$top/samples/waterloo/drafts/02-french.xml"
} >"$scratch/golden-french.txt"
try golden 6

rm -rf "$dir" "$scratch/mail" "$scratch/module" "$keys"
begin_campaign
{
    commands
    cat <<END
  move reille "Quatre Bras"
  move derlon Charleroi
  move napoleon Charleroi
  move vandamme Charleroi
III.c
  chit Bruxelles corps
V.a
  forced-march reille 1218 1217
  forced-march derlon 0903 0904
  march-to-guns gerard 0903 0904
END
} >"$scratch/trial-french.txt"
cat >"$scratch/trial-coalition.txt" <<END
berthier waterloo-1815 exchange 1 coalition
I.a2
I.b3
II.b
  move wellington "Quatre Bras"
  move perponcher "Quatre Bras"
END
try trial 4
for reason in 'Reille .* to 1212 (Quatre Bras): reaches 1218 (Charleroi) today' \
    'Reille .* 1213 (Frasnes) tomorrow by another order' \
    'Napoleon .* has no room for 45 SP' 'Vandamme .* has no room for 23 SP' \
    "V.a: 'reille' .* to 1217, if his initiative allows\$" \
    "V.a: 'derlon' .* lapses: the march of Drouet d'Erlon in phase II ends at 1121" \
    "V.a: 'gerard' .* lapses: Gerard stands at 1425 (Philippeville)" \
    'III.c: .*Bruxelles.* none of your troops stand there'; do
    grep -q "$reason" "$scratch/trial-french.said" || complain "not said: $reason"
done

# Who has named the reason why not: before its day the army does not march.
for who in Wellington Perponcher; do
    grep -q "$who .*: lapses as it looks now: the Anglo-allied army does not march before game turn 2" \
        "$scratch/trial-coalition.said" || complain "$who is not said to stay"
done
[ "$(grep -c 'lapses: move .*: the Anglo-allied army does not march' \
    "$dir/journal.xml")" -eq 2 ] ||
    complain "play does not lapse them"
exit $status
