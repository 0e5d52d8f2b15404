# tests of commands: scripts that drive berthier-toy
EXTRA_DIST += tests/commands/toy.sh tests/keys/README \
	tests/keys/anna.dice tests/keys/anna.key tests/keys/anna.xml \
	tests/keys/bert.dice tests/keys/bert.key tests/keys/bert.xml \
	tests/keys/mallory.dice tests/keys/mallory.key tests/keys/mallory.xml \
	tests/keys/umpire.dice tests/keys/umpire.key tests/keys/umpire.xml
house_rules += tests/commands/birth.sh
