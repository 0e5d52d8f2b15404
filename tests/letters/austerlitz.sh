#!/bin/sh
# size: long
# Austerlitz, two players with their own keys, fought from letters and orders as
# text alone.
set -eu
command -v python3 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/austerlitz.py" \
    "$work/table" "$@"
