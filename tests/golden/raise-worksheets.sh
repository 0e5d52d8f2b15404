#!/bin/sh
# Lets the worksheets of Waterloo be played by a ruleset whose revision was raised:
# their turns get the revision and the digest of the rules with which the
# program plays today; whose signature was over the former is none. The dice hang on the given seed alone and stay as they
# are. Run waterloo-worksheets.sh afterwards: what it finds is what the new
# revision plays otherwise, and is to be worked anew.
#
#   tests/golden/raise-worksheets.sh       with build/berthier, built first
set -eu
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/waterloo-days/lib.sh"

begin_campaign
head=$(head -c 4096 "$dir/turn.xml")
revision=$(printf '%s' "$head" | sed -n '1s/.* revision="\([0-9]*\)".*/\1/p')
rules=$(printf '%s' "$head" | sed -n '1s/.* rules="\([0-9a-f]*\)".*/\1/p')
for turn in "$golden"/waterloo-worksheets/*/turn.xml; do
    sed -i "1s/ revision=\"[0-9]*\"/ revision=\"$revision\"/
        1s/ rules=\"[0-9a-f]*\"/ rules=\"$rules\"/
        s|<Signature.*</Signature>||" "$turn"
done
echo "revision $revision, rules $rules"
