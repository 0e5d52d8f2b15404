# tests of campaign; what needs a turn plays the toy ruleset
EXTRA_DIST += tests/campaign/scene.h tests/campaign/table.h \
	tests/campaign/text/reading.h
check_PROGRAMS += \
	tests/campaign/test_asked \
	tests/campaign/test_audit \
	tests/campaign/test_birth \
	tests/campaign/test_check \
	tests/campaign/test_documents \
	tests/campaign/test_outbox \
	tests/campaign/test_participant \
	tests/campaign/test_plans \
	tests/campaign/test_signed \
	tests/campaign/test_stages \
	tests/campaign/test_view \
	tests/campaign/test_view_desk
check_PROGRAMS += \
	tests/campaign/text/test_correction \
	tests/campaign/text/test_found \
	tests/campaign/text/test_read \
	tests/campaign/text/test_write
tests_campaign_test_asked_LDADD = $(TOY_LIBS)
tests_campaign_test_birth_LDADD = $(TOY_LIBS)
tests_campaign_test_check_LDADD = $(TOY_LIBS)
tests_campaign_test_plans_LDADD = $(TOY_LIBS)
tests_campaign_test_stages_LDADD = $(TOY_LIBS)
tests_campaign_test_view_LDADD = $(TOY_LIBS)
tests_campaign_test_view_desk_LDADD = $(TOY_LIBS)
tests_campaign_text_test_correction_LDADD = $(TOY_LIBS)
tests_campaign_text_test_found_LDADD = $(TOY_LIBS)
tests_campaign_text_test_read_LDADD = $(TOY_LIBS)
