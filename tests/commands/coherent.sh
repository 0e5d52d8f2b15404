#!/bin/sh
# What an umpire's correction would make must agree with itself before anybody
# is asked: a force in two places, a sum that is none, a piece in two boxes, an
# ally who is an enemy are refused with their cases, and nothing changes. A
# change that leaves all in one piece is drawn up.
. "$srcdir/tests/commands/exchange.sh"

begin() { # module, side of anna, sides of bert...
    rm -rf c
    ends 0 module "$srcdir/samples/modules/$1" --out "$1.xml"
    ends 0 new "$1.xml" c --host keys/umpire.xml --test --preset umpire
    ends 0 join c keys/anna.xml --side "$2"
    shift 2
    for side; do
        ends 0 join c keys/bert.xml --side "$side"
    done
    all_consent c
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
    before=$(here)
}

# All that there is of the campaign: entries, inbox, letters.
here() {
    git -C c rev-parse HEAD
    find c -path c/.git -prune -o -type f -exec sha256sum {} + | sort
}

slip() { # case, changes
    printf '<correction case="%s" reason="the map was misread" version="1">\n%s\n</correction>\n' \
        "$1" "$2" >slip.xml
}

# What stands in that attribute of the piece, in the turn.
stands() { # element, id, attribute
    sed -n "s/.*\(<$1 [^>]*\)>.*/\1/p" c/turn.xml | grep " id=\"$2\"" |
        sed -n "s/.* $3=\"\([^\"]*\)\".*/\1/p"
}

# Refused with that id, with these words, at the umpire's own line: that of one
# of the changes, the first of which stands in line 2.
breaks() { # id, words, case, changes
    slip "$3" "$4"
    refused "$1" correct c --file slip.xml
    tells "$2"
    grep 'refused:' err | grep -v '^slip.xml:[2-9]: refused: ' &&
        fail "not at his lines: $(cat err)"
    is "the campaign after: $2" "$(here)" "$before"
}

# Each finding stands at the line that made it so: of several that of the last
# change of the record, and of these one whose value it tells; else that of the
# last whose record it names; else the first, with the record's name. The whole
# is told at once.
at_lines() { # a draft; the findings follow
    printf '%s\n' "reason the map was misread" "$1" >slip.txt
    ends 1 correct c --file slip.txt
    grep 'refused:' err | sed 's/ \[[^]]*\]$//' >told
    cat >wanted
    cmp -s told wanted || {
        diff wanted told
        fail "the findings are others"
    }
}

# ---- the toy ruleset ------------------------------------------------------------
start duel
before=$(here)
at_lines "move band h1 to 0303
move band b1 to 0303
set band b1 pace 2
strength of band h2 0
move band h3 to 0303
set game watch 9" <<'FINDINGS'
slip.txt:3: refused: band 'b1' (Brock) stands in 0303, where 'h3' (Little Spines) of the other family stands
slip.txt:5: refused: band 'h2' (The Aunts) stands in 0201 and has no strength
slip.txt:6: refused: band 'h3' (Little Spines) is one too many in 0303: there is room for 1
slip.txt:7: refused: watch 9 is none of the night, which has 4
FINDINGS
is "the orchard after findings at his lines" "$(here)" "$before"
breaks 'rule 2.5' "stands in 0102, where 'h1' (Old Bristle) of the other" 4.1 \
    '<change piece="b1" of="band" field="hex" from="0805" to="0102"/>'
breaks 'rule 1.2' "watch 5 is none of the night" 4.1 \
    '<change field="watch" from="1" to="5"/>'
# What the ruleset cannot open is told there as well: where its text names a piece.
at_lines "set band h2 pace 3
set band h1 family foxes" <<'FINDINGS'
slip.txt:3: refused: band 'h1' is of no family
FINDINGS
berthier=$builddir/berthier

# ---- Campaigns of Napoleon ---------------------------------------------------
begin waterloo-1815 french coalition

# Reille rides off without his corps: its 23 SP would march from two places.
is "Reille stands" "$(stands leader reille hex)" 0722
breaks 'base force' "moves with 'reille' (Reille), who stands at 1405" 1a \
    '<change piece="reille" of="leader" field="hex" from="0722" to="1405"/>'
tells "unit 'fr-bachelu' (5th Division Bachelu) stands at 0722"
is "one line for each who is left behind" "$(grep -c 'refused:' err)" \
    "$(sed -n 's/.*\(<unit [^>]*\)>.*/\1/p; s/.*\(<leader [^>]*\)>.*/\1/p' c/turn.xml |
        grep 'force="reille"' | grep -cv ' id="reille"')"
breaks 'base force' "unit 'fr-foy' (9th Division Foy) stands at 1405" 1a \
    '<change piece="fr-foy" of="unit" field="hex" from="0722" to="1405"/>'
breaks 'base losses' "its units and vedettes have" 1a \
    '<change piece="fr-foy" of="unit" field="sp" from="5" to="3"/>'
breaks 'base scenario' "is not on the map, and stands at 0722" 1a \
    '<change piece="fr-foy" of="unit" field="state" to="out"/>
<change piece="fr-foy" of="unit" field="sp" from="5"/>
<change piece="fr-foy" of="unit" field="art" from="1"/>
<change piece="fr-foy" of="unit" field="force" from="reille"/>
<change piece="french" of="army" field="lost-sp" to="6"/>'
breaks 'base vedettes' "vedettes out, and there are" 1a \
    '<remove piece="pr-vedette-1" of="vedette"/>'

at_lines "set game weather rain
set leader reille hex 1405
set unit bachelu hex 1404
set unit foy hex 1405
set unit foy hex 0101
strength of unit foy 4
set army anglo-allied ap 99" <<'FINDINGS'
slip.txt:2: refused: army 'french': the Army of the North began with 162 SP, 0 arrived and 0 are lost, which leaves 162; its units and vedettes have 161; 'set army french lost-sp 1' would mend it
slip.txt:3: refused: unit 'fr-jerome' (6th Division Jerome Bonaparte) stands at 0722 and moves with 'reille' (Reille), who stands at 1405 (Overyssche): a force stands in the hex of its leader and the next
slip.txt:3: refused: unit 'fr-girard' (7th Division Girard) stands at 0722 and moves with 'reille' (Reille), who stands at 1405 (Overyssche): a force stands in the hex of its leader and the next
slip.txt:3: refused: unit 'fr-pire' (2nd Cavalry Division Pire) stands at 0722 and moves with 'reille' (Reille), who stands at 1405 (Overyssche): a force stands in the hex of its leader and the next
slip.txt:3: refused: leader 'girard' (Girard) stands at 0722 and moves with 'reille' (Reille), who stands at 1405 (Overyssche): a force stands in the hex of its leader and the next
slip.txt:6: refused: unit 'fr-foy' (9th Division Foy) stands at 0101 and moves with 'reille' (Reille), who stands at 1405 (Overyssche): a force stands in the hex of its leader and the next
slip.txt:8: refused: the Anglo-allied army has 99 administrative points, and may have 50
FINDINGS
is "the campaign after findings at his lines" "$(here)" "$before"
sed -i 's/^strength of unit foy 4/&\nset army french lost-sp 1/; /hex/d; /ap 99/d' slip.txt
ends 3 correct c --file slip.txt
tells 'waiting for'
rm c/inbox/correction.xml

# All of it together is one thing, and is drawn up.
changes=
for piece in $(sed -n 's/.*<\(unit\|leader\) \([^>]*force="reille"[^>]*\)>.*/\1 \2/p' c/turn.xml |
    sed 's/\([a-z]*\) .* id="\([^"]*\)".*/\1:\2/'); do
    changes="$changes<change piece=\"${piece#*:}\" of=\"${piece%%:*}\" field=\"hex\" from=\"0722\" to=\"0721\"/>
"
done
slip 1a "$changes"
ends 3 correct c --file slip.xml
tells 'waiting for'

# ---- Empires in Arms ---------------------------------------------------------
begin europe-1805 fr gb au pr ru sp tu

breaks 'base army-reinforcement' 'and its counter holds' 10.6a \
    "<change piece=\"fr-1\" of=\"corps\" field=\"infantry\" from=\"$(stands corps fr-1 infantry)\" to=\"99\"/>"
breaks 'rule 10.6.3a' "leader 'napoleon' (Napoleon) is held by 'au', and not captured" 10.6a \
    '<change piece="napoleon" of="leader" field="holder" to="au"/>'
breaks 'rule 10.6a' "is with 'fr-guard', and not on the map" 10.6a \
    '<change piece="napoleon" of="leader" field="state" from="map" to="captured"/>
<change piece="napoleon" of="leader" field="holder" to="au"/>'
breaks 'base alliance' "are at war, and allied" 10.6a \
    '<add><alliance one="fr" other="gb" since="1"/></add>'
breaks 'base declaration' "'tu' is at war with itself" 10.6a \
    '<add><war one="tu" other="tu" since="1"/></add>'
breaks 'base naval-reinforcement' "has 99 ships, and its counter holds" 10.6a \
    "<change piece=\"gb-f1\" of=\"fleet\" field=\"ships\" from=\"$(stands fleet gb-f1 ships)\" to=\"99\"/>"
breaks 'base scenario' "is none of the game" 10.6a \
    '<change field="turn" from="1" to="999"/>'
breaks 'base territory' "province 'bohemia' (Bohemia) is nobody's" 10.6a \
    '<change piece="bohemia" of="province" field="controller" from="au"/>'
# Entered once, and the program died of it five exchanges later.
breaks 'file unknown-reference' "id 'sp-f3' is not there" 10.6a \
    '<change piece="holland" of="district" field="id" from="holland" to="sp-f3"/>'
slip 10.6a "<change piece=\"fr-1\" of=\"corps\" field=\"infantry\" from=\"$(stands corps fr-1 infantry)\" to=\"4\"/>"
ends 3 correct c --file slip.xml
tells 'waiting for'
done_testing
