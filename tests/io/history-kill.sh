#!/bin/sh
# A commit that is killed, or that meets a broken disk, at a system call leaves
# the entry before or the new one, never anything else, and the next run goes
# on without help. EVERY=1 tries each call, not a sample.
step=${builddir:?}/tests/io/history_step
every=${EVERY:-20}
errors_every=${EVERY:-40}
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 99
GIT_CONFIG_NOSYSTEM=1
HOME=$work
# The leak checker cannot work under strace.
ASAN_OPTIONS=detect_leaks=0
export GIT_CONFIG_NOSYSTEM HOME ASAN_OPTIONS
strace -o /dev/null true 2>/dev/null || exit 77

fail() { # where, what
    echo "$1: $2"
    cat said fsck 2>/dev/null
    exit 1
}

sound() { # where
    git -C game fsck --strict >fsck 2>&1 || fail "$1" "fsck"
    head=$(git -C game rev-parse main 2>/dev/null)
    [ "$head" = "$old" ] || [ "$head" = "$new" ] || fail "$1" "head is $head"
}

recover() { # where
    "$step" mend game 2>said || fail "$1" "cannot be mended"
    if [ "$head" = "$old" ]; then
        [ "$("$step" commit game 2 2>said)" = "$new" ] ||
            fail "$1" "the next run made another commit"
    fi
    [ -z "$(git -C game status --porcelain)" ] || fail "$1" "not clean"
    [ "$(git -C game rev-parse turn-0002)" = "$new" ] || fail "$1" "tag"
    left=$(find game -name '*.tmp' -o -name '*.lock' ! -name berthier.lock -o \
        -name 'tmp_object*' -o -name berthier-index)
    [ -z "$left" ] || fail "$1" "left over: $left"
    git -C game fsck --strict >fsck 2>&1 || fail "$1" "fsck at the end"
}

tally() {
    points=$((points + 1))
    [ "$head" = "$old" ] || moved=$((moved + 1))
}

# Runs the commit with a fault at the call; false when there is no such call.
inject() { # call, fault, which
    rm -rf game
    cp -a start game
    strace -o trace -e trace="$1" -e inject="$1:$2:when=$3" \
        "$step" commit game 2 >id 2>said
    status=$?
    grep -Eq 'INJECTED|killed by SIGKILL' trace
}

"$step" make start && "$step" commit start 0 >/dev/null &&
    "$step" commit start 1 >/dev/null || exit 1
old=$(git -C start rev-parse main)
cp -a start game
"$step" mend game
new=$("$step" commit game 2)
points=0
moved=0

for call in openat write fsync link unlink rename mkdir close; do
    # Each call its own share of the sample.
    which=$((1 + points % every))
    while inject $call signal=SIGKILL $which; do
        where="killed at $call $which"
        sound "$where"
        tally
        recover "$where"
        which=$((which + every))
    done
    for error in EIO ENOSPC EINTR; do
        which=$((1 + points % errors_every))
        while inject $call error=$error $which; do
            where="$error at $call $which"
            [ $status -lt 128 ] || fail "$where" "crashed with $status"
            sound "$where"
            tally
            [ $status != 0 ] || [ "$head" = "$new" ] ||
                fail "$where" "said to be committed"
            recover "$where"
            which=$((which + errors_every))
        done
    done
done
echo "$points points: the entry before at $((points - moved)), the new at $moved"
[ $points -gt $moved ] && [ $moved -gt 0 ]
