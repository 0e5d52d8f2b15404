# files of src/wargame
libberthier_a_SOURCES += src/wargame/coherence.c src/wargame/coherence.h \
	src/wargame/map.c src/wargame/map.h src/wargame/piece.h \
	src/wargame/stacks.c src/wargame/stacks.h
