#!/bin/sh
# Players who take choices of their mailed sheets by chance are never refused.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2154 # make sets it
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/chance.py" \
    "$work/table" "$@"
