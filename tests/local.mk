# How the tests are put together; each folder of tests lists its programs. One
# of which no more is said is made from the file of its name and LDADD.
# The noted citations take the place of the library's.
TEST_LIBS = $(NOTE_CITATIONS) libtestsupport.a libberthier.a \
	$(CMOCKA_LIBS) $(LIBXML2_LIBS) $(ICU_LIBS) $(LIBGIT2_LIBS) $(OPENSSL_LIBS)
LDADD = $(TEST_LIBS)
# What asks is compiled quickly; what it asks is compiled as it is used.
$(check_PROGRAMS:$(EXEEXT)=.$(OBJEXT)): CFLAGS += -O0
EXTRA_DIST += tests/support/test.h tests/support/chance.h tests/support/odds.h tests/support/thorough.h \
	tests/support/sign-again.sh tests/support/thorough.sh \
	tests/support/choose.sh tests/support/tell.sh tests/support/timed.sh \
	tests/house/rule-coverage.sh
check_LIBRARIES += libtestsupport.a
libtestsupport_a_SOURCES = tests/support/cited.c tests/support/scenes.c \
	tests/support/scenes.h
libtestsupport_a_AR = $(AR) cr

# A folder that is shipped whole is copied out of the build folder, too: what its
# tests left there is none of the archive's.
dist-hook:
	find $(distdir)/tests \( -name '*.log' -o -name '*.trs' -o -name '*.time' \) \
		-exec rm -f {} +

# What the tests cite is noted in cited-cases.txt of the build folder.
CLEANFILES += cited-cases.txt
.PHONY: rule-coverage rule-counts bench fuzzers fuzz
# Folders beside a script of their name: make would build them from it.
.PHONY: tests/golden/europe-worksheets tests/golden/waterloo-worksheets
rule-coverage:
	rm -f cited-cases.txt
	$(MAKE) check
	$(MAKE) rule-counts
# The same of the last run.
rule-counts:
	@srcdir='$(abs_top_srcdir)' builddir='$(abs_top_builddir)' \
		$(SHELL) $(top_srcdir)/tests/house/rule-coverage.sh

if HAVE_CMOCKA
include $(top_srcdir)/tests/core/local.mk
include $(top_srcdir)/tests/wargame/local.mk
include $(top_srcdir)/tests/io/local.mk
include $(top_srcdir)/tests/trust/local.mk
include $(top_srcdir)/tests/render/local.mk
include $(top_srcdir)/tests/toy/local.mk
include $(top_srcdir)/tests/rulesets/local.mk
include $(top_srcdir)/tests/campaign/local.mk
include $(top_srcdir)/tests/commands/local.mk
include $(top_srcdir)/tests/invalid/local.mk
include $(top_srcdir)/tests/crash/local.mk
include $(top_srcdir)/tests/fuzz/local.mk
include $(top_srcdir)/tests/adversary/local.mk
include $(top_srcdir)/tests/golden/local.mk
include $(top_srcdir)/tests/letters/local.mk
include $(top_srcdir)/tests/bench/local.mk
endif
include $(top_srcdir)/tests/samples/local.mk
include $(top_srcdir)/tests/house/local.mk
