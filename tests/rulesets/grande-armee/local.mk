# tests of the ruleset La Grande Armee: they play scenes
check_LIBRARIES += tests/rulesets/grande-armee/libscene.a
tests_rulesets_grande_armee_libscene_a_SOURCES = \
	tests/rulesets/grande-armee/fights.c \
	tests/rulesets/grande-armee/fights.h \
	tests/rulesets/grande-armee/scene-play.c \
	tests/rulesets/grande-armee/scene.c \
	tests/rulesets/grande-armee/scene.h
tests_rulesets_grande_armee_libscene_a_AR = $(AR) cr
GRA_LIBS = tests/rulesets/grande-armee/libscene.a $(TEST_LIBS)

check_PROGRAMS += \
	tests/rulesets/grande-armee/battle/test_worksheets \
	tests/rulesets/grande-armee/turn/test_turn
tests_rulesets_grande_armee_battle_test_worksheets_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_turn_test_turn_LDADD = $(GRA_LIBS)

# how one battle goes, and what is said of it
check_PROGRAMS += \
	tests/rulesets/grande-armee/battle/test_guns \
	tests/rulesets/grande-armee/battle/test_helpless \
	tests/rulesets/grande-armee/battle/test_lines \
	tests/rulesets/grande-armee/battle/test_retreat \
	tests/rulesets/grande-armee/battle/test_rounds \
	tests/rulesets/grande-armee/odds/test_odds \
	tests/rulesets/grande-armee/words/test_words
tests_rulesets_grande_armee_battle_test_guns_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_helpless_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_lines_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_retreat_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_rounds_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_odds_test_odds_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_words_test_words_LDADD = $(GRA_LIBS)
