# files of src/wargame
libberthier_a_SOURCES += src/wargame/arrivals.c src/wargame/arrivals.h \
	src/wargame/chart.c src/wargame/chart.h \
	src/wargame/coherence.c src/wargame/coherence.h \
	src/wargame/draw.c src/wargame/draw.h \
	src/wargame/map.c src/wargame/map.h \
	src/wargame/march.c src/wargame/march.h \
	src/wargame/modifiers.c src/wargame/modifiers.h \
	src/wargame/piece.h \
	src/wargame/retreat.c src/wargame/retreat.h \
	src/wargame/sight.c src/wargame/sight.h \
	src/wargame/stacks.c src/wargame/stacks.h \
	src/wargame/supply.c src/wargame/supply.h \
	src/wargame/ways.c src/wargame/ways.h \
	src/wargame/zones.c src/wargame/zones.h
