# chapter 10 of the room, combat
libberthier_a_SOURCES += \
	$(con)/ch10-numbers.h \
	$(con)/ch10-5-types.c \
	$(con)/ch10-5-1-raid-die.c \
	$(con)/ch10-5-3-skirmish-die.c \
	$(con)/ch10-5-7-tables.c \
	$(con)/ch10-5-7-2-arms.c \
	$(con)/ch10-5-7-3-check.c
EXTRA_DIST += \
	$(con)/ch10-battle-table.def \
	$(con)/ch10-bombardment-table.def \
	$(con)/ch10-raid-table.def \
	$(con)/ch10-skirmish-table.def
