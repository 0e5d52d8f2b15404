# files of src/commands
