# tests of the ruleset L'Armee du Nord: they play scenes
check_LIBRARIES += tests/rulesets/armee-du-nord/libscene.a
tests_rulesets_armee_du_nord_libscene_a_SOURCES = \
	tests/rulesets/armee-du-nord/scene-play.c \
	tests/rulesets/armee-du-nord/scene-claims.c \
	tests/rulesets/armee-du-nord/scene-deeds.c \
	tests/rulesets/armee-du-nord/scene-script.c \
	tests/rulesets/armee-du-nord/scene-script.h \
	tests/rulesets/armee-du-nord/scene.c \
	tests/rulesets/armee-du-nord/scene.h
tests_rulesets_armee_du_nord_libscene_a_AR = $(AR) cr
ADN_LIBS = tests/rulesets/armee-du-nord/libscene.a $(TEST_LIBS)

check_PROGRAMS += \
	tests/rulesets/armee-du-nord/combat/test_attack \
	tests/rulesets/armee-du-nord/combat/test_charge \
	tests/rulesets/armee-du-nord/combat/test_chargers \
	tests/rulesets/armee-du-nord/combat/test_counterattacks \
	tests/rulesets/armee-du-nord/combat/test_crt \
	tests/rulesets/armee-du-nord/combat/test_deployed \
	tests/rulesets/armee-du-nord/combat/test_forms \
	tests/rulesets/armee-du-nord/combat/test_gunners \
	tests/rulesets/armee-du-nord/combat/test_guns \
	tests/rulesets/armee-du-nord/combat/test_losses \
	tests/rulesets/armee-du-nord/combat/test_morale \
	tests/rulesets/armee-du-nord/combat/test_options \
	tests/rulesets/armee-du-nord/combat/test_results \
	tests/rulesets/armee-du-nord/combat/test_retreat \
	tests/rulesets/armee-du-nord/combat/test_worksheets
tests_rulesets_armee_du_nord_combat_test_attack_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_charge_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_chargers_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_counterattacks_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_crt_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_deployed_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_forms_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_gunners_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_guns_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_losses_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_morale_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_options_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_results_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_retreat_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_combat_test_worksheets_LDADD = $(ADN_LIBS)

check_PROGRAMS += \
	tests/rulesets/armee-du-nord/march/test_tracks \
	tests/rulesets/armee-du-nord/march/test_march \
	tests/rulesets/armee-du-nord/march/test_command \
	tests/rulesets/armee-du-nord/march/test_deployment \
	tests/rulesets/armee-du-nord/march/test_marshals \
	tests/rulesets/armee-du-nord/march/test_wings \
	tests/rulesets/armee-du-nord/turn/test_campaign \
	tests/rulesets/armee-du-nord/turn/test_news \
	tests/rulesets/armee-du-nord/turn/test_pace \
	tests/rulesets/armee-du-nord/turn/test_army_rules \
	tests/rulesets/armee-du-nord/turn/test_set_up \
	tests/rulesets/armee-du-nord/turn/test_turn
tests_rulesets_armee_du_nord_march_test_tracks_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_march_test_march_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_march_test_command_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_march_test_deployment_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_march_test_marshals_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_march_test_wings_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_turn_test_campaign_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_turn_test_news_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_turn_test_pace_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_turn_test_army_rules_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_turn_test_set_up_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_turn_test_turn_LDADD = $(ADN_LIBS)

check_PROGRAMS += \
	tests/rulesets/armee-du-nord/board/test_coherence \
	tests/rulesets/armee-du-nord/board/test_sight \
	tests/rulesets/armee-du-nord/module/test_module \
	tests/rulesets/armee-du-nord/module/test_switches \
	tests/rulesets/armee-du-nord/odds/test_odds \
	tests/rulesets/armee-du-nord/words/test_words
tests_rulesets_armee_du_nord_board_test_coherence_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_board_test_sight_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_module_test_module_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_module_test_switches_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_odds_test_odds_LDADD = $(ADN_LIBS)
tests_rulesets_armee_du_nord_words_test_words_LDADD = $(ADN_LIBS)
