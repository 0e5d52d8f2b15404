# tests that know no room: orders and turns of every room that a program has
generic_sources = tests/rooms/generic/generic.h \
	tests/rooms/generic/batch.c \
	tests/rooms/generic/exchange.c \
	tests/rooms/generic/sheets.c \
	tests/rooms/generic/spoil.c \
	tests/rooms/generic/trial.c \
	tests/rooms/generic/words.c \
	tests/rooms/generic/worlds.c
check_PROGRAMS += tests/rooms/generic/test_orders
tests_rooms_generic_test_orders_SOURCES = \
	tests/rooms/generic/test_orders.c $(generic_sources)
tests_rooms_generic_test_orders_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/generic/test_turns
tests_rooms_generic_test_turns_SOURCES = \
	tests/rooms/generic/test_turns.c $(generic_sources)
tests_rooms_generic_test_turns_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/generic/test_offers
tests_rooms_generic_test_offers_SOURCES = \
	tests/rooms/generic/test_offers.c $(generic_sources)
tests_rooms_generic_test_offers_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/generic/test_blanks
tests_rooms_generic_test_blanks_SOURCES = \
	tests/rooms/generic/test_blanks.c $(generic_sources)
tests_rooms_generic_test_blanks_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/generic/test_truths
truths_sources = tests/rooms/generic/test_truths.c \
	tests/rooms/generic/truths.h \
	tests/rooms/generic/truths.c \
	tests/rooms/generic/truths-compare.c \
	tests/rooms/generic/truths-mail.c \
	tests/rooms/generic/truths-spoil.c
tests_rooms_generic_test_truths_SOURCES = $(truths_sources) $(generic_sources)
tests_rooms_generic_test_truths_LDADD = $(TEST_LIBS)

check_PROGRAMS += tests/rooms/generic/test_owners
tests_rooms_generic_test_owners_SOURCES = \
	tests/rooms/generic/test_owners.c $(generic_sources)
tests_rooms_generic_test_owners_LDADD = $(TEST_LIBS)

check_PROGRAMS += tests/rooms/generic/test_texts
tests_rooms_generic_test_texts_SOURCES = \
	tests/rooms/generic/test_texts.c $(generic_sources)
tests_rooms_generic_test_texts_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/generic/test_drafts
tests_rooms_generic_test_drafts_SOURCES = \
	tests/rooms/generic/test_drafts.c $(generic_sources)
tests_rooms_generic_test_drafts_LDADD = $(TEST_LIBS)

# The same of the toy room alone: the others are tried above.
check_PROGRAMS += tests/rooms/generic/test_toy_orders
tests_rooms_generic_test_toy_orders_SOURCES = \
	tests/rooms/generic/test_orders.c $(generic_sources)
tests_rooms_generic_test_toy_orders_CPPFLAGS = $(AM_CPPFLAGS) \
	-DONLY_ROOM='"toy"'
tests_rooms_generic_test_toy_orders_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/rooms/generic/test_toy_turns
tests_rooms_generic_test_toy_turns_SOURCES = \
	tests/rooms/generic/test_turns.c $(generic_sources)
tests_rooms_generic_test_toy_turns_CPPFLAGS = $(AM_CPPFLAGS) \
	-DONLY_ROOM='"toy"'
tests_rooms_generic_test_toy_turns_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/rooms/generic/test_toy_offers
tests_rooms_generic_test_toy_offers_SOURCES = \
	tests/rooms/generic/test_offers.c $(generic_sources)
tests_rooms_generic_test_toy_offers_CPPFLAGS = $(AM_CPPFLAGS) \
	-DONLY_ROOM='"toy"'
tests_rooms_generic_test_toy_offers_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/rooms/generic/test_toy_texts
tests_rooms_generic_test_toy_texts_SOURCES = \
	tests/rooms/generic/test_texts.c $(generic_sources)
tests_rooms_generic_test_toy_texts_CPPFLAGS = $(AM_CPPFLAGS) \
	-DONLY_ROOM='"toy"'
tests_rooms_generic_test_toy_texts_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/rooms/generic/test_toy_blanks
tests_rooms_generic_test_toy_blanks_SOURCES = \
	tests/rooms/generic/test_blanks.c $(generic_sources)
tests_rooms_generic_test_toy_blanks_CPPFLAGS = $(AM_CPPFLAGS) \
	-DONLY_ROOM='"toy"'
tests_rooms_generic_test_toy_blanks_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/rooms/generic/test_toy_truths
tests_rooms_generic_test_toy_truths_SOURCES = $(truths_sources) \
	$(generic_sources)
tests_rooms_generic_test_toy_truths_CPPFLAGS = $(AM_CPPFLAGS) \
	-DONLY_ROOM='"toy"'
tests_rooms_generic_test_toy_truths_LDADD = $(TOY_LIBS)

# What they found.
check_PROGRAMS += tests/rooms/generic/test_found_turns
tests_rooms_generic_test_found_turns_SOURCES = \
	tests/rooms/generic/test_found_turns.c $(generic_sources)
tests_rooms_generic_test_found_turns_LDADD = $(TEST_LIBS)
