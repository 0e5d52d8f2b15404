# files of src/trust
