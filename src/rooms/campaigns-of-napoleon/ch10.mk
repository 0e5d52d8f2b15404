# chapter 10 of the room, combat
libberthier_a_SOURCES += \
	$(con)/base-leader-loss.c \
	$(con)/base-losses.c \
	$(con)/base-pursued.c \
	$(con)/base-pursuit.c \
	$(con)/base-retreat.c \
	$(con)/ch10.h \
	$(con)/ch10-numbers.h \
	$(con)/ch10-1-attacker.c \
	$(con)/ch10-2-terrain.c \
	$(con)/ch10-3-retreat.c \
	$(con)/ch10-3-walk.c \
	$(con)/ch10-5-chits.c \
	$(con)/ch10-5-combat.c \
	$(con)/ch10-5-fight.c \
	$(con)/ch10-5-joined.c \
	$(con)/ch10-5-orders.c \
	$(con)/ch10-5-orders-after.c \
	$(con)/ch10-5-siege.c \
	$(con)/ch10-5-types.c \
	$(con)/ch10-5-1-raid.c \
	$(con)/ch10-5-1-raid-die.c \
	$(con)/ch10-5-3-skirmish.c \
	$(con)/ch10-5-3-skirmish-die.c \
	$(con)/ch10-5-7-battle.c \
	$(con)/ch10-5-7-bombardment.c \
	$(con)/ch10-5-7-tables.c \
	$(con)/ch10-5-7-1-modifiers.c \
	$(con)/ch10-5-7-1-stakes.c \
	$(con)/ch10-5-7-2-arms.c \
	$(con)/ch10-5-7-2-losses.c \
	$(con)/ch10-5-7-3-check.c \
	$(con)/ch10-5-7-3-demoralization.c
EXTRA_DIST += \
	$(con)/ch10-battle-table.def \
	$(con)/ch10-bombardment-table.def \
	$(con)/ch10-raid-table.def \
	$(con)/ch10-skirmish-table.def
