# files of src/trust
libberthier_a_SOURCES += \
	src/trust/base64.c src/trust/base64.h \
	src/trust/commit_signature.c src/trust/commit_signature.h \
	src/trust/dice_key.c \
	src/trust/digest.c src/trust/digest.h \
	src/trust/exchange_texts.c src/trust/exchange_texts.h \
	src/trust/keys.h \
	src/trust/memory.c src/trust/memory.h \
	src/trust/openssl.h \
	src/trust/pkcs8.c src/trust/pkcs8.h \
	src/trust/signature.c src/trust/signature.h \
	src/trust/signing_key.c \
	src/trust/signing_public.c \
	src/trust/vrf.c src/trust/vrf.h
