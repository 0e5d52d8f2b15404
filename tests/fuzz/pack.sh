#!/bin/sh
# Packs a folder of inputs as the corpus of a target, the same bytes wherever
# it is done:
#
#   tests/fuzz/pack.sh sheet build/fuzzing/grown/sheet
set -eu
target=${1:?}
folder=${2:?}
archive=$(dirname "$0")/corpus/$target.tar.gz
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner \
    --mode=a=r,u+w --transform='s,^\./,,' -C "$folder" -cf - . |
    gzip -n9 >"$archive.tmp"
mv "$archive.tmp" "$archive"
