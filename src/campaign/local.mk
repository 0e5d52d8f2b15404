# files of src/campaign
libberthier_a_SOURCES += src/campaign/documents.h src/campaign/signed.h \
	src/campaign/campaign.h src/campaign/entry.h src/campaign/outbox.h \
	src/campaign/times.h
libberthier_a_SOURCES += src/campaign/exchange_rules.c \
	src/campaign/exchange_rules.h src/campaign/check.c src/campaign/check.h \
	src/campaign/desk.c src/campaign/desk.h
