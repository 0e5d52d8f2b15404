# tests of the room Campaigns of Napoleon by players who order at random
check_LIBRARIES += tests/rooms/campaigns-of-napoleon/random/librandom.a
tests_rooms_campaigns_of_napoleon_random_librandom_a_SOURCES = \
	tests/rooms/campaigns-of-napoleon/random/random.h \
	tests/rooms/campaigns-of-napoleon/random/match.c \
	tests/rooms/campaigns-of-napoleon/random/garden.h \
	tests/rooms/campaigns-of-napoleon/random/gardener.c \
	tests/rooms/campaigns-of-napoleon/random/garden-ground.c \
	tests/rooms/campaigns-of-napoleon/random/garden-pieces.c \
	tests/rooms/campaigns-of-napoleon/random/views.c \
	tests/rooms/campaigns-of-napoleon/random/words.c \
	tests/rooms/campaigns-of-napoleon/random/player.c \
	tests/rooms/campaigns-of-napoleon/random/invariants.c \
	tests/rooms/campaigns-of-napoleon/random/wicked.c \
	tests/rooms/campaigns-of-napoleon/random/demands.c \
	tests/rooms/campaigns-of-napoleon/random/tally.h \
	tests/rooms/campaigns-of-napoleon/random/tally.c
tests_rooms_campaigns_of_napoleon_random_librandom_a_AR = $(AR) cr
check_PROGRAMS += \
	tests/rooms/campaigns-of-napoleon/random/test_random \
	tests/rooms/campaigns-of-napoleon/random/test_wicked
tests_rooms_campaigns_of_napoleon_random_test_random_LDADD = \
	tests/rooms/campaigns-of-napoleon/random/librandom.a $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_random_test_wicked_LDADD = \
	tests/rooms/campaigns-of-napoleon/random/librandom.a $(TEST_LIBS)
