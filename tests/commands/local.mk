# tests of commands: scripts that drive berthier-toy
EXTRA_DIST += tests/commands/toy.sh tests/commands/exchange.sh \
	tests/keys/README \
	tests/keys/anna.dice tests/keys/anna.key tests/keys/anna.xml \
	tests/keys/bert.dice tests/keys/bert.key tests/keys/bert.xml \
	tests/keys/mallory.dice tests/keys/mallory.key tests/keys/mallory.xml \
	tests/keys/umpire.dice tests/keys/umpire.key tests/keys/umpire.xml
house_rules += tests/commands/birth.sh tests/commands/submit.sh \
	tests/commands/verify.sh tests/commands/usage.sh
# whole exchanges
house_rules += tests/commands/duel.sh tests/commands/umpire.sh \
	tests/commands/table.sh tests/commands/combat-by-mail.sh \
	tests/commands/void.sh tests/commands/answering.sh \
	tests/commands/tampering.sh tests/commands/absent.sh \
	tests/commands/to-the-end.sh

# bad input
house_rules += tests/commands/invalid.sh
EXTRA_DIST += $(mistakes)
mistakes = \
	tests/invalid/answer-in-anothers-name/make tests/invalid/answer-in-anothers-name/report.txt \
	tests/invalid/answer-to-another-lock/make tests/invalid/answer-to-another-lock/report.txt \
	tests/invalid/answer-without-a-lock/make tests/invalid/answer-without-a-lock/report.txt \
	tests/invalid/bad-proof/make tests/invalid/bad-proof/report.txt \
	tests/invalid/campaign-foreign-commit/make tests/invalid/campaign-foreign-commit/report.txt \
	tests/invalid/campaign-foreign-turn/make tests/invalid/campaign-foreign-turn/report.txt \
	tests/invalid/campaign-other-module/make tests/invalid/campaign-other-module/report.txt \
	tests/invalid/campaign-other-participant/make tests/invalid/campaign-other-participant/report.txt \
	tests/invalid/campaign-other-roster/make tests/invalid/campaign-other-roster/report.txt \
	tests/invalid/campaign-tampered-turn/make tests/invalid/campaign-tampered-turn/report.txt \
	tests/invalid/cdata/make tests/invalid/cdata/report.txt \
	tests/invalid/comment/make tests/invalid/comment/report.txt \
	tests/invalid/doctype/make tests/invalid/doctype/report.txt \
	tests/invalid/empty/make tests/invalid/empty/report.txt \
	tests/invalid/entity-bomb/make tests/invalid/entity-bomb/report.txt \
	tests/invalid/exchange-over/make tests/invalid/exchange-over/report.txt \
	tests/invalid/foreign-root/make tests/invalid/foreign-root/report.txt \
	tests/invalid/latin-1/make tests/invalid/latin-1/report.txt \
	tests/invalid/missing/make tests/invalid/missing/report.txt \
	tests/invalid/module-bad-value/make tests/invalid/module-bad-value/report.txt \
	tests/invalid/module-missing-chart/make tests/invalid/module-missing-chart/report.txt \
	tests/invalid/module-unknown-column/make tests/invalid/module-unknown-column/report.txt \
	tests/invalid/module-unknown-reference/make tests/invalid/module-unknown-reference/report.txt \
	tests/invalid/module-unknown-room/make tests/invalid/module-unknown-room/report.txt \
	tests/invalid/no-campaign/make tests/invalid/no-campaign/report.txt \
	tests/invalid/no-sequence/make tests/invalid/no-sequence/report.txt \
	tests/invalid/no-xml/make tests/invalid/no-xml/report.txt \
	tests/invalid/not-canonical/make tests/invalid/not-canonical/report.txt \
	tests/invalid/not-enough-movement/make tests/invalid/not-enough-movement/report.txt \
	tests/invalid/not-his-side/make tests/invalid/not-his-side/report.txt \
	tests/invalid/older-sheet/make tests/invalid/older-sheet/report.txt \
	tests/invalid/past-step/make tests/invalid/past-step/report.txt \
	tests/invalid/piece-of-the-enemy/make tests/invalid/piece-of-the-enemy/report.txt \
	tests/invalid/processing-instruction/make tests/invalid/processing-instruction/report.txt \
	tests/invalid/same-sequence/make tests/invalid/same-sequence/report.txt \
	tests/invalid/seal-in-preset-duel/make tests/invalid/seal-in-preset-duel/report.txt \
	tests/invalid/signature-moved/make tests/invalid/signature-moved/report.txt \
	tests/invalid/signature-object/make tests/invalid/signature-object/report.txt \
	tests/invalid/signature-other-algorithm/make tests/invalid/signature-other-algorithm/report.txt \
	tests/invalid/signature-re-encoded/make tests/invalid/signature-re-encoded/report.txt \
	tests/invalid/signature-wrapped/make tests/invalid/signature-wrapped/report.txt \
	tests/invalid/stranger/make tests/invalid/stranger/report.txt \
	tests/invalid/strangers-key-in-the-file/make tests/invalid/strangers-key-in-the-file/report.txt \
	tests/invalid/tampered-bytes/make tests/invalid/tampered-bytes/report.txt \
	tests/invalid/three-hundred-megabytes/make tests/invalid/three-hundred-megabytes/report.txt \
	tests/invalid/too-deep/make tests/invalid/too-deep/report.txt \
	tests/invalid/too-large/make tests/invalid/too-large/report.txt \
	tests/invalid/too-late/make tests/invalid/too-late/report.txt \
	tests/invalid/truncated/make tests/invalid/truncated/report.txt \
	tests/invalid/two-orders-for-one-piece/make tests/invalid/two-orders-for-one-piece/report.txt \
	tests/invalid/two-sections-for-one-step/make tests/invalid/two-sections-for-one-step/report.txt \
	tests/invalid/two-signatures/make tests/invalid/two-signatures/report.txt \
	tests/invalid/unconnected-path/make tests/invalid/unconnected-path/report.txt \
	tests/invalid/unknown-attribute/make tests/invalid/unknown-attribute/report.txt \
	tests/invalid/unknown-order/make tests/invalid/unknown-order/report.txt \
	tests/invalid/unknown-piece/make tests/invalid/unknown-piece/report.txt \
	tests/invalid/unknown-step/make tests/invalid/unknown-step/report.txt \
	tests/invalid/unknown-value/make tests/invalid/unknown-value/report.txt \
	tests/invalid/unsigned/make tests/invalid/unsigned/report.txt \
	tests/invalid/wrong-encoding/make tests/invalid/wrong-encoding/report.txt \
	tests/invalid/wrong-exchange/make tests/invalid/wrong-exchange/report.txt \
	tests/invalid/wrong-game/make tests/invalid/wrong-game/report.txt \
	tests/invalid/wrong-key/make tests/invalid/wrong-key/report.txt \
	tests/invalid/wrong-state/make tests/invalid/wrong-state/report.txt \
	tests/invalid/wrong-version/make tests/invalid/wrong-version/report.txt \
	tests/invalid/xml-declaration/make tests/invalid/xml-declaration/report.txt
