# files of src/rulesets
libberthier_a_SOURCES += src/rulesets/ruleset.h src/rulesets/odds.h src/rulesets/cases.h src/rulesets/ask.c \
	src/rulesets/ask.h src/rulesets/find.c src/rulesets/moves.c \
	src/rulesets/rulesets.c
EXTRA_DIST += src/rulesets/cases.awk
include $(top_srcdir)/src/rulesets/armee-du-nord/local.mk
include $(top_srcdir)/src/rulesets/campaigns-of-napoleon/local.mk
include $(top_srcdir)/src/rulesets/empires-in-arms/local.mk
include $(top_srcdir)/src/rulesets/grande-armee/local.mk
