#!/bin/sh
# size: default
# Whoever looks for a case finds it by its number: each that is played stands in
# a comment before a function or a table of its ruleset.
set -eu
top=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
cd "$top"
status=0

# The words of all comments that begin a line, one a line.
titles() { # folder
    find "$1" -name '*.[ch]' -exec awk '
        FNR == 1 { inside = 0 }
        /^\/\*/ { inside = 1 }
        inside {
            end = index($0, "*/")
            n = split(end ? substr($0, 1, end - 1) : $0, word, /[^0-9A-Za-z_.-]+/)
            for (i = 1; i <= n; i++) { sub(/\.$/, "", word[i]); print word[i] }
            n = split($0, word, /[^0-9A-Za-z_.\/-]+/) # "12.55/12.56" is one
            for (i = 1; i <= n; i++) print word[i]
            if (end) inside = 0
        }' {} +
}

look() { # table, titles
    awk -F'\t' '
        # "12.55/12.56" is two words of a comment
        function all_there(number,    n, part) {
            n = split(number, part, "/")
            while (n > 0)
                if (!(part[n--] in there)) return 0
            return 1
        }
        NR == FNR { there[$0] = 1; next }
        $3 == "yes" && !all_there($1) {
            print FILENAME ": " $1 " (" $4 ") begins no function"; bad = 1
        }
        END { exit bad }' "$2" "$1"
}

found=$(mktemp)
trap 'rm -f "$found"' EXIT
for table in src/rulesets/*/cases.tsv tests/toy/cases.tsv; do
    titles "$(dirname "$table")" | sort -u >"$found"
    look "$table" "$found" || status=1
    # It would find one that is missing.
    first=$(awk -F'\t' '$3 == "yes" { print $1; exit }' "$table")
    grep -vxF -- "$first" "$found" >"$found.less"
    if look "$table" "$found.less" >/dev/null; then
        echo "check-titles.sh: overlooks that $first of $table is missing"
        status=1
    fi
    rm -f "$found.less"
done
exit $status
