# The sample campaign and what plays it.
EXTRA_DIST += samples/prepare
waterloo = samples/modules/waterloo-1815
EXTRA_DIST += \
	$(waterloo)/armies.tsv $(waterloo)/hexes.tsv $(waterloo)/hexsides.tsv \
	$(waterloo)/leaders.tsv $(waterloo)/map.tsv $(waterloo)/places.tsv \
	$(waterloo)/reinforcements.tsv $(waterloo)/roads.tsv $(waterloo)/setup.tsv \
	$(waterloo)/supply.tsv $(waterloo)/table-ap.tsv \
	$(waterloo)/table-attrition-column.tsv $(waterloo)/table-attrition.tsv \
	$(waterloo)/table-cavalry-differential.tsv $(waterloo)/table-movement.tsv \
	$(waterloo)/table-pursuit.tsv $(waterloo)/table-terrain.tsv \
	$(waterloo)/table-weather.tsv $(waterloo)/turns.tsv $(waterloo)/units.tsv \
	$(waterloo)/vedettes.tsv $(waterloo)/victory.tsv
