#!/bin/sh
# Memory that runs out, once or for good, at any allocation of submit, lock or
# process: the run ends, blames nobody, has said nothing that is not so, and
# the next run needs no help. A sample; BERTHIER_LONG=1 lets each fail.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
plain_build_only
allocator=$builddir/tests/crash/allocator.so
export allocator
[ -e "$allocator" ] || exit 99
make_ready
python3 "$crash/memory.py"
