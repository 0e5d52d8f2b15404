#!/bin/sh
# size: long
# Two turns of Ulm, two players with their own keys, from letters and orders as
# text alone.
set -eu
command -v python3 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/ulm.py" \
    "$work/table" "$@"
