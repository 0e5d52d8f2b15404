# files of samples
