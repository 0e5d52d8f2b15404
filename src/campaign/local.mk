# files of src/campaign
# documents, and how a campaign is opened, born and filled
libberthier_a_SOURCES += \
	src/campaign/begin.c \
	src/campaign/birth.h src/campaign/birth_check.c \
	src/campaign/birth_draft.c \
	src/campaign/campaign.c src/campaign/campaign.h \
	src/campaign/campaign_load.c src/campaign/campaign_own.h \
	src/campaign/consent.c src/campaign/consent.h \
	src/campaign/documents.c src/campaign/documents.h \
	src/campaign/documents_agreed.c \
	src/campaign/documents_module.c \
	src/campaign/documents_own.h \
	src/campaign/documents_roster.c \
	src/campaign/documents_sheet.c \
	src/campaign/documents_told.c \
	src/campaign/documents_turn.c \
	src/campaign/entry.c src/campaign/entry.h \
	src/campaign/module.c src/campaign/module.h \
	src/campaign/odds.c src/campaign/odds.h \
	src/campaign/odds_position.c src/campaign/odds_position.h \
	src/campaign/opening.c src/campaign/opening.h \
	src/campaign/options.c src/campaign/options.h \
	src/campaign/outbox.c src/campaign/outbox.h \
	src/campaign/position.c src/campaign/position.h \
	src/campaign/participants.c \
	src/campaign/scene.c src/campaign/scene.h \
	src/campaign/signed.c src/campaign/signed.h \
	src/campaign/submit.c src/campaign/submit.h \
	src/campaign/submit_orders.c src/campaign/submit_other.c \
	src/campaign/times.c src/campaign/times.h \
	src/campaign/told.c src/campaign/told.h \
	src/campaign/verify.c src/campaign/verify.h \
	src/campaign/campaign_views.c \
	src/campaign/view.c src/campaign/view.h src/campaign/view_proof.c

# rules, stages and what answers them
libberthier_a_SOURCES += src/campaign/exchange_rules.c \
	src/campaign/exchange_rules.h src/campaign/check.c src/campaign/check.h \
	src/campaign/desk.c src/campaign/desk.h \
	src/campaign/judge.c src/campaign/judge.h src/campaign/blank.c \
	src/campaign/blank.h src/campaign/blank_unplayed.c
libberthier_a_SOURCES += src/campaign/stages.h src/campaign/1-read.c \
	src/campaign/2-verify.c src/campaign/3-check.c src/campaign/4-seed.c \
	src/campaign/5-play.c src/campaign/6-write.c src/campaign/7-commit.c
libberthier_a_SOURCES += src/campaign/owes.c src/campaign/owes.h \
	src/campaign/remember.c src/campaign/remember.h src/campaign/lock.c \
	src/campaign/lock.h src/campaign/answer.c src/campaign/answer.h \
	src/campaign/answer_order.c src/campaign/answer_own.h \
	src/campaign/lock_open.c
libberthier_a_SOURCES += src/campaign/process.c src/campaign/process.h \
	src/campaign/repeat.c
libberthier_a_SOURCES += src/campaign/rebuild.c src/campaign/rebuild.h \
	src/campaign/rebuild_begin.c src/campaign/rebuild_exchange.c \
	src/campaign/rebuild_void.c
libberthier_a_SOURCES += src/campaign/audit.c src/campaign/audit.h \
	src/campaign/audit_commit.c src/campaign/audit_count.c \
	src/campaign/audit_entry.c src/campaign/audit_open.c \
	src/campaign/audit_own.h src/campaign/audit_test.c
libberthier_a_SOURCES += src/campaign/replay.c src/campaign/replay.h \
	src/campaign/replay_lines.c
libberthier_a_SOURCES += src/campaign/draft.c src/campaign/draft.h \
	src/campaign/given.c src/campaign/given.h
libberthier_a_SOURCES += src/campaign/agreement.c \
	src/campaign/agreement.h src/campaign/agreement_entry.c \
	src/campaign/pending.c src/campaign/pending.h
libberthier_a_SOURCES += src/campaign/mailing.c src/campaign/mailing.h \
	src/campaign/mailing_entry.c src/campaign/made.c src/campaign/made.h \
	src/campaign/key_set.c src/campaign/key_set.h \
	src/campaign/proof.c src/campaign/proof.h src/campaign/proof_folder.c \
	src/campaign/proof_own.h src/campaign/proof_void.c \
	src/campaign/verify_proof.c \
	src/campaign/accused.c src/campaign/accused.h \
	src/campaign/sign.c src/campaign/sign.h \
	src/campaign/void.c src/campaign/void.h src/campaign/void_entry.c \
	src/campaign/void_consents.c \
	src/campaign/unplayable.c src/campaign/unplayable.h
libberthier_a_SOURCES += src/campaign/journal_file.c \
	src/campaign/journal_file.h \
	src/campaign/papers.c src/campaign/papers.h \
	src/campaign/disclose.c src/campaign/disclose.h \
	src/campaign/rebuild_disclose.c
libberthier_a_SOURCES += src/campaign/correct.c src/campaign/correct.h \
	src/campaign/correct_entry.c src/campaign/rebuild_agreed.c \
	src/campaign/end.c src/campaign/end.h src/campaign/abandon.c \
	src/campaign/closing.c src/campaign/closing.h \
	src/campaign/roster_change.c src/campaign/roster_change.h \
	src/campaign/roster_draft.c src/campaign/roster_draft.h \
	src/campaign/roster_words.c \
	src/campaign/upgrade.c src/campaign/upgrade.h
