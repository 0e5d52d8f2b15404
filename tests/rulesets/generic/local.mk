# tests that know no ruleset: orders and turns of every ruleset that a program has
generic_sources = \
	tests/rulesets/generic/batch.c \
	tests/rulesets/generic/coherent_row.h \
	tests/rulesets/generic/demands.h \
	tests/rulesets/generic/demands.c \
	tests/rulesets/generic/exchange.c \
	tests/rulesets/generic/generic.h \
	tests/rulesets/generic/legal.c \
	tests/rulesets/generic/nonsense.h \
	tests/rulesets/generic/nonsense.c \
	tests/rulesets/generic/pen.h \
	tests/rulesets/generic/player.h \
	tests/rulesets/generic/player.c \
	tests/rulesets/generic/player-sheet.c \
	tests/rulesets/generic/player-taste.c \
	tests/rulesets/generic/sheets.c \
	tests/rulesets/generic/spoil.c \
	tests/rulesets/generic/trial.c \
	tests/rulesets/generic/truths-compare.c \
	tests/rulesets/generic/truths-mail.c \
	tests/rulesets/generic/truths-spoil.c \
	tests/rulesets/generic/truths.c \
	tests/rulesets/generic/truths.h \
	tests/rulesets/generic/words.c \
	tests/rulesets/generic/worlds.c
EXTRA_DIST += \
	tests/rulesets/armee-du-nord/demands.tsv \
	tests/rulesets/campaigns-of-napoleon/demands.tsv \
	tests/rulesets/empires-in-arms/demands.tsv \
	tests/rulesets/grande-armee/demands.tsv \
	tests/toy/demands.tsv
check_LIBRARIES += tests/rulesets/generic/libgeneric.a
tests_rulesets_generic_libgeneric_a_SOURCES = $(generic_sources) \
	tests/rulesets/likings.c \
	tests/rulesets/armee-du-nord/liking.c \
	tests/rulesets/campaigns-of-napoleon/liking.c \
	tests/rulesets/empires-in-arms/liking.c \
	tests/rulesets/grande-armee/liking.c
tests_rulesets_generic_libgeneric_a_AR = $(AR) cr
GENERIC_LIBS = tests/rulesets/generic/libgeneric.a $(TEST_LIBS)
check_PROGRAMS += \
	tests/rulesets/generic/test_blanks \
	tests/rulesets/generic/test_drafts \
	tests/rulesets/generic/test_found_turns \
	tests/rulesets/generic/test_offers \
	tests/rulesets/generic/test_orders \
	tests/rulesets/generic/test_owners \
	tests/rulesets/generic/test_player \
	tests/rulesets/generic/test_texts \
	tests/rulesets/generic/test_truths \
	tests/rulesets/generic/test_turns
tests_rulesets_generic_test_blanks_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_drafts_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_found_turns_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_offers_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_orders_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_owners_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_player_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_texts_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_truths_LDADD = $(GENERIC_LIBS)
tests_rulesets_generic_test_turns_LDADD = $(GENERIC_LIBS)

# The same of the toy ruleset alone: the others are tried above.
check_LIBRARIES += tests/rulesets/generic/libonlytoy.a
tests_rulesets_generic_libonlytoy_a_SOURCES = $(generic_sources) tests/toy/liking.c
tests_rulesets_generic_libonlytoy_a_CPPFLAGS = $(AM_CPPFLAGS) -DONLY_RULESET='"toy"'
tests_rulesets_generic_libonlytoy_a_AR = $(AR) cr
ONLY_TOY_LIBS = tests/rulesets/generic/libonlytoy.a $(TOY_LIBS)
check_PROGRAMS += \
	tests/rulesets/generic/test_toy_blanks \
	tests/rulesets/generic/test_toy_offers \
	tests/rulesets/generic/test_toy_orders \
	tests/rulesets/generic/test_toy_player \
	tests/rulesets/generic/test_toy_texts \
	tests/rulesets/generic/test_toy_truths \
	tests/rulesets/generic/test_toy_turns
tests_rulesets_generic_test_toy_blanks_SOURCES = tests/rulesets/generic/test_blanks.c
tests_rulesets_generic_test_toy_blanks_LDADD = $(ONLY_TOY_LIBS)
tests_rulesets_generic_test_toy_offers_SOURCES = tests/rulesets/generic/test_offers.c
tests_rulesets_generic_test_toy_offers_LDADD = $(ONLY_TOY_LIBS)
tests_rulesets_generic_test_toy_orders_SOURCES = tests/rulesets/generic/test_orders.c
tests_rulesets_generic_test_toy_orders_LDADD = $(ONLY_TOY_LIBS)
tests_rulesets_generic_test_toy_player_SOURCES = tests/rulesets/generic/test_player.c
tests_rulesets_generic_test_toy_player_LDADD = $(ONLY_TOY_LIBS)
tests_rulesets_generic_test_toy_texts_SOURCES = tests/rulesets/generic/test_texts.c
tests_rulesets_generic_test_toy_texts_LDADD = $(ONLY_TOY_LIBS)
tests_rulesets_generic_test_toy_truths_SOURCES = tests/rulesets/generic/test_truths.c
tests_rulesets_generic_test_toy_truths_LDADD = $(ONLY_TOY_LIBS)
tests_rulesets_generic_test_toy_turns_SOURCES = tests/rulesets/generic/test_turns.c
tests_rulesets_generic_test_toy_turns_LDADD = $(ONLY_TOY_LIBS)
