# files of doc
EXTRA_DIST += doc/playing.md
