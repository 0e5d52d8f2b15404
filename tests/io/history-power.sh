#!/bin/sh
# Whatever a power failure during a commit leaves on the disk is the entry
# before or the new one, git accepts it, and the next run goes on; after the
# commit was said to be made it is the new one. EVERY=1 tries each moment.
step=${builddir:?}/tests/io/history_step
every=${EVERY:-5}
power=$(cd "${srcdir:?}" && pwd)/tests/io/power.py
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 99
work=$(pwd -P)
GIT_CONFIG_NOSYSTEM=1
HOME=$work
ASAN_OPTIONS=detect_leaks=0
export GIT_CONFIG_NOSYSTEM HOME ASAN_OPTIONS
strace -o /dev/null true 2>/dev/null || exit 77
python3 -c '' 2>/dev/null || exit 77

fail() { # what
    echo "$model, after change $count of $all: $1"
    cat said 2>/dev/null
    exit 1
}

model=none
"$step" make game && "$step" commit game 0 >/dev/null &&
    "$step" commit game 1 >/dev/null || exit 1
old=$(git -C game rev-parse main)
cp -a game before
strace -xx -s 1000000 -o trace \
    -e trace=openat,write,ftruncate,fsync,link,rename,unlink,mkdir,rmdir \
    "$step" commit "$work/game" 2 >id || fail "cannot be recorded"
new=$(cat id)
all=$(python3 "$power" trace "$work/game")
[ "$all" -gt 20 ] || fail "too little was recorded"

for model in names strict; do
    count=0
    while [ "$count" -le "$all" ]; do
        python3 "$power" trace "$work/game" before left $model "$count"
        git -C left fsck --strict >said 2>&1 || fail "fsck"
        head=$(git -C left rev-parse main)
        case $head in
        "$new") ;;
        "$old") [ "$count" -lt "$all" ] || fail "what was said to be is not" ;;
        *) fail "the head is $head" ;;
        esac
        "$step" mend left 2>said || fail "cannot be mended"
        if [ "$head" = "$old" ]; then
            [ "$("$step" commit left 2 2>said)" = "$new" ] ||
                fail "the next run made another commit"
        fi
        [ -z "$(git -C left status --porcelain)" ] || fail "not clean"
        [ "$count" -lt "$all" ] || break
        count=$((count + every))
        [ "$count" -le "$all" ] || count=$all
    done
done
echo "$all changes"
