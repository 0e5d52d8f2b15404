# tests of house
house_rules += tests/house/check-format.sh tests/house/check-layers.sh \
	tests/house/check-no-globals.sh tests/house/check-pure.sh \
	tests/house/check-sizes.sh tests/house/check-circles.sh \
	tests/house/check-cited.sh tests/house/check-offers.sh \
	tests/house/check-mutate.sh tests/house/check-titles.sh \
	tests/house/check-rulings.sh
EXTRA_DIST += tests/house/circles.txt

# what a rule knows of a module
house_rules += tests/house/check-literals.sh

# the ruleset of doc/smallest-ruleset.md
house_rules += tests/house/skeleton.sh

# words and what documents name
house_rules += tests/house/check-words.sh tests/house/check-docs.sh
EXTRA_DIST += tests/house/words.txt

# sentences that can be read once
house_rules += tests/house/check-sentences.sh
EXTRA_DIST += tests/house/sentences.txt

# the manual page
house_rules += tests/house/check-manual.sh

# the schemas, and a refused example for each type of attribute
house_rules += tests/house/check-schemas.sh
EXTRA_DIST += tests/house/mutate \
	tests/invalid-types/base64.participant.xml \
	tests/invalid-types/choice.roster.xml \
	tests/invalid-types/count.answer.xml \
	tests/invalid-types/count.void.xml \
	tests/invalid-types/decimal.campaigns-of-napoleon.xml \
	tests/invalid-types/digest-or-none.journal.xml \
	tests/invalid-types/digest.answer.xml \
	tests/invalid-types/duration.roster.xml \
	tests/invalid-types/hex.journal.xml \
	tests/invalid-types/hexdata.journal.xml \
	tests/invalid-types/hexes.journal.xml \
	tests/invalid-types/name.roster.xml \
	tests/invalid-types/names.void.xml \
	tests/invalid-types/number.journal.xml \
	tests/invalid-types/participant-id.answer.xml \
	tests/invalid-types/point.participant.xml \
	tests/invalid-types/proof.answer.xml \
	tests/invalid-types/text.void.xml \
	tests/invalid-types/time.receipt.xml \
	tests/invalid-types/version.answer.xml \
	tests/invalid-types/yes.participant.xml \
	tests/invalid-types/good/answer.xml \
	tests/invalid-types/good/campaigns-of-napoleon.xml \
	tests/invalid-types/good/journal.xml \
	tests/invalid-types/good/participant.xml \
	tests/invalid-types/good/receipt.xml \
	tests/invalid-types/good/roster.xml \
	tests/invalid-types/good/void.xml
