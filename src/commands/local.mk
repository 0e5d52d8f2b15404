# files of src/commands
libberthier_a_SOURCES += \
	src/commands/audit.c \
	src/commands/begin.c \
	src/commands/call.c \
	src/commands/command.c src/commands/command.h \
	src/commands/commands.c src/commands/commands.h \
	src/commands/consent.c \
	src/commands/finish.c src/commands/finish.h \
	src/commands/help.c src/commands/help.h \
	src/commands/join.c \
	src/commands/keygen.c \
	src/commands/module.c \
	src/commands/new.c \
	src/commands/passphrase.c src/commands/passphrase.h \
	src/commands/replay.c \
	src/commands/submit.c \
	src/commands/verify.c

# the exchange
libberthier_a_SOURCES += src/commands/sheet.c src/commands/check.c \
	src/commands/sign.c src/commands/lock.c src/commands/answer.c \
	src/commands/process.c src/commands/waiting.c src/commands/waiting.h
libberthier_a_SOURCES += src/commands/json.c src/commands/json.h \
	src/commands/log.c src/commands/map.c src/commands/rules.c \
	src/commands/show.c src/commands/dice.c src/commands/odds.c src/commands/odds_text.c \
	src/commands/odds_text.h src/commands/void.c

# entries that several must agree to
libberthier_a_SOURCES += src/commands/agreed.c src/commands/agreed.h \
	src/commands/upgrade.c src/commands/roster.c src/commands/terms.c src/commands/terms.h \
	src/commands/correct.c src/commands/disclose.c src/commands/end.c \
	src/commands/office.c src/commands/office.h \
	src/commands/pending.c src/commands/pending.h

# The manual page is made from the table of commands; make check compares.
noinst_PROGRAMS += doc/manual
doc_manual_SOURCES = doc/manual.c
doc_manual_LDADD = libberthier.a $(LIBXML2_LIBS) $(LIBGIT2_LIBS) \
	$(OPENSSL_LIBS)
dist_man_MANS += doc/berthier.1

.PHONY: update-manual
update-manual: doc/manual$(EXEEXT)
	doc/manual$(EXEEXT) > $(top_srcdir)/doc/berthier.1
