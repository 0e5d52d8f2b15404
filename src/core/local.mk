# files of src/core
libberthier_a_SOURCES += src/core/arena.c src/core/arena.h src/core/buffer.c \
	src/core/buffer.h
libberthier_a_SOURCES += src/core/report.c src/core/report-print.c \
	src/core/report.h src/core/rule.h \
	src/core/rule.c src/core/cited.c
libberthier_a_SOURCES += src/core/calendar.c src/core/calendar.h
libberthier_a_SOURCES += src/core/progress.c src/core/progress.h
libberthier_a_SOURCES += src/core/hex.c src/core/hex.h src/core/path.c src/core/path.h \
	src/core/displayable.c src/core/displayable.h src/core/folded.c \
	src/core/picture.h src/core/names.c src/core/names.h \
	src/core/shares.c src/core/shares.h
libberthier_a_SOURCES += src/core/element.c src/core/element.h \
	src/core/writer.c src/core/writer.h
libberthier_a_SOURCES += src/core/field-form.c src/core/field-keys.c \
	src/core/field-kind.c src/core/field-kind.h src/core/field-read.c \
	src/core/field-schema.c src/core/field-write.c src/core/field.h
libberthier_a_SOURCES += src/core/setting.c src/core/setting.h \
	src/core/table.c src/core/table.h
libberthier_a_SOURCES += src/core/trust_rules.h
libberthier_a_SOURCES += src/core/dice.c src/core/dice.h src/core/journal.c \
	src/core/journal-file.c src/core/journal.h src/core/order.c src/core/order.h src/core/play.c \
	src/core/play-orders.c src/core/play-orders.h src/core/play.h
libberthier_a_SOURCES += src/core/edit.c src/core/edit.h src/core/known.c \
	src/core/known.h src/core/records-compare.c src/core/records.c \
	src/core/records.h
libberthier_a_SOURCES += src/core/odds-tally.h src/core/odds-walk.c \
	src/core/odds.c src/core/odds.h
