#!/bin/sh
# size: default
# Preset umpire: one mail an exchange; process locks and answers by itself.
. "$srcdir/tests/commands/exchange.sh"

start umpire
ends 3 process c --at 2026-01-02T00:00:00Z
tells 'waiting for anna: sheet'
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="push"/></orders>'
ends 0 process c --at 2026-01-02T00:00:00Z
sound
is "contributors" "$(grep -c '^vrf ' c/seed.txt)" 1
is "commit time" "$(git -C c log -1 --format=%ct)" 1767312000
[ -e c/inbox/lock.xml ] && fail "the lock is still open"
ends 0 process c --out again
tells identical

# Equal plans were settled by dice, and each can be thrown again.
ends 0 dice c
label=$(sed -n '1s/^1 \([^ ]*\) .*/\1/p' out)
[ -n "$label" ] || fail "no dice were thrown"
ends 0 dice c "$label"
tells 'thrown again:'
is "by openssl" "$(printf 'pbem-roll/1\n%s\n0\n' "$label" |
    openssl dgst -sha256 -mac HMAC -macopt \
        hexkey:"$(sha256sum <c/seed.txt | cut -d' ' -f1)" |
    sed 's/.*= //')" "$(sed -n 's/^block 0 //p' out)"
ends 0 dice c --json
python3 -m json.tool out >/dev/null || fail "dice --json is no JSON"
ends 1 dice c 1.1/none
done_testing
