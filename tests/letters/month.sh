#!/bin/sh
# A month of Europe in preset umpire, seven powers, played from letters alone.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/month.py" \
    "$work/table" "$@"
