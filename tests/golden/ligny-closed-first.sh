#!/bin/sh
# size: default
# The first exchange of tests/golden/ligny-closed.sh: a closed book of three
# players begins, and Carl's sheet is played.
set -eu
turns=ligny-closed-turns book=closed
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/ligny-turns/lib.sh"

begin_campaign
play_exchange 1 carl "$drafts/01-carl.txt"
tell_campaign | grep '^turn-' >"$scratch/told"
head -n 2 "$golden/expected.txt" | diff - "$scratch/told" || {
    echo "ligny-closed-first.sh: the campaign goes another way"
    exit 1
}
