#!/bin/sh
# size: default
# One word, one meaning: src, doc, HACKING and README say nothing with a word
# that tests/house/words.txt knows as a second one for a thing, or as one for
# two. The glossary itself speaks of words and may name them.
#
# Nor does a function that others call bear the name of a static one elsewhere:
# who looks for it finds the other. Without ctags this is not looked at.
#
# To see it fail, write "scenario" into HACKING, or "struct debt" into
# src/campaign/exchange/owes.h, or name a static function buffer_puts.
cd "${srcdir:-.}" || exit 99
list=tests/house/words.txt
[ -r "$list" ] || exit 99

files=$(find src doc HACKING README -type f \( -name '*.[ch]' -o -name '*.md' \
    -o -name 'HACKING' -o -name 'README' -o -name '*.1' \) |
    grep -v '^doc/glossary\.md$' | LC_ALL=C sort)
[ -n "$files" ] || exit 99

# What a line says is kept in lower case once; the words are tried on it one
# after the other, and the place only where one is found.
# shellcheck disable=SC2086
LC_ALL=C awk '
FNR == NR {
    if ($0 ~ /^#/ || $0 == "")
        next
    if (split($0, part, "\t") != 3) {
        print FILENAME ":" FNR ": not word, what to say, where it may stand"
        faults++
        next
    }
    if (!(part[1] in known)) {
        known[part[1]] = ++count
        word[count] = "(^|[^a-z0-9_])(" tolower(part[1]) ")([^a-z0-9_]|$)"
        say[count] = part[2]
        any = any (any == "" ? "" : "|") tolower(part[1])
    }
    if (part[3] != "-") {
        at = known[part[1]]
        may[at] = may[at] (may[at] == "" ? "" : "|") "(" part[3] ")"
    }
    next
}
{
    text = tolower($0)
    if (text !~ any)
        next
    for (i = 1; i <= count; i++) {
        if (!match(text, word[i]))
            continue
        if (may[i] != "" && (FILENAME ":" $0) ~ may[i])
            continue
        found = substr($0, RSTART, RLENGTH)
        gsub(/^[^A-Za-z]+|[^A-Za-z>]+$/, "", found)
        print FILENAME ":" FNR ": \"" found "\": say " say[i]
        faults++
    }
}
END {
    if (!count)
        print "no words are listed"
    exit !count || faults > 0
}' "$list" $files
status=$?

ctags --version 2>/dev/null | grep -q '^Universal Ctags' || exit $status
# shellcheck disable=SC2046
ctags -x --languages=C --langmap=C:.c.h --kinds-C=f --fields-C=+{properties} \
    --_xformat='%N %{input}:%n %{C.properties}' $(find src -name '*.[ch]') |
    LC_ALL=C sort | awk '
    $3 ~ /static/ { at[$1] = at[$1] " " $2; next }
    { called[$1] = $2 }
    END {
        if (NR == 0)
            print "ctags finds no function"
        for (name in called)
            if (name in at) {
                print called[name] ": " name "() is static in" at[name]
                faults++
            }
        exit NR == 0 || faults > 0
    }' || status=1
exit $status
