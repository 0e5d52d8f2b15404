# tests of rulesets
include $(top_srcdir)/tests/rulesets/generic/local.mk
include $(top_srcdir)/tests/rulesets/armee-du-nord/local.mk
include $(top_srcdir)/tests/rulesets/campaigns-of-napoleon/local.mk
include $(top_srcdir)/tests/rulesets/empires-in-arms/local.mk
include $(top_srcdir)/tests/rulesets/grande-armee/local.mk
