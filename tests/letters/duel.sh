#!/bin/sh
# Two days of Waterloo in preset duel, played from letters alone.
set -eu
# shellcheck disable=SC2154 # make sets it
. "$srcdir/tests/support/thorough.sh"
thorough || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/duel.py" \
    "$work/table" "$@"
