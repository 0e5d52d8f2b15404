# The sample campaign and what plays it.
EXTRA_DIST += samples/prepare
