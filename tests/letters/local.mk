# tests that play from letters alone, as newcomers do
house_rules += tests/letters/austerlitz.sh tests/letters/chance.sh tests/letters/duel.sh \
	tests/letters/first-month.sh tests/letters/first-turn.sh \
	tests/letters/ligny.sh \
	tests/letters/month.sh tests/letters/playing.sh tests/letters/sambre.sh \
	tests/letters/year.sh
EXTRA_DIST += tests/letters/austerlitz.py tests/letters/austerlitz.txt
EXTRA_DIST += tests/letters/typed-page.py
EXTRA_DIST += tests/letters/README.md tests/letters/accidents.py \
	tests/letters/changes.py tests/letters/chance.py \
	tests/letters/hosts.py tests/letters/people.py \
	tests/letters/turns.py tests/letters/year.py \
	tests/letters/duel.py \
	tests/letters/duel.txt tests/letters/letters.py \
	tests/letters/ligny.py tests/letters/ligny.txt \
	tests/letters/month.py tests/letters/month.txt tests/letters/playing.py \
	tests/letters/renew.sh
house_rules += tests/letters/ulm.sh
EXTRA_DIST += tests/letters/sambre.py tests/letters/ulm.py
