#!/bin/sh
# Runs a test and notes in TEST.time of the build folder what it took of the
# processor, as the shell's times says it: the second line is the test's.
test=tests/${1#*tests/}
"$@"
status=$?
times >"${builddir:-.}/${test%.sh}.time"
exit $status
