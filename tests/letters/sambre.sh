#!/bin/sh
# size: long
# The first day of the campaign of L'Armee du Nord, three players with their own
# keys, played from letters and orders as text alone.
set -eu
command -v python3 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/sambre.py" \
    "$work/table" "$@"
