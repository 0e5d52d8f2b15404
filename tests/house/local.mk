# tests of house
house_rules += tests/house/check-format.sh tests/house/check-layers.sh \
	tests/house/check-no-globals.sh tests/house/check-pure.sh \
	tests/house/check-sizes.sh
