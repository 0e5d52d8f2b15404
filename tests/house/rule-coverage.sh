#!/bin/sh
# How many cases of each room are exercised: a case counts when its row in
# cases.tsv says that it is played, a test named after it ran, and it was
# cited while the tests ran. "same:CASE" counts when that case does.
#
#   make rule-coverage        prints one line a room, and what is missing of
#                             the cases marked yes; fails if any is missing
#
# Needs the logs of a make check in the build folder: the names of its tests
# (*.log) and the citations (cited-cases.txt).
set -eu
top=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
build=${builddir:-.}
status=0

names=$(mktemp)
trap 'rm -f "$names"' EXIT

for table in "$top"/src/rooms/*/cases.tsv "$top"/tests/toy/cases.tsv; do
    [ -f "$table" ] || continue
    room=$(basename "$(dirname "$table")")
    tests=$build/tests/rooms/$room
    [ "$room" = toy ] && tests=$build/tests/toy
    find "$tests" -name '*.log' -exec cat {} + 2>/dev/null |
        sed -n 's/^PASS:* *//p; s/^ok [0-9]* - //p' |
        awk '{ for (i = 1; i <= NF; i++) if ($i ~ /^[0-9a-z]/) { print $i; break } }' |
        sort -u >"$names"
    awk -F'\t' -v room="$room" -v names="$names" \
        -v cites="$build/cited-cases.txt" '
        BEGIN {
            while ((getline line < names) > 0) { sub(/:$/, "", line); named[line] = 1 }
            # Numbers repeat from room to room: the title tells them apart.
            while ((getline line < cites) > 0) { split(line, word, "\t"); if (word[1] == "rule") cites_of[word[2], word[3]] = 1 }
        }
        FNR == 1 || /^#/ { next }
        {
            total++
            played[$1] = $3
            cited[$1] = (($1, $4) in cites_of)
            order[++n] = $1
        }
        function counts(case_number) {
            return played[case_number] == "yes" && named[case_number] && cited[case_number]
        }
        END {
            for (i = 1; i <= n; i++) {
                c = order[i]
                if (played[c] ~ /^same:/ && counts(substr(played[c], 6))) exercised++
                else if (counts(c)) exercised++
                else if (played[c] == "yes") {
                    missing = missing "\n  " c ":" (named[c] ? "" : " no test is named after it") (cited[c] ? "" : " not cited at run time")
                }
                else if (played[c] ~ /^same:/) missing = missing "\n  " c ": " played[c] " does not count"
            }
            printf "%s: %d of %d cases exercised\n", room, exercised, total
            if (missing != "") { print "marked as played, but:" missing; exit 1 }
        }' "$table" || status=1
done
exit $status
