#!/bin/sh
# size: default
# A function fits a screen, a file a head, and a folder a look: HACKING's limits
# are these. Prints how long the functions of src are, which should be 13 lines
# in the middle, 23 at nine tenths.
#
# To see it fail, add 41 lines to a function.
longest_function=40
longest_file=400
most_sources=36
cd "${srcdir:-.}" || exit 99
ctags --version 2>/dev/null | grep -q '^Universal Ctags' || exit 77

files=$(git ls-files 'src/*.[ch]' 'tests/*.[ch]' 2>/dev/null)
[ -n "$files" ] || files=$(find src tests -name '*.[ch]')
[ -n "$files" ] || exit 99
status=0

# shellcheck disable=SC2086
awk -v most="$longest_file" '
FNR == most + 1 {
    print FILENAME ": more than " most " lines"
    faults++
}
END { exit faults > 0 }' $files || status=1

echo "$files" | awk -v most="$most_sources" '
/[.]c$/ { sub(/\/[^\/]*$/, ""); sources[$0]++ }
END {
    for (folder in sources)
        if (sources[folder] > most) {
            print folder ": " sources[folder] " .c, more than " most
            faults++
        }
    exit faults > 0
}' || status=1

# shellcheck disable=SC2086
ctags -x --languages=C --langmap=C:.c.h --kinds-C=f \
    --_xformat='%{end} %{line} %{input} %{name}' $files |
    awk '{ print $1 - $2 + 1, $3 ":" $2, $4 }' | sort -n |
    awk -v most="$longest_function" '
    $2 ~ /^src\// { lines[++functions] = $1 }
    $1 > most {
        print $2 ": " $3 "() has " $1 " lines"
        faults++
    }
    # The smallest length that so many hundredths of them do not pass.
    function share(hundredths,    at) {
        at = functions * hundredths / 100
        return lines[at == int(at) ? at : int(at) + 1]
    }
    END {
        if (!functions) {
            print "ctags found no functions"
            exit 1
        }
        printf "src: %d functions, median %d lines, p90 %d, longest %d\n",
            functions, share(50), share(90), lines[functions]
        exit faults > 0
    }' || status=1
exit $status
