# tests of io
check_PROGRAMS += \
	tests/io/test_blameless \
	tests/io/test_files \
	tests/io/test_history \
	tests/io/test_history_write \
	tests/io/test_json \
	tests/io/test_lookalike \
	tests/io/test_mime \
	tests/io/test_schemas \
	tests/io/test_temporary \
	tests/io/test_trial \
	tests/io/test_xml \
	tests/io/test_xml_canonical \
	tests/io/test_xml_schema
tests_io_test_history_SOURCES = tests/io/test_history.c tests/io/scene.c \
	tests/io/scene.h
tests_io_test_history_write_SOURCES = tests/io/test_history_write.c \
	tests/io/scene.c tests/io/scene.h

# Not a test: what the scripts make their histories with.
EXTRA_PROGRAMS = tests/io/history_step
check_DATA = tests/io/history_step$(EXEEXT)
CLEANFILES += tests/io/history_step$(EXEEXT)

house_rules += tests/io/history.sh tests/io/history-kill.sh
