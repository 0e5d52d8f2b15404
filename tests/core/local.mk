# tests of core
EXTRA_DIST += tests/core/army.h tests/core/samples.h tests/core/tree.h
check_PROGRAMS += \
	tests/core/test_arena \
	tests/core/test_buffer \
	tests/core/test_calendar \
	tests/core/test_dice \
	tests/core/test_displayable \
	tests/core/test_edit \
	tests/core/test_element \
	tests/core/test_field_form \
	tests/core/test_field_keys \
	tests/core/test_field_read \
	tests/core/test_field_schema \
	tests/core/test_field_write \
	tests/core/test_hex \
	tests/core/test_journal \
	tests/core/test_names \
	tests/core/test_nearest \
	tests/core/test_odds \
	tests/core/test_odds_joined \
	tests/core/test_order \
	tests/core/test_path \
	tests/core/test_play \
	tests/core/test_report \
	tests/core/test_sequence \
	tests/core/test_setting \
	tests/core/test_shares \
	tests/core/test_table \
	tests/core/test_times \
	tests/core/test_writer
