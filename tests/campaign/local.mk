# tests of campaign
campaign_scene = tests/campaign/scene.h
check_PROGRAMS += \
	tests/campaign/test_birth \
	tests/campaign/test_documents \
	tests/campaign/test_outbox \
	tests/campaign/test_signed \
	tests/campaign/test_times
tests_campaign_test_birth_SOURCES = tests/campaign/test_birth.c \
	$(campaign_scene)
tests_campaign_test_birth_LDADD = $(TOY_LIBS)
tests_campaign_test_outbox_SOURCES = tests/campaign/test_outbox.c \
	$(campaign_scene)
tests_campaign_test_outbox_LDADD = $(TEST_LIBS)
tests_campaign_test_documents_SOURCES = tests/campaign/test_documents.c \
	$(campaign_scene)
tests_campaign_test_documents_LDADD = $(TEST_LIBS)
tests_campaign_test_signed_SOURCES = tests/campaign/test_signed.c \
	$(campaign_scene)
tests_campaign_test_signed_LDADD = $(TEST_LIBS)
tests_campaign_test_times_SOURCES = tests/campaign/test_times.c
tests_campaign_test_times_LDADD = $(TEST_LIBS)
