#!/bin/sh
# A rule knows no piece, country, area or hex of one module: what is true of one
# of them alone stands on its card, in a column, or where the rulebook calls it
# by name, in one place of the ruleset's folder module. And a list of names is
# looked through with names_contain(): strstr() finds parts of words.
#
# To see it fail, add to a rule, for example
#   src/rulesets/empires-in-arms/economy/collect.c   eia_at_war(europe, id, "sp")
#   src/rulesets/campaigns-of-napoleon/day/ap.c      if (unit->hex == 1018)
cd "${srcdir:-.}" || exit 99

status=0
for module in samples/modules/*/; do
    ruleset=$(awk -F '\t' '$1 == "room" { print $2 }' "$module/setup.tsv")
    [ -d "src/rulesets/$ruleset" ] || exit 99
    cards=$(find "$module" -name '*.tsv' ! -name 'table-*' ! -name setup.tsv)
    files=$(find "src/rulesets/$ruleset" -name module -prune -o \
        -name '*.[ch]' -print | LC_ALL=C sort)
    [ -n "$files" ] || exit 99
    # shellcheck disable=SC2086
    awk '
    # The ids and names of the cards; two letters are an id, but no name.
    FILENAME ~ /[.]tsv$/ {
        count = split($0, cell, "\t")
        if (FNR == 1) {
            split("", column)
            for (i = 1; i <= count; i++)
                column[i] = cell[i]
            next
        }
        for (i = 1; i <= count; i++)
            if (column[i] ~ /^hex(-[ab])?$/)
                hex[cell[i]] = cell[i] ~ /^[0-9]+$/
            else if (column[i] == "id" || \
                (column[i] == "name" && length(cell[i]) > 2))
                known[cell[i]] = FILENAME
        next
    }
    FNR == 1 { comment = 0 }
    {
        line = $0
        while (comment || line ~ /\/\*/) {
            if (!comment) {
                head = line
                sub(/\/\*.*$/, "", head)
                line = substr(line, length(head) + 3)
                kept = head
                comment = 1
            }
            if (line !~ /\*\//) {
                line = ""
                break
            }
            line = substr(line, index(line, "*/") + 2)
            comment = 0
            line = kept line
            kept = ""
        }
        if (comment) {
            line = kept
            kept = ""
        }
        if (line ~ /(^|[^a-z_])strstr\(/) {
            print FILENAME ":" FNR ": strstr() finds parts of words"
            faults++
        }
        rest = line
        while (match(rest, /"([^"\\]|\\.)*"/)) {
            word = substr(rest, RSTART + 1, RLENGTH - 2)
            rest = substr(rest, 1, RSTART - 1) substr(rest, RSTART + RLENGTH)
            if (word in known || (word in hex && hex[word])) {
                print FILENAME ":" FNR ": \"" word "\" is one of a module (" \
                    known[word] ")"
                faults++
            }
        }
        while (match(rest, /[0-9A-Za-z_]+/)) {
            word = substr(rest, RSTART, RLENGTH)
            rest = substr(rest, RSTART + RLENGTH)
            if (word in hex && hex[word]) {
                print FILENAME ":" FNR ": " word " is a hex of a module"
                faults++
            }
        }
    }
    END { exit faults > 0 }' $cards $files || status=1
done
exit $status
