#!/bin/sh
# A whole night of the toy on blank sheets: each is good as it comes, every
# exchange can be repeated, and nothing is played behind the end.
. "$srcdir/tests/commands/exchange.sh"

start umpire
exchange=1
while [ $exchange -le 20 ] && ! grep -q '^<turn .* over="yes"' c/turn.xml; do
    for id in anna bert; do
        ends 0 sheet c --from $id --out blank.xml --xml
        ends 0 check c blank.xml
        ends 0 sign c blank.xml --key keys/$id.key $fixed --out mail
        ends 0 submit c mail/$id-$exchange-1.xml
    done
    ends 0 process c --at 2026-01-02T00:00:00Z
    exchange=$((exchange + 1))
done
sound
[ $exchange -gt 4 ] || fail "the night has only $((exchange - 1)) exchanges"
tells 'the game is over'
ends 0 show c
tells 'the game is over'
refused 'exchange game-over' process c
refused 'exchange game-over' lock c
is "commits" "$(git -C c rev-list --count HEAD)" $exchange
for entry in $(seq 1 $((exchange - 1))); do
    ends 0 process c --out again --entry "$entry"
    tells identical
done
ends 0 process c --out first --entry 0
tells identical
refused 'file unreadable' process c --out again --entry 99

# The host alone closes a game that the ruleset has ended; so it is settled.
cp c/turn.xml c/module.xml .

refused 'exchange ended' end c --draw
refused 'exchange ended' end c --surrender badgers
refused 'trust not-his-office' end c --key keys/anna.key
ends 0 end c --at 2026-01-03T00:00:00Z
tells "turn $exchange: end"
sound
says 'ended="yes"' c/turn.xml
says 'The campaign ends: the game is over' c/log.txt
says 'result="over"' c/end.xml
is "consents" "$(files c/consents)" "end-umpire.xml"
a_sheet_of anna ''
ends 0 sign c draft-anna.xml --key keys/anna.key --accept "refused-orders-$((exchange + 1))" $fixed --out mail
refused 'exchange ended' submit c mail/anna-$((exchange + 1))-1.xml
refused 'exchange ended' lock c
refused 'exchange ended' process c
refused 'exchange ended' end c
ends 0 show c
tells 'the game is over'
made_again c end exchange
ends 0 audit c

# The turns can be played without a campaign, but not behind the end.
refused 'exchange game-over' process --turn turn.xml --module module.xml \
    --seed $zeros --out given
ends 64 process --turn turn.xml --seed $zeros --out given
ends 64 process
git -C c show turn-0000:turn.xml >turn.xml
refused 'file bad-value' process --turn turn.xml --module module.xml \
    --seed 12 --out given
ends 0 process --turn turn.xml --module module.xml --seed $zeros --out given
grep -q 'GIVEN SEED' given/log.txt || fail "the log hides the given seed"
grep -q 'given-seed="yes"' given/turn.xml || fail "the turn hides it"
grep -q '<Signature' given/turn.xml && fail "it is signed"
done_testing
