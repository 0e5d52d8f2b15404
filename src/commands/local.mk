# files of src/commands
libberthier_a_SOURCES += \
	src/commands/call.c \
	src/commands/command.c src/commands/command.h \
	src/commands/commands.c src/commands/commands.h \
	src/commands/help.c src/commands/help.h \
	src/commands/keygen.c \
	src/commands/passphrase.c src/commands/passphrase.h
