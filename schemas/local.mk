# files of schemas; what is in SCHEMAS is compiled into the program
SCHEMAS += schemas/dsig.xsd schemas/types.xsd
SCHEMAS += schemas/envelope.xsd schemas/answer.xsd schemas/consent.xsd \
	schemas/journal.xsd schemas/lock.xsd schemas/module.xsd \
	schemas/participant.xsd schemas/receipt.xsd schemas/roster.xsd \
	schemas/seal.xsd schemas/sheet.xsd schemas/turn.xsd schemas/view.xsd \
	schemas/void.xsd

EXTRA_DIST += $(SCHEMAS) schemas/embed.sh
CLEANFILES += src/io/embedded-schemas.c
src/io/embedded-schemas.c: $(SCHEMAS) schemas/embed.sh
	$(AM_V_GEN)$(MKDIR_P) $(@D) && \
	$(SHELL) $(top_srcdir)/schemas/embed.sh $(top_srcdir) $(SCHEMAS) \
		> $@.tmp && mv $@.tmp $@
