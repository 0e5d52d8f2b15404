#!/bin/sh
# A run of submit, lock or process that is killed at a system call that changes
# something leaves the state before or the new one, and the next run goes on
# without help. A sample of the calls; BERTHIER_LONG=1 tries each.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
plain_build_only
make_ready
python3 "$crash/faults.py" SIGKILL
