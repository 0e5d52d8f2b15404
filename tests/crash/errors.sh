#!/bin/sh
# A device that fails, a disk that is full, a quota that is used up, a signal:
# one line of trouble and status 2, or all is done; nothing half-written, and
# the next run goes on without help. A sample; BERTHIER_LONG=1 tries each.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
plain_build_only
make_ready
python3 "$crash/faults.py" EIO ENOSPC EDQUOT EINTR
