# the room Campaigns of Napoleon
con = src/rooms/campaigns-of-napoleon
EXTRA_DIST += $(con)/README.md $(con)/RULINGS.md $(con)/cases.tsv \
	$(con)/base.tsv
BUILT_SOURCES += $(con)/cases.def $(con)/base.def
CLEANFILES += $(con)/cases.def $(con)/base.def
libberthier_a_SOURCES += \
	$(con)/game.h $(con)/module.h $(con)/rules.h $(con)/state.h \
	$(con)/base-command.c \
	$(con)/base-forces.c \
	$(con)/base-map.c \
	$(con)/base-stacks.c \
	$(con)/ch03-size-class.c \
	$(con)/module-records.c \
	$(con)/module.c \
	$(con)/pieces.c \
	$(con)/records.c \
	$(con)/rules.c
include $(top_srcdir)/src/rooms/campaigns-of-napoleon/ch10.mk
