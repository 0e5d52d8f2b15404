#!/bin/sh
# A function fits a screen and a file fits a head. We aim at 40 and 400 lines;
# beyond 60 and 500 this fails.
#
# To see it fail, add 61 lines to a function.
longest_function=60
longest_file=500
cd "${srcdir:-.}" || exit 99
ctags --version 2>/dev/null | grep -q '^Universal Ctags' || exit 77

files=$(git ls-files '*.c' '*.h' 2>/dev/null)
[ -n "$files" ] || files=$(find src tests -name '*.[ch]')
[ -n "$files" ] || exit 99

# shellcheck disable=SC2086
awk -v most="$longest_file" '
FNR == most + 1 {
    print FILENAME ": more than " most " lines"
    faults++
}
END { exit faults > 0 }' $files
file_status=$?

# shellcheck disable=SC2086
ctags -x --languages=C --langmap=C:.c.h --kinds-C=f \
    --_xformat='%{end} %{line} %{input} %{name}' $files |
    awk -v most="$longest_function" '
    {
        functions++
        if ($1 - $2 + 1 <= most)
            next
        print $3 ":" $2 ": " $4 "() has " $1 - $2 + 1 " lines"
        faults++
    }
    END {
        if (!functions) print "ctags found no functions"
        exit !functions || faults > 0
    }'
function_status=$?
[ $file_status -eq 0 ] && [ $function_status -eq 0 ]
