# golden turns: whole turns that must come out byte by byte
house_rules += tests/golden/europe.sh tests/golden/europe-sealed.sh \
	tests/golden/europe-worksheets.sh tests/golden/europe-tempo.sh \
	tests/golden/redraft.sh \
	tests/golden/toy.sh tests/golden/waterloo-worksheets.sh \
	tests/golden/waterloo.sh tests/golden/silent-waterloo.sh
house_rules += tests/golden/europe-march.sh tests/golden/europe-closed.sh
house_rules += tests/golden/sambre.sh tests/golden/ulm.sh \
	tests/golden/ulm-closed.sh
EXTRA_DIST += tests/golden/sambre-turns tests/golden/update-sambre.sh
EXTRA_DIST += tests/golden/ulm-turns tests/golden/update-ulm.sh
house_rules += tests/golden/danube.sh tests/golden/ligny.sh \
	tests/golden/austerlitz.sh
EXTRA_DIST += tests/golden/austerlitz-turns \
	tests/golden/update-austerlitz.sh
EXTRA_DIST += tests/golden/ligny-turns tests/golden/update-ligny.sh
house_rules += tests/golden/ligny-closed.sh tests/golden/ligny-closed-first.sh
EXTRA_DIST += tests/golden/ligny-closed-turns
EXTRA_DIST += tests/golden/danube-months tests/golden/update-danube.sh
EXTRA_DIST += tests/golden/europe-months tests/golden/update-europe.sh \
	tests/golden/europe.sh
EXTRA_DIST += tests/golden/README.md tests/golden/europe-worksheets \
	tests/golden/redraft-waterloo.sh tests/golden/update-waterloo.sh \
	tests/golden/waterloo-days tests/golden/waterloo-worksheets
EXTRA_DIST += tests/golden/lib.sh tests/golden/worksheet.py \
	tests/golden/update-toy.sh \
	tests/golden/toy-module.xml \
	tests/golden/toy-1-a-watch-in-one-exchange/anna.xml \
	tests/golden/toy-1-a-watch-in-one-exchange/bert.xml \
	tests/golden/toy-1-a-watch-in-one-exchange/expected/journal.xml \
	tests/golden/toy-1-a-watch-in-one-exchange/expected/log.txt \
	tests/golden/toy-1-a-watch-in-one-exchange/expected/turn.xml \
	tests/golden/toy-1-a-watch-in-one-exchange/seed.txt \
	tests/golden/toy-1-a-watch-in-one-exchange/turn.xml \
	tests/golden/toy-2-stop-inside-a-scuffle/anna.xml \
	tests/golden/toy-2-stop-inside-a-scuffle/bert.xml \
	tests/golden/toy-2-stop-inside-a-scuffle/expected/journal.xml \
	tests/golden/toy-2-stop-inside-a-scuffle/expected/log.txt \
	tests/golden/toy-2-stop-inside-a-scuffle/expected/turn.xml \
	tests/golden/toy-2-stop-inside-a-scuffle/seed.txt \
	tests/golden/toy-2-stop-inside-a-scuffle/turn.xml \
	tests/golden/toy-3-a-scuffle-goes-on/anna.xml \
	tests/golden/toy-3-a-scuffle-goes-on/bert.xml \
	tests/golden/toy-3-a-scuffle-goes-on/expected/journal.xml \
	tests/golden/toy-3-a-scuffle-goes-on/expected/log.txt \
	tests/golden/toy-3-a-scuffle-goes-on/expected/turn.xml \
	tests/golden/toy-3-a-scuffle-goes-on/seed.txt \
	tests/golden/toy-3-a-scuffle-goes-on/turn.xml

update-golden: tests/toy/berthier-toy
	srcdir='$(abs_top_srcdir)' builddir='$(abs_top_builddir)' \
		$(SHELL) $(top_srcdir)/tests/golden/update-toy.sh
