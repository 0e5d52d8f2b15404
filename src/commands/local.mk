# The commands, by who gives them.
libberthier_a_SOURCES += src/commands/call.c src/commands/command.c \
	src/commands/command.h src/commands/commands.c src/commands/commands.h \
	src/commands/completion.c \
	src/commands/finish.c src/commands/folder.c \
	src/commands/help.c \
	src/commands/keys.c src/commands/next.h \
	src/commands/next.c src/commands/next_host.c \
	src/commands/next_player.c src/commands/host_session.c src/commands/host_session.h
libberthier_a_SOURCES += src/commands/reference/example.c src/commands/reference/json.c \
	src/commands/reference/manual.c src/commands/reference/near.c \
	src/commands/reference/reference.c \
	src/commands/reference/reference.h src/commands/reference/text.c
libberthier_a_SOURCES += src/commands/desk/answer.c src/commands/desk/check.c \
	src/commands/desk/consent.c src/commands/desk/desk_json.c \
	src/commands/desk/desk_json.h src/commands/desk/key_set.c \
	src/commands/desk/key_set.h src/commands/desk/keygen.c \
	src/commands/desk/log.c src/commands/desk/log_json.c \
	src/commands/desk/map.c \
	src/commands/desk/map_json.c \
	src/commands/desk/odds.c src/commands/desk/odds_text.c \
	src/commands/desk/odds_text.h src/commands/desk/rules.c \
	src/commands/desk/sheet.c src/commands/desk/sheet_json.c \
	src/commands/desk/show.c \
	src/commands/desk/sign.c \
	src/commands/desk/stands.c \
	src/commands/desk/stands.h
libberthier_a_SOURCES += src/commands/host/extend.c src/commands/host/lock.c src/commands/host/module.c \
	src/commands/host/process.c src/commands/host/submit.c \
	src/commands/host/waiting.c src/commands/host/waiting.h
libberthier_a_SOURCES += src/commands/people/agreed.c \
	src/commands/people/agreed.h src/commands/people/begin.c \
	src/commands/people/correct.c src/commands/people/disclose.c \
	src/commands/people/end.c src/commands/people/join.c \
	src/commands/people/new.c src/commands/people/pending.c \
	src/commands/people/roster.c \
	src/commands/people/terms.c \
	src/commands/people/upgrade.c src/commands/people/void.c
libberthier_a_SOURCES += src/commands/audit/audit.c \
	src/commands/audit/audit_json.c src/commands/audit/audit_json.h \
	src/commands/audit/dice.c \
	src/commands/audit/replay.c src/commands/audit/verify.c

# The manual page is made from the table of commands; make check compares.
noinst_PROGRAMS += doc/manual
doc_manual_SOURCES = doc/manual.c
doc_manual_LDADD = libberthier.a $(LIBXML2_LIBS) $(ICU_LIBS) $(LIBGIT2_LIBS) \
	$(OPENSSL_LIBS)
dist_man_MANS += doc/berthier.1

# Those of the rulesets have examples of a sample module each, and are built.
ruleset_manuals = doc/berthier-campaigns-of-napoleon.7 \
	doc/berthier-empires-in-arms.7 doc/berthier-armee-du-nord.7 \
	doc/berthier-grande-armee.7
man_MANS += $(ruleset_manuals)
CLEANFILES += $(ruleset_manuals)
doc/berthier-campaigns-of-napoleon.7: doc/manual$(EXEEXT)
	$(AM_V_GEN)doc/manual$(EXEEXT) $(top_srcdir)/samples/modules/waterloo-1815 > $@.tmp && \
		mv $@.tmp $@
doc/berthier-empires-in-arms.7: doc/manual$(EXEEXT)
	$(AM_V_GEN)doc/manual$(EXEEXT) $(top_srcdir)/samples/modules/europe-1805 > $@.tmp && \
		mv $@.tmp $@
doc/berthier-armee-du-nord.7: doc/manual$(EXEEXT)
	$(AM_V_GEN)doc/manual$(EXEEXT) $(top_srcdir)/samples/modules/armee-du-nord-1815 > $@.tmp && \
		mv $@.tmp $@
doc/berthier-grande-armee.7: doc/manual$(EXEEXT)
	$(AM_V_GEN)doc/manual$(EXEEXT) $(top_srcdir)/samples/modules/ulm-1805 > $@.tmp && \
		mv $@.tmp $@

.PHONY: update-manual
update-manual: doc/manual$(EXEEXT)
	doc/manual$(EXEEXT) > $(top_srcdir)/doc/berthier.1

# So is what shells complete.
noinst_PROGRAMS += doc/completion
doc_completion_SOURCES = doc/completion.c
doc_completion_LDADD = libberthier.a $(LIBXML2_LIBS) $(ICU_LIBS) $(LIBGIT2_LIBS) \
	$(OPENSSL_LIBS)
bashcompletiondir = $(datadir)/bash-completion/completions
bashcompletion_DATA = doc/shells/berthier
zshcompletiondir = $(datadir)/zsh/site-functions
zshcompletion_DATA = doc/shells/_berthier
CLEANFILES += $(bashcompletion_DATA) $(zshcompletion_DATA)
doc/shells/berthier: doc/completion$(EXEEXT)
	$(AM_V_GEN)$(MKDIR_P) doc/shells && \
		doc/completion$(EXEEXT) bash > $@.tmp && mv $@.tmp $@
doc/shells/_berthier: doc/completion$(EXEEXT)
	$(AM_V_GEN)$(MKDIR_P) doc/shells && \
		doc/completion$(EXEEXT) zsh > $@.tmp && mv $@.tmp $@
