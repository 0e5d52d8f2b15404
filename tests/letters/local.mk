# tests that play from letters alone, as newcomers do
house_rules += tests/letters/chance.sh tests/letters/duel.sh \
	tests/letters/month.sh
EXTRA_DIST += tests/letters/README.md tests/letters/chance.py \
	tests/letters/duel.py \
	tests/letters/duel.txt tests/letters/letters.py \
	tests/letters/month.py tests/letters/month.txt tests/letters/renew.sh
