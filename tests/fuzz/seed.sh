#!/bin/sh
# Lays files of a real campaign into OUT/TARGET, for the corpus of each fuzz
# target to grow from:
#
#   srcdir=. builddir=build tests/fuzz/seed.sh OUT
out=$(realpath -m "${1:?}")
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/invalid/scene.sh"

seed() { # target, files
    target=$1
    shift
    mkdir -p "$out/$target"
    for file in "$@"; do
        [ -f "$file" ] || continue
        cp "$file" "$out/$target/$(sha256sum <"$file" | cut -c 1-16)"
    done
}

# Without their Signatures most bytes of a mutation hit something else.
bare() { # target, files
    target=$1
    shift
    for file in "$@"; do
        sed 's|<Signature .*</Signature>||' "$file" >bare
        seed "$target" bare
    done
}

make_scene
make_sealed
bare sheet mail/*-[12]-[12].xml
seed sheet draft.xml "$srcdir"/tests/invalid/*draft*/*.xml
for file in "$srcdir"/samples/waterloo/drafts/*.xml; do
    sed "s/EXCHANGE/1/; s/GAME\|STATE/$(game_of base/camp)/g" "$file" >draft.xml
    seed sheet draft.xml
done
# The same as text, which people write and mail programs quote.
cat >orders.txt <<'TEXT'
berthier windfall exchange 3 anna
I hedgehogs
  plan push
II Hedgehogs   # moves
  move "The Aunts" 0502
  move
    h1
    0304
III round 2 badgers
  scuffle band=b3 enemy=h2
standing hedgehogs chase yes
standing badgers
  if-beaten b2 retreat
note all: Bonne chance # 5,
  mes amis.
TEXT
sed 's/^/> /' orders.txt >quoted.txt
seed text orders.txt quoted.txt
cat >orders.txt <<'TEXT'
berthier waterloo-1815 exchange 1 french
II.a french
  move Reille "Quatre Bras"
  move Grouchy Fleurus repulse=1215,Ligny
I.b1 French
  force Ney "9th Division Foy", fr-bachelu
  transfer fr-foy fr-bachelu sp=1
standing french march "I Corps" go-if-enemy-class classes=corps,army
-- 
Anna
TEXT
seed text orders.txt
bare seal mail/*.seal.xml
bare roster base/camp/roster.xml base/draft/roster.xml base/sealing/roster.xml
bare consent roster-*.xml
bare lock base/locked/inbox/lock.xml base/sealed/inbox/lock.xml
seed lock base/camp/lock.txt
seed answer mail/*-answer.xml
bare participant keys/anna.xml keys/umpire.xml
seed participant keys/anna.xml
bare receipt base/*/outbox/*/*/receipt-*.xml
seed turn base/begun/turn.xml base/camp/turn.xml
bare turn "$srcdir"/tests/golden/toy-*/turn.xml
seed journal base/begun/journal.xml base/camp/journal.xml \
    "$srcdir"/tests/golden/toy-*/journal.xml
seed module module.xml
seed memory keys/anna.memory keys/umpire.memory
seed key keys/anna.key keys/anna.dice
seed signed mail/anna-2-1.xml mail/*.seal.xml roster-bert.xml \
    base/locked/inbox/lock.xml keys/anna.xml base/camp/turn.xml
for folder in "$srcdir/tests/toy/module"; do
    for file in "$folder"/*.tsv; do
        echo "== ${file##*/}"
        cat "$file"
    done >tables
    seed tables tables
done
seed scene "$srcdir"/samples/scenes/*.xml
a_campaign base/closed --preset umpire --book closed
bare view base/closed/outbox/*/*/view-*.xml

# Mails with these files, as they are and encoded, and an mbox of them.
mixed() { # encoding, command that encodes, file
    printf 'From anna Thu Jan  1 12:00:00 2026\nFrom: anna@example.org\nContent-Type: multipart/mixed;\n boundary="b"\n\n--b\n\nYours, Anna\n--b\nContent-Type: text/xml; name="sheet.xml"\nContent-Transfer-Encoding: %s\n\n' "$1"
    $2 <"$3"
    printf '\n--b--\n\n'
}
mixed 8bit cat mail/anna-2-1.xml >plain.eml
mixed base64 base64 mail/anna-2-1.xml >base64.eml
mixed base64 base64 plain.eml >nested.eml
cat plain.eml base64.eml >both.mbox
seed mime plain.eml base64.eml nested.eml both.mbox

# What several agree to, by hand.
ids="game=\"$(game_of base/camp)\""
state="state=\"$(state_of base/camp)\""
agreed() { # the document, without a line's end, comes in
    tr -d '\n' >document
    seed agreed document
}
agreed <<XML
<void exchange="2" $ids lock="$(game_of base/camp)" reason="bert moved house" version="1" withheld="bert"></void>
XML
agreed <<XML
<correction case="2.2a" entry="2" $ids reason="misread" $state version="1"><add><band id="h9"></band></add><change field="hex" from="0103" of="band" piece="h1" to="0104"></change><remove of="band" piece="h2"></remove></correction>
XML
agreed <<XML
<correction entry="2" $ids reason="all agree" restore="0" $state version="1"></correction>
XML
agreed <<XML
<correction entry="2" $ids reason="misread" $state version="1"><hidden digest="$(game_of base/camp)"></hidden></correction>
XML
agreed <<XML
<hidden entry="2" $ids salt="$(game_of base/camp)" version="1"><change field="hex" from="0103" of="band" piece="h1" to="0104"></change></hidden>
XML
agreed <<XML
<upgrade entry="2" from="1" $ids module="$(game_of base/camp)" program="berthier 0.1.0" reason="repaired" roster="$(game_of base/camp)" $state to="2" version="1"><revision number="2" plays="nothing"></revision></upgrade>
XML
agreed <<XML
<disclose entry="2" $ids $state version="1"></disclose>
XML
agreed <<XML
<end entry="2" $ids reason="too late" result="surrender" side="badgers" $state version="1"></end>
XML
