#!/bin/sh
# A document that several must agree to names the entry and the state that it
# follows, and may name a time: after either its consents are void.
. "$srcdir/tests/commands/people.sh"

late() { # command
    refused 'trust expired' "$@"
    tells 'holds until 2090-01-05T00:00:00Z, and it is 2090-01-05T00:00:01Z: its consents are void'
}

# A second is too late, the moment itself is not; what is past is no time.
in_time() { # command, document, what draws it up
    verb=$1
    document=$2
    shift 2
    refused 'trust expired' "$verb" c "$@" --until 2026-01-01T00:00:00Z --at 2026-01-02T00:00:00Z
    refused 'file bad-value' "$verb" c "$@" --until 2026-01-41T00:00:00Z --at 2026-01-02T00:00:00Z
    ends 3 "$verb" c "$@" --until 2090-01-05T00:00:00Z --at 2026-01-02T00:00:00Z
    says ' until="2090-01-05T00:00:00Z"' "c/inbox/$document"
    consents "$document" anna bert
    late "$verb" c --at 2090-01-05T00:00:01Z
    ends 0 "$verb" c --at 2090-01-05T00:00:00Z
    sound
    ends 0 audit c
}

start duel
in_time roster roster.xml --due P1D
echo '<correction case="4.1" reason="the map was misread" version="1">
<change field="watch" from="1" to="2"/></correction>' >slip.xml
start duel
ends 64 correct c --until 2027-01-05T00:00:00Z
in_time correct correction.xml --file slip.xml
start duel
in_time end end.xml --draw
start umpire --book closed
in_time disclose disclose.xml
start duel
berthier=$berthier-2
in_time upgrade upgrade.xml --reason repaired
berthier=${berthier%-2}
start duel
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
in_time void void.xml --reason "bert is away"
made_again c void

# Another time is another document.
start duel
ends 3 roster c --due P1D --until 2090-02-01T00:00:00Z --at 2026-01-02T00:00:00Z
consents roster.xml anna
refused 'exchange replaced' roster c --due P1D --until 2090-02-02T00:00:00Z --at 2026-01-02T00:00:00Z
ends 3 roster c --due P1D --until 2090-02-02T00:00:00Z --at 2026-01-02T00:00:00Z --accept "$(word)"
tells 'waiting for anna'
tells 'the consent of anna to roster.xml is void'
done_testing
