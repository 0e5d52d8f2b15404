# bench: process against the floor of its libraries; see doc/bench.md. Every
# check builds it and runs it on a small turn; make bench runs it whole.
EXTRA_PROGRAMS += tests/bench/bench
check_DATA += tests/bench/bench$(EXEEXT) tests/bench/game-turn$(EXEEXT)
house_rules += tests/bench/small.sh
CLEANFILES += tests/bench/bench$(EXEEXT)
tests_bench_bench_SOURCES = tests/bench/bench.c tests/bench/bench.h \
	tests/bench/floor.c tests/bench/floor.h tests/bench/floor-git.c \
	tests/bench/floor-audit.c tests/bench/history.c \
	tests/bench/stages.c $(toy_sources)
tests_bench_bench_LDADD = $(tests_toy_berthier_toy_LDADD)
# Calls of these are sent through stages.c, which takes their time.
tests_bench_bench_LDFLAGS = $(AM_LDFLAGS) -Wl,--wrap=campaign_open \
	-Wl,--wrap=exchange_lock -Wl,--wrap=stage_read \
	-Wl,--wrap=stage_verify -Wl,--wrap=answer_make \
	-Wl,--wrap=stage_collect -Wl,--wrap=stage_seed -Wl,--wrap=stage_play \
	-Wl,--wrap=stage_write -Wl,--wrap=stage_commit \
	-Wl,--wrap=mail_entry -Wl,--wrap=outbox_send
EXTRA_PROGRAMS += tests/bench/game-turn
CLEANFILES += tests/bench/game-turn$(EXEEXT)
tests_bench_game_turn_SOURCES = tests/bench/game-turn.c
tests_bench_game_turn_LDADD = libberthier.a $(LIBXML2_LIBS) $(ICU_LIBS) \
	$(LIBGIT2_LIBS) $(OPENSSL_LIBS)
EXTRA_DIST += tests/bench/campaign.sh tests/bench/run.sh tests/bench/lib.sh \
	tests/bench/history.sh tests/bench/goals.awk tests/bench/table.awk \
	tests/bench/turns.awk tests/bench/audit.awk

bench: tests/bench/bench$(EXEEXT) tests/bench/game-turn$(EXEEXT) \
		tests/toy/berthier-toy$(EXEEXT) berthier$(EXEEXT)
	@srcdir='$(abs_top_srcdir)' builddir='$(abs_top_builddir)' \
		$(SHELL) $(top_srcdir)/tests/bench/run.sh
