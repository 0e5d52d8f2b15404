# tests of commands: scripts that drive berthier-toy
EXTRA_DIST += tests/commands/toy.sh tests/commands/exchange.sh \
	tests/commands/people.sh \
	tests/commands/story.sh tests/commands/forgery.sh tests/commands/deadly.sh \
	tests/commands/schema.py \
	tests/keys/README tests/keys/spare \
	tests/keys/anna.dice tests/keys/anna.key tests/keys/anna.xml \
	tests/keys/bert.dice tests/keys/bert.key tests/keys/bert.xml \
	tests/keys/mallory.dice tests/keys/mallory.key tests/keys/mallory.xml \
	tests/keys/umpire.dice tests/keys/umpire.key tests/keys/umpire.xml
house_rules += tests/commands/birth.sh tests/commands/submit.sh \
	tests/commands/verify.sh tests/commands/usage.sh tests/commands/here.sh tests/commands/next.sh \
	tests/commands/letters.sh tests/commands/notices.sh tests/commands/concerned.sh tests/commands/three.sh \
	tests/commands/bounces.sh tests/commands/mailbox.sh \
	tests/commands/fetched.sh \
	tests/commands/folder.sh tests/commands/completion.sh \
	tests/commands/odds.sh tests/commands/json.sh
# whole exchanges
house_rules += tests/commands/duel.sh tests/commands/umpire.sh \
	tests/commands/table.sh tests/commands/promise.sh \
	tests/commands/silence.sh \
	tests/commands/combat-by-mail.sh \
	tests/commands/correct.sh tests/commands/coherent.sh \
	tests/commands/correct-words.sh tests/commands/end.sh \
	tests/commands/roster.sh tests/commands/upgrade.sh \
	tests/commands/upgrade-plans.sh \
	tests/commands/over.sh tests/commands/repaired-module.sh \
	tests/commands/stretches.sh \
	tests/commands/any-revision.sh \
	tests/commands/as-shipped.sh tests/commands/at-once.sh \
	tests/commands/consents.sh tests/commands/until.sh \
	tests/commands/surviving.sh tests/commands/dropped.sh \
	tests/commands/displaced.sh tests/commands/signed-late.sh tests/commands/anothers.sh \
	tests/commands/nothing-vanishes.sh \
	tests/commands/proposed-names.sh tests/commands/newcomer.sh \
	tests/commands/consenting.sh tests/commands/proposed.sh \
	tests/commands/withdrawing.sh \
	tests/commands/majority.sh tests/commands/surrender.sh \
	tests/commands/vacant.sh tests/commands/votes.sh \
	tests/commands/set-aside.sh \
	tests/commands/words.sh \
	tests/commands/rules.sh tests/commands/reference.sh \
	tests/commands/map.sh \
	tests/commands/game-words.sh \
	tests/commands/void.sh tests/commands/void-alone.sh \
	tests/commands/abandoned.sh tests/commands/accused.sh \
	tests/commands/void-again.sh \
	tests/commands/answering.sh \
	tests/commands/tampering.sh tests/commands/absent.sh \
	tests/commands/to-the-end.sh tests/commands/from.sh \
	tests/commands/audit.sh tests/commands/audit-forged.sh \
	tests/commands/bundle.sh \
	tests/commands/replay.sh tests/commands/text.sh \
	tests/commands/accept.sh \
	tests/commands/jam.sh tests/commands/clocks.sh tests/commands/issue-time.sh \
	tests/commands/extend.sh tests/commands/dates.sh \
	tests/commands/two-computers.sh tests/commands/sign-lost.sh \
	tests/commands/two-hosts.sh tests/commands/ways-out.sh tests/commands/own-clock.sh
# what the program dies of
house_rules += tests/commands/death.sh tests/commands/unplayable.sh
# closed books
EXTRA_DIST += tests/commands/closed-book.sh tests/commands/hidden.py
house_rules += tests/commands/stands.sh tests/commands/closed.sh tests/commands/closed-duel.sh \
	tests/commands/closed-deputy.sh tests/commands/closed-roster.sh \
	tests/commands/closed-correct.sh \
	tests/commands/told.sh
# marches that a desk foretells
house_rules += tests/commands/foretold.sh
# the reference of the rulesets of a program
check_PROGRAMS += tests/commands/test_reference tests/commands/test_reference_toy
tests_commands_test_reference_toy_SOURCES = tests/commands/test_reference.c
tests_commands_test_reference_toy_LDADD = $(TOY_LIBS)
# histories that a host forges
noinst_PROGRAMS += tests/commands/forge
# participant files of keys that are there already
EXTRA_DIST += tests/keys/renew
noinst_PROGRAMS += tests/keys/participant
