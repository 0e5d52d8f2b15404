# tests of trust
check_PROGRAMS += \
	tests/trust/test_commit_signature \
	tests/trust/test_digest \
	tests/trust/test_exchange_texts \
	tests/trust/test_keys \
	tests/trust/test_memory \
	tests/trust/test_signature \
	tests/trust/test_vrf
trust_scene = tests/trust/scene.h tests/trust/worthless_keys.h
tests_trust_test_commit_signature_SOURCES = \
	tests/trust/test_commit_signature.c $(trust_scene)
tests_trust_test_commit_signature_LDADD = $(TEST_LIBS)
tests_trust_test_digest_SOURCES = tests/trust/test_digest.c $(trust_scene)
tests_trust_test_digest_LDADD = $(TEST_LIBS)
tests_trust_test_exchange_texts_SOURCES = \
	tests/trust/test_exchange_texts.c $(trust_scene)
tests_trust_test_exchange_texts_LDADD = $(TEST_LIBS)
tests_trust_test_keys_SOURCES = tests/trust/test_keys.c $(trust_scene)
tests_trust_test_keys_LDADD = $(TEST_LIBS)
tests_trust_test_memory_SOURCES = tests/trust/test_memory.c $(trust_scene)
tests_trust_test_memory_LDADD = $(TEST_LIBS)
tests_trust_test_signature_SOURCES = \
	tests/trust/test_signature.c $(trust_scene)
tests_trust_test_signature_LDADD = $(TEST_LIBS)
tests_trust_test_vrf_SOURCES = tests/trust/test_vrf.c $(trust_scene)
tests_trust_test_vrf_LDADD = $(TEST_LIBS)
EXTRA_DIST += tests/trust/protocol-vector.txt

# What other people's programs say of our signatures.
noinst_PROGRAMS += tests/trust/signer
tests_trust_signer_SOURCES = tests/trust/signer.c \
	tests/trust/worthless_dice_keys.h tests/trust/worthless_keys.h
tests_trust_signer_LDADD = $(TEST_LIBS)
house_rules += tests/trust/xmlsec1.sh tests/trust/commit_signature.sh

# The verifier for doubting players, and the page that tells the same.
house_rules += tests/verify/verifier.sh tests/verify/campaign.sh \
	tests/verify/documented.sh tests/verify/history.sh
EXTRA_DIST += tests/verify/verify_dice.py tests/verify/check_history.py \
	tests/verify/forge_history.py tests/verify/stories.sh \
	tests/verify/vectors/anna.pem tests/verify/vectors/commit \
	tests/verify/vectors/consent.xml
