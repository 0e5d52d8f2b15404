# tests of the ruleset Campaigns of Napoleon
include $(top_srcdir)/tests/rulesets/campaigns-of-napoleon/random/local.mk

# They play scenes.
check_LIBRARIES += tests/rulesets/campaigns-of-napoleon/libscene.a
tests_rulesets_campaigns_of_napoleon_libscene_a_SOURCES = \
	tests/rulesets/campaigns-of-napoleon/board/coherent_row.h \
	tests/rulesets/campaigns-of-napoleon/cavalry_scene.h \
	tests/rulesets/campaigns-of-napoleon/combat_scene.c \
	tests/rulesets/campaigns-of-napoleon/combat_scene.h \
	tests/rulesets/campaigns-of-napoleon/gudin_scene.h \
	tests/rulesets/campaigns-of-napoleon/guns_scene.c \
	tests/rulesets/campaigns-of-napoleon/guns_scene.h \
	tests/rulesets/campaigns-of-napoleon/hidden_scene.c \
	tests/rulesets/campaigns-of-napoleon/hidden_scene.h \
	tests/rulesets/campaigns-of-napoleon/odds_scene.c \
	tests/rulesets/campaigns-of-napoleon/odds_scene.h \
	tests/rulesets/campaigns-of-napoleon/scene-play.c \
	tests/rulesets/campaigns-of-napoleon/scene.c \
	tests/rulesets/campaigns-of-napoleon/scene.h \
	tests/rulesets/campaigns-of-napoleon/vedette_scene.h
tests_rulesets_campaigns_of_napoleon_libscene_a_AR = $(AR) cr
CON_LIBS = tests/rulesets/campaigns-of-napoleon/libscene.a $(TEST_LIBS)

check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/test_options \
	tests/rulesets/campaigns-of-napoleon/test_random_days
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/board/test_base_scenario \
	tests/rulesets/campaigns-of-napoleon/board/test_ch03_size_class \
	tests/rulesets/campaigns-of-napoleon/board/test_ch06_cavalry \
	tests/rulesets/campaigns-of-napoleon/board/test_coherent \
	tests/rulesets/campaigns-of-napoleon/board/test_coherent_armies
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch07_repulse \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_battle \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_battle_sums \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_battle_tables \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_chits \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_commanders \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_group_retreat \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_joined \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_ligny \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_losses \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_map_edge \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_morale \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_order \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_parts \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_properties \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_pursuit \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_retreat \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_shelter \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_siege \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_small \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_small_combats \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_stakes \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_types \
	tests/rulesets/campaigns-of-napoleon/combat/test_ch10_whose_retreat
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/day/test_asking \
	tests/rulesets/campaigns-of-napoleon/day/test_base_evening \
	tests/rulesets/campaigns-of-napoleon/day/test_ch01_sequence \
	tests/rulesets/campaigns-of-napoleon/day/test_ch02_initiative \
	tests/rulesets/campaigns-of-napoleon/day/test_ch03_bridges \
	tests/rulesets/campaigns-of-napoleon/day/test_ch05_scouting \
	tests/rulesets/campaigns-of-napoleon/day/test_ch08_morale \
	tests/rulesets/campaigns-of-napoleon/day/test_draw \
	tests/rulesets/campaigns-of-napoleon/day/test_hidden \
	tests/rulesets/campaigns-of-napoleon/day/test_hidden_events
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch03_groups \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch03_links \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch09_apart \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch09_beside \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch09_groups \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch09_marches \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch09_phase \
	tests/rulesets/campaigns-of-napoleon/guns/test_ch09_roll
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/march/test_base_march \
	tests/rulesets/campaigns-of-napoleon/march/test_base_siege \
	tests/rulesets/campaigns-of-napoleon/march/test_ch04_cavalry \
	tests/rulesets/campaigns-of-napoleon/march/test_ch04_cavalry_ends \
	tests/rulesets/campaigns-of-napoleon/march/test_ch04_vedettes \
	tests/rulesets/campaigns-of-napoleon/march/test_foretold \
	tests/rulesets/campaigns-of-napoleon/march/test_foretold_ahead
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/module/test_module_charts
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/odds/test_ch10_odds \
	tests/rulesets/campaigns-of-napoleon/odds/test_ch10_odds_groups \
	tests/rulesets/campaigns-of-napoleon/odds/test_ch10_odds_scenes
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/orders/test_base_orders \
	tests/rulesets/campaigns-of-napoleon/orders/test_bridge \
	tests/rulesets/campaigns-of-napoleon/orders/test_place_leader \
	tests/rulesets/campaigns-of-napoleon/orders/test_strays
check_PROGRAMS += \
	tests/rulesets/campaigns-of-napoleon/words/test_position \
	tests/rulesets/campaigns-of-napoleon/words/test_words \
	tests/rulesets/campaigns-of-napoleon/words/test_written
tests_rulesets_campaigns_of_napoleon_test_options_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_test_random_days_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_board_test_base_scenario_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_board_test_ch03_size_class_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_board_test_ch06_cavalry_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_board_test_coherent_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_board_test_coherent_armies_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch07_repulse_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_battle_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_battle_sums_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_chits_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_commanders_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_group_retreat_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_joined_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_ligny_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_map_edge_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_morale_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_order_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_parts_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_properties_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_pursuit_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_retreat_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_shelter_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_siege_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_small_combats_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_stakes_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_combat_test_ch10_whose_retreat_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_asking_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_base_evening_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_ch01_sequence_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_ch02_initiative_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_ch03_bridges_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_ch05_scouting_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_ch08_morale_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_draw_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_hidden_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_day_test_hidden_events_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch03_groups_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch03_links_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch09_apart_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch09_beside_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch09_groups_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch09_marches_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch09_phase_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_guns_test_ch09_roll_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_march_test_base_march_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_march_test_base_siege_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_march_test_ch04_cavalry_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_march_test_ch04_cavalry_ends_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_march_test_ch04_vedettes_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_march_test_foretold_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_march_test_foretold_ahead_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_module_test_module_charts_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_odds_test_ch10_odds_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_odds_test_ch10_odds_groups_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_odds_test_ch10_odds_scenes_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_orders_test_base_orders_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_orders_test_bridge_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_orders_test_place_leader_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_orders_test_strays_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_words_test_position_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_words_test_words_LDADD = $(CON_LIBS)
tests_rulesets_campaigns_of_napoleon_words_test_written_LDADD = $(CON_LIBS)
