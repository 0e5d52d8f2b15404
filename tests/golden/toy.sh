#!/bin/sh
# Golden turns of the toy ruleset: turn, sheets and seed go in, and turn, journal
# and log must come out byte by byte, under whatever they run. The page with
# the map must be the same each time, but no copy of it is kept here.
# update-toy.sh renews them; who renews explains every difference.
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/lib.sh"
status=0

compare() { # story, folder, under what
    for file in turn.xml journal.xml log.txt; do
        diff "$1/expected/$file" "$2/$file" && continue
        echo "^ $(basename "$1"), $file, $3"
        status=1
    done
}

for story in "$golden"/toy-*/; do
    story=${story%/}
    rm -rf "$scratch/plain" "$scratch/other"
    if ! play "$story" "$scratch/plain"; then
        status=1
        continue
    fi
    compare "$story" "$scratch/plain" 'as it is'
    ! grep -n '=&quot;' "$scratch/plain/journal.xml" || {
        echo "^ $(basename "$story"), a sentence has marks of a file"
        status=1
    }
    (
        cd / || exit 1
        LC_ALL=tr_TR.UTF-8 LANG=de_DE.UTF-8 TZ=Pacific/Kiritimati
        MALLOC_PERTURB_=165 HOME=/nowhere
        export LC_ALL LANG TZ MALLOC_PERTURB_ HOME
        play "$story" "$scratch/other"
    ) || status=1
    compare "$story" "$scratch/other" 'in another place, locale and time zone'
    cmp "$scratch/plain/log.html" "$scratch/other/log.html" || status=1
done
exit $status
