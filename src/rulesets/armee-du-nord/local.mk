# the ruleset L'Armee du Nord
adn = src/rulesets/armee-du-nord
EXTRA_DIST += $(adn)/module/settings.def
EXTRA_DIST += $(adn)/README.md $(adn)/RULINGS.md $(adn)/cases.tsv \
	$(adn)/base.tsv
BUILT_SOURCES += $(adn)/cases.def $(adn)/base.def
$(adn)/cases.def $(adn)/base.def: src/rulesets/cases.awk
CLEANFILES += $(adn)/cases.def $(adn)/base.def
RULESET_SCHEMAS += schemas/armee-du-nord.xsd
libberthier_a_SOURCES += $(adn)/armee-du-nord.c
libberthier_a_SOURCES += $(adn)/module/module.c $(adn)/module/module.h \
	$(adn)/module/campaign.c $(adn)/module/charts.c \
	$(adn)/module/records.c \
	$(adn)/module/rules.c $(adn)/module/rules.h
libberthier_a_SOURCES += $(adn)/board/board.h $(adn)/board/state.h \
	$(adn)/board/coherence.c $(adn)/board/command.c \
	$(adn)/board/deployed.c $(adn)/board/ground.c \
	$(adn)/board/opening.c $(adn)/board/pieces.c \
	$(adn)/board/records.c $(adn)/board/sight.c
libberthier_a_SOURCES += $(adn)/combat/combat.h \
	$(adn)/combat/attack.c \
	$(adn)/combat/attacking.c \
	$(adn)/combat/bombard.c $(adn)/combat/breakthrough.c \
	$(adn)/combat/fight.c $(adn)/combat/force.c \
	$(adn)/combat/leaders.c \
	$(adn)/combat/modifiers.c $(adn)/combat/muster.c \
	$(adn)/combat/muster.h \
	$(adn)/combat/results.c $(adn)/combat/retreat.c \
	$(adn)/combat/standing.c $(adn)/combat/way-home.c
libberthier_a_SOURCES += $(adn)/march/march.h \
	$(adn)/march/cam-retreat.c $(adn)/march/gate.c \
	$(adn)/march/markers.c $(adn)/march/tracks.c \
	$(adn)/march/charge.c $(adn)/march/couriers.c \
	$(adn)/march/deployment.c $(adn)/march/enter.c \
	$(adn)/march/command-part.c $(adn)/march/perponcher.c \
	$(adn)/march/move-choices.c $(adn)/march/movement-part.c \
	$(adn)/march/mover.c $(adn)/march/order-mode.c \
	$(adn)/march/order-move.c $(adn)/march/march-on.c \
	$(adn)/march/standing-march.c $(adn)/march/walk.c
libberthier_a_SOURCES += $(adn)/turn/turn.h $(adn)/turn/army-rules.c \
	$(adn)/turn/check-section.c $(adn)/turn/end.c $(adn)/turn/picture.c \
	$(adn)/turn/sequence.c $(adn)/turn/set-up.c
libberthier_a_SOURCES += $(adn)/words/names.c $(adn)/words/position.c
libberthier_a_SOURCES += $(adn)/odds/odds.h $(adn)/odds/odds.c \
	$(adn)/odds/scene.c
