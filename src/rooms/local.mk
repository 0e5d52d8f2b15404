# files of src/rooms
