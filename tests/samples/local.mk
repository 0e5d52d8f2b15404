# tests of the sample campaign
house_rules += tests/samples/campaign.sh
EXTRA_DIST += tests/samples/worksheet.py
