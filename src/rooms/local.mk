# files of src/rooms
libberthier_a_SOURCES += src/rooms/room.h src/rooms/odds.h src/rooms/cases.h src/rooms/ask.c \
	src/rooms/coherence.c src/rooms/coherence.h \
	src/rooms/ask.h src/rooms/find.c src/rooms/moves.c \
	src/rooms/rooms.c
EXTRA_DIST += src/rooms/cases.awk
include $(top_srcdir)/src/rooms/campaigns-of-napoleon/local.mk
include $(top_srcdir)/src/rooms/empires-in-arms/local.mk
