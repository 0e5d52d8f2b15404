# Renderings of journal and picture.
libberthier_a_SOURCES += src/render/html-events.c src/render/html-style.c \
	src/render/html.c src/render/html.h src/render/markup.c \
	src/render/markup.h src/render/render.h src/render/svg.c \
	src/render/text.c
libberthier_a_SOURCES += src/render/hexes/arrows.c src/render/hexes/boxes.c \
	src/render/hexes/ground.c src/render/hexes/hexes.h \
	src/render/hexes/legend.c src/render/hexes/lines.c \
	src/render/hexes/points.c
libberthier_a_SOURCES += src/render/areas/areas.c src/render/areas/areas.h \
	src/render/areas/arrows.c src/render/areas/boxes.c \
	src/render/areas/chart.c src/render/areas/labels.c \
	src/render/areas/land.c src/render/areas/legend.c \
	src/render/areas/style.c
