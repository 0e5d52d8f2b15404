# tests of render
check_PROGRAMS += \
	tests/render/test_html \
	tests/render/test_labels \
	tests/render/test_reader \
	tests/render/test_svg \
	tests/render/test_svg_areas \
	tests/render/test_text
EXTRA_DIST += tests/render/story.h tests/render/labels.py
house_rules += tests/render/axe.sh
EXTRA_DIST += tests/render/axe.sh tests/render/axe.js
