# the ruleset Empires in Arms
eia = src/rulesets/empires-in-arms
EXTRA_DIST += $(eia)/README.md $(eia)/RULINGS.md $(eia)/cases.tsv \
	$(eia)/base.tsv
BUILT_SOURCES += $(eia)/cases.def $(eia)/base.def
$(eia)/cases.def $(eia)/base.def: src/rulesets/cases.awk
CLEANFILES += $(eia)/cases.def $(eia)/base.def
RULESET_SCHEMAS += schemas/empires-in-arms.xsd
libberthier_a_SOURCES += $(eia)/empires-in-arms.c $(eia)/month.c \
	$(eia)/orders.c $(eia)/sequence.c $(eia)/sequence.h
libberthier_a_SOURCES += $(eia)/module/backs.c $(eia)/module/cards.h \
	$(eia)/module/charts-combat.c $(eia)/module/charts-notes.c \
	$(eia)/module/charts-state.c $(eia)/module/charts.c \
	$(eia)/module/charts.h $(eia)/module/find.c $(eia)/module/module.c \
	$(eia)/module/module.h $(eia)/module/named.c \
	$(eia)/module/nations.c $(eia)/module/options.c $(eia)/module/places.c \
	$(eia)/module/records-charts.c $(eia)/module/records-map.c \
	$(eia)/module/records-pieces.c $(eia)/module/records.c \
	$(eia)/module/records.h $(eia)/module/rules.c $(eia)/module/rules.h \
	$(eia)/module/settings.c $(eia)/module/step-notes.c
libberthier_a_SOURCES += $(eia)/board/access.h $(eia)/board/arrivals.c \
	$(eia)/board/asking.c \
	$(eia)/board/bids.c $(eia)/board/blockade.c $(eia)/board/board.h \
	$(eia)/board/calendar.c $(eia)/board/ch10-3-2-agreement.c \
	$(eia)/board/ch10-3-access.c $(eia)/board/ch10-5-status.c \
	$(eia)/board/ch10-6-5-bernadotte.c $(eia)/board/ch12-1-2-yards.c \
	$(eia)/board/cities.c $(eia)/board/coherence-find.c \
	$(eia)/board/coherence-fleets.c \
	$(eia)/board/coherence-lands.c $(eia)/board/coherence-treaties.c \
	$(eia)/board/coherence-troops.c $(eia)/board/coherence.c \
	$(eia)/board/coherence.h $(eia)/board/crossing.c $(eia)/board/dispute.c \
	$(eia)/board/dispute.h $(eia)/board/map.c $(eia)/board/mover.c \
	$(eia)/board/mover.h $(eia)/board/muster.c $(eia)/board/muster.h \
	$(eia)/board/names.c $(eia)/board/opening.c $(eia)/board/pieces.c \
	$(eia)/board/prisoners-freed.c $(eia)/board/prisoners.c \
	$(eia)/board/prisoners.h $(eia)/board/records.c $(eia)/board/said.c \
	$(eia)/board/said.h $(eia)/board/siege-parties.c \
	$(eia)/board/siege-parties.h $(eia)/board/start.c \
	$(eia)/board/state.h $(eia)/board/territory.c \
	$(eia)/board/trails.c $(eia)/board/trails.h \
	$(eia)/board/treasury.c $(eia)/board/uncontrolled.c \
	$(eia)/board/wars.c
libberthier_a_SOURCES += $(eia)/bidding/bid.c $(eia)/bidding/bidding.h \
	$(eia)/bidding/deal.c
libberthier_a_SOURCES += $(eia)/sight/book.c $(eia)/sight/sight.c $(eia)/sight/sight.h \
	$(eia)/sight/tell.c $(eia)/sight/view.c
libberthier_a_SOURCES += $(eia)/supply/besieged-supply.c \
	$(eia)/supply/forage.c $(eia)/supply/map.c $(eia)/supply/order.c \
	$(eia)/supply/step.c $(eia)/supply/supply.c $(eia)/supply/supply.h
libberthier_a_SOURCES += $(eia)/combat/attack.c $(eia)/combat/cases.c \
	$(eia)/combat/casualty.c $(eia)/combat/ch10-1-2-retreat.c \
	$(eia)/combat/ch10-1-4-insurrection.c \
	$(eia)/combat/ch10-6-1-command.c $(eia)/combat/ch10-6-1-ratings.c \
	$(eia)/combat/ch12-3-3-cavalry.c $(eia)/combat/ch12-3-4-guard.c \
	$(eia)/combat/ch12-3-5-artillery.c \
	$(eia)/combat/ch12-3-6-proportional.c $(eia)/combat/ch12-7-leaders.c \
	$(eia)/combat/chit.c $(eia)/combat/combat.h $(eia)/combat/end.c \
	$(eia)/combat/field.c $(eia)/combat/inside.c $(eia)/combat/list.c \
	$(eia)/combat/losses.c $(eia)/combat/morale.c $(eia)/combat/orders.c \
	$(eia)/combat/orders.h $(eia)/combat/outflank.c $(eia)/combat/party.c \
	$(eia)/combat/pursuit.c $(eia)/combat/reinforce.c \
	$(eia)/combat/relief.c $(eia)/combat/retreat.c $(eia)/combat/round.c \
	$(eia)/combat/rules.h $(eia)/combat/run.c $(eia)/combat/setup.c \
	$(eia)/combat/stand.c $(eia)/combat/standing-retreat.c $(eia)/combat/standing.c \
	$(eia)/combat/trivial.c $(eia)/combat/victory.c \
	$(eia)/combat/withdraw.c
libberthier_a_SOURCES += $(eia)/naval/ch10-3-2-harbour.c \
	$(eia)/naval/ch10-7-straits.c $(eia)/naval/combat.c \
	$(eia)/naval/load.c $(eia)/naval/losses.c $(eia)/naval/move.c \
	$(eia)/naval/naval.h $(eia)/naval/orders.c $(eia)/naval/reach.c $(eia)/naval/retreat.c \
	$(eia)/naval/stacks.c
libberthier_a_SOURCES += $(eia)/siege/assault.c $(eia)/siege/captives.c \
	$(eia)/siege/ch10-3-3-neutral-garrisons.c $(eia)/siege/falls.c \
	$(eia)/siege/honours.c $(eia)/siege/orders.c $(eia)/siege/siege.c \
	$(eia)/siege/siege.h $(eia)/siege/sortie.c
libberthier_a_SOURCES += $(eia)/politics/access.c $(eia)/politics/alliance.c \
	$(eia)/politics/call.c $(eia)/politics/caretakers.c \
	$(eia)/politics/ch11-1-poland.c $(eia)/politics/ch11-7-sicilies.c \
	$(eia)/politics/ch10-1-3-lost.c $(eia)/politics/ch10-3-1-leave.c \
	$(eia)/politics/ch10-3-4-forcible.c \
	$(eia)/politics/ch12-4-limited-access.c $(eia)/politics/combine.c \
	$(eia)/politics/free-state.c $(eia)/politics/gifts.c \
	$(eia)/politics/minor-changes.c $(eia)/politics/minor-lapse.c \
	$(eia)/politics/minor-sponsors.c $(eia)/politics/minor-zones.c \
	$(eia)/politics/peace-cede.c $(eia)/politics/peace-corps.c \
	$(eia)/politics/peace-home.c $(eia)/politics/peace-made.c \
	$(eia)/politics/peace-choice.c $(eia)/politics/peace-terms.c \
	$(eia)/politics/peace.c \
	$(eia)/politics/peace.h $(eia)/politics/politics.c \
	$(eia)/politics/politics.h $(eia)/politics/sue.c $(eia)/politics/war.c
libberthier_a_SOURCES += $(eia)/reinforcement/ahead.c \
	$(eia)/reinforcement/ch10-1-3-feudal.c \
	$(eia)/reinforcement/corps.c $(eia)/reinforcement/factors.c \
	$(eia)/reinforcement/fleets.c $(eia)/reinforcement/leaders.c \
	$(eia)/reinforcement/reinforcement.c \
	$(eia)/reinforcement/reinforcement.h $(eia)/reinforcement/remove.c \
	$(eia)/reinforcement/scuttle.c \
	$(eia)/reinforcement/set-up.c $(eia)/reinforcement/transfer.c
libberthier_a_SOURCES += $(eia)/land/ch10-1-1-guerilla-step.c \
	$(eia)/land/ch10-1-1-guerillas.c $(eia)/land/ch10-1-1-hunt.c \
	$(eia)/land/ch10-1-5-tyrol.c \
	$(eia)/land/ch10-6-2-leaders.c \
	$(eia)/land/conquest.c $(eia)/land/depot-order.c $(eia)/land/detach.c \
	$(eia)/land/disembark.c $(eia)/land/guerilla.h $(eia)/land/land.c \
	$(eia)/land/land.h $(eia)/land/march.c $(eia)/land/move-check.c \
	$(eia)/land/move-order.c $(eia)/land/phase.c $(eia)/land/reach.c
libberthier_a_SOURCES += $(eia)/economy/build.c \
	$(eia)/economy/ch12-1-1-militia.c $(eia)/economy/collect.c \
	$(eia)/economy/economy.c $(eia)/economy/economy.h \
	$(eia)/economy/ch10-1-2-cap.c $(eia)/economy/levy-step.c $(eia)/economy/levy.c \
	$(eia)/economy/maintenance.c $(eia)/economy/manipulate.c \
	$(eia)/economy/policy.c $(eia)/economy/ports.c \
	$(eia)/economy/scenario.c $(eia)/economy/spend.c \
	$(eia)/economy/status.c $(eia)/economy/trade.c
libberthier_a_SOURCES += $(eia)/picture/draw.c $(eia)/picture/forces.c \
	$(eia)/picture/lands.c $(eia)/picture/picture.h \
	$(eia)/picture/position.c
libberthier_a_SOURCES += $(eia)/odds/combat.c $(eia)/odds/odds.c \
	$(eia)/odds/odds.h $(eia)/odds/say.c $(eia)/odds/scene-pieces.c \
	$(eia)/odds/scene-records.c $(eia)/odds/scene.c $(eia)/odds/scene.h
libberthier_a_SOURCES += $(eia)/words/complete.c \
	$(eia)/words/describe.c $(eia)/words/idle.c $(eia)/words/moves.c \
	$(eia)/words/names.c $(eia)/words/budget.c \
	$(eia)/words/silence-land.c $(eia)/words/silence.c $(eia)/words/words.h
