#!/bin/sh
# A disk that is full and a folder that may not be written: one clear line,
# status 2, nothing half-written, and the next run goes on without help.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
make_ready
python3 "$crash/full.py"
