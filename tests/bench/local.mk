# bench: process against the floor of its libraries; see doc/bench.md. Nothing
# of it is built or run but by make bench.
EXTRA_PROGRAMS += tests/bench/bench
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
tests_bench_game_turn_LDADD = libberthier.a $(LIBXML2_LIBS) \
	$(LIBGIT2_LIBS) $(OPENSSL_LIBS)
EXTRA_DIST += tests/bench/campaign.sh tests/bench/run.sh tests/bench/table.awk \
	tests/bench/history.sh tests/bench/audit.awk

bench: tests/bench/bench$(EXEEXT) tests/bench/game-turn$(EXEEXT) \
		tests/toy/berthier-toy$(EXEEXT) berthier$(EXEEXT)
	@srcdir='$(abs_top_srcdir)' builddir='$(abs_top_builddir)' \
		$(SHELL) $(top_srcdir)/tests/bench/run.sh
