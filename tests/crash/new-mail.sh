#!/bin/sh
# A lock, or in preset umpire process, that is killed at any system call or finds
# the disk full at any size, and then a newer sheet comes in before the command
# is given again: what is locked is what is accepted, and nothing jams.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
plain_build_only
CRASH_RUNS="lock umpire"
export CRASH_RUNS
make_scene
cp mail/anna-2-2.xml mail/newer.xml
ready lock base/camp keys <<WORDS
lock camp --at $lock_at
WORDS
must submit ready/lock/camp mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
rm mail/anna-1-* mail/bert-1-*
a_campaign base/umpire --preset umpire
cp -r keys umpirekeys
for number in 1 2; do
    plan base/umpire umpirekeys anna hedgehogs push $number
done
plan base/umpire umpirekeys bert badgers push 1
must submit base/umpire mail/anna-1-1.xml mail/bert-1-1.xml \
    --at 2026-11-22T22:00:00Z
cp mail/anna-1-2.xml mail/newer.xml
ready umpire base/umpire umpirekeys <<WORDS
process camp --at $lock_at
WORDS
python3 "$crash/faults.py" mail || exit
[ -z "${BERTHIER_LONG-}" ] || python3 "$crash/full.py" mail
