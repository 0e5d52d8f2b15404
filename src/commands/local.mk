# files of src/commands
libberthier_a_SOURCES += src/commands/command.h
