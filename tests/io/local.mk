# tests of io
EXTRA_PROGRAMS = tests/io/history_step
tests_io_history_step_SOURCES = tests/io/history_step.c
tests_io_history_step_LDADD = $(TEST_LIBS)
check_DATA = tests/io/history_step$(EXEEXT)
CLEANFILES += tests/io/history_step$(EXEEXT)

house_rules += tests/io/history.sh
