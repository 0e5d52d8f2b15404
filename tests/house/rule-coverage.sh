#!/bin/sh
# How many cases of each ruleset are exercised: a case counts when its row in
# cases.tsv says that it is played, and it was cited (by an event, a roll or a
# printed finding) while a row of a test ran that bears its number.
# "same:CASE" counts when CASE was cited by a row that bears both numbers or
# its own.
#
#   make rule-coverage        prints one line a ruleset, and what is missing of
#                             the cases marked as played; fails if any is
#
# Needs what a make check wrote down in the build folder: cited-cases.txt, with
# book, number and title of each case and the row that cited it.
set -eu
top=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
build=${builddir:-.}
status=0

for table in "$top"/src/rulesets/*/cases.tsv "$top"/tests/toy/cases.tsv; do
    [ -f "$table" ] || continue
    awk -F'\t' -v ruleset="$(basename "$(dirname "$table")")" \
        -v cites="$build/cited-cases.txt" '
        # Numbers repeat from ruleset to ruleset: the title tells them apart.
        function note_row(number, title, row,    i, n, word) {
            ran[number, title] = 1
            n = split(row, word, " ")
            for (i = 1; i <= n; i++) {
                sub(/[:,]$/, "", word[i])
                cited[number, title, word[i]] = 1
                bears[word[i]] = 1
            }
        }
        BEGIN {
            while ((getline line < cites) > 0) {
                split(line, word, "\t")
                if (word[1] == "rule" && !((line) in seen))
                    note_row(word[2], word[3], word[4])
                seen[line] = 1
            }
        }
        FNR == 1 || /^#/ { next }
        { played[$1] = $3; title[$1] = $4; order[++n] = $1 }
        function why(number, by) {
            if (!bears[number]) return " no row that cites anything bears its number"
            if (!ran[by, title[by]]) return " " by " is cited nowhere"
            return " no row that bears its number cites " by
        }
        END {
            for (i = 1; i <= n; i++) {
                c = order[i]
                by = played[c] ~ /^same:/ ? substr(played[c], 6) : c
                if (by == c && played[c] != "yes") continue
                if ((by, title[by], c) in cited) exercised++
                else missing = missing "\n  " c ":" why(c, by)
            }
            printf "%s: %d of %d cases exercised\n", ruleset, exercised, n
            if (missing != "") { print "marked as played, but:" missing; exit 1 }
        }' "$table" || status=1
done
exit $status
