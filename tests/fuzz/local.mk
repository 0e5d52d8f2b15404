# every parser that meets mail, fed with anything
EXTRA_DIST += tests/fuzz/worst.py tests/fuzz/run.sh tests/fuzz/seed.sh \
	tests/fuzz/pack.sh tests/fuzz/README.md \
	tests/fuzz/words.dict tests/fuzz/corpus
check_LIBRARIES += tests/fuzz/libfuzz.a
tests_fuzz_libfuzz_a_SOURCES = tests/fuzz/fuzz.c tests/fuzz/fuzz.h \
	tests/fuzz/world.c tests/fuzz/world.h
tests_fuzz_libfuzz_a_AR = $(AR) cr
if !FUZZERS
tests_fuzz_libfuzz_a_SOURCES += tests/fuzz/replay.c
endif
FUZZ_LIBS = tests/fuzz/libfuzz.a $(TOY_LIBS) $(FUZZ_ENGINE)

fuzz_programs = tests/fuzz/fuzz_signed \
	tests/fuzz/fuzz_sheet \
	tests/fuzz/fuzz_roster \
	tests/fuzz/fuzz_consent \
	tests/fuzz/fuzz_seal \
	tests/fuzz/fuzz_lock \
	tests/fuzz/fuzz_answer \
	tests/fuzz/fuzz_receipt \
	tests/fuzz/fuzz_participant \
	tests/fuzz/fuzz_agreed \
	tests/fuzz/fuzz_module \
	tests/fuzz/fuzz_tables \
	tests/fuzz/fuzz_turn \
	tests/fuzz/fuzz_view \
	tests/fuzz/fuzz_journal \
	tests/fuzz/fuzz_key \
	tests/fuzz/fuzz_memory \
	tests/fuzz/fuzz_mime \
	tests/fuzz/fuzz_scene \
	tests/fuzz/fuzz_text
fuzz_targets = $(fuzz_programs:=$(EXEEXT))
EXTRA_PROGRAMS += $(fuzz_programs)
tests_fuzz_fuzz_signed_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_sheet_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_roster_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_consent_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_seal_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_lock_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_answer_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_receipt_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_participant_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_agreed_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_module_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_tables_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_turn_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_view_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_journal_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_key_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_memory_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_mime_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_scene_LDADD = $(FUZZ_LIBS)
tests_fuzz_fuzz_text_LDADD = $(FUZZ_LIBS)

# In a build for fuzzing nothing else is made: libFuzzer has a main of its own.
check_DATA += $(fuzz_targets)
CLEANFILES += $(fuzz_targets)

fuzzers: $(BUILT_SOURCES)
	$(MAKE) $(AM_MAKEFLAGS) $(fuzz_targets)
fuzz:
	srcdir='$(srcdir)' builddir='$(builddir)' \
		$(SHELL) $(srcdir)/tests/fuzz/run.sh
house_rules += tests/fuzz/replay.sh tests/fuzz/worst.sh
