#!/bin/sh
# keygen that is killed: the same again makes the whole set, of one run, and
# leaves no key anywhere else; but what is not its own it does not touch. At
# those renames between which the set is not whole; BERTHIER_LONG=1 at every
# call that changes something.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/crash/scene.sh"
plain_build_only
strace -o /dev/null true 2>/dev/null || exit 77
command -v openssl >/dev/null || exit 77
made="anna.dice anna.key anna.memory anna.xml"
killed=0
a_module

# What openssl makes of a private half must stand in the public file.
fits() { # where
    openssl ec -in set/anna.dice -pubout -conv_form compressed -outform DER \
        2>/dev/null | tail -c 33 | od -An -tx1 | tr -d ' \n' >dice
    grep -qF "$(cat dice)" set/anna.xml || fail "$1: another dice key"
    openssl pkey -in set/anna.key -pubout -outform DER 2>/dev/null |
        base64 -w 0 >signing
    [ -s signing ] && grep -qF "$(cat signing)" set/anna.xml ||
        fail "$1: another signing key"
    is "$1: modes" "$(stat -c %a set/anna.key set/anna.dice set/anna.memory |
        xargs)" '600 600 600'
}

again() { # where
    if grep -q "^[0-9a-f]\{64\}$" out && [ ! -e set/.anna.keys ]; then
        refused 'file duplicate' keygen set/anna --test
        fits "$1"
        return
    fi
    ends 0 keygen set/anna --test
    says 'anna.xml to the host'
    is "$1: the set" "$(ls -A set | xargs)" "$made"
    fits "$1"
    says "$(digest set/anna.xml)"
}

# False if the run did not get there.
kill_at() { # call, n
    rm -rf set && mkdir set
    strace -o trace -e "trace=$1" -e "inject=$1:signal=SIGKILL:when=$2" \
        "$berthier" keygen set/anna --test >out 2>err </dev/null
    grep -q 'killed by SIGKILL' trace
}

if [ -z "${BERTHIER_LONG-}" ]; then
    for n in 2 3 4; do
        kill_at rename $n || fail "it did not get to rename $n"
        again "killed at rename $n"
        killed=$((killed + 1))
    done
else
    for call in rename unlink write ftruncate fchmod fsync; do
        n=1
        while kill_at $call $n; do
            again "killed at $call $n"
            killed=$((killed + 1))
            n=$((n + 1))
        done
        [ $n -gt 1 ] || fail "nothing is done by $call"
    done
fi

# All was there but the last word: the same keys.
kill_at unlink 1 || fail "it did not get there"
cp -r set whole
again "killed before its words"
for file in $made; do
    cmp "whole/$file" "set/$file" || fail "$file was made anew"
done
refused 'file duplicate' keygen set/anna --test

# A key of somebody else, who took the name meanwhile.
kill_at rename 3 || fail "it did not get there"
cp keys/bert.key set/anna.key
refused 'file duplicate' keygen set/anna --test
cmp keys/bert.key set/anna.key || fail "a key was written over"
cp whole/anna.* set/
kill_at rename 4 || fail "it did not get there"
cp whole/anna.* set/
refused 'file duplicate' keygen set/anna --test
for file in $made; do
    cmp "whole/$file" "set/$file" || fail "$file was written over"
done
echo "kill -9: keygen at $killed system calls, each time made anew"
done_testing
