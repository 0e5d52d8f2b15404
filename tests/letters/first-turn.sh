#!/bin/sh
# size: default
# doc/first-turn.md, typed to the letter.
set -eu
# shellcheck disable=SC2154 # make sets it
top=$(cd "$srcdir" && pwd)
command -v python3 >/dev/null || exit 77
PYTHONDONTWRITEBYTECODE=1 python3 "$top/tests/letters/typed-page.py" \
    "$top" "$(cd "$builddir" && pwd)" first-turn.md ligny-1815
