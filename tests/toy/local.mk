# the toy ruleset: tests the core, and shows what a ruleset looks like
toy_data = tests/toy/README.md tests/toy/RULINGS.md tests/toy/cases.tsv \
	tests/toy/base.tsv tests/toy/ch3-plans.def \
	tests/toy/module/bands.tsv \
	tests/toy/module/families.tsv tests/toy/module/heaps.tsv \
	tests/toy/module/hexes.tsv tests/toy/module/setup.tsv \
	tests/toy/module/setup.tsv \
	tests/toy/module/table-ground.tsv tests/toy/module/table-scuffle.tsv \
	tests/toy/module/table-wind.tsv
EXTRA_DIST += $(toy_data) tests/toy/big-module.sh
BUILT_SOURCES += tests/toy/cases.def tests/toy/base.def
tests/toy/cases.def tests/toy/base.def: src/rulesets/cases.awk
CLEANFILES += tests/toy/cases.def tests/toy/base.def

toy_sources = tests/toy/game.h tests/toy/ruleset.h tests/toy/deadly.h \
	tests/toy/bands.c \
	tests/toy/ch1-night.c \
	tests/toy/ch2-ground.c \
	tests/toy/ch3-plans.c \
	tests/toy/ch4-moves.c \
	tests/toy/ch5-odds.c \
	tests/toy/ch5-retreats.c \
	tests/toy/ch5-scuffles.c \
	tests/toy/ch6-cousins.c \
	tests/toy/ch7-apples.c \
	tests/toy/ch8-hiding.c \
	tests/toy/coherence.c \
	tests/toy/names.c \
	tests/toy/picture.c \
	tests/toy/position.c \
	tests/toy/records.c \
	tests/toy/rulesets.c \
	tests/toy/sheets.c \
	tests/toy/silence.c \
	tests/toy/toy.c \
	tests/toy/words.c

noinst_PROGRAMS += tests/toy/berthier-toy
tests_toy_berthier_toy_SOURCES = src/main.c $(toy_sources)
tests_toy_berthier_toy_LDADD = libberthier.a $(LIBXML2_LIBS) $(ICU_LIBS) $(LIBGIT2_LIBS) \
	$(OPENSSL_LIBS)

# Its tests play scenes.
check_LIBRARIES += tests/toy/libtoy.a
tests_toy_libtoy_a_SOURCES = $(toy_sources) tests/toy/scene.c \
	tests/toy/scene.h
tests_toy_libtoy_a_AR = $(AR) cr
TOY_LIBS = tests/toy/libtoy.a $(TEST_LIBS)

# Programs with another toy ruleset: what its flags change is compiled anew, and
# rulesets.c draws in the rest from the library.
toy_changes = src/main.c tests/toy/ch4-moves.c tests/toy/ch7-apples.c \
	tests/toy/picture.c tests/toy/records.c tests/toy/rulesets.c \
	tests/toy/toy.c

# a repaired ruleset
noinst_PROGRAMS += tests/toy/berthier-toy-2
tests_toy_berthier_toy_2_SOURCES = $(toy_changes)
tests_toy_berthier_toy_2_CPPFLAGS = $(AM_CPPFLAGS) -DTOY_REVISION=2
tests_toy_berthier_toy_2_LDADD = tests/toy/libtoy.a \
	$(tests_toy_berthier_toy_LDADD)
# The same once more: its tables count watches from 2, and read no first one.
noinst_PROGRAMS += tests/toy/berthier-toy-3
tests_toy_berthier_toy_3_SOURCES = $(toy_changes)
tests_toy_berthier_toy_3_CPPFLAGS = $(AM_CPPFLAGS) -DTOY_REVISION=3
tests_toy_berthier_toy_3_LDADD = tests/toy/libtoy.a \
	$(tests_toy_berthier_toy_LDADD)
# The repaired ruleset with a plan of what was a standing order.
noinst_PROGRAMS += tests/toy/berthier-toy-plans
tests_toy_berthier_toy_plans_SOURCES = $(toy_changes)
tests_toy_berthier_toy_plans_CPPFLAGS = $(AM_CPPFLAGS) -DTOY_REVISION=2 \
	-DTOY_PLANS
tests_toy_berthier_toy_plans_LDADD = tests/toy/libtoy.a \
	$(tests_toy_berthier_toy_LDADD)
# The same revision with bugs of which it dies.
noinst_PROGRAMS += tests/toy/berthier-toy-deadly
tests_toy_berthier_toy_deadly_SOURCES = $(toy_changes)
tests_toy_berthier_toy_deadly_CPPFLAGS = $(AM_CPPFLAGS) -DTOY_DEADLY
tests_toy_berthier_toy_deadly_LDADD = tests/toy/libtoy.a \
	$(tests_toy_berthier_toy_LDADD)

check_PROGRAMS += \
	tests/toy/test_coherence \
	tests/toy/test_gathering \
	tests/toy/test_moves \
	tests/toy/test_plans \
	tests/toy/test_play \
	tests/toy/test_random \
	tests/toy/test_scuffles
tests_toy_test_coherence_LDADD = $(TOY_LIBS)
tests_toy_test_gathering_LDADD = $(TOY_LIBS)
tests_toy_test_moves_LDADD = $(TOY_LIBS)
tests_toy_test_plans_LDADD = $(TOY_LIBS)
tests_toy_test_play_LDADD = $(TOY_LIBS)
tests_toy_test_random_LDADD = $(TOY_LIBS)
tests_toy_test_scuffles_LDADD = $(TOY_LIBS)
house_rules += tests/toy/cases.sh
