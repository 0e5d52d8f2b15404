# tests of the ruleset La Grande Armee: they play scenes
check_LIBRARIES += tests/rulesets/grande-armee/libscene.a
tests_rulesets_grande_armee_libscene_a_SOURCES = \
	tests/rulesets/grande-armee/days.c \
	tests/rulesets/grande-armee/days.h \
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

# what is announced, leaders, the chart, losses; modules and turns
check_PROGRAMS += \
	tests/rulesets/grande-armee/battle/test_alone \
	tests/rulesets/grande-armee/battle/test_announce \
	tests/rulesets/grande-armee/battle/test_crt \
	tests/rulesets/grande-armee/battle/test_leader_loss \
	tests/rulesets/grande-armee/battle/test_leaders \
	tests/rulesets/grande-armee/battle/test_losses \
	tests/rulesets/grande-armee/board/test_coherence \
	tests/rulesets/grande-armee/module/test_charts \
	tests/rulesets/grande-armee/module/test_module
tests_rulesets_grande_armee_battle_test_alone_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_announce_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_crt_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_leader_loss_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_leaders_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_battle_test_losses_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_board_test_coherence_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_module_test_charts_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_module_test_module_LDADD = $(GRA_LIBS)

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

# battles and charts of a game of days
check_PROGRAMS += tests/rulesets/grande-armee/battle/test_days \
	tests/rulesets/grande-armee/module/test_day_charts
tests_rulesets_grande_armee_battle_test_days_LDADD = $(GRA_LIBS)
tests_rulesets_grande_armee_module_test_day_charts_LDADD = $(GRA_LIBS)

# errata, arrivals
check_PROGRAMS += tests/rulesets/grande-armee/module/test_errata
tests_rulesets_grande_armee_module_test_errata_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/arrivals/test_arrivals
tests_rulesets_grande_armee_arrivals_test_arrivals_LDADD = $(GRA_LIBS)

# the end of a turn, rules of one scenario
check_PROGRAMS += tests/rulesets/grande-armee/turn/test_scenario
tests_rulesets_grande_armee_turn_test_scenario_LDADD = $(GRA_LIBS)

# the closed book
check_PROGRAMS += tests/rulesets/grande-armee/sight/test_sight
tests_rulesets_grande_armee_sight_test_sight_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/sight/test_told
tests_rulesets_grande_armee_sight_test_told_LDADD = $(GRA_LIBS)

# supply, attrition, sieges
check_PROGRAMS += tests/rulesets/grande-armee/battle/test_wear
tests_rulesets_grande_armee_battle_test_wear_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/supply/test_supply
tests_rulesets_grande_armee_supply_test_supply_LDADD = $(GRA_LIBS)

# commands and marches
check_PROGRAMS += tests/rulesets/grande-armee/command/test_command
tests_rulesets_grande_armee_command_test_command_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/march/test_march
tests_rulesets_grande_armee_march_test_march_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/march/test_stacks
tests_rulesets_grande_armee_march_test_stacks_SOURCES = \
	tests/rulesets/grande-armee/march/corps.h \
	tests/rulesets/grande-armee/march/test_stacks.c
tests_rulesets_grande_armee_march_test_stacks_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/march/test_skirmish
tests_rulesets_grande_armee_march_test_skirmish_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/supply/test_depots
tests_rulesets_grande_armee_supply_test_depots_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/siege/test_siege
tests_rulesets_grande_armee_siege_test_siege_LDADD = $(GRA_LIBS)
check_PROGRAMS += tests/rulesets/grande-armee/supply/test_forage
tests_rulesets_grande_armee_supply_test_forage_LDADD = $(GRA_LIBS)
