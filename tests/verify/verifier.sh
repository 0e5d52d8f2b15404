#!/bin/sh
# size: default
# The verifier for doubting players accepts the protocol's worked example, and
# refuses it with anything changed: a check that cannot fail proves nothing.
command -v python3 >/dev/null || exit 77
cd "${srcdir:-.}" || exit 99
folder=$(mktemp -d) || exit 99
trap 'rm -rf "$folder"' EXIT
vector=tests/trust/protocol-vector.txt
status=0

verify() {
    python3 tests/verify/verify_dice.py --vector "$1" >"$folder/said" 2>&1
}

verify "$vector" || {
    cat "$folder/said"
    status=1
}

while read -r change; do
    sed "$change" "$vector" >"$folder/changed"
    cmp -s "$vector" "$folder/changed" && {
        echo "changes nothing: $change"
        status=1
    }
    verify "$folder/changed" && {
        echo "accepted: $change"
        status=1
    }
    grep -q '^BAD: ' "$folder/said" || {
        echo "no reason given: $change"
        cat "$folder/said"
        status=1
    }
done <<'END'
s/^lock step 12/lock step 13/
s/^lock order host -/lock order host absent/
s/^lock-digest c/lock-digest d/
s/^\(contributor anna .* 03ce1e45\)d/\1e/
s/^\(contributor bert .* 026f07d8\)3/\14/
s/^\(contributor host .* 03eb85dc\)c/\1d/
s/\(contributor anna .*\)f$/\1e/
s/^seed vrf bert 9/seed vrf bert 8/
s/^seed-digest b/seed-digest c/
s/9637 1 2/9637 1 3/
s/9637 1 2/9638 1 3/
s/fd47 6/47 6/
s/weather 6 73/weather 8 73/
s/^roll turn.12.weather/roll turn\/12\/weathers/
s/^contributor host/contributor hosts/
/^roll/d
END
exit $status
