# files of schemas
