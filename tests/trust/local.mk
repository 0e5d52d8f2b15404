# tests of trust
check_PROGRAMS += \
	tests/trust/test_commit_signature \
	tests/trust/test_digest \
	tests/trust/test_exchange_texts \
	tests/trust/test_keys \
	tests/trust/test_memory \
	tests/trust/test_signature \
	tests/trust/test_vrf
EXTRA_DIST += tests/trust/scene.h tests/trust/worthless_dice_keys.h \
	tests/trust/worthless_keys.h tests/trust/protocol-vector.txt

# What other people's programs say of our signatures.
noinst_PROGRAMS += tests/trust/signer
house_rules += tests/trust/xmlsec1.sh tests/trust/commit_signature.sh

# The verifier for doubting players, and the page that tells the same.
house_rules += tests/verify/verifier.sh tests/verify/campaign.sh \
	tests/verify/documented.sh tests/verify/history.sh
EXTRA_DIST += tests/verify/verify_dice.py tests/verify/check_history.py \
	tests/verify/forge_history.py tests/verify/stories.sh \
	tests/verify/vectors/anna.pem tests/verify/vectors/commit \
	tests/verify/vectors/consent.xml
