# tests of the room Empires in Arms
house_rules += tests/rooms/empires-in-arms/ahead.sh \
	tests/rooms/empires-in-arms/bidding.sh \
	tests/rooms/empires-in-arms/caretaker.sh \
	tests/rooms/empires-in-arms/closed-europe.sh \
	tests/rooms/empires-in-arms/closed-months.sh \
	tests/rooms/empires-in-arms/plans.sh \
	tests/rooms/empires-in-arms/scenario.sh \
	tests/rooms/empires-in-arms/typed-charts.sh
eia_scene = tests/rooms/empires-in-arms/scene.c tests/rooms/empires-in-arms/scene-play.c \
	tests/rooms/empires-in-arms/scene.h
check_PROGRAMS += tests/rooms/empires-in-arms/test_ahead
tests_rooms_empires_in_arms_test_ahead_SOURCES = \
	tests/rooms/empires-in-arms/test_ahead.c $(eia_scene)
tests_rooms_empires_in_arms_test_ahead_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/module/test_module
tests_rooms_empires_in_arms_module_test_module_SOURCES = \
	tests/rooms/empires-in-arms/module/test_module.c $(eia_scene)
tests_rooms_empires_in_arms_module_test_module_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/bidding/test_bids
tests_rooms_empires_in_arms_bidding_test_bids_SOURCES = \
	tests/rooms/empires-in-arms/bidding/test_bids.c $(eia_scene)
tests_rooms_empires_in_arms_bidding_test_bids_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_states
tests_rooms_empires_in_arms_politics_test_states_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_states.c \
	tests/rooms/empires-in-arms/combat-scene.c \
	tests/rooms/empires-in-arms/combat-scene.h $(eia_scene)
tests_rooms_empires_in_arms_politics_test_states_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/sight/test_see
tests_rooms_empires_in_arms_sight_test_see_SOURCES = \
	tests/rooms/empires-in-arms/sight/test_see.c $(eia_scene)
tests_rooms_empires_in_arms_sight_test_see_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/board/test_status
tests_rooms_empires_in_arms_board_test_status_SOURCES = \
	tests/rooms/empires-in-arms/board/test_status.c $(eia_scene)
tests_rooms_empires_in_arms_board_test_status_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/economy/test_economy
tests_rooms_empires_in_arms_economy_test_economy_SOURCES = \
	tests/rooms/empires-in-arms/economy/test_economy.c $(eia_scene)
tests_rooms_empires_in_arms_economy_test_economy_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/economy/test_manipulation
tests_rooms_empires_in_arms_economy_test_manipulation_SOURCES = \
	tests/rooms/empires-in-arms/economy/test_manipulation.c $(eia_scene)
tests_rooms_empires_in_arms_economy_test_manipulation_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/test_options
tests_rooms_empires_in_arms_test_options_SOURCES = \
	tests/rooms/empires-in-arms/option-probes.c \
	tests/rooms/empires-in-arms/option-probes.h \
	tests/rooms/empires-in-arms/test_options.c \
	tests/rooms/empires-in-arms/combat-scene.c \
	tests/rooms/empires-in-arms/combat-scene.h $(eia_scene)
tests_rooms_empires_in_arms_test_options_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/naval/test_sea
tests_rooms_empires_in_arms_naval_test_sea_SOURCES = \
	tests/rooms/empires-in-arms/naval/test_sea.c $(eia_scene)
tests_rooms_empires_in_arms_naval_test_sea_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_terms
tests_rooms_empires_in_arms_politics_test_terms_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_terms.c $(eia_scene)
tests_rooms_empires_in_arms_politics_test_terms_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/board/test_coherent
tests_rooms_empires_in_arms_board_test_coherent_SOURCES = \
	tests/rooms/empires-in-arms/board/test_coherent.c \
	tests/rooms/empires-in-arms/board/coherent_row.h \
	tests/rooms/generic/coherent_row.h $(eia_scene)
tests_rooms_empires_in_arms_board_test_coherent_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/board/test_coherent_fleets
tests_rooms_empires_in_arms_board_test_coherent_fleets_SOURCES = \
	tests/rooms/empires-in-arms/board/test_coherent_fleets.c \
	tests/rooms/empires-in-arms/board/coherent_row.h \
	tests/rooms/generic/coherent_row.h $(eia_scene)
tests_rooms_empires_in_arms_board_test_coherent_fleets_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/board/test_coherent_lands
tests_rooms_empires_in_arms_board_test_coherent_lands_SOURCES = \
	tests/rooms/empires-in-arms/board/test_coherent_lands.c \
	tests/rooms/empires-in-arms/board/coherent_row.h \
	tests/rooms/generic/coherent_row.h $(eia_scene)
tests_rooms_empires_in_arms_board_test_coherent_lands_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/board/test_uncontrolled
tests_rooms_empires_in_arms_board_test_uncontrolled_SOURCES = \
	tests/rooms/empires-in-arms/board/test_uncontrolled.c $(eia_scene)
tests_rooms_empires_in_arms_board_test_uncontrolled_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/economy/test_treasury
tests_rooms_empires_in_arms_economy_test_treasury_SOURCES = \
	tests/rooms/empires-in-arms/economy/test_treasury.c $(eia_scene)
tests_rooms_empires_in_arms_economy_test_treasury_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/economy/test_points
tests_rooms_empires_in_arms_economy_test_points_SOURCES = \
	tests/rooms/empires-in-arms/economy/test_points.c $(eia_scene)
tests_rooms_empires_in_arms_economy_test_points_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/economy/test_levy
tests_rooms_empires_in_arms_economy_test_levy_SOURCES = \
	tests/rooms/empires-in-arms/economy/test_levy.c $(eia_scene)
tests_rooms_empires_in_arms_economy_test_levy_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/module/test_charts
tests_rooms_empires_in_arms_module_test_charts_SOURCES = \
	tests/rooms/empires-in-arms/module/test_charts.c $(eia_scene)
tests_rooms_empires_in_arms_module_test_charts_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/picture/test_position
tests_rooms_empires_in_arms_picture_test_position_SOURCES = \
	tests/rooms/empires-in-arms/picture/test_position.c $(eia_scene)
tests_rooms_empires_in_arms_picture_test_position_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/reinforcement/test_reinforcement
tests_rooms_empires_in_arms_reinforcement_test_reinforcement_SOURCES = \
	tests/rooms/empires-in-arms/reinforcement/test_reinforcement.c $(eia_scene)
tests_rooms_empires_in_arms_reinforcement_test_reinforcement_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_politics
tests_rooms_empires_in_arms_politics_test_politics_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_politics.c $(eia_scene)
tests_rooms_empires_in_arms_politics_test_politics_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/naval/test_naval
tests_rooms_empires_in_arms_naval_test_naval_SOURCES = \
	tests/rooms/empires-in-arms/naval/test_naval.c $(eia_scene)
tests_rooms_empires_in_arms_naval_test_naval_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/naval/test_naval_options
tests_rooms_empires_in_arms_naval_test_naval_options_SOURCES = \
	tests/rooms/empires-in-arms/naval/test_naval_options.c $(eia_scene)
tests_rooms_empires_in_arms_naval_test_naval_options_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/naval/test_cargo
tests_rooms_empires_in_arms_naval_test_cargo_SOURCES = \
	tests/rooms/empires-in-arms/naval/test_cargo.c $(eia_scene)
tests_rooms_empires_in_arms_naval_test_cargo_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/naval/test_harbours
tests_rooms_empires_in_arms_naval_test_harbours_SOURCES = \
	tests/rooms/empires-in-arms/naval/test_harbours.c $(eia_scene)
tests_rooms_empires_in_arms_naval_test_harbours_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_peace
tests_rooms_empires_in_arms_politics_test_peace_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_peace.c $(eia_scene)
tests_rooms_empires_in_arms_politics_test_peace_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_gifts
tests_rooms_empires_in_arms_politics_test_gifts_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_gifts.c $(eia_scene)
tests_rooms_empires_in_arms_politics_test_gifts_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/land/test_land_move
tests_rooms_empires_in_arms_land_test_land_move_SOURCES = \
	tests/rooms/empires-in-arms/land/test_land_move.c $(eia_scene)
tests_rooms_empires_in_arms_land_test_land_move_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/land/test_entry
tests_rooms_empires_in_arms_land_test_entry_SOURCES = \
	tests/rooms/empires-in-arms/land/test_entry.c $(eia_scene)
tests_rooms_empires_in_arms_land_test_entry_LDADD = $(TEST_LIBS)
eia_combat_scene = tests/rooms/empires-in-arms/combat-scene.c \
	tests/rooms/empires-in-arms/combat-scene.h
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_battle_of_ulm
tests_rooms_empires_in_arms_combat_test_battle_of_ulm_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_battle_of_ulm.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_battle_of_ulm_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_minors
tests_rooms_empires_in_arms_politics_test_minors_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_minors.c $(eia_scene)
tests_rooms_empires_in_arms_politics_test_minors_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_minors_lost
tests_rooms_empires_in_arms_politics_test_minors_lost_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_minors_lost.c $(eia_scene)
tests_rooms_empires_in_arms_politics_test_minors_lost_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/politics/test_access
tests_rooms_empires_in_arms_politics_test_access_SOURCES = \
	tests/rooms/empires-in-arms/politics/test_access.c $(eia_scene)
tests_rooms_empires_in_arms_politics_test_access_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/picture/test_draw
tests_rooms_empires_in_arms_picture_test_draw_SOURCES = \
	tests/rooms/empires-in-arms/picture/test_draw.c $(eia_scene)
tests_rooms_empires_in_arms_picture_test_draw_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/siege/test_siege
tests_rooms_empires_in_arms_siege_test_siege_SOURCES = \
	tests/rooms/empires-in-arms/siege/test_siege.c $(eia_scene)
tests_rooms_empires_in_arms_siege_test_siege_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/siege/test_yards
tests_rooms_empires_in_arms_siege_test_yards_SOURCES = \
	tests/rooms/empires-in-arms/siege/test_yards.c $(eia_scene)
tests_rooms_empires_in_arms_siege_test_yards_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/siege/test_neutral_garrisons
tests_rooms_empires_in_arms_siege_test_neutral_garrisons_SOURCES = \
	tests/rooms/empires-in-arms/siege/test_neutral_garrisons.c $(eia_scene)
tests_rooms_empires_in_arms_siege_test_neutral_garrisons_LDADD = $(TEST_LIBS)
include $(top_srcdir)/tests/rooms/empires-in-arms/random/local.mk
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_command
tests_rooms_empires_in_arms_combat_test_command_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_command.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_command_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_command_options
tests_rooms_empires_in_arms_combat_test_command_options_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_command_options.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_command_options_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_guard
tests_rooms_empires_in_arms_combat_test_guard_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_guard.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_guard_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_combat
tests_rooms_empires_in_arms_combat_test_combat_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_combat.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_combat_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_combat_options
tests_rooms_empires_in_arms_combat_test_combat_options_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_combat_options.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_combat_options_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_morale
tests_rooms_empires_in_arms_combat_test_morale_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_morale.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_morale_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_cavalry
tests_rooms_empires_in_arms_combat_test_cavalry_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_cavalry.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_cavalry_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_artillery
tests_rooms_empires_in_arms_combat_test_artillery_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_artillery.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_artillery_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/supply/test_supply
tests_rooms_empires_in_arms_supply_test_supply_SOURCES = \
	tests/rooms/empires-in-arms/supply/test_supply.c $(eia_scene)
tests_rooms_empires_in_arms_supply_test_supply_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/land/test_conquest
tests_rooms_empires_in_arms_land_test_conquest_SOURCES = \
	tests/rooms/empires-in-arms/land/test_conquest.c $(eia_scene)
tests_rooms_empires_in_arms_land_test_conquest_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/land/test_irregulars
tests_rooms_empires_in_arms_land_test_irregulars_SOURCES = \
	tests/rooms/empires-in-arms/land/test_irregulars.c $(eia_scene)
tests_rooms_empires_in_arms_land_test_irregulars_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/land/test_land_special
tests_rooms_empires_in_arms_land_test_land_special_SOURCES = \
	tests/rooms/empires-in-arms/land/test_land_special.c $(eia_scene)
tests_rooms_empires_in_arms_land_test_land_special_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/board/test_agreements
tests_rooms_empires_in_arms_board_test_agreements_SOURCES = \
	tests/rooms/empires-in-arms/board/test_agreements.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_board_test_agreements_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_agreements
tests_rooms_empires_in_arms_combat_test_agreements_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_agreements.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_agreements_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_relief
tests_rooms_empires_in_arms_combat_test_relief_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_relief.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_relief_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/test_month
tests_rooms_empires_in_arms_test_month_SOURCES = \
	tests/rooms/empires-in-arms/test_month.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_test_month_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/land/test_campaigning
tests_rooms_empires_in_arms_land_test_campaigning_SOURCES = \
	tests/rooms/empires-in-arms/land/test_campaigning.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_land_test_campaigning_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/combat/test_battle_cases
tests_rooms_empires_in_arms_combat_test_battle_cases_SOURCES = \
	tests/rooms/empires-in-arms/combat/test_battle_cases.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_combat_test_battle_cases_LDADD = $(TEST_LIBS)
eia_odds_scene = tests/rooms/empires-in-arms/odds-scene.c \
	tests/rooms/empires-in-arms/odds-scene.h
check_PROGRAMS += tests/rooms/empires-in-arms/odds/test_odds
tests_rooms_empires_in_arms_odds_test_odds_SOURCES = \
	tests/rooms/empires-in-arms/odds/test_odds.c $(eia_odds_scene)
tests_rooms_empires_in_arms_odds_test_odds_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/odds/test_odds_dice
tests_rooms_empires_in_arms_odds_test_odds_dice_SOURCES = \
	tests/rooms/empires-in-arms/odds/test_odds_dice.c $(eia_odds_scene)
tests_rooms_empires_in_arms_odds_test_odds_dice_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/odds/test_odds_scene
tests_rooms_empires_in_arms_odds_test_odds_scene_SOURCES = \
	tests/rooms/empires-in-arms/odds/test_odds_scene.c $(eia_odds_scene)
tests_rooms_empires_in_arms_odds_test_odds_scene_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/module/test_combat_charts
tests_rooms_empires_in_arms_module_test_combat_charts_SOURCES = \
	tests/rooms/empires-in-arms/module/test_combat_charts.c $(eia_scene)
tests_rooms_empires_in_arms_module_test_combat_charts_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/module/test_state_charts
tests_rooms_empires_in_arms_module_test_state_charts_SOURCES = \
	tests/rooms/empires-in-arms/module/test_state_charts.c $(eia_scene)
tests_rooms_empires_in_arms_module_test_state_charts_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/test_asked
tests_rooms_empires_in_arms_test_asked_SOURCES = \
	tests/rooms/empires-in-arms/test_asked.c $(eia_scene)
tests_rooms_empires_in_arms_test_asked_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/land/test_reach
tests_rooms_empires_in_arms_land_test_reach_SOURCES = \
	tests/rooms/empires-in-arms/land/test_reach.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_land_test_reach_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/empires-in-arms/words/test_words
tests_rooms_empires_in_arms_words_test_words_SOURCES = \
	tests/rooms/empires-in-arms/words/test_words.c $(eia_combat_scene) $(eia_scene)
tests_rooms_empires_in_arms_words_test_words_LDADD = $(TEST_LIBS)
