# tests of io
check_PROGRAMS += tests/io/test_files tests/io/test_xml \
	tests/io/test_xml_canonical \
	tests/io/test_xml_schema tests/io/test_schemas \
	tests/io/test_history tests/io/test_history_write tests/io/test_trial
tests_io_test_trial_SOURCES = tests/io/test_trial.c
tests_io_test_trial_LDADD = $(TEST_LIBS)
tests_io_test_files_SOURCES = tests/io/test_files.c
tests_io_test_files_LDADD = $(TEST_LIBS)
tests_io_test_xml_SOURCES = tests/io/test_xml.c
tests_io_test_xml_LDADD = $(TEST_LIBS)
tests_io_test_xml_canonical_SOURCES = tests/io/test_xml_canonical.c
tests_io_test_xml_canonical_LDADD = $(TEST_LIBS)
tests_io_test_xml_schema_SOURCES = tests/io/test_xml_schema.c
tests_io_test_xml_schema_LDADD = $(TEST_LIBS)
tests_io_test_schemas_SOURCES = tests/io/test_schemas.c
tests_io_test_schemas_LDADD = $(TEST_LIBS)
tests_io_test_history_SOURCES = tests/io/test_history.c tests/io/scene.c \
	tests/io/scene.h
tests_io_test_history_LDADD = $(TEST_LIBS)
tests_io_test_history_write_SOURCES = tests/io/test_history_write.c \
	tests/io/scene.c tests/io/scene.h
tests_io_test_history_write_LDADD = $(TEST_LIBS)

# Not a test: what the scripts make their histories with.
EXTRA_PROGRAMS = tests/io/history_step
tests_io_history_step_SOURCES = tests/io/history_step.c
tests_io_history_step_LDADD = $(TEST_LIBS)
check_DATA = tests/io/history_step$(EXEEXT)
CLEANFILES += tests/io/history_step$(EXEEXT)

house_rules += tests/io/history.sh tests/io/history-kill.sh
