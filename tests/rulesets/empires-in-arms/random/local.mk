# tests of the ruleset Empires in Arms by players who order at random
EXTRA_DIST += tests/rulesets/empires-in-arms/random/demands.tsv
check_LIBRARIES += tests/rulesets/empires-in-arms/random/librandom.a
tests_rulesets_empires_in_arms_random_librandom_a_SOURCES = \
	tests/rulesets/empires-in-arms/random/random.h \
	tests/rulesets/empires-in-arms/random/accounts.c \
	tests/rulesets/empires-in-arms/random/garden.h \
	tests/rulesets/empires-in-arms/random/garden-land.c \
	tests/rulesets/empires-in-arms/random/garden-sea.c \
	tests/rulesets/empires-in-arms/random/garden-state.c \
	tests/rulesets/empires-in-arms/random/gardener.c \
	tests/rulesets/empires-in-arms/random/invariants.c \
	tests/rulesets/empires-in-arms/random/match.c \
	tests/rulesets/empires-in-arms/random/player.c \
	tests/rulesets/empires-in-arms/random/spice.c \
	tests/rulesets/empires-in-arms/random/tally.h \
	tests/rulesets/empires-in-arms/random/tally.c \
	tests/rulesets/empires-in-arms/random/wicked.c \
	tests/rulesets/empires-in-arms/random/words.c
tests_rulesets_empires_in_arms_random_librandom_a_AR = $(AR) cr
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/random/test_found \
	tests/rulesets/empires-in-arms/random/test_random \
	tests/rulesets/empires-in-arms/random/test_wicked
tests_rulesets_empires_in_arms_random_test_found_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_random_test_random_LDADD = \
	tests/rulesets/empires-in-arms/random/librandom.a \
	tests/rulesets/empires-in-arms/libscene.a $(GENERIC_LIBS)
tests_rulesets_empires_in_arms_random_test_wicked_LDADD = \
	tests/rulesets/empires-in-arms/random/librandom.a \
	tests/rulesets/empires-in-arms/libscene.a $(GENERIC_LIBS)
