#!/bin/sh
# size: default
# Two modules of one rule system have the same charts: the programs type them
# anew for one, and what holds of that holds of the other.
#
# To see it fail, change a number of samples/modules/danube-1805/table-city.tsv.
cd "${srcdir:-$(dirname "$0")/../..}/samples/modules" || exit 99
status=0

same() { # module, module
    shared=0
    for chart in "$1"/table-*.tsv; do
        other=$2/$(basename "$chart")
        [ -f "$other" ] || continue
        shared=$((shared + 1))
        cmp "$chart" "$other" || status=1
    done
    [ "$shared" -ge 6 ] || {
        echo "$1 and $2 have $shared charts in common"
        status=1
    }
}

same europe-1805 danube-1805
same ligny-1815 armee-du-nord-1815
same ligny-1815 waterloo-wavre-1815
same austerlitz-1805 ulm-1805
exit $status
