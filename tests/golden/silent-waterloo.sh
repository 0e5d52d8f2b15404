#!/bin/sh
# size: default
# Waterloo: who signs the sheet that he was mailed is told what he loses, and is
# asked again where that is much; whole sheets play a day in one exchange.
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/waterloo-days/lib.sh"
status=0

fail() {
    echo "silent-waterloo.sh: $*"
    status=1
}

ends() { # status, arguments
    expected=$1
    shift
    ended=0
    "$berthier" "$@" >"$scratch/said" 2>&1 </dev/null || ended=$?
    [ "$ended" -eq "$expected" ] || {
        cat "$scratch/said"
        fail "berthier $* ended with $ended, not with $expected"
    }
}

tells() { # words
    tr -s ' \n' ' ' <"$scratch/said" | grep -Fq -- "$1" || {
        cat "$scratch/said"
        fail "it does not tell: $1"
    }
}

logs() { # words
    tr -s ' \n' ' ' <"$dir/log.txt" | grep -Fq -- "$1" ||
        fail "the log does not tell: $1"
}

stands_at() { # step
    at=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' "$dir/turn.xml")
    [ "$at" = "$1" ] || fail "play stands at $at, not at $1"
}

# Signs a file as it is.
signs() { # player, file
    ends 0 sign "$dir" "$2" --key "$keys/$1.key" \
        --made 2015-06-02T10:00:00Z --out "$scratch/mail" --salt \
        "$(echo "$1" | sha256sum | cut -d' ' -f1)"
}

# A sheet with these words inside.
writes() { # player, sections
    number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' "$dir/turn.xml")
    printf '<sheet exchange="%d" from="%s" game="%s" state="%s" version="1">\n%s</sheet>\n' \
        $((number + 1)) "$1" \
        "$(sed -n 's/^game  //p' "$dir/log.txt" | tail -n 1)" \
        "$(sed -n 's/^state //p' "$dir/log.txt" | tail -n 1)" \
        "$2" >"$scratch/$1-draft.xml"
    signs "$1" "$scratch/$1-draft.xml"
}

sections() { # side, steps
    one=$1
    shift
    printf '<orders side="%s" step="%s"></orders>' \
        $(for each; do echo "$one" "$each"; done)
}

played() {
    ends 0 submit "$dir" "$scratch"/mail/*.xml --key "$keys/umpire.key"
    ends 0 lock "$dir" --key "$keys/umpire.key" --at 2015-06-02T12:00:00Z
    ends 0 process "$dir" --key "$keys/umpire.key"
    rm -rf "$scratch/mail"
}

again() {
    rm -rf "$dir"
    cp -r "$scratch/begun" "$dir"
    rm -rf "$keys"
    cp -r "$top/samples/waterloo/keys" "$keys"
    chmod -R u+w "$keys"
}

# The French move first on the first day.
whole="I.a2 I.b1 I.b2 I.b3 II.b III.c IV V.b"
french_whole="I.a2 I.b1 I.b2 I.b3 II.a III.c IV V.a"
lost="no command for Drouet d'Erlon, Gerard, Grouchy, Napoleon, Reille and \
Vandamme: they test their initiative to march"

begin_campaign
cp -r "$dir" "$scratch/begun"

# The sheet as it was mailed: each loss is named before and after the signature.
blank=$(find "$dir/outbox/french" -name 'draft-1.xml' -o -name 'orders-1.txt')
[ -n "$blank" ] || fail "no blank sheet was mailed"
cp "$blank" "$scratch/blank"
grep -Fq "Reille and Vandamme: they test their initiative" "$scratch/blank" ||
    fail "the blank sheet does not name what silence costs"
ends 0 check "$dir" "$scratch/blank"
tells "french, I.b3 (I.b Commands): will be asked again. If you send nothing: $lost"
tells "will be asked again. If you send nothing: no march for Drouet d'Erlon, Gerard"
tells "will be asked again. If you send nothing: nobody makes a forced march"
tells "will be asked again. If you send nothing: a combat group without a chit"
tells "french, I.b1 (I.b Organization): in your sheet"
signs french "$scratch/blank"
tells "french, I.b3 (I.b Commands): will be asked again. If you send nothing: $lost"
ends 0 show "$dir" --side french
tells "french, I.a2 (I.a Centers and depots): answer now"
tells "french, I.b3 (I.b Commands): will be asked again. If you send nothing: $lost"

# He is asked again before a command is lost.
# shellcheck disable=SC2086 # one argument a step
writes coalition "$(sections coalition $whole)"
played
stands_at I.b3
ends 0 show "$dir" --side french
tells "French must answer: movement commands"
tells "french, I.b3 (I.b Commands): answer now. If you send nothing: $lost"

# Two commands of six: the others are named.
writes french '<orders side="french" step="I.b3"><command force="reille"/>
<command force="grouchy"/></orders>'
tells "french, I.b3 (I.b Commands): in your sheet. You left out: no command for \
Drouet d'Erlon, Gerard, Napoleon and Vandamme: they test"
writes coalition "$(sections coalition I.b3 II.b III.c IV V.b)"
played
stands_at II.a
ends 0 show "$dir" --side french
tells "no march for Grouchy and Reille: the command is lost. Nor for Drouet"

# Who does not want to be asked says so, and the log tells that it acted.
again
writes french '<orders side="french" step="I.a2"/>
<standing side="french"><ask step="I.b3" value="never"/></standing>'
tells "french, I.b3 (I.b Commands): now or never. If you send nothing: $lost"
# shellcheck disable=SC2086
writes coalition "$(sections coalition $whole)"
played
stands_at II.a
logs ": I.b3 is not asked"

# An empty sheet stops nothing, and the log has what it had been told to cost.
again
writes french ''
tells "the sheet orders nothing"
tells "f you send nothing: $lost"
# shellcheck disable=SC2086
writes coalition "$(sections coalition $whole)"
played
stands_at I.a2
logs ": $lost"
logs "Nothing came from "

# Whole sheets play the day in one exchange.
again
# shellcheck disable=SC2086
writes french "$(sections french $french_whole)"
# shellcheck disable=SC2086
writes coalition "$(sections coalition $whole)"
played
stands_at I.a2
grep -q 'game turn 2' "$dir/log.txt" || fail "the day is not over"

# What cannot be waived is refused, with what can.
writes_nothing='<standing side="french"><ask step="II.a" value="never"/></standing>'
printf '<sheet exchange="2" from="french" game="%s" state="%s" version="1">%s</sheet>' \
    "$(sed -n 's/^game  //p' "$dir/log.txt" | tail -n 1)" \
    "$(sed -n 's/^state //p' "$dir/log.txt" | tail -n 1)" \
    "$writes_nothing" >"$scratch/wrong.xml"
ends 1 check "$dir" "$scratch/wrong.xml"
tells "step 'II.a' is not one of I.b3, III.c, IV, V.a, V.b"
exit $status
