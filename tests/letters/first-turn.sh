#!/bin/sh
# size: default
# doc/first-turn.md and doc/first-turn-ulm.md, typed to the letter.
set -eu
# shellcheck disable=SC2154 # make sets it
top=$(cd "$srcdir" && pwd)
command -v python3 >/dev/null || exit 77
typed() { # page, module
    PYTHONDONTWRITEBYTECODE=1 python3 "$top/tests/letters/typed-page.py" \
        "$top" "$(cd "$builddir" && pwd)" "$@"
}
typed first-turn.md ligny-1815
typed first-turn-ulm.md ulm-1805
