#!/bin/sh
# A run of submit, lock or process that is killed at a system call that changes
# something leaves the state before or the new one, and the next run goes on
# without help. A sample of the calls; BERTHIER_LONG=1 tries each.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/invalid/faults.sh"
every=10
[ -z "${BERTHIER_LONG-}" ] || every=1
make_ready
points=0
moved=0
for run in submit lock process; do
    for call in write fsync rename link unlink unlinkat rmdir mkdir ftruncate; do
        step=$every
        # Most of these make sure of the folders of objects.
        [ $call != mkdir ] || step=$((4 * every))
        # Each call its own share of the sample.
        which=$((1 + points % every))
        while inject $run $call signal=SIGKILL $which; do
            where="$run killed at $call $which"
            sound $run "$where"
            points=$((points + 1))
            [ "$head" = "$(cat ../process.head)" ] && moved=$((moved + 1))
            recover $run "$where"
            which=$((which + step))
        done
    done
done
echo "$points points, the exchange played at $moved of them"
[ $points -gt $moved ] && [ $moved -gt 0 ] || fail "too few points"
done_testing
