#!/bin/sh
# Play stops inside a scuffle and goes on by mail; orders it did not reach are
# dropped, told and offered again (small print 3, 7, 8).
. "$srcdir/tests/commands/exchange.sh"

exchange() { # day
    ends 0 lock c --at "2026-01-$1T00:00:00Z"
    answer anna bert
    ends 0 process c
    sound
}

start duel
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>
    <orders side="hedgehogs" step="II"><move band="h3" path="0303 0403"/>
    <move band="h1" path="0202 0303"/><move band="h2" path="0302 0402"/></orders>
    <orders side="hedgehogs" step="III"/><orders side="hedgehogs" step="IV"/>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>
    <orders side="badgers" step="II"><move band="b1" path="0804 0704"/>
    <move band="b2" path="0605 0505"/><move band="b3" path="0604 0603 0602"/>
    </orders><orders side="badgers" step="III"/><orders side="badgers" step="IV"/>'
exchange 02
grep -q 'watch 2 of 4' c/log.txt || fail "the watch was not played to its end"

# The change of the turn reads like a report: a line a band that moved.
git -C c diff HEAD~1 -- turn.xml >change
is "bands that moved" "$(grep -c '^+ .*<band ' change)" 6
[ "$(grep -c '^[-+] ' change)" -le 30 ] || fail "the change of the turn is long"

# With this salt the dice of the scuffle beat somebody (one in five would not:
# should the toy change, take the next).
salt=0000000000000000000000000000000000000000000000000000000000000003

# Stripe comes to the Aunts; their own move into that hex lapses. Whoever is
# beaten, his family is asked, and the cousins are not called yet.
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>
    <orders side="hedgehogs" step="II"><move band="h2" path="0502"/></orders>
    <orders side="hedgehogs" step="III"><scuffle band="h2" enemy="b3"/></orders>
    <orders side="hedgehogs" step="IV"><call band="h1"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>
    <orders side="badgers" step="II"><move band="b3" path="0502"/></orders>
    <orders side="badgers" step="III"/><orders side="badgers" step="IV"/>'
exchange 03
grep -q 'Order of hedgehogs lapses: move h2' c/log.txt ||
    fail "the overtaken move did not lapse"
grep -q 'Not reached, and offered again: call h1' c/log.txt ||
    fail "the dropped order is not told"
ends 0 show c
tells 'must answer: your band is beaten'
tells 'Hedgehogs may send again'
ends 0 sheet c --side hedgehogs --xml
grep -q '^ *<call band="h1"></call>' out || fail "it is not filled in again"
cp out again.xml
ends 0 check c again.xml

beaten=$("$berthier" show c --json |
    sed -n '/"questions"/,/\]/s/.*"side": "\(.*\)",/\1/p')
case $beaten in
badgers)
    send bert '<orders side="badgers" step="III"><hold band="b3"/></orders>'
    ;;
hedgehogs)
    send anna '<orders side="hedgehogs" step="III"><hold band="h2"/></orders>'
    ;;
*) fail "the scuffle asks nobody: $beaten" ;;
esac
exchange 04
grep -q 'round 2' c/log.txt || fail "the scuffle does not go on"
ends 0 process c --out again --entry 3
tells identical
ends 0 process c --out again --entry 2
tells identical
done_testing
