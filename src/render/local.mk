# files of src/render
