#!/bin/sh
# check_history.py, which is written from doc/texts.md and shares nothing with
# the program, proves histories of every kind of entry that the program made,
# and names what is wrong in many that a host has forged with good signatures.
command -v python3 >/dev/null || exit 77
command -v git >/dev/null || exit 77
# What is tried is Python; the sanitizers have nothing to say of it.
! grep -q '^SANITIZE = .' "$builddir/Makefile" || exit 77
. "$srcdir/tests/verify/stories.sh"

proves() { # what it tells, history, views
    wanted=$1
    shift
    python3 "$top/tests/verify/check_history.py" "$@" >out 2>err ||
        fail "$1: $(cat out err)"
    grep -q "^all good: .*$wanted" out || fail "$1: $(cat out err)"
}

all_stories
proves '4 entries.* 7 proofs.*entry 2: void, withheld bert' histories/void
proves '4 entries.* 7 proofs' histories/void/outbox/anna/turn-3/campaign.bundle
proves 'entry 2: correction; entry 3: roster; entry 4: roster; entry 6: back to turn 3; entry 7: end, draw' \
    histories/long
proves '4 entries.*entry 1: roster; entry 2: roster' histories/hosts
proves 'entry 1: absent bert; entry 2: absent anna; entry 2: end, abandoned' \
    histories/absent
proves 'entry 2: void, withheld bert' histories/sealed
proves '2 entries.*4 views' histories/closed views/*.xml
proves '3 entries.*4 views' histories/disclosed views/*.xml
proves '3 entries.*entry 1: correction' histories/hidden
proves '1 entries' histories/from
proves 'entry 1: upgrade' histories/upgraded
proves 'entry 1: void, withheld orders/anna.xml' histories/unplayable

# What is no history says so.
python3 "$top/tests/verify/check_history.py" keys >out 2>&1 &&
    fail "a folder without a history is proven"
echo x >bad.bundle
python3 "$top/tests/verify/check_history.py" bad.bundle >out 2>&1 &&
    fail "a bundle of nothing is proven"

python3 "$top/tests/verify/forge_history.py" histories keys views >out 2>&1 ||
    fail "$(cat out)"
says '0 not named'
done_testing
