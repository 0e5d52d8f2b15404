#!/bin/sh
# Whatever a power failure during submit, lock or process leaves on the disk is
# sound, and the next run goes on without help; what was said to be done is
# there. A sample of the moments; BERTHIER_LONG=1 tries each.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
plain_build_only
make_ready
python3 "$crash/power.py"
