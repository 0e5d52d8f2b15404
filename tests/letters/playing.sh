#!/bin/sh
# "Months of play" in doc/playing.md, followed to the letter.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/playing.py" \
    "$work/table" "$@"
