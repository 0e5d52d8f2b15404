#!/bin/sh
# A full disk, a folder that may not be written, an error of the device: one
# line of trouble, status 2, nothing half-written, and the next run goes on
# without help. A sample of the calls; BERTHIER_LONG=1 tries each.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/invalid/faults.sh"
every=30
[ -z "${BERTHIER_LONG-}" ] || every=1
make_ready
points=0
told=0

# What a run must say that could not do its work.
in_trouble() { # where
    [ "$status" = 2 ] || fail "$1: ended with $status: $(cat err)"
    lines=$(grep -c '^berthier: trouble: ' err)
    [ "$lines" = 1 ] || fail "$1: $lines lines of trouble: $(cat err)"
    ! grep -q ': refused: ' err || fail "$1: blames somebody: $(cat err)"
    left=$(leftovers camp)
    [ -z "$left" ] || fail "$1: left over: $left"
}

# A run that met a fault: it says so, or could do without.
judge() { # run, where
    sound "$1" "$2"
    if [ "$status" = 0 ]; then
        diff "../$1.after" now >differs || fail "$2: says that all is done"
    else
        in_trouble "$2"
        told=$((told + 1))
    fi
    points=$((points + 1))
    recover "$1" "$2"
}

for run in submit lock process; do
    for error in ENOSPC EROFS EIO; do
        for call in write fsync rename link ftruncate mkdir; do
            # Most of these make sure of the folders of objects.
            step=$every
            [ $call != mkdir ] || step=$((8 * every))
            which=$((1 + points % every))
            while inject $run $call error=$error $which; do
                judge $run "$run with $error at $call $which"
                which=$((which + step))
            done
        done
    done
done

# A disk that is really full, where a file system may be mounted.
full_disk() { # run
    stage "$1"
    mkdir disk &&
        mount -t tmpfs -o size=16m,nr_inodes=2000 none disk 2>/dev/null ||
        return 0
    cp -a camp keys disk/
    for free in 0 8 24; do
        cd disk || exit 99
        head -c "$(($(df -Pk . | awk 'NR == 2 { print $4 }') - free))k" \
            /dev/zero >ballast
        # shellcheck disable=SC2046
        "$berthier" $(arguments "$1" | sed 's|\.\./mail|../../mail|g') \
            >../out 2>../err </dev/null
        status=$?
        rm ballast
        cd ..
        if [ $status != 0 ]; then
            rm -rf camp keys
            cp -a disk/camp disk/keys .
            judge "$1" "$1 on a disk with $free KiB"
            rm -rf camp keys
            cp -a "../ready/$1/camp" "../ready/$1/keys" .
        fi
        rm -rf disk/camp disk/keys
        cp -a camp keys disk/
    done
    umount disk
}
if [ "$(id -u)" = 0 ]; then
    for run in submit lock process; do
        full_disk $run
    done
fi

# A folder that may not be written, to somebody who is not root.
as_nobody() { # arguments
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    else
        "$@"
    fi
}
closed_folder() { # run
    stage "$1"
    [ "$(id -u)" != 0 ] || chown -R 65534:65534 .
    chmod -R a-w camp
    chmod a+rx "$scratch"
    # shellcheck disable=SC2046
    as_nobody "$berthier" $(arguments "$1") >out 2>err </dev/null
    status=$?
    chmod -R u+w camp
    [ "$(id -u)" != 0 ] || chown -R 0:0 .
    judge "$1" "$1 in a closed folder"
}
if [ "$(id -u)" != 0 ] || setpriv --reuid=65534 true 2>/dev/null; then
    for run in submit lock process; do
        closed_folder $run
    done
fi
echo "$points points, trouble at $told of them"
[ $told -gt 0 ] || fail "no trouble was met"
done_testing
