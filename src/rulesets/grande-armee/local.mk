# the ruleset La Grande Armee
gra = src/rulesets/grande-armee
EXTRA_DIST += $(gra)/README.md $(gra)/RULINGS.md $(gra)/cases.tsv \
	$(gra)/base.tsv
BUILT_SOURCES += $(gra)/cases.def $(gra)/base.def
$(gra)/cases.def $(gra)/base.def: src/rulesets/cases.awk
CLEANFILES += $(gra)/cases.def $(gra)/base.def
RULESET_SCHEMAS += schemas/grande-armee.xsd
libberthier_a_SOURCES += $(gra)/grande-armee.c
libberthier_a_SOURCES += $(gra)/module/module.c $(gra)/module/module.h \
	$(gra)/module/charts.c $(gra)/module/days.c $(gra)/module/days.h \
	$(gra)/module/errata.c $(gra)/module/look-up.c $(gra)/module/organization.c \
	$(gra)/module/records.c $(gra)/module/records.h \
	$(gra)/module/records-days.c \
	$(gra)/module/scenario.c $(gra)/module/scenario.h \
	$(gra)/module/rules.c $(gra)/module/rules.h \
	$(gra)/module/step-notes.c
libberthier_a_SOURCES += $(gra)/board/board.h $(gra)/board/state.h \
	$(gra)/board/chart-leaders.c $(gra)/board/coherence.c \
	$(gra)/board/force.c $(gra)/board/forts.c $(gra)/board/forts.h $(gra)/board/ground.c $(gra)/board/opening.c \
	$(gra)/board/pieces.c $(gra)/board/points.c $(gra)/board/records.c $(gra)/board/scenario-rules.c \
	$(gra)/board/set-up.c $(gra)/board/trains.c $(gra)/board/victory.c $(gra)/board/zones.c
libberthier_a_SOURCES += $(gra)/battle/battle.h \
	$(gra)/battle/advance.c $(gra)/battle/announce.c \
	$(gra)/battle/arrivals.c $(gra)/battle/attack.c $(gra)/battle/attacking.c \
	$(gra)/battle/battle.c $(gra)/battle/bidding.c $(gra)/battle/captures.c \
	$(gra)/battle/choose.c $(gra)/battle/counterattack.c \
	$(gra)/battle/deploy.c $(gra)/battle/guns.c \
	$(gra)/battle/leader-loss.c $(gra)/battle/leaders.c \
	$(gra)/battle/losses.c $(gra)/battle/modifiers.c \
	$(gra)/battle/morale.c $(gra)/battle/position.c \
	$(gra)/battle/pursuit.c $(gra)/battle/results.c \
	$(gra)/battle/retreat.c $(gra)/battle/roll.c $(gra)/battle/roles.c $(gra)/battle/rout.c \
	$(gra)/battle/second-lines.c $(gra)/battle/standing.c \
	$(gra)/battle/wear.c $(gra)/battle/wishes.c $(gra)/battle/withdraw.c
libberthier_a_SOURCES += $(gra)/turn/turn.h \
	$(gra)/turn/asking.c $(gra)/turn/check-section.c \
	$(gra)/turn/days.c $(gra)/turn/evening.c $(gra)/turn/picture.c \
	$(gra)/turn/player-turn.c \
	$(gra)/turn/sequence.c $(gra)/turn/silence.c $(gra)/turn/weather.c
libberthier_a_SOURCES += $(gra)/command/command.h \
	$(gra)/command/activation.c $(gra)/command/command.c \
	$(gra)/command/order-command.c $(gra)/command/points.c \
	$(gra)/command/purse.c
libberthier_a_SOURCES += $(gra)/march/march.h $(gra)/march/complete.c \
	$(gra)/march/detachments.c $(gra)/march/forced.c \
	$(gra)/march/march-choices.c $(gra)/march/may-march.c \
	$(gra)/march/mover.c \
	$(gra)/march/movement.c $(gra)/march/order-lead.c \
	$(gra)/march/order-march.c $(gra)/march/order-skirmish.c \
	$(gra)/march/path.c $(gra)/march/skirmish-choices.c \
	$(gra)/march/skirmish.c $(gra)/march/stacking.c \
	$(gra)/march/train-orders.c $(gra)/march/transfer.c \
	$(gra)/march/walk.c $(gra)/march/ways.c
libberthier_a_SOURCES += $(gra)/arrivals/arrivals.h $(gra)/arrivals/arrivals.c \
	$(gra)/arrivals/choose-entry.c $(gra)/arrivals/schedule.c
libberthier_a_SOURCES += $(gra)/supply/supply.h $(gra)/supply/attrition.c \
	$(gra)/supply/depots.c $(gra)/supply/feed-orders.c \
	$(gra)/supply/forage.c $(gra)/supply/line.c $(gra)/supply/markers.c \
	$(gra)/supply/permit.c $(gra)/supply/phase.c $(gra)/supply/plan.c \
	$(gra)/supply/trains.c
libberthier_a_SOURCES += $(gra)/siege/siege.h $(gra)/siege/assault.c \
	$(gra)/siege/capitulate.c $(gra)/siege/orders.c $(gra)/siege/siege.c
libberthier_a_SOURCES += $(gra)/sight/sight.h $(gra)/sight/secret.c \
	$(gra)/sight/view.c
libberthier_a_SOURCES += $(gra)/words/words.h \
	$(gra)/words/describe.c $(gra)/words/names.c \
	$(gra)/words/position.c $(gra)/words/position-days.c
libberthier_a_SOURCES += $(gra)/odds/odds.h $(gra)/odds/odds.c \
	$(gra)/odds/scene.c
