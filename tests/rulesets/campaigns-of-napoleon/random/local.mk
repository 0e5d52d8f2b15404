# tests of the ruleset Campaigns of Napoleon by players who order at random
EXTRA_DIST += tests/rulesets/campaigns-of-napoleon/random/demands.tsv
check_LIBRARIES += tests/rulesets/campaigns-of-napoleon/random/librandom.a
tests_rulesets_campaigns_of_napoleon_random_librandom_a_SOURCES = \
	tests/rulesets/campaigns-of-napoleon/random/random.h \
	tests/rulesets/campaigns-of-napoleon/random/match.c \
	tests/rulesets/campaigns-of-napoleon/random/garden.h \
	tests/rulesets/campaigns-of-napoleon/random/gardener.c \
	tests/rulesets/campaigns-of-napoleon/random/garden-ground.c \
	tests/rulesets/campaigns-of-napoleon/random/garden-pieces.c \
	tests/rulesets/campaigns-of-napoleon/random/views.c \
	tests/rulesets/campaigns-of-napoleon/random/words.c \
	tests/rulesets/campaigns-of-napoleon/random/player.c \
	tests/rulesets/campaigns-of-napoleon/random/invariants.c \
	tests/rulesets/campaigns-of-napoleon/random/wicked.c \
	tests/rulesets/campaigns-of-napoleon/random/tally.h \
	tests/rulesets/campaigns-of-napoleon/random/tally.c
tests_rulesets_campaigns_of_napoleon_random_librandom_a_AR = $(AR) cr
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/random/test_random \
	tests/rulesets/campaigns-of-napoleon/random/test_wicked
tests_rulesets_campaigns_of_napoleon_random_test_random_LDADD = \
	tests/rulesets/campaigns-of-napoleon/random/librandom.a $(GENERIC_LIBS)
tests_rulesets_campaigns_of_napoleon_random_test_wicked_LDADD = \
	tests/rulesets/campaigns-of-napoleon/random/librandom.a $(GENERIC_LIBS)
