# files of schemas; what is in SCHEMAS is compiled into the program
SCHEMAS += schemas/dsig.xsd

EXTRA_DIST += $(SCHEMAS) schemas/embed.sh
CLEANFILES += src/io/embedded-schemas.c
src/io/embedded-schemas.c: $(SCHEMAS) schemas/embed.sh
	$(AM_V_GEN)$(MKDIR_P) $(@D) && \
	$(SHELL) $(top_srcdir)/schemas/embed.sh $(top_srcdir) $(SCHEMAS) \
		> $@.tmp && mv $@.tmp $@
