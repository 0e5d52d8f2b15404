# tests of render
check_PROGRAMS += tests/render/test_text tests/render/test_html \
	tests/render/test_svg tests/render/test_svg_areas \
	tests/render/test_reader tests/render/test_labels
tests_render_test_text_SOURCES = tests/render/test_text.c
tests_render_test_text_LDADD = $(TEST_LIBS)
tests_render_test_html_SOURCES = tests/render/test_html.c
tests_render_test_html_LDADD = $(TEST_LIBS)
tests_render_test_svg_SOURCES = tests/render/test_svg.c
tests_render_test_svg_LDADD = $(TEST_LIBS)
tests_render_test_svg_areas_SOURCES = tests/render/test_svg_areas.c
tests_render_test_svg_areas_LDADD = $(TEST_LIBS)
tests_render_test_reader_SOURCES = tests/render/test_reader.c
tests_render_test_reader_LDADD = $(TEST_LIBS)
tests_render_test_labels_SOURCES = tests/render/test_labels.c
tests_render_test_labels_LDADD = $(TEST_LIBS)
EXTRA_DIST += tests/render/story.h tests/render/labels.py
house_rules += tests/render/axe.sh
EXTRA_DIST += tests/render/axe.sh tests/render/axe.js
