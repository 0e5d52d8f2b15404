# tests of the ruleset Empires in Arms
house_rules += tests/rulesets/empires-in-arms/ahead.sh \
	tests/rulesets/empires-in-arms/bidding.sh \
	tests/rulesets/empires-in-arms/caretaker.sh \
	tests/rulesets/empires-in-arms/closed-europe.sh \
	tests/rulesets/empires-in-arms/closed-months.sh \
	tests/rulesets/empires-in-arms/plans.sh \
	tests/rulesets/empires-in-arms/quiet.sh \
	tests/rulesets/empires-in-arms/scenario.sh \
	tests/rulesets/empires-in-arms/set-up.sh \
	tests/rulesets/empires-in-arms/typed-charts.sh
include $(top_srcdir)/tests/rulesets/empires-in-arms/random/local.mk

# Its tests play scenes.
check_LIBRARIES += tests/rulesets/empires-in-arms/libscene.a
tests_rulesets_empires_in_arms_libscene_a_SOURCES = \
	tests/rulesets/empires-in-arms/board/coherent_row.h \
	tests/rulesets/empires-in-arms/combat-scene.c \
	tests/rulesets/empires-in-arms/combat-scene.h \
	tests/rulesets/empires-in-arms/odds-scene.c \
	tests/rulesets/empires-in-arms/odds-scene.h \
	tests/rulesets/empires-in-arms/option-probes.c \
	tests/rulesets/empires-in-arms/option-probes.h \
	tests/rulesets/empires-in-arms/refusals.c \
	tests/rulesets/empires-in-arms/refusals.h \
	tests/rulesets/empires-in-arms/scene-play.c \
	tests/rulesets/empires-in-arms/scene.c \
	tests/rulesets/empires-in-arms/scene.h
tests_rulesets_empires_in_arms_libscene_a_AR = $(AR) cr
EIA_LIBS = tests/rulesets/empires-in-arms/libscene.a $(TEST_LIBS)

check_PROGRAMS += \
	tests/rulesets/empires-in-arms/test_ahead \
	tests/rulesets/empires-in-arms/test_asked \
	tests/rulesets/empires-in-arms/test_month \
	tests/rulesets/empires-in-arms/test_options
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/bidding/test_bids
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/board/test_agreements \
	tests/rulesets/empires-in-arms/board/test_coherent \
	tests/rulesets/empires-in-arms/board/test_coherent_fleets \
	tests/rulesets/empires-in-arms/board/test_coherent_lands \
	tests/rulesets/empires-in-arms/board/test_status \
	tests/rulesets/empires-in-arms/board/test_uncontrolled
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/combat/test_agreements \
	tests/rulesets/empires-in-arms/combat/test_artillery \
	tests/rulesets/empires-in-arms/combat/test_battle_cases \
	tests/rulesets/empires-in-arms/combat/test_battle_of_ulm \
	tests/rulesets/empires-in-arms/combat/test_cavalry \
	tests/rulesets/empires-in-arms/combat/test_combat \
	tests/rulesets/empires-in-arms/combat/test_combat_options \
	tests/rulesets/empires-in-arms/combat/test_command \
	tests/rulesets/empires-in-arms/combat/test_command_options \
	tests/rulesets/empires-in-arms/combat/test_cossacks \
	tests/rulesets/empires-in-arms/combat/test_guard \
	tests/rulesets/empires-in-arms/combat/test_insurrection \
	tests/rulesets/empires-in-arms/combat/test_minor_fights \
	tests/rulesets/empires-in-arms/combat/test_morale \
	tests/rulesets/empires-in-arms/combat/test_relief
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/economy/test_economy \
	tests/rulesets/empires-in-arms/economy/test_levy \
	tests/rulesets/empires-in-arms/economy/test_manipulation \
	tests/rulesets/empires-in-arms/economy/test_points \
	tests/rulesets/empires-in-arms/economy/test_treasury
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/land/test_campaigning \
	tests/rulesets/empires-in-arms/land/test_conquest \
	tests/rulesets/empires-in-arms/land/test_detach \
	tests/rulesets/empires-in-arms/land/test_entry \
	tests/rulesets/empires-in-arms/land/test_irregulars \
	tests/rulesets/empires-in-arms/land/test_land_move \
	tests/rulesets/empires-in-arms/land/test_land_special \
	tests/rulesets/empires-in-arms/land/test_minor_at_war \
	tests/rulesets/empires-in-arms/land/test_reach
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/module/test_charts \
	tests/rulesets/empires-in-arms/module/test_combat_charts \
	tests/rulesets/empires-in-arms/module/test_module \
	tests/rulesets/empires-in-arms/module/test_state_charts
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/naval/test_cargo \
	tests/rulesets/empires-in-arms/naval/test_harbours \
	tests/rulesets/empires-in-arms/naval/test_naval \
	tests/rulesets/empires-in-arms/naval/test_naval_options \
	tests/rulesets/empires-in-arms/naval/test_sea
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/odds/test_odds \
	tests/rulesets/empires-in-arms/odds/test_odds_dice \
	tests/rulesets/empires-in-arms/odds/test_odds_scene
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/picture/test_draw \
	tests/rulesets/empires-in-arms/picture/test_position
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/politics/test_access \
	tests/rulesets/empires-in-arms/politics/test_gifts \
	tests/rulesets/empires-in-arms/politics/test_minors \
	tests/rulesets/empires-in-arms/politics/test_minors_lost \
	tests/rulesets/empires-in-arms/politics/test_peace \
	tests/rulesets/empires-in-arms/politics/test_peace_corps \
	tests/rulesets/empires-in-arms/politics/test_politics \
	tests/rulesets/empires-in-arms/politics/test_states \
	tests/rulesets/empires-in-arms/politics/test_terms
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/reinforcement/test_arrivals_ahead \
	tests/rulesets/empires-in-arms/reinforcement/test_leaders \
	tests/rulesets/empires-in-arms/reinforcement/test_reinforcement \
	tests/rulesets/empires-in-arms/reinforcement/test_set_up
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/siege/test_neutral_garrisons \
	tests/rulesets/empires-in-arms/siege/test_siege \
	tests/rulesets/empires-in-arms/siege/test_yards
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/sight/test_see \
	tests/rulesets/empires-in-arms/sight/test_told
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/supply/test_shared_depots \
	tests/rulesets/empires-in-arms/supply/test_supply
check_PROGRAMS += \
	tests/rulesets/empires-in-arms/words/test_words
tests_rulesets_empires_in_arms_test_ahead_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_test_asked_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_test_month_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_test_options_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_bidding_test_bids_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_board_test_agreements_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_board_test_coherent_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_board_test_coherent_fleets_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_board_test_coherent_lands_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_board_test_status_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_board_test_uncontrolled_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_agreements_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_artillery_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_battle_cases_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_battle_of_ulm_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_cavalry_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_combat_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_combat_options_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_command_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_command_options_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_cossacks_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_guard_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_insurrection_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_minor_fights_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_morale_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_combat_test_relief_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_economy_test_economy_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_economy_test_levy_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_economy_test_manipulation_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_economy_test_points_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_economy_test_treasury_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_campaigning_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_conquest_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_detach_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_entry_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_irregulars_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_land_move_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_land_special_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_minor_at_war_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_land_test_reach_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_module_test_charts_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_module_test_combat_charts_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_module_test_module_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_module_test_state_charts_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_naval_test_cargo_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_naval_test_harbours_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_naval_test_naval_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_naval_test_naval_options_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_naval_test_sea_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_odds_test_odds_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_odds_test_odds_dice_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_odds_test_odds_scene_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_picture_test_draw_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_picture_test_position_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_access_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_gifts_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_minors_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_minors_lost_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_peace_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_peace_corps_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_politics_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_states_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_politics_test_terms_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_reinforcement_test_arrivals_ahead_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_reinforcement_test_leaders_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_reinforcement_test_reinforcement_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_reinforcement_test_set_up_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_siege_test_neutral_garrisons_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_siege_test_siege_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_siege_test_yards_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_sight_test_told_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_sight_test_see_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_supply_test_shared_depots_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_supply_test_supply_LDADD = $(EIA_LIBS)
tests_rulesets_empires_in_arms_words_test_words_LDADD = $(EIA_LIBS)
