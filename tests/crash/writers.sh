#!/bin/sh
# Four at once, of everything that writes: who comes second waits, and nothing
# of anybody is lost.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/commands/toy.sh"
HOME=$scratch
LC_ALL=C
export HOME LC_ALL
count=0

# A command in the background; its words lie in said.N, its status in ended.N.
start() { # arguments
    count=$((count + 1))
    {
        "$berthier" "$@" >"said.$count" 2>&1 </dev/null
        echo $? >"ended.$count"
    } &
}

# Waits for all; how they must have ended, sorted, comes in.
together() { # statuses
    wait
    ended=$(cat ended.* | sort | xargs)
    [ "$ended" = "$*" ] || fail "ended with $ended, not $*: $(cat said.*)"
    rm -f ended.* said.*
    count=0
}
is_there() { # files
    for file in "$@"; do
        [ -f "$file" ] || fail "$file is lost"
    done
}

# Four join, of whom two are one.
a_module
run new module.xml camp --host keys/umpire.xml --test || fail "$(cat err)"
start join camp keys/anna.xml --side hedgehogs
start join camp keys/bert.xml --side badgers
start join camp keys/mallory.xml
start join camp keys/mallory.xml
together 0 0 0 0
for who in anna bert mallory umpire; do
    is_there camp/participants/$who.xml
    grep -q "id=\"$who\"" camp/roster.xml || fail "$who is lost"
done

# Four consent, and four begin what can begin once.
for who in anna bert mallory umpire; do
    run consent camp/roster.xml --key keys/$who.key --out $who.xml ||
        fail "$(cat err)"
done
for who in anna bert mallory umpire; do
    start submit camp $who.xml
done
together 0 0 0 0
for who in anna bert mallory umpire; do
    is_there camp/consents/roster-$who.xml
done
for who in 1 2 3 4; do
    start begin camp --at 2026-11-21T18:00:00Z
done
together 0 1 1 1

# Four sheets, of which two replace the others whatever comes first; the
# memory of each knows both of his.
for who in anna bert; do
    for number in 1 2; do
        a_sheet camp $who rest --sequence $number
    done
    grep -c '^sheet ' keys/$who.memory >known
    is "facts of $who" "$(cat known)" 2
done
for file in anna-1-1 anna-1-2 bert-1-1 bert-1-2; do
    start submit camp $file.xml --at 2026-11-21T20:00:00Z
done
wait
rm -f ended.* said.*
for who in anna bert; do
    grep -q 'sequence="2"' camp/inbox/orders/$who.xml ||
        fail "the last sheet of $who is lost"
done

# Four lock, which makes the same lock; four answer; four process.
for who in 1 2 3 4; do
    start lock camp --at 2026-11-22T18:00:00Z
done
together 0 0 0 0
for who in anna bert; do
    run answer camp camp/inbox/lock.xml --key keys/$who.dice --accept no-memory-1 ||
        fail "$(cat err)"
done
for who in anna bert anna bert; do
    start submit camp $who-1-answer.xml --at 2026-11-22T20:00:00Z
done
together 0 0 0 0
for who in anna bert; do
    is_there camp/inbox/answers/$who.xml
done
for who in 1 2 3 4; do
    start process camp
done
together 0 1 1 1
is "the head" "$(git -C camp tag --points-at main)" turn-0001
is_there camp/turn.xml camp/orders/anna.xml camp/answers/bert.xml

# Four at one history, ten entries each.
step=$builddir/tests/io/history_step
[ -x "$step" ] || exit 99
"$step" make history && "$step" commit history 0 >/dev/null ||
    fail "no history"
for who in 1 2 3 4; do
    for number in 1 2 3 4 5 6 7 8 9 10; do
        "$step" commit history $((10 * who + number)) >/dev/null
    done 2>>history.said &
done
wait
is "entries" "$("$step" ids history | sort -u | wc -l)" 41
is "tags" "$(git -C history tag | wc -l)" 41
for history in camp history; do
    git -C $history fsck --strict >fsck 2>&1 || fail "$(cat fsck)"
    is "git status of $history" "$(git -C $history status --porcelain)" ''
done
echo "four at once: 11 times, and 40 commits of four to one history"
done_testing
