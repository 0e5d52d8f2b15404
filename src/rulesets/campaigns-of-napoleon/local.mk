# the ruleset Campaigns of Napoleon
con = src/rulesets/campaigns-of-napoleon
EXTRA_DIST += $(con)/README.md $(con)/RULINGS.md $(con)/cases.tsv \
	$(con)/base.tsv
BUILT_SOURCES += $(con)/cases.def $(con)/base.def
$(con)/cases.def $(con)/base.def: src/rulesets/cases.awk
CLEANFILES += $(con)/cases.def $(con)/base.def
RULESET_SCHEMAS += schemas/campaigns-of-napoleon.xsd
libberthier_a_SOURCES += $(con)/campaigns-of-napoleon.c
libberthier_a_SOURCES += $(con)/module/module.c $(con)/module/module.h \
	$(con)/module/records.c $(con)/module/rules.c $(con)/module/rules.h \
	$(con)/module/sides.c
libberthier_a_SOURCES += $(con)/board/board.h $(con)/board/ch03-size-class.c \
	$(con)/board/ch06-cavalry.c $(con)/board/coherence-armies.c \
	$(con)/board/coherence-pieces.c \
	$(con)/board/coherence.c $(con)/board/coherence.h \
	$(con)/board/command.c $(con)/board/default-forces.c \
	$(con)/board/forces.c $(con)/board/map.c $(con)/board/movement.c \
	$(con)/board/opening.c $(con)/board/order-acting-vedette.c \
	$(con)/board/order-pontoon.c $(con)/board/orders.c \
	$(con)/board/party.h $(con)/board/pieces.c $(con)/board/records.c \
	$(con)/board/scenario.c $(con)/board/stacks.c $(con)/board/state.h \
	$(con)/board/supply.c
libberthier_a_SOURCES += $(con)/combat/ch07-repulse.c \
	$(con)/combat/ch10-1-attacker.c $(con)/combat/ch10-2-terrain.c \
	$(con)/combat/ch10-3-retreat.c $(con)/combat/ch10-3-walk.c \
	$(con)/combat/ch10-5-1-raid.c \
	$(con)/combat/ch10-5-3-skirmish.c $(con)/combat/ch10-5-7-1-modifiers.c \
	$(con)/combat/ch10-5-7-1-stakes.c $(con)/combat/ch10-5-7-2-arms.c \
	$(con)/combat/ch10-5-7-2-losses.c \
	$(con)/combat/ch10-5-7-3-demoralization.c \
	$(con)/combat/ch10-5-7-battle.c $(con)/combat/ch10-5-7-bombardment.c \
	$(con)/combat/ch10-5-7-tables.c $(con)/combat/ch10-5-chits.c \
	$(con)/combat/ch10-5-combat.c $(con)/combat/ch10-5-fight.c \
	$(con)/combat/ch10-5-orders-after.c $(con)/combat/ch10-5-orders.c \
	$(con)/combat/ch10-5-siege.c $(con)/combat/ch10-5-types.c \
	$(con)/combat/combat.h $(con)/combat/numbers.h $(con)/combat/pursued.c \
	$(con)/combat/pursuit.c $(con)/combat/retreat.c
libberthier_a_SOURCES += $(con)/march/attrition.c $(con)/march/ch04-vedettes.c \
	$(con)/march/foretell.c $(con)/march/leader-loss.c \
	$(con)/march/likely.c $(con)/march/losses.c $(con)/march/march.c \
	$(con)/march/march.h $(con)/march/order-move.c $(con)/march/siege.c \
	$(con)/march/walk.c
libberthier_a_SOURCES += $(con)/guns/ch03-groups.c \
	$(con)/guns/ch09-condition.c $(con)/guns/ch09-forced-march.c \
	$(con)/guns/ch09-groups.c $(con)/guns/ch09-guns-roll.c \
	$(con)/guns/ch09-march-to-guns.c $(con)/guns/ch09-path.c \
	$(con)/guns/guns.h
libberthier_a_SOURCES += $(con)/orders/bridge.c $(con)/orders/command.c \
	$(con)/orders/communications.c $(con)/orders/forage.c \
	$(con)/orders/force.c $(con)/orders/orders.h \
	$(con)/orders/organization.c $(con)/orders/place-leader.c \
	$(con)/orders/vedettes.c
libberthier_a_SOURCES += $(con)/words/complete.c $(con)/words/describe.c \
	$(con)/words/moves.c $(con)/words/names.c $(con)/words/position.c \
	$(con)/words/budget.c $(con)/words/words.h
libberthier_a_SOURCES += $(con)/day/asking.c $(con)/day/ch01-sequence.c \
	$(con)/day/ch02-initiative.c $(con)/day/ch03-bridges.c \
	$(con)/day/ch03-second-ring.c $(con)/day/ch03-story.c \
	$(con)/day/ch05-scouting.c $(con)/day/ch08-morale.c \
	$(con)/day/check-section.c $(con)/day/consolidation.c $(con)/day/day.h \
	$(con)/day/hidden.c $(con)/day/picture.c $(con)/day/reinforcements.c \
	$(con)/day/silence.c $(con)/day/victory.c
libberthier_a_SOURCES += $(con)/odds/groups.c $(con)/odds/odds.c \
	$(con)/odds/odds.h $(con)/odds/scene-pieces.c \
	$(con)/odds/scene-records.c $(con)/odds/scene.c $(con)/odds/scene.h
EXTRA_DIST += $(con)/combat/ch10-battle-table.def \
	$(con)/combat/ch10-bombardment-table.def \
	$(con)/combat/ch10-raid-table.def \
	$(con)/combat/ch10-skirmish-table.def
