# The sample campaign and what plays it.
EXTRA_DIST += samples/prepare samples/demo samples/renew samples/waterloo \
	samples/modules samples/scenes
