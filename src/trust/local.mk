# files of src/trust
libberthier_a_SOURCES += \
	src/trust/base64.c \
	src/trust/base64.h \
	src/trust/digest.c \
	src/trust/digest.h \
	src/trust/openssl.h
