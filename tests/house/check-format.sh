#!/bin/sh
# size: default
# Every source is laid out as .clang-format says. Other versions lay out some
# lines otherwise, so only the one that the sources were made with judges.
#
# To see it fail, put two blanks where one belongs.
# It looks at the sources alone: once is enough.
! grep -q '^SANITIZE = .' "${builddir:-.}/Makefile" 2>/dev/null || exit 77
version=14
cd "${srcdir:-.}" || exit 99
clang-format --version 2>/dev/null | grep -q "version ${version}[.]" || exit 77

# Out of a tarball there is no git, and nothing but sources.
files=$(git ls-files '*.c' '*.h' 2>/dev/null)
[ -n "$files" ] || files=$(find src tests -name '*.[ch]')
[ -n "$files" ] || exit 99

# shellcheck disable=SC2086
LC_ALL=C clang-format --style=file --dry-run -Werror $files
