# tests of the sample campaign
house_rules += tests/samples/campaign.sh tests/samples/closed.sh \
	tests/samples/shipped.sh \
	tests/samples/odds-europe.sh tests/samples/odds.sh \
	tests/samples/charts.sh
