# every mistake, made anew
house_rules += tests/invalid/run.sh
EXTRA_DIST += tests/invalid
