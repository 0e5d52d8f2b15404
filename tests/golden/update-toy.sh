#!/bin/sh
# Writes the golden turns of the toy ruleset anew, each played on the turn that
# the one before it reached; turn 0 is begun with the test keys.
. "${srcdir:-$(dirname "$0")/../..}/tests/golden/lib.sh"
set -e

begin() {
    cp "$golden"/../keys/*.key "$golden"/../keys/*.dice \
        "$golden"/../keys/*.xml .
    "$berthier" module "$golden/../toy/module" --out module.xml
    "$berthier" new module.xml c --host umpire.xml --preset umpire --test
    "$berthier" join c anna.xml --side hedgehogs
    "$berthier" join c bert.xml --side badgers
    for id in anna bert umpire; do
        "$berthier" consent c/roster.xml --key $id.key --out $id-consent.xml
        "$berthier" submit c $id-consent.xml --key umpire.key
    done
    "$berthier" begin c --key umpire.key --at 2026-01-01T00:00:00Z --salt \
        0000000000000000000000000000000000000000000000000000000000000000
}

(cd "$scratch" && begin >said)
cp "$scratch/module.xml" "$golden/toy-module.xml"
reached=$scratch/c/turn.xml
for story in "$golden"/toy-*/; do
    story=${story%/}
    cp "$reached" "$story/turn.xml"
    play "$story" "$scratch/new"
    mkdir -p "$story/expected"
    for file in turn.xml journal.xml log.txt; do
        cp "$scratch/new/$file" "$story/expected/$file"
    done
    reached=$story/expected/turn.xml
done
