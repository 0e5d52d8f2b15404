# Campaigns that are ready for a run, for the scripts beside this file:
#
#   . "$srcdir/tests/crash/scene.sh"
#
# ready/NAME holds the campaign (camp), the keys, the mail, and the words of
# the command that is to run there.
# A disk that is one: what lies in memory alone is never half written.
TMPDIR=${builddir:-$srcdir/build}
# What is no campaign is not to be taken for the tree that it lies in.
GIT_CEILING_DIRECTORIES=$TMPDIR
export TMPDIR GIT_CEILING_DIRECTORIES
. "$srcdir/tests/invalid/scene.sh"
crash=$srcdir/tests/crash
python3 -c '' 2>/dev/null || exit 77
# The leak checker cannot work under strace.
ASAN_OPTIONS=detect_leaks=0
PYTHONDONTWRITEBYTECODE=1
export ASAN_OPTIONS PYTHONDONTWRITEBYTECODE berthier

# The sanitizers would only make all this slow: what they look for is looked
# for in every other test, and here each failure ends a process.
plain_build_only() {
    ! grep -q '^SANITIZE = .' "$builddir/Makefile" || exit 77
}

# A campaign and its keys become ready for a run: the words come in.
ready() { # name, campaign, keys
    mkdir -p "ready/$1"
    cp -a "$2" "ready/$1/camp"
    cp -r "$3" "ready/$1/keys"
    cp -r mail "ready/$1/mail"
    cat >"ready/$1/words"
}

make_ready() {
    make_scene
    ready lock base/camp keys <<WORDS
lock camp --at $lock_at
WORDS
    must submit ready/lock/camp mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
    ready submit base/locked lockedkeys <<WORDS
submit camp mail/anna-2-answer.xml mail/bert-2-answer.xml
--at 2026-11-23T20:00:00Z
WORDS
    cp -a base/locked answered
    must submit answered mail/anna-2-answer.xml mail/bert-2-answer.xml \
        --at 2026-11-23T20:00:00Z
    ready process answered lockedkeys <<WORDS
process camp
WORDS
}
