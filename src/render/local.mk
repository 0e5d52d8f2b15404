# Renderings of journal and picture.
libberthier_a_SOURCES += src/render/render.h \
	src/render/markup.c src/render/markup.h \
	src/render/text.c \
	src/render/html.c src/render/html.h src/render/html-style.c \
	src/render/html-events.c \
	src/render/svg.c src/render/svg.h src/render/svg-ground.c \
	src/render/svg-lines.c src/render/svg-boxes.c src/render/svg-arrows.c \
	src/render/svg-legend.c src/render/svg-areas.h src/render/svg-areas.c \
	src/render/svg-area-land.c src/render/svg-area-legend.c \
	src/render/svg-area-labels.c src/render/svg-area-boxes.c \
	src/render/svg-area-arrows.c \
	src/render/svg-area-style.c
