# files of src/io
