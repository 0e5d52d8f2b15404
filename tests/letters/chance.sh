#!/bin/sh
# Players who take choices of their mailed sheets by chance are never refused.
set -eu
# shellcheck disable=SC2154 # make sets it
. "$srcdir/tests/support/thorough.sh"
thorough || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/chance.py" \
    "$work/table" "$@"
