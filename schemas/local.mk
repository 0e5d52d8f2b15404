# files of schemas; what is in SCHEMAS is compiled into the program
SCHEMAS += schemas/dsig.xsd schemas/types.xsd
SCHEMAS += schemas/extension.xsd
SCHEMAS += schemas/correction.xsd schemas/end.xsd schemas/upgrade.xsd
SCHEMAS += schemas/envelope.xsd schemas/answer.xsd schemas/consent.xsd \
	schemas/journal.xsd schemas/lock.xsd schemas/module.xsd \
	schemas/participant.xsd schemas/receipt.xsd schemas/roster.xsd \
	schemas/scene.xsd schemas/seal.xsd schemas/sheet.xsd schemas/turn.xsd \
	schemas/view.xsd schemas/void.xsd schemas/disclose.xsd \
	schemas/edit.xsd schemas/hidden.xsd

EXTRA_DIST += $(SCHEMAS) schemas/embed.sh
schemasdir = $(pkgdatadir)/schemas
schemas_DATA = $(SCHEMAS) $(RULESET_SCHEMAS)
CLEANFILES += src/io/embedded-schemas.c
src/io/embedded-schemas.c: $(SCHEMAS) schemas/embed.sh
	$(AM_V_GEN)$(MKDIR_P) $(@D) && \
	$(SHELL) $(top_srcdir)/schemas/embed.sh $(top_srcdir) $(SCHEMAS) \
		> $@.tmp && mv $@.tmp $@

# What commands print with --json, see doc/json.md.
JSON_SCHEMAS = schemas/json/check.schema.json schemas/json/log.schema.json \
	schemas/json/map.schema.json schemas/json/sheet.schema.json \
	schemas/json/sign.schema.json schemas/json/submit.schema.json
EXTRA_DIST += $(JSON_SCHEMAS)
jsonschemasdir = $(pkgdatadir)/schemas/json
jsonschemas_DATA = $(JSON_SCHEMAS)

# The schema of a ruleset is made from its field tables; make check compares.
noinst_PROGRAMS += schemas/ruleset-schema
schemas_ruleset_schema_SOURCES = schemas/ruleset-schema.c
schemas_ruleset_schema_LDADD = libberthier.a
noinst_PROGRAMS += schemas/ruleset-schema-toy
schemas_ruleset_schema_toy_SOURCES = schemas/ruleset-schema.c $(toy_sources)
schemas_ruleset_schema_toy_LDADD = libberthier.a

# Every ruleset has named its own, which update-schemas writes.
EXTRA_DIST += $(RULESET_SCHEMAS) tests/toy/toy.xsd

.PHONY: update-schemas
update-schemas: schemas/ruleset-schema$(EXEEXT) schemas/ruleset-schema-toy$(EXEEXT)
	for ruleset in `schemas/ruleset-schema$(EXEEXT)`; do \
		schemas/ruleset-schema$(EXEEXT) $$ruleset "" \
			> $(top_srcdir)/schemas/$$ruleset.xsd || exit 1; \
	done
	schemas/ruleset-schema-toy$(EXEEXT) toy ../../schemas/ \
		> $(top_srcdir)/tests/toy/toy.xsd
