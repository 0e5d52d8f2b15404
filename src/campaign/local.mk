# A campaign: each folder knows those before it, see doc/ARCHITECTURE.md.
libberthier_a_SOURCES += src/campaign/documents/agreed.c \
	src/campaign/documents/agreed.h src/campaign/documents/citation.c \
	src/campaign/documents/citation.h \
	src/campaign/documents/documents.c \
	src/campaign/documents/documents.h \
	src/campaign/documents/exchange_rules.c \
	src/campaign/documents/exchange_rules.h \
	src/campaign/documents/module.c src/campaign/documents/module.h \
	src/campaign/documents/module_build.c \
	src/campaign/documents/module_build.h \
	src/campaign/documents/module_over.c \
	src/campaign/documents/module_sources.c \
	src/campaign/documents/options.c \
	src/campaign/documents/offices.c \
	src/campaign/documents/offices.h \
	src/campaign/documents/internal.h src/campaign/documents/plans.c \
	src/campaign/documents/roster.c \
	src/campaign/documents/roster.h \
	src/campaign/documents/sheet.c \
	src/campaign/documents/sides.c \
	src/campaign/documents/sheet.h src/campaign/documents/notice.c \
	src/campaign/documents/dealt.c src/campaign/documents/dealt.h \
	src/campaign/documents/turn.c src/campaign/documents/turn.h \
	src/campaign/documents/vacant.c
libberthier_a_SOURCES += src/campaign/open/campaign.c \
	src/campaign/open/campaign.h src/campaign/open/extension.c \
	src/campaign/open/extension.h src/campaign/open/entry.c \
	src/campaign/open/entry.h src/campaign/open/files.c \
	src/campaign/open/foreign.c src/campaign/open/inbox.c \
	src/campaign/open/load.c src/campaign/open/lock.c \
	src/campaign/open/opening.c src/campaign/open/opening.h \
	src/campaign/open/internal.h src/campaign/open/position.c \
	src/campaign/open/signed.c \
	src/campaign/open/signed.h src/campaign/open/shipped.c \
	src/campaign/open/shipped.def src/campaign/open/shipped.h \
	src/campaign/open/view.c \
	src/campaign/open/view.h src/campaign/open/views.c
libberthier_a_SOURCES += src/campaign/judge/asked.c \
	src/campaign/judge/asked.h src/campaign/judge/blank-choices.c \
	src/campaign/judge/blank-standing.c src/campaign/judge/blank-xml.c \
	src/campaign/judge/blank.c src/campaign/judge/blank.h \
	src/campaign/judge/check.c src/campaign/judge/check.h \
	src/campaign/judge/desk.c src/campaign/judge/desk.h \
	src/campaign/judge/judge.c src/campaign/judge/judge.h \
	src/campaign/judge/reveals.c
libberthier_a_SOURCES += src/campaign/text/blank.c \
	src/campaign/text/brief.c
libberthier_a_SOURCES += src/campaign/text/correction.h \
	src/campaign/text/correction_back.c \
	src/campaign/text/correction_form.c \
	src/campaign/text/correction_move.c \
	src/campaign/text/correction_moved.c \
	src/campaign/text/correction_names.c \
	src/campaign/text/correction_internal.h \
	src/campaign/text/correction_piece.c \
	src/campaign/text/correction_read.c \
	src/campaign/text/correction_standing.c \
	src/campaign/text/correction_verbs.c \
	src/campaign/text/correction_words.c
libberthier_a_SOURCES += src/campaign/text/form.c \
	src/campaign/text/lines.c \
	src/campaign/text/orders.c src/campaign/text/internal.h \
	src/campaign/text/parts.c src/campaign/text/read.c \
	src/campaign/text/sheet.c \
	src/campaign/text/text.h src/campaign/text/values.c \
	src/campaign/text/words.c src/campaign/text/write.c
libberthier_a_SOURCES += src/campaign/proof/accused.c \
	src/campaign/proof/accused.h src/campaign/proof/clock.c \
	src/campaign/proof/clock.h src/campaign/proof/copies.c \
	src/campaign/proof/evidence.c src/campaign/proof/folder.c \
	src/campaign/proof/histories.c src/campaign/proof/histories.h \
	src/campaign/proof/seek_histories.c src/campaign/proof/two_hosts.c \
	src/campaign/proof/internal.h src/campaign/proof/proof.c \
	src/campaign/proof/proof.h src/campaign/proof/remember.c \
	src/campaign/proof/remember.h src/campaign/proof/pairs.c \
	src/campaign/proof/void.c
libberthier_a_SOURCES += src/campaign/exchange/1-read.c \
	src/campaign/exchange/2-verify.c src/campaign/exchange/3-collect.c \
	src/campaign/exchange/4-seed.c src/campaign/exchange/5-play.c \
	src/campaign/exchange/6-write.c src/campaign/exchange/7-commit.c \
	src/campaign/exchange/answer.c src/campaign/exchange/answer.h \
	src/campaign/exchange/answer_order.c \
	src/campaign/exchange/answer_internal.h src/campaign/exchange/closing.c \
	src/campaign/exchange/desk.c \
	src/campaign/exchange/desk.h src/campaign/exchange/draft.c \
	src/campaign/exchange/extend.c \
	src/campaign/exchange/bare_run.c \
	src/campaign/exchange/lock.c \
	src/campaign/exchange/lock.h src/campaign/exchange/owes.c \
	src/campaign/exchange/owes.h src/campaign/exchange/owing_words.c \
	src/campaign/exchange/plans.c src/campaign/exchange/process.c \
	src/campaign/exchange/process.h src/campaign/exchange/promise.c \
	src/campaign/exchange/promise.h src/campaign/exchange/set_aside.c \
	src/campaign/exchange/stages.h \
	src/campaign/exchange/unplayable.c src/campaign/exchange/unplayable.h \
	src/campaign/exchange/unplayed.c
libberthier_a_SOURCES += src/campaign/people/abandon.c \
	src/campaign/people/agreement.c src/campaign/people/agreement.h \
	src/campaign/people/agreement_draft.c \
	src/campaign/people/agreement_entry.c src/campaign/people/begin.c \
	src/campaign/people/begin.h src/campaign/people/change_kind.c \
	src/campaign/people/change_kind.h src/campaign/people/draft_check.c \
	src/campaign/people/draft_make.c \
	src/campaign/people/affected.c src/campaign/people/affected.h \
	src/campaign/people/affected_roster.c src/campaign/people/consent.c \
	src/campaign/people/consent.h src/campaign/people/correct.c \
	src/campaign/people/correct.h src/campaign/people/correct_entry.c \
	src/campaign/people/correct_asked.c \
	src/campaign/people/correct_findings.c \
	src/campaign/people/correct_hidden.c \
	src/campaign/people/correct_hidden.h \
	src/campaign/people/correct_shown.c \
	src/campaign/people/disclose.c \
	src/campaign/people/end.c src/campaign/people/end.h \
	src/campaign/people/game_words.c src/campaign/people/game_words.h \
	src/campaign/people/newcomers.c src/campaign/people/newcomers.h \
	src/campaign/people/participants.c src/campaign/people/repair.c \
	src/campaign/people/repair.h src/campaign/people/repair_illegal.c \
	src/campaign/people/roster_asked.c \
	src/campaign/people/roster_change.c \
	src/campaign/people/roster_change.h src/campaign/people/roster_draft.c \
	src/campaign/people/replaced.c \
	src/campaign/people/replaced.h src/campaign/people/roster_words.c \
	src/campaign/people/upgrade.c src/campaign/people/upgrade.h \
	src/campaign/people/upgrade_entry.c \
	src/campaign/people/upgrade_words.c \
	src/campaign/people/void.c src/campaign/people/void.h \
	src/campaign/people/void_consents.c src/campaign/people/void_entry.c
libberthier_a_SOURCES += src/campaign/mail/attach.c src/campaign/mail/attach.h \
	src/campaign/mail/bounce.c src/campaign/mail/bounce.h \
	src/campaign/mail/bounce.def \
	src/campaign/mail/effects.c src/campaign/mail/entry.c \
	src/campaign/mail/entry_words.c \
	src/campaign/mail/extending.c \
	src/campaign/mail/new_entry.c \
	src/campaign/mail/new_entry.h src/campaign/mail/mailing.c \
	src/campaign/mail/mailing.h src/campaign/mail/outbox.c \
	src/campaign/mail/replacing.c \
	src/campaign/mail/annulling.c src/campaign/mail/annulled.h \
	src/campaign/mail/newcomer.c \
	src/campaign/mail/outbox.h \
	src/campaign/mail/papers.h src/campaign/mail/telling.c \
	src/campaign/mail/telling.h
libberthier_a_SOURCES += src/campaign/submit/before.c \
	src/campaign/submit/incoming.c \
	src/campaign/submit/orders.c src/campaign/submit/other.c \
	src/campaign/submit/annulled.c \
	src/campaign/submit/pending.c src/campaign/submit/pending.h \
	src/campaign/submit/proposal.c src/campaign/submit/proposal.h \
	src/campaign/submit/proposal_words.c \
	src/campaign/submit/sign.c src/campaign/submit/sign.h \
	src/campaign/submit/submit.c src/campaign/submit/submit.h \
	src/campaign/submit/mail_damage.c
libberthier_a_SOURCES += \
	src/campaign/audit/audit.c src/campaign/audit/audit.h \
	src/campaign/audit/commit.c src/campaign/audit/count.c \
	src/campaign/audit/entry.c src/campaign/audit/open.c \
	src/campaign/audit/internal.h \
	src/campaign/audit/rebuild.c \
	src/campaign/audit/rebuild.h \
	src/campaign/audit/repeat.c \
	src/campaign/audit/replay.c src/campaign/audit/replay.h \
	src/campaign/audit/replay_lines.c src/campaign/audit/stretches.c \
	src/campaign/audit/test.c \
	src/campaign/audit/verify.c \
	src/campaign/audit/verify_document.c src/campaign/audit/verify.h \
	src/campaign/audit/verify_proof.c src/campaign/audit/verify_receipt.c \
	src/campaign/audit/view_proof.c
libberthier_a_SOURCES += src/campaign/odds/odds.c src/campaign/odds/odds.h \
	src/campaign/odds/position.c \
	src/campaign/odds/scene.c src/campaign/odds/scene.h
