#!/bin/sh
# size: default
# What git itself says about a history of ours.
step=${builddir:?}/tests/io/history_step
work=$(mktemp -d) || exit 99
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 99
HOME=$work/home
GIT_CONFIG_NOSYSTEM=1
export HOME GIT_CONFIG_NOSYSTEM
mkdir home

fail() {
    echo "$*"
    exit 1
}

step() {
    "$step" "$@" 2>>said || fail "step $*: $(cat said)"
}

sound() { # folder, entry
    [ -z "$(git -C "$1" status --porcelain)" ] ||
        fail "$2: git status: $(git -C "$1" status --porcelain)"
    git -C "$1" fsck --strict --full >fsck 2>&1 || fail "$2: $(cat fsck)"
    grep -q "number=\"$2\"" "$1/turn.xml" || fail "$2: not exported"
    [ "$(git -C "$1" rev-parse "turn-000$2")" = \
        "$(git -C "$1" rev-parse main)" ] || fail "$2: tag"
}

step make game
[ -z "$(git -C game status --porcelain)" ] || fail "a new one is not clean"
for entry in 0 1 2 3; do
    step commit game $entry >/dev/null
    sound game $entry
done
[ "$(git -C game log -p --format=%an%ae%ct turn.xml | grep -c '^[-+]<turn')" = 7 ] ||
    fail "git log -p does not show the turns"
[ "$(git -C game log -1 --format='%an %ae %cn %ct %ad' --date=raw)" = \
    'host host@berthier.invalid host 1700000003 1700000003 +0000' ] ||
    fail "author and time"
[ "$(git -C game rev-list main)" = "$("$step" ids game)" ] || fail "the chain"

# An index that describes the files leaves git nothing to write.
before=$(sha256sum <game/.git/index)
git -C game status >/dev/null
[ "$(sha256sum <game/.git/index)" = "$before" ] || fail "status wrote the index"

# Folders of an entry that is over are gone; entry 3 has them again.
[ -f game/orders/deep/anna.xml ] || fail "a folder is missing"
step commit game 4 >/dev/null
[ ! -e game/orders ] || fail "a folder outlived its entry"

# Mail is not seen by git, and not touched by us.
mkdir game/inbox game/outbox
echo mail | tee game/inbox/sheet.xml >game/outbox/lock.xml
step commit game 5 >/dev/null
sound game 5
[ -f game/inbox/sheet.xml ] && [ -f game/outbox/lock.xml ] || fail "mail is gone"

# The same entries elsewhere, with other settings, have the same ids.
printf '[core]\n\tautocrlf = true\n[user]\n\tname = x\n[init]\n\tdefaultBranch = y\n' \
    >home/.gitconfig
(
    export TZ=Asia/Tokyo LC_ALL=C.UTF-8 GIT_AUTHOR_NAME=x GIT_DIR="$work/none"
    umask 077
    step make again
    for entry in 0 1 2 3 4 5; do
        step commit again $entry >/dev/null
    done
) || exit 1
sound again 5
[ "$("$step" ids game)" = "$("$step" ids again)" ] || fail "ids differ"

# Cleaning up takes the empty folders of objects away.
git -C game gc -q --prune=now
step commit game 6 >/dev/null
sound game 6
[ "$(find game/.git/objects -maxdepth 1 -name '??' | wc -l)" = 256 ] ||
    fail "folders of objects are missing"

# What a dead run leaves does not stop the next one, and is said.
: >game/.git/refs/heads/main.lock
: >game/.git/refs/tags/turn-0007.lock
: >game/.git/berthier-index.lock
echo torn >game/.git/berthier-index
: >game/.git/objects/tmp_object_git2_a1b2c3
: >said
step commit game 7 >/dev/null
sound game 7
grep -q 'main.lock: note: ' said || fail "a stale lock was not said: $(cat said)"
[ -z "$(find game/.git -name '*.lock' ! -name berthier.lock)" ] || fail "locks"
[ -z "$(find game/.git -name 'tmp_object*' -o -name berthier-index)" ] || fail "half objects"

# Changed and lost files come back.
echo more >>game/turn.xml
rm game/module.xml game/.git/index
ln -sf log.txt game/participants/anna.xml
step mend game
sound game 7

# A full disk or a locked folder: one line of trouble, and the entry before.
before=$(git -C again rev-parse main)
if [ "$(id -u)" != 0 ]; then
    chmod a-w again/.git/objects/*
    "$step" commit again 6 >/dev/null 2>said && fail "committed to nowhere"
    chmod u+w again/.git/objects/*
    [ "$(grep -c trouble: said)" = 1 ] || fail "trouble: $(cat said)"
    [ "$(git -C again rev-parse main)" = "$before" ] || fail "the head moved"
fi
"$step" ids home 2>said && fail "opened a folder without history"
grep -q 'refused: .*\[file unreadable\]' said || fail "no campaign: $(cat said)"
exit 0
