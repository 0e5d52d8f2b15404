# tests of the room Empires in Arms by players who order at random
eia_random_sources = \
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
check_PROGRAMS += tests/rooms/empires-in-arms/random/test_random
tests_rooms_empires_in_arms_random_test_random_SOURCES = \
	tests/rooms/empires-in-arms/random/test_random.c \
	$(eia_random_sources) $(eia_scene)
tests_rooms_empires_in_arms_random_test_random_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/random/test_found
tests_rooms_empires_in_arms_random_test_found_SOURCES = \
	tests/rooms/empires-in-arms/random/test_found.c $(eia_scene)
tests_rooms_empires_in_arms_random_test_found_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/random/test_wicked
tests_rooms_empires_in_arms_random_test_wicked_SOURCES = \
	tests/rooms/empires-in-arms/random/test_wicked.c \
	$(eia_random_sources) $(eia_scene)
tests_rooms_empires_in_arms_random_test_wicked_LDADD = $(TEST_LIBS)
