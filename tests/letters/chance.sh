#!/bin/sh
# Players who take choices of their mailed sheets by chance are never refused.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/chance.py" \
    "$work/table" "$@"
