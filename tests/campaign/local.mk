# tests of campaign
campaign_scene = tests/campaign/scene.h
check_PROGRAMS += \
	tests/campaign/test_audit \
	tests/campaign/test_birth \
	tests/campaign/test_documents \
	tests/campaign/test_outbox \
	tests/campaign/test_participant \
	tests/campaign/test_signed \
	tests/campaign/test_times
tests_campaign_test_audit_SOURCES = tests/campaign/test_audit.c
tests_campaign_test_audit_LDADD = $(TEST_LIBS)
tests_campaign_test_birth_SOURCES = tests/campaign/test_birth.c \
	$(campaign_scene)
tests_campaign_test_birth_LDADD = $(TOY_LIBS)
tests_campaign_test_outbox_SOURCES = tests/campaign/test_outbox.c \
	$(campaign_scene)
tests_campaign_test_outbox_LDADD = $(TEST_LIBS)
tests_campaign_test_participant_SOURCES = \
	tests/campaign/test_participant.c $(campaign_scene)
tests_campaign_test_participant_LDADD = $(TEST_LIBS)
tests_campaign_test_documents_SOURCES = tests/campaign/test_documents.c \
	$(campaign_scene)
tests_campaign_test_documents_LDADD = $(TEST_LIBS)
tests_campaign_test_signed_SOURCES = tests/campaign/test_signed.c \
	$(campaign_scene)
tests_campaign_test_signed_LDADD = $(TEST_LIBS)
tests_campaign_test_times_SOURCES = tests/campaign/test_times.c
tests_campaign_test_times_LDADD = $(TEST_LIBS)

# orders as text
check_PROGRAMS += tests/campaign/text/test_write
tests_campaign_text_test_write_SOURCES = tests/campaign/text/test_write.c
tests_campaign_text_test_write_LDADD = $(TEST_LIBS)
check_PROGRAMS += tests/campaign/text/test_read
tests_campaign_text_test_read_SOURCES = tests/campaign/text/test_read.c \
	tests/campaign/text/reading.h tests/campaign/table.h
tests_campaign_text_test_read_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/campaign/text/test_correction
tests_campaign_text_test_correction_SOURCES = \
	tests/campaign/text/test_correction.c \
	tests/campaign/text/reading.h tests/campaign/table.h
tests_campaign_text_test_correction_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/campaign/text/test_found
tests_campaign_text_test_found_SOURCES = tests/campaign/text/test_found.c \
	tests/campaign/text/reading.h tests/campaign/table.h
tests_campaign_text_test_found_LDADD = $(TOY_LIBS)

# sheets on a turn of the toy room
check_PROGRAMS += tests/campaign/test_check
tests_campaign_test_check_SOURCES = tests/campaign/test_check.c \
	tests/campaign/table.h
tests_campaign_test_check_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/campaign/test_plans
tests_campaign_test_plans_SOURCES = tests/campaign/test_plans.c \
	tests/campaign/table.h
tests_campaign_test_plans_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/campaign/test_asked
tests_campaign_test_asked_SOURCES = tests/campaign/test_asked.c \
	tests/campaign/table.h
tests_campaign_test_asked_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/campaign/test_stages
tests_campaign_test_stages_SOURCES = tests/campaign/test_stages.c \
	tests/campaign/table.h
tests_campaign_test_stages_LDADD = $(TOY_LIBS)
# what a closed book shows
check_PROGRAMS += tests/campaign/test_view
tests_campaign_test_view_SOURCES = tests/campaign/test_view.c \
	tests/campaign/table.h
tests_campaign_test_view_LDADD = $(TOY_LIBS)
check_PROGRAMS += tests/campaign/test_view_desk
tests_campaign_test_view_desk_SOURCES = tests/campaign/test_view_desk.c \
	tests/campaign/table.h
tests_campaign_test_view_desk_LDADD = $(TOY_LIBS)
