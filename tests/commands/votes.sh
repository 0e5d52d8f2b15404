#!/bin/sh
# A side has one vote: who commands two has two, a deputy and a guest none, and
# they hear what the others are asked. Seven powers, of which one man has two.
. "$srcdir/tests/commands/people.sh"
berthier=$builddir/berthier
module=$srcdir/samples/modules/europe-1805/module.xml
spare_keys carl dora emil fred gina hana

begins_with() { # options of new
    rm -rf c
    ends 0 new "$module" c --host keys/umpire.xml --preset umpire --test "$@"
    ends 0 join c keys/anna.xml --side fr
    ends 0 join c keys/bert.xml --side au --side pr
    ends 0 join c keys/carl.xml --side gb
    ends 0 join c keys/dora.xml --side ru
    ends 0 join c keys/emil.xml --side sp
    ends 0 join c keys/fred.xml --side tu
    ends 0 join c keys/gina.xml --deputy fr
    ends 0 join c keys/hana.xml
    # the first roster is everybody's who stands in it
    for id in anna bert carl dora emil fred gina umpire; do
        consent_to_draft $id
    done
    ends 3 begin c --at 2026-01-01T00:00:00Z --salt $zeros
    tells 'waiting for the consent of: hana'
    consent_to_draft hana
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
}

consent_to_draft() { # id
    ends 0 consent c/roster.xml --key keys/$1.key --out consent.xml
    ends 0 submit c consent.xml
}

# Seven votes, of which four are most: bert's are two.
begins_with --changes most
cp -r c begun
tells "4 of the 7 votes beside the host's suffice. A side has one vote"
ends 3 roster c --due P3D
tells '4 of their 7 votes are enough, not counting umpire'
silent_about 'waiting for gina'
silent_about 'waiting for hana'
for id in gina hana; do
    reads 'Yours is not asked for' c/outbox/$id/consent-roster-1/body.txt
done
ends 0 consent c c/inbox/roster.xml --key keys/carl.key --out again.xml
tells '4 of anna, bert (2 votes), carl, dora, emil, fred; not counted: umpire'
consents roster anna carl gina hana
ends 3 roster c --at 2026-01-02T00:00:00Z
tells '2 of their 5 votes are enough, not counting umpire'
ends 0 show c
tells '2 of their 5 votes are enough, not counting umpire'
ends 0 show c --json
python3 -c 'import json, sys
one = json.load(sys.stdin)["consents"][0]
print(one["wanted"], *one["missing"])' <out >wanted
is "votes wanted" "$(cat wanted)" "2 bert dora emil fred"
cp -r c waiting
consents roster bert
ends 0 roster c --at 2026-01-02T00:00:00Z
holds
# three men of six had four votes; without bert it needs one more
rm -rf c && mv waiting c
consents roster dora
ends 3 roster c --at 2026-01-02T00:00:00Z
tells '1 of their 4 votes is enough'
consents roster emil
ends 0 roster c --at 2026-01-02T00:00:00Z
holds

# The checker counts as well: with one consent less it finds too few.
cp -r c less
python3 - "$srcdir" less <<'EOF2' || fail "the checker does not count votes"
import sys
sys.path.insert(0, sys.argv[1] + "/tests/verify")
import check_history

has = check_history.Entry.has
check_history.Entry.has = lambda self, path: \
    path != "consents/roster-emil.xml" and has(self, path)
findings, _ = check_history.check(sys.argv[2])
sys.exit(not any("too few consents to the roster" in one for one in findings))
EOF2

# A newcomer with bert's two sides: both must.
rm -rf c && cp -r begun c
spare_keys ivan
ends 0 submit c keys/ivan.xml
ends 3 roster c --join keys/ivan.xml --side ivan=pr --at 2026-01-02T00:00:00Z
tells 'ivan must be among them'
tells 'bert must be among them'
tells '5 of them are enough, not counting umpire'
consents roster anna carl dora ivan
ends 3 roster c --at 2026-01-02T00:00:00Z
consents roster bert
ends 0 roster c --at 2026-01-02T00:00:00Z
holds

# Where all must, all who command, and nobody else.
rm -rf c begun
begins_with
ends 3 roster c --due P3D
silent_about enough
consents roster anna bert carl dora emil
ends 3 roster c --at 2026-01-02T00:00:00Z
tells 'waiting for fred'
consents roster fred
ends 0 roster c --at 2026-01-02T00:00:00Z
holds
ends 3 end c --draw
consents end anna bert carl dora emil fred hana
ends 0 end c --at 2026-01-03T00:00:00Z
[ -f c/consents/end-hana.xml ] || fail "a guest's consent is not kept"
[ -f c/consents/end-gina.xml ] && fail "where does that consent come from?"
holds
done_testing
