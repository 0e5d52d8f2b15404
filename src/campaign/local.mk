# files of src/campaign
libberthier_a_SOURCES += src/campaign/documents.h src/campaign/signed.h \
	src/campaign/campaign.h src/campaign/entry.h src/campaign/outbox.h \
	src/campaign/times.h
