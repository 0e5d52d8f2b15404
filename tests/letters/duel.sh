#!/bin/sh
# Two days of Waterloo in preset duel, played from letters alone.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/duel.py" \
    "$work/table" "$@"
