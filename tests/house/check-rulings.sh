#!/bin/sh
# Whatever we decided stands in RULINGS.md of its ruleset and is cited by its number
# where it holds: "ruling 12" in the code, cases.tsv or base.tsv. No ruling is
# without a number, no number without a row, no row without somebody who cites it.
# In each ruleset, the toy's included; README.md may name rows, too.
#
# To see it fail, take the number out of any of these. It looks for what is amiss
# in a ruleset that it makes up first.
set -eu
top=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
planted=$(mktemp -d) || exit 99
trap 'rm -rf "$planted"' EXIT

# What is amiss in a ruleset, a line each.
look() { # folder of the ruleset
    [ -f "$1/RULINGS.md" ] || {
        echo "$1 has no RULINGS.md"
        return
    }
    find "$1" -name '*.[ch]' -o -name '*.def' -o -name '*.tsv' -o -name README.md |
        grep -v -e '/cases\.def$' -e '/base\.def$' | LC_ALL=C sort |
        xargs awk -v rows="$1/RULINGS.md" '
        # The numbers behind the word: "12", "12 and 13", "12, 13 and 15", "12 to 15".
        function cite(after,    last, n) {
            if (after !~ /^ [0-9]/) {
                print name ": a ruling without a number:" substr(after, 1, 40)
                return
            }
            for (last = 0; match(after, /^( to| and|,|, and)? [0-9]+/); last = n) {
                n = substr(after, 1, RLENGTH)
                sub(/^[^0-9]*/, "", n)
                n += 0
                if (after !~ /^ to/) last = n
                for (; last <= n; last++) note(last)
                after = substr(after, RLENGTH + 1)
            }
        }
        function note(n) {
            if (!(n in row)) print name ": RULINGS.md has no ruling " n
            if (name !~ /README.md$/) cited[n] = 1
        }
        # A comment may break its line between the word and its number.
        function finish(    before, rest) {
            for (rest = text; match(rest, /[Rr]ulings?[^A-Za-z_]/);) {
                before = RSTART > 1 ? substr(rest, RSTART - 1, 1) : " "
                rest = substr(rest, RSTART + RLENGTH - 1)
                if (before !~ /[A-Za-z_]/) cite(rest)
            }
        }
        BEGIN {
            while ((getline line < rows) > 0)
                if (line ~ /^[0-9]+\. /) {
                    if (line + 0 in row) print rows ": two rulings " line + 0
                    row[line + 0] = 1
                }
        }
        FNR == 1 { finish(); name = FILENAME; text = "" }
        { sub(/^ *\*+ /, ""); text = text (text == "" ? "" : " ") $0 }
        END {
            finish()
            for (n in row)
                if (!(n in cited)) print rows ": nothing cites ruling " n
        }' | LC_ALL=C sort
}

printf '# Rulings\n\n1. One.\n2. Two.\n3. Three.\n4. Four.\n4. Again.\n' >"$planted/RULINGS.md"
printf '1a\t[ruling: as ever]\n1b\t[rulings 1 to 2, and 7]\n' >"$planted/cases.tsv"
printf '/* 1a so it is (ruling\n * 9) */\nint ruling_ground;\n' >"$planted/rule.c"
look "$planted" | sed "s:^$planted/::" >"$planted/found"
cat >"$planted/wanted" <<'.'
RULINGS.md: nothing cites ruling 3
RULINGS.md: nothing cites ruling 4
RULINGS.md: two rulings 4
cases.tsv: RULINGS.md has no ruling 7
cases.tsv: a ruling without a number:: as ever] 1b	[rulings 1 to 2, and 7]
rule.c: RULINGS.md has no ruling 9
.
if ! diff "$planted/wanted" "$planted/found"; then
    echo 'check-rulings.sh overlooks what was planted'
    exit 1
fi

cd "$top"
for table in src/rulesets/*/cases.tsv tests/toy/cases.tsv; do
    look "$(dirname "$table")"
done >"$planted/found"
cat "$planted/found"
[ ! -s "$planted/found" ]
