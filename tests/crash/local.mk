# whatever befalls a run, the campaign is in the old or the new state
house_rules += tests/crash/kill.sh tests/crash/errors.sh \
	tests/crash/memory.sh tests/crash/power.sh tests/crash/full.sh \
	tests/crash/writers.sh tests/crash/toy.sh \
	tests/crash/waterloo.sh tests/crash/europe.sh tests/crash/keygen.sh \
	tests/crash/new-mail.sh
EXTRA_DIST += tests/crash/scene.sh tests/crash/commands.sh \
	tests/crash/campaign.py \
	tests/crash/faults.py tests/crash/memory.py tests/crash/power.py \
	tests/crash/disk.py tests/crash/full.py tests/crash/allocator.c \
	tests/crash/README.md

# Memory that runs out, loaded into a run before the C library.
check_DATA += tests/crash/allocator.so
CLEANFILES += tests/crash/allocator.so
tests/crash/allocator.so: tests/crash/allocator.c
	$(AM_V_CC)$(MKDIR_P) $(@D) && $(CC) -std=c11 $(WARNINGS) -D_GNU_SOURCE \
		$(CFLAGS) -shared -fPIC -o $@ $(srcdir)/tests/crash/allocator.c

# The rulesets as a later program plays them.
noinst_PROGRAMS += tests/crash/berthier-next
tests_crash_berthier_next_SOURCES = src/main.c tests/crash/next.c
tests_crash_berthier_next_LDADD = libberthier.a $(LIBXML2_LIBS) $(ICU_LIBS) \
	$(LIBGIT2_LIBS) $(OPENSSL_LIBS)
