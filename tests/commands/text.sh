#!/bin/sh
# size: default
# Orders as text, through every command that takes a draft.
. "$srcdir/tests/commands/exchange.sh"
. "$srcdir/tests/commands/story.sh"

start duel

# The first line names the exchange; digests come from the folder.
cat >anna.txt <<'END'
berthier windfall exchange 1 anna
I
  plan push
II
  move "the aunts" 0402   # up the bank
standing chase yes
note bert: See you.
END
ends 0 check c anna.txt
tells 'hedgehogs, I: '
ends 0 check c anna.txt --as xml
cp out anna.xml
says '<move band="h2" path="0302 0402"></move>'
says "state=\"$(state_of c)\""
silent_about 'next:'
ends 0 check c anna.xml --as text
cp out again.txt
says '  move h2 0302 0402'
ends 0 check c again.txt --as xml
cmp -s out anna.xml || fail "another sheet came back"
refused 'file bad-value' check c anna.txt --as json

# What is signed is XML, and the same as of XML.
ends 0 sign c anna.txt --key keys/anna.key $fixed
mv anna-1-1.xml text-1-1.xml
forget
ends 0 sign c anna.xml --key keys/anna.key $fixed
cmp text-1-1.xml anna-1-1.xml || fail "another sheet is signed"
ends 0 submit c text-1-1.xml

# A draft is no sheet.
refused 'trust unsigned' submit c anna.txt
tells '`berthier sign` makes the sheet'

# For another exchange, another game, from a stranger.
sed 's/exchange 1/exchange 2/' anna.txt >other.txt
refused 'trust wrong-exchange' check c other.txt
tells 'the draft is for exchange 2; exchange 1 is open: `berthier sheet`'
refused 'trust wrong-exchange' sign c other.txt --key keys/anna.key
sed 's/windfall/waterloo-1815/' anna.txt >other.txt
refused 'trust wrong-game' check c other.txt
sed '1s/anna/anne/' anna.txt >other.txt
refused 'trust stranger' check c other.txt
tells "'anne' does not stand in the roster; did you mean 'anna'?"

# Capitals of the first line are no other's, and a greeting is none of it.
{ echo "Dear host,"; sed '1s/.*/Berthier Windfall exchange 1 Anna./' anna.txt; } \
    >other.txt
ends 0 check c other.txt
tells "what stands above the line 'berthier ...' is not read"
sed 's/^/> /' other.txt >quoted.txt
ends 0 check c quoted.txt
refused 'trust unsigned' submit c quoted.txt
tells '`berthier sign` makes the sheet'
{ echo "Dear host,"; cat anna.txt; sed 's/^/> /' anna.txt; } >other.txt
ends 1 check c other.txt
tells "take that away before each line"
[ "$(grep -c refused: err)" = 1 ] || fail "quoted lines are refused each"

# All mistakes at once, at the lines of the text.
sed 's/plan push/paln push/; s/0402/0999/; s/note bert/note bert his/' \
    anna.txt >wrong.txt
ends 1 check c wrong.txt
says 'wrong.txt:3: refused: there is no order' err
says 'wrong.txt:5: refused:' err
says 'wrong.txt:7: refused: a note says to whom' err

# Play without a campaign: who is called as a side commands it.
sed 's/ anna$/ hedgehogs/' anna.txt >hedgehogs.txt
cat >both.txt <<'END'
berthier windfall exchange 1 umpire
I hedgehogs
  plan push
I badgers
  plan scout
END
ends 0 process --turn c/turn.xml --module c/module.xml --seed $zeros \
    --sheet both.txt --out both
ends 0 process --turn c/turn.xml --module c/module.xml --seed $zeros \
    --sheet hedgehogs.txt --out one
sed 's/ hedgehogs$//' both.txt >none.txt
refused 'exchange unknown-side' process --turn c/turn.xml \
    --module c/module.xml --seed $zeros --sheet none.txt --out none
tells "names no side, and you order for 'Hedgehogs' (hedgehogs), 'Badgers'"
# A past exchange with other orders; a draft for another one is none.
a_story duel
cat >other.txt <<'END'
berthier windfall exchange 3 anna
I
  plan rest
END
ends 0 replay c --what-if other.txt
tells 'the recorded seed serves once more'
tells ', another'
refused 'trust wrong-exchange' replay c --what-if anna.txt

exit $((failures > 0))
