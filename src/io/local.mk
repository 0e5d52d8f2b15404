# files of src/io
libberthier_a_SOURCES += src/io/files.c src/io/files.h src/io/folders.c \
	src/io/sync.h
