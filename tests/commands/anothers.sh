#!/bin/sh
# size: default
# What another side commands is said to be so, under its printed name; a sheet
# of nothing else is one mistake, that of its first line.
. "$srcdir/tests/commands/exchange.sh"

start umpire
cat >draft.txt <<TEXT
berthier windfall exchange 1 bert
II
  move "Old Bristle" 0203
  move "Old Bristle" 0204
TEXT
refused 'file unknown-reference' check c draft.txt
tells "draft.txt:3: refused: band 'Old Bristle' is not yours to command: the first line says that the sheet is of 'bert'"
is "mistakes" "$(grep -c refused: err)" 1
sed -i 's/^  move "Old Bristle" 0203/  move Brock 0203/' draft.txt
run check c draft.txt
tells "draft.txt:4: refused: band 'Old Bristle' is not yours to command ["
# What nobody commands is not known.
sed -i 's/Old Bristle/Old Whistle/' draft.txt
run check c draft.txt
tells "band 'Old Whistle' is not known here"
# So is a sheet of ids and of whole parts of the other side, with all that is
# wrong with each of them.
cat >draft.txt <<TEXT
berthier windfall exchange 1 bert
I
  plan scout
II
  move h1 0203
  move h2 0203
III hedgehogs
  hold h2
standing hedgehogs chase no
TEXT
refused 'file unknown-reference' check c draft.txt
tells "draft.txt:5: refused: band 'h1' is not yours to command: the first line says that the sheet is of 'bert'; name its sender there, or begin with berthier sheet anew"
is "mistakes" "$(grep -c refused: err)" 1

# An open book shows where hidden forces stand: who begins a game reads it.
ends 0 new module.xml other --host keys/umpire.xml --test
tells "each player reads where the enemy's forces stand, hidden ones too; --book closed hides them"
ends 0 new module.xml shut --host keys/umpire.xml --test --preset umpire --book closed
silent_about 'hidden ones too'
