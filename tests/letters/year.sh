#!/bin/sh
# Months of play in one campaign of each ruleset, accident after accident; each
# entry is audited and proved. BERTHIER_LONG=1 changes the people of Europe too.
set -eu
# shellcheck disable=SC2154 # make sets it
. "$srcdir/tests/support/thorough.sh"
thorough || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for ruleset in toy waterloo europe; do
    PYTHONDONTWRITEBYTECODE=1 python3 "$srcdir/tests/letters/year.py" \
        "$work/$ruleset" "$ruleset"
done
