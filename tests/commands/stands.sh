#!/bin/sh
# size: default
# How a side stands, and who owes what until when: in log and show of a side,
# in its letter, and in the folder of a player who has views alone.
. "$srcdir/tests/commands/exchange.sh"

start duel
ends 0 show c
grep -q 'How ' out && fail "show tells a position that nobody asked for"
ends 0 show c --side badgers
tells 'How Badgers stands ------------------ 0 apples at home. Your bands:'
tells 'Stripe'
silent_about 'Bristle'
ends 0 show c --side badgers --json
silent_about 'How Badgers'

ends 0 log c --side hedgehogs
tells 'How you stand'
tells 'Old Bristle'
tells 'Who owes what ------------- anna: sheet is owed, asked 2026-01-01T00:00:00Z, due 2026-01-08T00:00:00Z'
tells 'Until 8 January 2026, 00:00 UTC.'
ends 0 log c --side hedgehogs --html
tells '<!DOCTYPE html>'
tells '<h2>How you stand</h2>'
tells 'Old Bristle'
ends 0 log c --side hedgehogs --entry 0
silent_about 'Who owes what'
