#!/bin/sh
# Every source is laid out as .clang-format says. Other versions lay out some
# lines otherwise, so only the one that the sources were made with judges.
#
# What clang-format has poured together is found, too: a line between two rules
# that ends on the next one, and items of a list that stand in no column or at
# the margin. It leaves lists alone whose items begin with "- " or a number.
#
# To see it fail, put two blanks where one belongs.
# It looks at the sources alone: once is enough.
! grep -q '^SANITIZE = .' "${builddir:-.}/Makefile" 2>/dev/null || exit 77
cd "${srcdir:-.}" || exit 99

# Out of a tarball there is no git, and nothing but sources.
files=$(git ls-files '*.c' '*.h' 2>/dev/null)
[ -n "$files" ] || files=$(find src tests -name '*.[ch]')
[ -n "$files" ] || exit 99

# shellcheck disable=SC2086
LC_ALL=C awk '
function blame(what) {
    print FILENAME ":" FNR ": " what
    faults++
}
# In a list by columns, where text begins behind two blanks or more; a line with
# three or more has a column in common with those above it.
function look_at_columns(    at, rest, wide, shares, first, i, here) {
    for (rest = $0; match(rest, /[^ *]  +[^ ]/); rest = substr(rest, RLENGTH)) {
        rest = substr(rest, RSTART)
        at = length($0) - length(rest) + RLENGTH
        wide = wide || RLENGTH > 4
        shares = shares || (at in column)
        here[++i] = at
    }
    if (wide && columns && !shares)
        blame("poured together: its columns do not stand below one another")
    for (; i > 0; i--)
        if (!(here[i] in column)) {
            column[here[i]] = 1
            columns++
        }
}
{
    list = /^ \*   +[^ ]/
    if (FNR == 1 || !list) {
        split("", column)
        columns = 0
    }
    if (list)
        look_at_columns()
    if (FNR > 2 && list && between)
        blame("poured together: the line before stands at the margin")
    between = was_list && /^ \* [^- ]/
    was_list = list
}
/^\/\* ----.*[^\/]$/ { blame("a line between two rules that is broken") }
END { exit faults > 0 }' $files || exit 1

version=14
clang-format --version 2>/dev/null | grep -q "version ${version}[.]" || exit 77
# shellcheck disable=SC2086
LC_ALL=C clang-format --style=file --dry-run -Werror $files
