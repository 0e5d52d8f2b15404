# the room Empires in Arms
eia = src/rooms/empires-in-arms
EXTRA_DIST += $(eia)/README.md $(eia)/RULINGS.md $(eia)/cases.tsv \
	$(eia)/base.tsv
BUILT_SOURCES += $(eia)/cases.def $(eia)/base.def
$(eia)/cases.def $(eia)/base.def: src/rooms/cases.awk
CLEANFILES += $(eia)/cases.def $(eia)/base.def
libberthier_a_SOURCES += \
	$(eia)/game.h $(eia)/module-records.h $(eia)/module.h \
	$(eia)/rules.h $(eia)/sequence.h $(eia)/state.h \
	$(eia)/base-blockade.c \
	$(eia)/base-casualty.c \
	$(eia)/base-losses.c \
	$(eia)/base-morale.c \
	$(eia)/base-round.c \
	$(eia)/calendar.c \
	$(eia)/ch10-3-2-harbour.c \
	$(eia)/ch10-5-status.c \
	$(eia)/ch10-6-5-bernadotte.c \
	$(eia)/ch10-7-straits.c \
	$(eia)/ch12-3-6-proportional.c \
	$(eia)/ch12-4-limited-access.c \
	$(eia)/cities.c \
	$(eia)/combat-end.c \
	$(eia)/combat-orders.h \
	$(eia)/combat-party.c \
	$(eia)/combat-rules.h \
	$(eia)/combat-standing.c \
	$(eia)/combat.h \
	$(eia)/dispute.c \
	$(eia)/economy-build.c \
	$(eia)/economy-collect.c \
	$(eia)/economy-levy-step.c \
	$(eia)/economy-levy.c \
	$(eia)/economy-maintenance.c \
	$(eia)/economy-manipulate.c \
	$(eia)/economy-policy.c \
	$(eia)/economy-spend.c \
	$(eia)/economy-status.c \
	$(eia)/economy-trade.c \
	$(eia)/economy.c \
	$(eia)/economy.h \
	$(eia)/empires-in-arms.c \
	$(eia)/land.c \
	$(eia)/map.c \
	$(eia)/minor-changes.c \
	$(eia)/module-charts.c \
	$(eia)/module-records-charts.c \
	$(eia)/module-records-map.c \
	$(eia)/module-records-pieces.c \
	$(eia)/module-records.c \
	$(eia)/module.c \
	$(eia)/month.c \
	$(eia)/naval-combat.c \
	$(eia)/naval-load.c \
	$(eia)/naval-losses.c \
	$(eia)/naval-move.c \
	$(eia)/naval-orders.c \
	$(eia)/naval-retreat.c \
	$(eia)/naval-stacks.c \
	$(eia)/naval.h \
	$(eia)/orders.c \
	$(eia)/peace-cede.c \
	$(eia)/peace-corps.c \
	$(eia)/peace-home.c \
	$(eia)/peace-made.c \
	$(eia)/peace-terms.c \
	$(eia)/peace.c \
	$(eia)/peace.h \
	$(eia)/pieces.c \
	$(eia)/politics-access.c \
	$(eia)/politics-alliance.c \
	$(eia)/politics-call.c \
	$(eia)/politics-combine.c \
	$(eia)/politics-gifts.c \
	$(eia)/politics-sue.c \
	$(eia)/politics-war.c \
	$(eia)/politics.c \
	$(eia)/politics.h \
	$(eia)/prisoners-freed.c \
	$(eia)/prisoners.c \
	$(eia)/records.c \
	$(eia)/reinforcement-corps.c \
	$(eia)/reinforcement-factors.c \
	$(eia)/reinforcement-fleets.c \
	$(eia)/reinforcement-leaders.c \
	$(eia)/reinforcement-scuttle.c \
	$(eia)/reinforcement-transfer.c \
	$(eia)/reinforcement.c \
	$(eia)/reinforcement.h \
	$(eia)/rules.c \
	$(eia)/sequence.c \
	$(eia)/start.c \
	$(eia)/territory.c \
	$(eia)/unbuilt.c
