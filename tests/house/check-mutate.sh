#!/bin/sh
# What breaks rules on purpose finds them: in each ruleset nineteen of twenty cases
# that are played have a condition or a number to break.
top=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
command -v python3 >/dev/null || exit 77
# It looks at the sources alone: once is enough.
! grep -q '^SANITIZE = .' "${builddir:-.}/Makefile" 2>/dev/null || exit 77
status=0

for ruleset in "$top"/src/rulesets/*/; do
    ruleset=$(basename "$ruleset")
    grep -q "\"$ruleset\": (" "$top/tests/house/mutate" || {
        echo "mutate knows no tests of $ruleset"
        status=1
        continue
    }
    "$top/tests/house/mutate" --list --ruleset "$ruleset" | tail -n 1 |
        awk '{ print; exit !($4 > 0 && 20 * $2 >= 19 * $4) }' || status=1
done
exit $status
