# tests of chapter 10, combat
combat_scene = \
	tests/rooms/campaigns-of-napoleon/combat_scene.c \
	tests/rooms/campaigns-of-napoleon/combat_scene.h \
	$(scene_sources)
check_PROGRAMS += \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_battle \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_battle_sums \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_battle_tables \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_chits \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_commanders \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_group_retreat \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_ligny \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_losses \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_morale \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_properties \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_retreat \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_siege \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_small \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_small_combats \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_types
tests_rooms_campaigns_of_napoleon_combat_test_ch10_battle_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_battle.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_battle_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_battle_sums_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_battle_sums.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_battle_sums_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_battle_tables_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_battle_tables.c
tests_rooms_campaigns_of_napoleon_combat_test_ch10_battle_tables_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_chits_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_chits.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_chits_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/combat/test_ch10_map_edge
tests_rooms_campaigns_of_napoleon_combat_test_ch10_map_edge_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_map_edge.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_map_edge_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/combat/test_ch10_order
tests_rooms_campaigns_of_napoleon_combat_test_ch10_order_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_order.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_order_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_commanders_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_commanders.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_commanders_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/combat/test_ch10_stakes
tests_rooms_campaigns_of_napoleon_combat_test_ch10_stakes_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_stakes.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_stakes_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_group_retreat_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_group_retreat.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_group_retreat_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/combat/test_ch10_pursuit
tests_rooms_campaigns_of_napoleon_combat_test_ch10_pursuit_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_pursuit.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_pursuit_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_ligny_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_ligny.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_ligny_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_losses_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_losses.c
tests_rooms_campaigns_of_napoleon_combat_test_ch10_losses_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_morale_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_morale.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_morale_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_properties_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_properties.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_properties_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_retreat_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_retreat.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_retreat_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_siege_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_siege.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_siege_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_small_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_small.c
tests_rooms_campaigns_of_napoleon_combat_test_ch10_small_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_small_combats_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_small_combats.c \
	$(combat_scene)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_small_combats_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch10_types_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_types.c
tests_rooms_campaigns_of_napoleon_combat_test_ch10_types_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/test_options
tests_rooms_campaigns_of_napoleon_test_options_SOURCES = \
	tests/rooms/campaigns-of-napoleon/test_options.c $(combat_scene)
tests_rooms_campaigns_of_napoleon_test_options_LDADD = $(TEST_LIBS)
con_odds_scene = tests/rooms/campaigns-of-napoleon/odds_scene.c \
	tests/rooms/campaigns-of-napoleon/odds_scene.h
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/odds/test_ch10_odds
tests_rooms_campaigns_of_napoleon_odds_test_ch10_odds_SOURCES = \
	tests/rooms/campaigns-of-napoleon/odds/test_ch10_odds.c \
	$(con_odds_scene)
tests_rooms_campaigns_of_napoleon_odds_test_ch10_odds_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/odds/test_ch10_odds_scenes
tests_rooms_campaigns_of_napoleon_odds_test_ch10_odds_scenes_SOURCES = \
	tests/rooms/campaigns-of-napoleon/odds/test_ch10_odds_scenes.c \
	$(con_odds_scene)
tests_rooms_campaigns_of_napoleon_odds_test_ch10_odds_scenes_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/odds/test_ch10_odds_groups
tests_rooms_campaigns_of_napoleon_odds_test_ch10_odds_groups_SOURCES = \
	tests/rooms/campaigns-of-napoleon/odds/test_ch10_odds_groups.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.h \
	$(con_odds_scene) $(scene_sources)
tests_rooms_campaigns_of_napoleon_odds_test_ch10_odds_groups_LDADD = $(TEST_LIBS)
