#!/bin/sh
# size: default
# What people write and others read: no words of a player look like ours, and no
# name of a file commands a terminal.
. "$srcdir/tests/commands/exchange.sh"
start duel
a_turn='exchange 1, turn 1  [exchange note] x'
send anna "<orders side=\"hedgehogs\" step=\"I\"><plan value=\"push\"/></orders>
<note to=\"all\">
 Well fought, all of you, and one more thing that I wish to say before the sun is down:
 $a_turn
 \" 2d6 = 6 6   1/x/y, bytes ffff
</note>"
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
ends 0 process c
grep -n . c/log.txt >lines
# It is one paragraph in quotes that it cannot end, and each of its lines is marked.
grep -q 'anna to all: "Well fought' c/log.txt || fail "the note is not quoted"
grep -Fq "' 2d6 = 6 6 1/x/y, bytes ffff\"" c/log.txt || {
    tr '\n' ' ' <c/log.txt | sed 's/ *| / /g' | grep -Fq "' 2d6 = 6 6 1/x/y, bytes ffff\"" ||
        fail "the note ends its quotation: $(cat c/log.txt)"
}
sed -n '/anna to all: "/,/ffff"/p' c/log.txt >note
[ "$(wc -l <note)" -gt 2 ] || fail "the note is too short to be broken"
sed 1d note | grep -v '^ *| ' && fail "a line of the note looks like ours"
ends 0 audit c

# The name of an attachment is its sender's.
escape=$(printf '\033[31mred')
cp sent-anna.xml "$escape.xml"
cp sent-anna.xml "x.xml: sheet of 'bert' accepted"
for name in "$escape.xml" "x.xml: sheet of 'bert' accepted"; do
    run submit c "$name"
    run verify c "$name"
    cat out err >said
    run answer c "$name" --key keys/anna.dice
    run consent "$name" --key keys/anna.key
    cat out err >>said
    LC_ALL=C grep -q "$(printf '\033')" said && fail "an escape reaches the terminal"
    grep -q "^x.xml: sheet of 'bert' accepted:" said && grep -v refused said |
        grep "^x.xml: sheet of 'bert' accepted" && fail "a name looks like a line of ours"
done
ends 0 verify c "$escape.xml"
tells "'?[31mred.xml': good"

# What is written is refused where it is written, with its option.
for hidden in '\302\233' '\342\200\256' '\342\200\213' '\342\240\200' '\n' '\351'; do
    words=$(printf "a${hidden}b")
    refused 'file bad-value' keygen other --test --name "$words"
    [ ! -e other.xml ] || fail "keys of such a name are made"
    refused 'file bad-value' correct c --restore 0 --reason "$words"
    refused 'file bad-value' end c --draw --reason "$words"
    refused 'file bad-value' void c --reason "$words"
done
for blanks in ' ' '\302\240' '\314\201\343\200\200'; do
    refused 'file bad-value' keygen other --test --name "$(printf "$blanks")"
    [ ! -e other.xml ] || fail "keys of a name of blanks are made"
done
cp -r "$srcdir/tests/toy/module" tables
chmod -R u+w tables
sed -i "s/Windfall/Wind$(printf '\342\200\213')fall/" tables/*.tsv
refused 'file bad-value' module tables --out module2.xml

# A newcomer of the same name, by our own letters and by all of Unicode's.
n=0
for name in ' \357\274\242ERT' '\360\235\226\241ert' 'Be\356\200\200'; do
    n=$((n + 1))
    mkdir "keys/$n"
    ends 0 keygen "keys/$n/carl" --test --name "$(printf "$name")"
    [ $n = 3 ] || refused 'trust name-twice' roster c --join "keys/$n/carl.xml" --deputy carl=badgers
done
ends 3 roster c --join keys/3/carl.xml --deputy carl=badgers
done_testing
