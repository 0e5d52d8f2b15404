# tests of wargame, which need no ruleset
EXTRA_DIST += tests/wargame/strip.h
check_PROGRAMS += \
	tests/wargame/test_chart \
	tests/wargame/test_draw \
	tests/wargame/test_map \
	tests/wargame/test_march \
	tests/wargame/test_retreat \
	tests/wargame/test_stacks \
	tests/wargame/test_ways
EXTRA_DIST += tests/wargame/large-map.py
house_rules += tests/wargame/large-map.sh
