# tests of the room Campaigns of Napoleon, but for chapter 10
scene_sources = tests/rooms/campaigns-of-napoleon/scene.c tests/rooms/campaigns-of-napoleon/scene-play.c \
	tests/rooms/campaigns-of-napoleon/scene.h
check_PROGRAMS += \
	tests/rooms/campaigns-of-napoleon/day/test_ch02_initiative \
	tests/rooms/campaigns-of-napoleon/board/test_ch03_size_class \
	tests/rooms/campaigns-of-napoleon/march/test_ch04_cavalry \
	tests/rooms/campaigns-of-napoleon/march/test_ch04_vedettes \
	tests/rooms/campaigns-of-napoleon/board/test_ch06_cavalry \
	tests/rooms/campaigns-of-napoleon/combat/test_ch07_repulse
tests_rooms_campaigns_of_napoleon_day_test_ch02_initiative_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_ch02_initiative.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_ch02_initiative_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_board_test_ch03_size_class_SOURCES = \
	tests/rooms/campaigns-of-napoleon/board/test_ch03_size_class.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_board_test_ch03_size_class_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_march_test_ch04_cavalry_SOURCES = \
	tests/rooms/campaigns-of-napoleon/march/test_ch04_cavalry.c \
	tests/rooms/campaigns-of-napoleon/cavalry_scene.h \
	tests/rooms/campaigns-of-napoleon/vedette_scene.h $(scene_sources)
tests_rooms_campaigns_of_napoleon_march_test_ch04_cavalry_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/march/test_ch04_cavalry_ends
tests_rooms_campaigns_of_napoleon_march_test_ch04_cavalry_ends_SOURCES = \
	tests/rooms/campaigns-of-napoleon/march/test_ch04_cavalry_ends.c \
	tests/rooms/campaigns-of-napoleon/cavalry_scene.h \
	tests/rooms/campaigns-of-napoleon/vedette_scene.h $(scene_sources)
tests_rooms_campaigns_of_napoleon_march_test_ch04_cavalry_ends_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_march_test_ch04_vedettes_SOURCES = \
	tests/rooms/campaigns-of-napoleon/march/test_ch04_vedettes.c \
	tests/rooms/campaigns-of-napoleon/vedette_scene.h $(scene_sources)
tests_rooms_campaigns_of_napoleon_march_test_ch04_vedettes_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_board_test_ch06_cavalry_SOURCES = \
	tests/rooms/campaigns-of-napoleon/board/test_ch06_cavalry.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_board_test_ch06_cavalry_LDADD = $(TEST_LIBS)
tests_rooms_campaigns_of_napoleon_combat_test_ch07_repulse_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch07_repulse.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_combat_test_ch07_repulse_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_asking
tests_rooms_campaigns_of_napoleon_day_test_asking_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_asking.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_asking_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_ch01_sequence
tests_rooms_campaigns_of_napoleon_day_test_ch01_sequence_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_ch01_sequence.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_ch01_sequence_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/guns/test_ch03_groups
tests_rooms_campaigns_of_napoleon_guns_test_ch03_groups_SOURCES = \
	tests/rooms/campaigns-of-napoleon/guns/test_ch03_groups.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_guns_test_ch03_groups_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_ch03_bridges
tests_rooms_campaigns_of_napoleon_day_test_ch03_bridges_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_ch03_bridges.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_ch03_bridges_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_ch05_scouting
tests_rooms_campaigns_of_napoleon_day_test_ch05_scouting_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_ch05_scouting.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_ch05_scouting_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/march/test_base_march
tests_rooms_campaigns_of_napoleon_march_test_base_march_SOURCES = \
	tests/rooms/campaigns-of-napoleon/march/test_base_march.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_march_test_base_march_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/orders/test_base_orders
tests_rooms_campaigns_of_napoleon_orders_test_base_orders_SOURCES = \
	tests/rooms/campaigns-of-napoleon/orders/test_base_orders.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_orders_test_base_orders_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/words/test_words
tests_rooms_campaigns_of_napoleon_words_test_words_SOURCES = \
	tests/rooms/campaigns-of-napoleon/words/test_words.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_words_test_words_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_base_evening
tests_rooms_campaigns_of_napoleon_day_test_base_evening_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_base_evening.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_base_evening_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_ch08_morale
tests_rooms_campaigns_of_napoleon_day_test_ch08_morale_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_ch08_morale.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_ch08_morale_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/guns/test_ch09_beside
tests_rooms_campaigns_of_napoleon_guns_test_ch09_beside_SOURCES = \
	tests/rooms/campaigns-of-napoleon/guns/test_ch09_beside.c $(scene_sources) \
	tests/rooms/campaigns-of-napoleon/guns_scene.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.h
tests_rooms_campaigns_of_napoleon_guns_test_ch09_beside_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/guns/test_ch09_marches
tests_rooms_campaigns_of_napoleon_guns_test_ch09_marches_SOURCES = \
	tests/rooms/campaigns-of-napoleon/guns/test_ch09_marches.c $(scene_sources) \
	tests/rooms/campaigns-of-napoleon/guns_scene.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.h
tests_rooms_campaigns_of_napoleon_guns_test_ch09_marches_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/guns/test_ch09_groups
tests_rooms_campaigns_of_napoleon_guns_test_ch09_groups_SOURCES = \
	tests/rooms/campaigns-of-napoleon/guns/test_ch09_groups.c $(scene_sources) \
	tests/rooms/campaigns-of-napoleon/guns_scene.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.h
tests_rooms_campaigns_of_napoleon_guns_test_ch09_groups_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/guns/test_ch09_phase
tests_rooms_campaigns_of_napoleon_guns_test_ch09_phase_SOURCES = \
	tests/rooms/campaigns-of-napoleon/guns/test_ch09_phase.c $(scene_sources) \
	tests/rooms/campaigns-of-napoleon/guns_scene.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.h
tests_rooms_campaigns_of_napoleon_guns_test_ch09_phase_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/guns/test_ch09_roll
tests_rooms_campaigns_of_napoleon_guns_test_ch09_roll_SOURCES = \
	tests/rooms/campaigns-of-napoleon/guns/test_ch09_roll.c $(scene_sources) \
	tests/rooms/campaigns-of-napoleon/guns_scene.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.h
tests_rooms_campaigns_of_napoleon_guns_test_ch09_roll_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_draw
tests_rooms_campaigns_of_napoleon_day_test_draw_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_draw.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_day_test_draw_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/test_random_days
tests_rooms_campaigns_of_napoleon_test_random_days_SOURCES = \
	tests/rooms/campaigns-of-napoleon/test_random_days.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_test_random_days_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/march/test_base_siege
tests_rooms_campaigns_of_napoleon_march_test_base_siege_SOURCES = \
	tests/rooms/campaigns-of-napoleon/march/test_base_siege.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_march_test_base_siege_LDADD = $(TEST_LIBS)
hidden_sources = tests/rooms/campaigns-of-napoleon/hidden_scene.c \
	tests/rooms/campaigns-of-napoleon/hidden_scene.h
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_hidden
tests_rooms_campaigns_of_napoleon_day_test_hidden_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_hidden.c $(scene_sources) \
	$(hidden_sources)
tests_rooms_campaigns_of_napoleon_day_test_hidden_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/combat/test_ch10_joined
tests_rooms_campaigns_of_napoleon_combat_test_ch10_joined_SOURCES = \
	tests/rooms/campaigns-of-napoleon/combat/test_ch10_joined.c $(scene_sources) \
	tests/rooms/campaigns-of-napoleon/guns_scene.c \
	tests/rooms/campaigns-of-napoleon/guns_scene.h
tests_rooms_campaigns_of_napoleon_combat_test_ch10_joined_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/day/test_hidden_events
tests_rooms_campaigns_of_napoleon_day_test_hidden_events_SOURCES = \
	tests/rooms/campaigns-of-napoleon/day/test_hidden_events.c $(scene_sources) \
	$(hidden_sources)
tests_rooms_campaigns_of_napoleon_day_test_hidden_events_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/board/test_base_scenario
tests_rooms_campaigns_of_napoleon_board_test_base_scenario_SOURCES = \
	tests/rooms/campaigns-of-napoleon/board/test_base_scenario.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_board_test_base_scenario_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/module/test_module_charts
tests_rooms_campaigns_of_napoleon_module_test_module_charts_SOURCES = \
	tests/rooms/campaigns-of-napoleon/module/test_module_charts.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_module_test_module_charts_LDADD = $(TEST_LIBS)

# orders as people write them
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/words/test_written
tests_rooms_campaigns_of_napoleon_words_test_written_SOURCES = \
	tests/rooms/campaigns-of-napoleon/words/test_written.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_words_test_written_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/words/test_position
tests_rooms_campaigns_of_napoleon_words_test_position_SOURCES = \
	tests/rooms/campaigns-of-napoleon/words/test_position.c $(scene_sources)
tests_rooms_campaigns_of_napoleon_words_test_position_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/board/test_coherent
tests_rooms_campaigns_of_napoleon_board_test_coherent_SOURCES = \
	tests/rooms/campaigns-of-napoleon/board/test_coherent.c \
	tests/rooms/campaigns-of-napoleon/board/coherent_row.h \
	tests/rooms/generic/coherent_row.h $(scene_sources)
tests_rooms_campaigns_of_napoleon_board_test_coherent_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/rooms/campaigns-of-napoleon/board/test_coherent_armies
tests_rooms_campaigns_of_napoleon_board_test_coherent_armies_SOURCES = \
	tests/rooms/campaigns-of-napoleon/board/test_coherent_armies.c \
	tests/rooms/campaigns-of-napoleon/board/coherent_row.h \
	tests/rooms/generic/coherent_row.h $(scene_sources)
tests_rooms_campaigns_of_napoleon_board_test_coherent_armies_LDADD = $(TEST_LIBS)
