#!/bin/sh
# Seven powers, none asked for battles, each with a plan of its own. No plan that
# may still act is to be read in anything that another gets: letters, attached
# files, and the history as it is cloned. Behind its exchange everybody reads it;
# it acts no more, and stands filled in in its owner's next blank sheet alone.
set -eu
srcdir=${srcdir:-$(cd "$(dirname "$0")/../../.." && pwd)}
builddir=${builddir:-$srcdir/build}
top=$(cd "$srcdir" && pwd)
berthier=$(cd "$builddir" && pwd)/berthier
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
players="austria france britain prussia russia spain turkey"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null

fail() {
    echo "plans.sh: $*"
    exit 1
}
run() {
    "$berthier" "$@" >said 2>&1 </dev/null || {
        cat said
        fail "berthier $* did not end well"
    }
}
side_of() { # player
    case $1 in
    britain) echo gb ;;
    *) echo "$1" | cut -c1-2 ;;
    esac
}

# Words that stand in that power's plans and nowhere else in the campaign.
word_of() { # player
    echo "zweck$(side_of "$1")"
}
plans_of() { # player
    other=fr
    [ "$1" != france ] || other=au
    echo "<plans side=\"$(side_of "$1")\">
<battle-plan attack=\"escalated-assault\" defend=\"counter-attack\"></battle-plan>
<battle-case attack=\"probe\" id=\"$(word_of "$1")\" role=\"attack\"></battle-case>
<terms enemy=\"$other\" list=\"c.4\"></terms>
<peace-answer answer=\"unconditional\" enemy=\"$other\"></peace-answer>
</plans>"
}
empty() { # side, steps...
    side=$1
    shift
    for step; do
        echo "<orders side=\"$side\" step=\"$step\"></orders>"
    done
}
sheet() { # player, sections
    echo "<sheet exchange=\"$number\" from=\"$1\"" \
        "game=\"$(sed -n '1s/.* game="\([^"]*\)".*/\1/p' c/turn.xml)\"" \
        "state=\"$(sed -n 's/^state //p' c/log.txt | tail -n 1)\"" \
        "version=\"1\">$2</sheet>"
}

begin() { # preset, options of new...
    rm -rf c keys mail
    cp -r "$top/tests/golden/europe-months/keys" keys
    chmod -R u+w keys
    preset=$1
    shift
    run new "$top/samples/modules/europe-1805/module.xml" c --preset "$preset" \
        --host keys/umpire.xml --test "$@"
    for player in $players; do
        # Turkey may speak for France where France is silent.
        deputy=
        [ "$player" != turkey ] || deputy="--deputy fr"
        # shellcheck disable=SC2086 # two words or none
        run join c keys/"$player".xml --side "$(side_of "$player")" $deputy
    done
    for id in $players umpire; do
        run consent c/roster.xml --key keys/"$id".key --out "$id-consent.xml"
    done
    run submit c ./*-consent.xml --key keys/umpire.key
    run begin c --key keys/umpire.key --at 2005-01-01T12:00:00Z --salt \
        1805010118050101180501011805010118050101180501011805010118050101
    number=1
}

# Signs a sheet of each player, sections by sections_of(), and sends it.
send_all() {
    rm -rf mail
    for player in $players; do
        sheet "$player" "$(sections_of "$player")" >draft.xml
        run sign c draft.xml --key keys/"$player".key --out mail \
            --made 2005-01-01T12:00:00Z \
            --salt "$(echo "$player-$number" | sha256sum | cut -d' ' -f1)"
        cp said "$player.said"
    done
}

# Nothing of the plans of one is in what another gets, nor in the history.
nobody_reads() { # what is searched
    for player in $players; do
        for other in $players umpire; do
            if [ "$other" != "$player" ] && [ -e "c/outbox/$other" ]; then
                grep -rqa "$(word_of "$player")" "c/outbox/$other" &&
                    fail "$1: $other reads the plans of $player"
            fi
        done
        grep -q "$(word_of "$player")" c/*.xml c/*.txt c/*.html &&
            fail "$1: the folder shows the plans of $player"
    done
    rm -rf clone
    git clone -q c clone
    for commit in $(git -C clone rev-list --all); do
        git -C clone grep -qaE 'zweck|escalated-assault' "$commit" -- \
            ':!module.xml' ':!roster.xml' && fail "$1: the history has a plan"
    done
    :
}

month() { # player
    empty "$(side_of "$1")" P R N L
}

# ---- preset umpire: the sheets lie at the host's until the lock --------------

begin umpire --option tempo=brisk --due PT1H
sections_of() { # player
    month "$1"
    plans_of "$1"
}
send_all
grep -q 'plans act in exchange 1 alone; nobody else reads them before it is played' \
    france.said || fail "sign does not say how long plans act"
grep -q "fr: no plans, the sheet's defaults act: .*sponsor" france.said ||
    fail "sign does not say which defaults act"
run submit c mail/*.xml --key keys/umpire.key
nobody_reads "before the lock"
run lock c --key keys/umpire.key --at 2005-01-02T12:00:00Z
nobody_reads "after the lock"
run process c --key keys/umpire.key
for player in $players; do
    grep -q "Plan of .* for this exchange: battle-case $(word_of "$player")" c/log.txt ||
        fail "the log does not have the plans of $player"
    git -C c show "HEAD:orders/$player.xml" | grep -q "$(word_of "$player")" ||
        fail "the sheet of $player does not lie open"
    blank=c/outbox/$player/turn-1/orders-2.txt
    grep -Eq "^plans (tu )?battle-case $(word_of "$player") " "$blank" ||
        fail "$player has no plan filled in"
    [ "$(grep -c zweck "$blank")" -eq 1 ] ||
        fail "$player has the plans of others filled in"
    tr -s '\n ' '  ' <c/outbox/"$player"/turn-1/body.txt |
        grep -q 'Your plans of exchange 1 act no more.' ||
        fail "$player is not told that his plans have ended"
    run sheet c --from "$player" --out desk.txt
    grep -Eq "^plans (tu )?battle-case $(word_of "$player") " desk.txt ||
        fail "$player's own sheet has no plan filled in"
    [ "$(grep -c zweck desk.txt)" -eq 1 ] || fail "others' plans are filled in"
done
grep -q -E 'zweck|<(battle-plan|terms|a-term|answer|sponsor|intercept)\b' c/turn.xml &&
    fail "the turn has a plan"

# In a folder that letters have made there is no history: what the key has kept serves.
cp -r c/outbox/france/turn-0 home
cp -r c/outbox/france/turn-1/. home
run sheet home --from france --key keys/france.key --out home.txt
grep -q "^plans battle-case $(word_of france) " home.txt ||
    fail "what was signed last is not filled in"
rm -rf home

# What is filled in is taken as it stands; and without it nothing acts.
number=2
run check c c/outbox/france/turn-1/orders-2.txt
sections_of() { # player
    month "$1"
}
send_all
grep -q 'plans act in' france.said && fail "plans act that nobody has sent"
run submit c mail/*.xml --key keys/umpire.key
run lock c --key keys/umpire.key --at 2005-02-02T12:00:00Z
run process c --key keys/umpire.key
grep -q zweck c/turn.xml c/log.txt && fail "a plan has outlived its exchange"
grep -q zweck c/outbox/*/turn-2/orders-3.txt &&
    fail "plans that were not sent again are filled in"

# A plan is refused where it would stand, a standing order where it would not,
# all lines at once; so is one that is given twice.
number=3
sheet france '
<standing side="fr">
<battle-plan defend="defend"></battle-plan>
<terms list="c.4"></terms>
</standing>
<plans side="fr">
<captor power="gb"></captor>
<peace-answer answer="refuse"></peace-answer>
<peace-answer answer="unconditional"></peace-answer>
</plans>' >draft.xml
"$berthier" check c draft.xml >said 2>&1 && fail "plans stand"
for words in "draft.xml:3: refused: 'battle-plan' is a plan: it acts in the exchange of its sheet alone; write it under 'plans'" \
    "draft.xml:4: refused: 'terms' is a plan" \
    "draft.xml:7: refused: 'captor' is a standing order: it acts until it is changed; write it under 'standing'" \
    "draft.xml:9: refused: plan 'peace-answer' is set twice"; do
    grep -qF "$words" said || {
        cat said
        fail "not said: $words"
    }
done
cat >draft.txt <<TEXT
berthier $(sed -n '1s/.* name="\([^"]*\)".*/\1/p' c/module.xml) exchange 3 france
standing terms c.4
plans captor gb
plans battle-plan defend=defend
  peace-answer refuse
TEXT
"$berthier" check c draft.txt >said 2>&1 && fail "plans stand as text"
grep -q "draft.txt:2: refused: .*'terms'.*write it under 'plans'" said ||
    fail "$(cat said)"
grep -q "draft.txt:3: refused: .*'captor'.*write it under 'standing'" said ||
    fail "$(cat said)"
sed -i '2,3d' draft.txt
run check c draft.txt
run check c draft.txt --as xml
grep -q '<plans side="fr">' said || fail "text makes no plans"
cp said draft.xml
run check c draft.xml --as text
grep -q '^plans battle-plan defend=defend' said || fail "plans make no text"

# ---- whose plans count: the commander's, else his deputy's; of the absent none -

begin umpire --option tempo=brisk --due PT1H --missing absent=2
deputys='<plans side="fr"><battle-case attack="probe" id="zweckdeputy"></battle-case></plans>'
sections_of() { # player
    month "$1"
    [ "$1" != turkey ] || echo "$deputys"
    [ "$1" = turkey ] || plans_of "$1"
}
send_all
run submit c mail/*.xml --key keys/umpire.key
run lock c --key keys/umpire.key --at 2005-01-02T12:00:00Z
run process c --key keys/umpire.key
grep -q "Plan of France for this exchange: battle-case zweckfr" c/log.txt ||
    fail "the commander's plan does not count"
grep -q "Plan of .*zweckdeputy" c/log.txt && fail "his deputy's counts beside it"
number=2
sections_of() { # player
    month "$1"
    [ "$1" != turkey ] || echo "$(month france) $deputys"
}
send_all
rm mail/france-*.xml mail/spain-*.xml
run submit c mail/*.xml --key keys/umpire.key
run lock c --key keys/umpire.key --at 2005-02-02T12:00:00Z --absent france \
    --absent spain
run process c --key keys/umpire.key
grep -q "Plan of France for this exchange: battle-case zweckdeputy" c/log.txt ||
    fail "the deputy's plan does not count where the commander is silent"
grep -q "Plan of Spain" c/log.txt && fail "a plan acts of one who is absent"
grep -q "^plans battle-case zwecksp " c/outbox/spain/turn-2/orders-3.txt ||
    fail "who was absent has lost what he had sent last"

# ---- preset table: seals before the lock, sheets behind it -------------------

begin table --option tempo=brisk --due PT1H
sections_of() { # player
    month "$1"
    plans_of "$1"
}
send_all
run submit c mail/*.seal.xml --key keys/umpire.key
nobody_reads "sealed"
grep -rq zweck c/inbox && fail "the host has a plan that is sealed"
run lock c --key keys/umpire.key --at 2005-01-02T12:00:00Z
nobody_reads "sealed and locked"
grep -rq zweck c/inbox && fail "the host has a plan that is sealed"
rm -f answers.list
for player in $players; do
    run answer c c/inbox/lock.xml --key keys/"$player".key --out "mail/$player-answer.xml"
    [ -e "mail/$player-1-1.xml" ] || fail "no sheet of $player"
    echo "mail/$player-1-1.xml" >>answers.list
done
run answer c c/inbox/lock.xml --key keys/umpire.key --out mail/umpire-answer.xml
# shellcheck disable=SC2046 # names without blanks
run submit c mail/*-answer.xml $(cat answers.list) --key keys/umpire.key
run process c --key keys/umpire.key
for player in $players; do
    git -C c show "HEAD:orders/$player.xml" | grep -q "$(word_of "$player")" ||
        fail "the sheet of $player was not opened"
    grep -Eq "^plans (tu )?battle-case $(word_of "$player") " \
        c/outbox/"$player"/turn-1/orders-2.txt || fail "$player has no plan filled in"
done
echo "plans.sh: done"
