# every mistake, made anew
house_rules += tests/invalid/run.sh tests/invalid/kill.sh tests/invalid/disk.sh
EXTRA_DIST += tests/invalid
