# files of src/io
libberthier_a_SOURCES += src/io/files.c src/io/files.h src/io/folders.c \
	src/io/json.c src/io/json.h src/io/lookalike.c src/io/lookalike.h \
	src/io/mailbox.c src/io/mailbox.h src/io/mime.c src/io/mime.h \
	src/io/secret.c src/io/secret.h src/io/sync.h \
	src/io/temporary.c src/io/trial.c src/io/trial.h
libberthier_a_SOURCES += src/io/xml.c src/io/xml.h src/io/xml-file.h \
	src/io/xml-scan.c src/io/xml-lines.c src/io/xml-parse.c src/io/xml-words.c \
	src/io/xml-tree.c src/io/xml-canonical.c src/io/xml-schema.c
libberthier_a_SOURCES += src/io/history.h src/io/history-store.h \
	src/io/history-start.c src/io/history-make.c src/io/history-open.c \
	src/io/history-commit.c src/io/history-export.c src/io/history-index.c \
	src/io/history-index.h src/io/history-read.c \
	src/io/history-bundle.c src/io/history-mailed.c src/io/history-unbundle.c \
	src/io/history-look.c src/io/history-shown.c
nodist_libberthier_a_SOURCES = src/io/embedded-schemas.c

# Every folder adds its schemas to this list; the program carries them.
SCHEMAS =
