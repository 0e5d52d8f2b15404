# Renderings of journal and picture.
libberthier_a_SOURCES += src/render/fill.c src/render/fill.h \
	src/render/frame.c src/render/frame.h src/render/html-events.c \
	src/render/html-news.c src/render/html-style.c src/render/html.c \
	src/render/html.h src/render/labels.c src/render/labels.h \
	src/render/legend.c src/render/legend.h src/render/lines.c \
	src/render/lines.h src/render/list.c src/render/markup.c \
	src/render/markup.h src/render/news.c src/render/news.h src/render/page.c \
	src/render/palette.c src/render/palette.h src/render/render.h \
	src/render/stacks.c src/render/stacks.h src/render/svg.c src/render/text.c \
	src/render/windows.c src/render/windows.h
libberthier_a_SOURCES += src/render/hexes/arrows.c src/render/hexes/boxes.c \
	src/render/hexes/focus.c src/render/hexes/ground.c \
	src/render/hexes/hexes.h src/render/hexes/legend.c \
	src/render/hexes/lines.c src/render/hexes/map.c \
	src/render/hexes/places.c src/render/hexes/points.c \
	src/render/hexes/style.c
libberthier_a_SOURCES += src/render/areas/areas.c src/render/areas/areas.h \
	src/render/areas/arrows.c src/render/areas/boxes.c \
	src/render/areas/chart.c src/render/areas/focus.c \
	src/render/areas/land.c src/render/areas/legend.c \
	src/render/areas/names.c src/render/areas/style.c
