#!/bin/sh
# size: default
# No object of the library carries data that can be written: tables are const,
# state is passed. nm would call constant tables data where code is position
# independent, so the sections decide.
#
# To see it fail, add to a file of src/core: static int count;
# and count it up in a function.
command -v objdump >/dev/null || exit 77
library=${builddir:-.}/libberthier.a
[ -f "$library" ] || exit 99

objdump -t "$library" | awk '
/:     file format / { object = $1; sub(/:$/, "", object); objects++ }
# Sanitizers put records of their own beside ours.
$NF ~ /^_*(odr_)*asan|^__(sancov|ubsan|unnamed)|^[.]/ { next }
/[.]ubsan|[.]data[.]rel[.]ro/ { next }
(/ O / && /[ \t]([.]bss|[.]data|[*]COM[*])/) || /[ \t][.]t(bss|data)/ {
    print object ": " $NF " can be written"
    faults++
}
END {
    if (!objects) print "the library has no objects"
    exit !objects || faults > 0
}'
