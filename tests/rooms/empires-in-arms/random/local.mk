# tests of the room Empires in Arms by players who order at random
check_LIBRARIES += tests/rooms/empires-in-arms/random/librandom.a
tests_rooms_empires_in_arms_random_librandom_a_SOURCES = \
	tests/rooms/empires-in-arms/random/random.h \
	tests/rooms/empires-in-arms/random/accounts.c \
	tests/rooms/empires-in-arms/random/branches.c \
	tests/rooms/empires-in-arms/random/demands.c \
	tests/rooms/empires-in-arms/random/garden.h \
	tests/rooms/empires-in-arms/random/garden-land.c \
	tests/rooms/empires-in-arms/random/garden-sea.c \
	tests/rooms/empires-in-arms/random/garden-state.c \
	tests/rooms/empires-in-arms/random/gardener.c \
	tests/rooms/empires-in-arms/random/invariants.c \
	tests/rooms/empires-in-arms/random/match.c \
	tests/rooms/empires-in-arms/random/player.h \
	tests/rooms/empires-in-arms/random/player.c \
	tests/rooms/empires-in-arms/random/spice.c \
	tests/rooms/empires-in-arms/random/tally.h \
	tests/rooms/empires-in-arms/random/tally.c \
	tests/rooms/empires-in-arms/random/wicked.c \
	tests/rooms/empires-in-arms/random/words.c
tests_rooms_empires_in_arms_random_librandom_a_AR = $(AR) cr
check_PROGRAMS += \
	tests/rooms/empires-in-arms/random/test_found \
	tests/rooms/empires-in-arms/random/test_random \
	tests/rooms/empires-in-arms/random/test_wicked
tests_rooms_empires_in_arms_random_test_found_LDADD = $(EIA_LIBS)
tests_rooms_empires_in_arms_random_test_random_LDADD = \
	tests/rooms/empires-in-arms/random/librandom.a $(EIA_LIBS)
tests_rooms_empires_in_arms_random_test_wicked_LDADD = \
	tests/rooms/empires-in-arms/random/librandom.a $(EIA_LIBS)
