# tests of rooms
include $(top_srcdir)/tests/rooms/generic/local.mk
include $(top_srcdir)/tests/rooms/campaigns-of-napoleon/local.mk
include $(top_srcdir)/tests/rooms/empires-in-arms/local.mk
