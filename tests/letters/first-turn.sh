#!/bin/sh
# size: default
# The pages of doc/ with a first turn, typed to the letter: of Ligny, of Ulm.
set -eu
# shellcheck disable=SC2154 # make sets it
top=$(cd "$srcdir" && pwd)
command -v python3 >/dev/null || exit 77
for page in first-turn.md:ligny-1815 first-week.md:ulm-1805; do
    PYTHONDONTWRITEBYTECODE=1 python3 "$top/tests/letters/typed-page.py" \
        "$top" "$(cd "$builddir" && pwd)" "${page%:*}" "${page#*:}"
done
