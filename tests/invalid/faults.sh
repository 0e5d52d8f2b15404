# Runs that die or meet a broken disk, for the scripts beside this file:
#
#   . "$srcdir/tests/invalid/faults.sh"
#
# submit, lock and process each on a campaign that is ready for it. Whatever
# befalls a run, every file is as it was before or as it will be afterwards,
# and the next run goes on without help and reaches the same.
[ -n "${TMPDIR-}" ] || { [ -w /dev/shm ] && export TMPDIR=/dev/shm; }
. "$srcdir/tests/invalid/scene.sh"
strace -o /dev/null true 2>/dev/null || exit 77
# The leak checker cannot work under strace.
ASAN_OPTIONS=detect_leaks=0
export ASAN_OPTIONS

# The arguments of a run, which stands in a folder with camp and keys.
arguments() { # run
    case $1 in
    submit) echo submit camp ../mail/anna-2-answer.xml \
        ../mail/bert-2-answer.xml --at 2026-11-23T20:00:00Z ;;
    lock) echo lock camp --at $lock_at ;;
    process) echo process camp ;;
    esac
}

# Every file but those that a run may leave behind for the next one to take
# away, and git's index, which knows times.
snapshot() { # campaign
    (cd "$1" && find . -type f ! -name '*.tmp' ! -name '*.lock' \
        ! -name 'tmp_object*' ! -path './.git/*index' \
        -exec sha256sum {} + | sort)
}

leftovers() { # campaign
    find "$1" -name '*.tmp' -o -name 'tmp_object*' -o \
        -name '*.lock' ! -name berthier.lock -o -name berthier-index
}

# A fresh folder for one run, entered.
stage() { # run
    cd "$scratch" || exit 99
    rm -rf stage
    cp -a "ready/$1" stage
    cd stage || exit 99
}

make_ready() {
    make_scene
    mkdir ready ready/lock ready/submit
    cp -a base/camp ready/lock/camp
    cp -r keys ready/lock/keys
    must submit ready/lock/camp mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
    cp -a base/locked ready/submit/camp
    cp -r lockedkeys ready/submit/keys
    stage submit
    # shellcheck disable=SC2046 # a list of words
    must $(arguments submit)
    cd .. && mv stage ready/process
    for run in submit lock process; do
        snapshot ready/$run/camp >$run.before
        stage $run
        # shellcheck disable=SC2046
        must $(arguments $run)
        git -C camp rev-parse main >../$run.head
        snapshot camp >../$run.after
        cp keys/umpire.memory ../$run.memory
        cd ..
        # The host's answer lies in the inbox before it is committed.
        sed -n 's|  ./answers/umpire|  ./inbox/answers/umpire|p' $run.after |
            sort -u - $run.before $run.after >$run.known
    done
}

# What must hold at once, whatever has happened.
sound() { # run, where
    snapshot camp >now
    comm -23 now "../$1.known" >unknown
    [ ! -s unknown ] || fail "$2: neither old nor new: $(head -n 3 unknown)"
    [ "$1" != process ] || git -C camp fsck --strict >fsck 2>&1 ||
        fail "$2: git fsck: $(cat fsck)"
    head=$(git -C camp rev-parse main)
    [ "$head" = "$(cat "../$1.head")" ] || [ "$1" = process ] ||
        fail "$2: the head has moved"
}

# Was everything done before, so that process finds no lock to play?
done_before() { # run
    [ "$1" = process ] && [ ! -e camp/inbox/lock.xml ] &&
        [ "$head" = "$(cat ../process.head)" ]
}

# The next run needs no help.
recover() { # run, where
    # shellcheck disable=SC2046
    "$berthier" $(arguments "$1") >out 2>err </dev/null
    status=$?
    [ $status = 0 ] || done_before "$1" ||
        fail "$2: the next run ends with $status: $(cat err)"
    snapshot camp >now
    diff "../$1.after" now >differs ||
        fail "$2: reached otherwise: $(head -n 5 differs)"
    left=$(leftovers camp)
    [ -z "$left" ] || fail "$2: left over: $left"
    cmp -s keys/umpire.memory "../$1.memory" || fail "$2: another memory"
    [ -z "$(git -C camp status --porcelain)" ] || fail "$2: not clean"
    [ "$1" != process ] || git -C camp fsck --strict >fsck 2>&1 ||
        fail "$2: git fsck at the end: $(cat fsck)"
}

# Runs with a fault at a system call; false when there is no such call. The
# status of the run is in status.
inject() { # run, call, fault, which
    stage "$1"
    # shellcheck disable=SC2046
    strace -o trace -e trace="$2" -e inject="$2:$3:when=$4" \
        "$berthier" $(arguments "$1") >out 2>err </dev/null
    status=$?
    grep -Eq 'INJECTED|killed by SIGKILL' trace
}
