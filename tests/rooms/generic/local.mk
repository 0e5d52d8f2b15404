# tests that know no room: orders and turns of every room that a program has
generic_sources = \
	tests/rooms/generic/batch.c \
	tests/rooms/generic/coherent_row.h \
	tests/rooms/generic/exchange.c \
	tests/rooms/generic/generic.h \
	tests/rooms/generic/sheets.c \
	tests/rooms/generic/spoil.c \
	tests/rooms/generic/trial.c \
	tests/rooms/generic/truths-compare.c \
	tests/rooms/generic/truths-mail.c \
	tests/rooms/generic/truths-spoil.c \
	tests/rooms/generic/truths.c \
	tests/rooms/generic/truths.h \
	tests/rooms/generic/words.c \
	tests/rooms/generic/worlds.c
check_LIBRARIES += tests/rooms/generic/libgeneric.a
tests_rooms_generic_libgeneric_a_SOURCES = $(generic_sources)
tests_rooms_generic_libgeneric_a_AR = $(AR) cr
GENERIC_LIBS = tests/rooms/generic/libgeneric.a $(TEST_LIBS)
check_PROGRAMS += \
	tests/rooms/generic/test_blanks \
	tests/rooms/generic/test_drafts \
	tests/rooms/generic/test_found_turns \
	tests/rooms/generic/test_offers \
	tests/rooms/generic/test_orders \
	tests/rooms/generic/test_owners \
	tests/rooms/generic/test_texts \
	tests/rooms/generic/test_truths \
	tests/rooms/generic/test_turns
tests_rooms_generic_test_blanks_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_drafts_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_found_turns_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_offers_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_orders_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_owners_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_texts_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_truths_LDADD = $(GENERIC_LIBS)
tests_rooms_generic_test_turns_LDADD = $(GENERIC_LIBS)

# The same of the toy room alone: the others are tried above.
check_LIBRARIES += tests/rooms/generic/libonlytoy.a
tests_rooms_generic_libonlytoy_a_SOURCES = $(generic_sources)
tests_rooms_generic_libonlytoy_a_CPPFLAGS = $(AM_CPPFLAGS) -DONLY_ROOM='"toy"'
tests_rooms_generic_libonlytoy_a_AR = $(AR) cr
ONLY_TOY_LIBS = tests/rooms/generic/libonlytoy.a $(TOY_LIBS)
check_PROGRAMS += \
	tests/rooms/generic/test_toy_blanks \
	tests/rooms/generic/test_toy_offers \
	tests/rooms/generic/test_toy_orders \
	tests/rooms/generic/test_toy_texts \
	tests/rooms/generic/test_toy_truths \
	tests/rooms/generic/test_toy_turns
tests_rooms_generic_test_toy_blanks_SOURCES = tests/rooms/generic/test_blanks.c
tests_rooms_generic_test_toy_blanks_LDADD = $(ONLY_TOY_LIBS)
tests_rooms_generic_test_toy_offers_SOURCES = tests/rooms/generic/test_offers.c
tests_rooms_generic_test_toy_offers_LDADD = $(ONLY_TOY_LIBS)
tests_rooms_generic_test_toy_orders_SOURCES = tests/rooms/generic/test_orders.c
tests_rooms_generic_test_toy_orders_LDADD = $(ONLY_TOY_LIBS)
tests_rooms_generic_test_toy_texts_SOURCES = tests/rooms/generic/test_texts.c
tests_rooms_generic_test_toy_texts_LDADD = $(ONLY_TOY_LIBS)
tests_rooms_generic_test_toy_truths_SOURCES = tests/rooms/generic/test_truths.c
tests_rooms_generic_test_toy_truths_LDADD = $(ONLY_TOY_LIBS)
tests_rooms_generic_test_toy_turns_SOURCES = tests/rooms/generic/test_turns.c
tests_rooms_generic_test_toy_turns_LDADD = $(ONLY_TOY_LIBS)
