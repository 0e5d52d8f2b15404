# How the tests are put together; each folder of tests lists its programs.
TEST_LIBS = libberthier.a $(CMOCKA_LIBS) $(LIBXML2_LIBS) $(LIBGIT2_LIBS) \
	$(OPENSSL_LIBS)
EXTRA_DIST += tests/support/test.h

if HAVE_CMOCKA
include $(top_srcdir)/tests/core/local.mk
include $(top_srcdir)/tests/io/local.mk
include $(top_srcdir)/tests/trust/local.mk
include $(top_srcdir)/tests/render/local.mk
include $(top_srcdir)/tests/toy/local.mk
include $(top_srcdir)/tests/rooms/local.mk
include $(top_srcdir)/tests/campaign/local.mk
include $(top_srcdir)/tests/commands/local.mk
endif
include $(top_srcdir)/tests/house/local.mk
