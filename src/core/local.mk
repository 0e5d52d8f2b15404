# files of src/core
