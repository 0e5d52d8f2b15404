# attacks on real campaigns, and what proves them
house_rules += tests/adversary/proofs.sh tests/adversary/pairs.sh
check_PROGRAMS += tests/adversary/test_exhaustive

# The same programs with a door for attackers: without.c takes the place of
# core/report.c.
noinst_PROGRAMS += tests/adversary/berthier-without
tests_adversary_berthier_without_SOURCES = src/main.c $(toy_sources) \
	tests/adversary/without.c
tests_adversary_berthier_without_LDADD = \
	$(tests_toy_berthier_toy_LDADD)
# The second revision of the toy, for attacks on upgrades.
noinst_PROGRAMS += tests/adversary/berthier-without-2
tests_adversary_berthier_without_2_SOURCES = $(toy_changes) \
	tests/adversary/without.c
tests_adversary_berthier_without_2_CPPFLAGS = $(AM_CPPFLAGS) -DTOY_REVISION=2
tests_adversary_berthier_without_2_LDADD = tests/toy/libtoy.a \
	$(tests_toy_berthier_toy_LDADD)
noinst_PROGRAMS += tests/adversary/exhaustive-without
tests_adversary_exhaustive_without_SOURCES = \
	tests/adversary/test_exhaustive.c \
	tests/adversary/without.c
tests_adversary_exhaustive_without_CPPFLAGS = $(AM_CPPFLAGS) -DSTRIDE=67
check_PROGRAMS += tests/adversary/test_without
tests_adversary_test_without_SOURCES = tests/adversary/test_without.c \
	tests/adversary/without.c
house_rules += tests/adversary/run.sh tests/adversary/bits.sh
EXTRA_DIST += tests/adversary/attacks.tsv tests/adversary/outsider.sh \
	tests/adversary/player.sh tests/adversary/host.sh \
	tests/adversary/birth.sh tests/adversary/both.sh tests/adversary/consents.sh \
	tests/adversary/seats.sh tests/adversary/times.sh tests/adversary/witness.sh
