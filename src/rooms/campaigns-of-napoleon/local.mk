# the room Campaigns of Napoleon
con = src/rooms/campaigns-of-napoleon
EXTRA_DIST += $(con)/README.md $(con)/RULINGS.md $(con)/cases.tsv \
	$(con)/base.tsv
BUILT_SOURCES += $(con)/cases.def $(con)/base.def
$(con)/cases.def $(con)/base.def: src/rooms/cases.awk
CLEANFILES += $(con)/cases.def $(con)/base.def
libberthier_a_SOURCES += \
	$(con)/game.h $(con)/march.h $(con)/module.h $(con)/rules.h \
	$(con)/sequence.h $(con)/state.h \
	$(con)/base-attrition.c \
	$(con)/base-command.c \
	$(con)/base-consolidation.c \
	$(con)/base-default-forces.c \
	$(con)/base-forces.c \
	$(con)/base-hidden.c \
	$(con)/base-map.c \
	$(con)/base-march.c \
	$(con)/base-movement.c \
	$(con)/base-orders.c \
	$(con)/base-reinforcements.c \
	$(con)/base-scenario.c \
	$(con)/base-siege.c \
	$(con)/base-stacks.c \
	$(con)/base-supply.c \
	$(con)/base-victory.c \
	$(con)/campaigns-of-napoleon.c \
	$(con)/ch01-sequence.c \
	$(con)/ch02-initiative.c \
	$(con)/ch03-bridges.c \
	$(con)/ch03-groups.c \
	$(con)/ch03-second-ring.c \
	$(con)/ch03-size-class.c \
	$(con)/ch03-story.c \
	$(con)/ch04-vedettes.c \
	$(con)/ch05-scouting.c \
	$(con)/ch06-cavalry.c \
	$(con)/ch07-repulse.c \
	$(con)/ch08-morale.c \
	$(con)/ch09-condition.c \
	$(con)/ch09-forced-march.c \
	$(con)/ch09-groups.c \
	$(con)/ch09-guns-choices.c \
	$(con)/ch09-guns-roll.c \
	$(con)/ch09-march-to-guns.c \
	$(con)/ch09-path.c \
	$(con)/ch09-zones.c \
	$(con)/ch09.h \
	$(con)/check-section.c \
	$(con)/draw.c \
	$(con)/module-records.c \
	$(con)/module.c \
	$(con)/odds.c $(con)/odds.h $(con)/odds-scene.c \
	$(con)/odds-scene.h $(con)/odds-scene-pieces.c \
	$(con)/odds-scene-records.c \
	$(con)/opening.c \
	$(con)/order-acting-vedette.c \
	$(con)/order-bridge.c \
	$(con)/order-command.c \
	$(con)/order-force.c \
	$(con)/order-move-words.c \
	$(con)/order-move.c \
	$(con)/order-organization.c \
	$(con)/order-pontoon.c \
	$(con)/order-vedettes.c \
	$(con)/pieces.c \
	$(con)/records.c \
	$(con)/rules.c
include $(top_srcdir)/src/rooms/campaigns-of-napoleon/ch10.mk
