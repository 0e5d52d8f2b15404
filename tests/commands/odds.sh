#!/bin/sh
# size: default
# Chances of a scuffle: of a scene, of a turn; what is wrong with a scene; the
# numbers for other programs.
. "${srcdir:-.}/tests/commands/toy.sh"
a_module

scene() { # file, standing orders of both, attributes of the attacker
    cat >"$1" <<SCENE
<!-- An old quarrel -->
<scene version="1" title="An old quarrel" module="module.xml">
 <standing side="hedgehogs">$2</standing>
 <standing side="badgers">$2</standing>
 <game>
  <toy-scene first="hedgehogs">
   <band id="hazel" family="hedgehogs" hex="0303" $3/>
   <band id="brock" family="badgers" hex="0304" strength="3"/>
  </toy-scene>
 </game>
</scene>
SCENE
}

# 5.3: two dice and one more; the attacker is beaten up to 5, that is by 2, 3
# and 4 (6 of 36), nobody at 6 and 7 (5 and 6, 9 of 36), else the defender.
back='<if-beaten value="back"/>'
scene back.xml "$back" 'strength="4"'
ends 0 odds back.xml --choose attacker-plan=scout
says 'hazel (4) at 0303 begins a scuffle with brock (3) at 0304.'
says 'Exact: every fall of the dice was played, 36 in all.'
says '  nobody            25.0 %'
says '  attacker          16.7 %'
says '  defender          58.3 %'
says 'Rounds: 1'

# who leaves the plan open gets both
ends 0 odds back.xml
says "scout            nobody 25.0, attacker 16.7, defender 58.3  0.0  "
says "push             nobody 19.4, attacker 8.3, defender 72.2   0.0  "
cp out both
ends 0 odds back.xml --choose attacker-plan=all
cmp -s both out || fail 'all is not what an open secret is'

# three rounds, and their samples
hold='<if-beaten value="hold"/>'
scene hold.xml "$hold" 'strength="4"'
ends 0 odds hold.xml --choose attacker-plan=scout
says '29016 in all'
ends 0 odds hold.xml --choose attacker-plan=scout --leaves 29016
says '29016 in all'
ends 0 odds hold.xml --choose attacker-plan=scout --leaves 29015 \
    --samples 500 --seed oak
says "Simulated: played 500 times with the dice of seed 'oak'"
says '+-'
cp out oak
ends 0 odds hold.xml --choose attacker-plan=scout --leaves 1 \
    --samples 500 --seed oak
cmp -s oak out || fail 'the same seed throws other dice'
ends 0 odds hold.xml --choose attacker-plan=scout --leaves 1 \
    --samples 500 --seed elm
cmp -s oak out && fail 'another seed throws the same dice'

# fractions for other programs
ends 0 odds back.xml --json
python3 - out <<'PYTHON' || fail 'the fractions do not sum to one'
import fractions, json, sys

told = json.load(open(sys.argv[1]))
assert told["combat"] == "hazel:brock"
assert len(told["cells"]) == 2
for cell in told["cells"]:
    assert cell["exact"]
    for measure in cell["measures"]:
        shares = [fractions.Fraction(int(share["numerator"]),
                                     int(share["denominator"]))
                  for share in measure["shares"]]
        assert sum(shares) == 1
beaten = told["cells"][0]["measures"][0]["shares"]
assert [(share["value"], share["numerator"], share["denominator"])
        for share in beaten] == [
    ("nobody", "1", "4"), ("attacker", "1", "6"), ("defender", "7", "12")]
PYTHON

# what is wrong, and where
wrong() { # id, words, arguments
    id=$1
    words=$2
    shift 2
    refused "$id" odds "$@"
    says "$words" err
}
wrong 'file unknown-reference' \
    "--choose: refused: 'plan=push' is none of: attacker-plan" \
    back.xml --choose plan=push
wrong 'file bad-value' "attacker-plan cannot be 'sing'" \
    back.xml --choose attacker-plan=sing
wrong 'file unknown-reference' \
    "there is no combat at '0101'; there is at hazel:brock" back.xml --at 0101
wrong 'file bad-value' '--samples: refused: 0 is not from 1' \
    back.xml --samples 0
wrong 'file unreadable' 'nowhere.xml' nowhere.xml

# one line of the scene is wrong, and it is that line that is named
spoilt() { # line, id, words, sed's command
    sed "$4" back.xml >bad.xml
    refused "$2" odds bad.xml
    says "bad.xml:$1: refused: $3" err
}
spoilt 2 'file missing-attribute' '<scene> lacks its attribute' 's/ title="[^"]*"//'
spoilt 2 'file version' "version '2' of a scene" 's/version="1"/version="2"/'
spoilt 3 'file unknown-reference' "'foxes' is no side" \
    '3s/hedgehogs/foxes/'
spoilt 3 'file bad-value' "value 'flee'" '3s/"back"/"flee"/'
spoilt 5 'file missing-element' 'a scene of this rule system holds one' \
    's/toy-scene/other-scene/'
spoilt 7 'file unknown-attribute' "<band> has no attribute 'weight'" \
    '7s/strength/weight="1" strength/'
spoilt 7 'file bad-value' "'hazel' has no strength" '7s/"4"/"0"/'
spoilt 7 'file unknown-reference' 'there is no hex 0909' '7s/0303/0909/'
spoilt 8 'file unknown-reference' "there is no family 'foxes'" \
    '8s/badgers/foxes/'
spoilt 5 'file unknown-element' "'note' does not stand in a scene" \
    's/game>/note>/'
sed '8s/0304/0305/' back.xml >apart.xml
wrong 'file missing-element' 'nobody stands where he could fight' apart.xml
sed 's/module.xml/missing.xml/' back.xml >other.xml
wrong 'file unreadable' 'missing.xml' other.xml
ends 0 odds other.xml --module module.xml
ends 0 odds other.xml --module "$srcdir/tests/toy/module"

# a turn: nobody has come near anybody yet
a_campaign c
wrong 'file missing-element' 'nobody stands where he could fight' c
wrong 'file missing-attribute' 'a turn alone needs --module' c/turn.xml
sed 's/hex="0805"/hex="0302"/' c/turn.xml >near.xml
wrong 'file missing-attribute' 'say with --at which combat: h2:b1, h3:b1' \
    near.xml --module module.xml
ends 0 odds near.xml --module module.xml --at h3:b1
says 'Windfall in the old orchard, turn 0:'
done_testing
