# tests of wargame, which need no ruleset
check_PROGRAMS += \
	tests/wargame/test_map \
	tests/wargame/test_stacks
