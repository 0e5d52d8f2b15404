# The campaign in which every mistake is made, for the scripts beside this file:
#
#   . "$srcdir/tests/invalid/scene.sh"
#
# Anna plays the hedgehogs, bert the badgers, the umpire is the host. One
# exchange is played, in the second it is for anna to move.
#
#   base/draft    the roster awaits its consents
#   base/begun    turn 0
#   base/camp     turn 1; sheet 1 of anna is accepted
#   base/fork     another exchange 1 after the same turn 0
#   base/locked   the second exchange is locked
#   base/other    the same, locked with another sheet of anna's
#   base/sealing  preset table: the seal of anna is accepted
#   base/sealed   both seals are locked
#   base/waterloo the sample campaign, where the french march in exchange 2;
#                 made by make_waterloo, for berthier itself
#   mail/         what all of them sent, all of it good
. "$srcdir/tests/commands/toy.sh"
LC_ALL=C
TZ=UTC
HOME=$scratch
export LC_ALL TZ HOME
unset XDG_CONFIG_HOME

# A draft for the open exchange: what stands in it comes in.
draft() { # campaign, who
    cat <<DRAFT
<sheet exchange="$(($(turn_of "$1") + 1))" from="$2" game="$(game_of "$1")"
       state="$(unsigned_digest "$1/turn.xml")" version="1">
$(cat)
</sheet>
DRAFT
}

unsigned_digest() { # file
    sed 's|<Signature .*</Signature>||' <"$1" | sha256sum | cut -c 1-64
}

turn_of() { # campaign
    sed -n 's/^<turn .* number="\([0-9]*\)".*/\1/p' "$1/turn.xml"
}

must() { # a command of berthier that cannot fail here
    "$berthier" "$@" >out 2>err </dev/null && return
    cat out err
    exit 99
}

# A sheet into the folder mail: the orders come in.
sheet() { # campaign, keys, who, number
    draft "$1" "$3" >draft.xml
    must sign "$1" draft.xml --key "$2/$3.key" --sequence "$4" --out mail \
        --made "2026-11-2$(($(turn_of "$1") + 2))T12:00:00Z" \
        --salt "$(echo "$3 $4" | sha256sum | cut -c 1-64)"
}

plan() { # campaign, keys, who, side, plan, number
    echo "<orders side=\"$4\" step=\"I\"><plan value=\"$5\"/></orders>" |
        sheet "$1" "$2" "$3" "$6"
}

lock_at=2026-11-23T18:00:00Z

# Locks, answers for anna and bert, and lays that mail ready.
lock() { # campaign, keys
    must lock "$1" --key "$2/umpire.key" --at $lock_at
    for who in anna bert; do
        must answer "$1" "$1/inbox/lock.xml" --key "$2/$who.dice" --out mail
    done
}

# The first exchange of both worlds.
play_first() { # campaign, keys, sheet of anna
    must submit "$1" "mail/anna-1-$3.xml" mail/bert-1-1.xml \
        --at 2026-11-21T20:00:00Z --key "$2/umpire.key"
    must lock "$1" --key "$2/umpire.key" --at 2026-11-22T18:00:00Z
    for who in anna bert; do
        must answer "$1" "$1/inbox/lock.xml" --key "$2/$who.dice" --out mail
    done
    must submit "$1" mail/anna-1-answer.xml mail/bert-1-answer.xml \
        --at 2026-11-22T20:00:00Z --key "$2/umpire.key"
    must process "$1" --key "$2/umpire.key"
}

make_first() {
    a_campaign base/begun
    cp -a base/begun base/camp
    cp -a base/begun base/fork
    plan base/begun keys anna hedgehogs scout 1
    plan base/begun keys bert badgers push 1
    # The worlds part here; each has its own memories.
    cp -r keys forkkeys
    plan base/begun forkkeys anna hedgehogs push 2
    play_first base/fork forkkeys 2
    play_first base/camp keys 1
}

make_second() {
    sheet base/camp keys anna 1 <<ORDERS
 <orders side="hedgehogs" step="II">
  <move band="h1" path="0103"/>
  <move band="h3" path="0203"/>
 </orders>
 <note to="all">Good apples to all.</note>
ORDERS
    echo '<orders side="badgers" step="II"></orders>' |
        sheet base/camp keys bert 1
    cp -r keys otherkeys
    sheet base/camp otherkeys anna 2 <<ORDERS
 <orders side="hedgehogs" step="II">
  <move band="h3" path="0203"/>
 </orders>
ORDERS
    must submit base/camp mail/anna-2-1.xml --at 2026-11-22T21:00:00Z
    cp -a base/camp base/locked
    cp -a base/camp base/other
    must submit base/other mail/anna-2-2.xml mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
    mv mail answered && mkdir mail
    lock base/other otherkeys
    mv mail othermail && mv answered mail
    cp -r keys unlocked
    must submit base/locked mail/bert-2-1.xml --at 2026-11-22T22:00:00Z
    lock base/locked keys
    # Before anybody has answered or locked anything of exchange 2.
    mv keys lockedkeys && mv unlocked keys
}

# What stands for the digests and commits in the reports: none of them would
# be the same if the toy were changed.
called() { # name, digest
    for length in 64 40 16 12 8; do
        echo "$2" | sed -n "s/^\([0-9a-f]\{$length\}\).*/s|\1|$1|g/p"
    done
}

lock_of() { # lock.xml
    sed -n '/^<lock/,/^beacon/{s/^<lock.*>//;p;}' "$1" >text
    digest text
}

name_digests() {
    called GAME "$(game_of base/camp)"
    called BEFORE "$(state_of base/begun)"
    called HEAD "$(state_of base/camp)"
    called FORK "$(state_of base/fork)"
    called FIRST-LOCK "$(lock_of base/camp/lock.xml)"
    called FORK-LOCK "$(lock_of base/fork/lock.xml)"
    called LOCK "$(lock_of base/locked/inbox/lock.xml)"
    called OTHER-LOCK "$(lock_of base/other/inbox/lock.xml)"
    for sheet in anna-1-1 anna-1-2 anna-2-1 anna-2-2 bert-2-1; do
        called "$sheet" "$(digest mail/$sheet.xml)"
    done
    called MODULE "$(digest module.xml)"
    called ROSTER "$(digest base/draft/roster.xml)"
}

make_scene() {
    mkdir base mail
    a_draft base/draft
    make_first
    make_second
    name_digests >names.sed
}

# Preset table; anna and bert have sealed their plans. In mail/ the files begin
# with sealed-.
make_sealed() {
    cp -r keys sealkeys
    a_campaign base/sealing --preset table
    for who in anna bert; do
        side=hedgehogs
        [ $who = anna ] || side=badgers
        echo "<orders side=\"$side\" step=\"I\"><plan value=\"rest\"/></orders>" |
            draft base/sealing $who >draft.xml
        must sign base/sealing draft.xml --key sealkeys/$who.key --sequence 1 --made 2026-11-22T12:00:00Z \
            --salt "$(echo $who | sha256sum | cut -c 1-64)" --out sealmail
        for file in sealmail/$who-*; do
            mv "$file" "mail/sealed-${file##*/}"
        done
    done
    must submit base/sealing mail/sealed-anna-1-1.seal.xml \
        --at 2026-11-22T21:00:00Z
    cp -a base/sealing base/sealed
    must submit base/sealed mail/sealed-bert-1-1.seal.xml \
        --at 2026-11-22T21:00:00Z
    must lock base/sealed --key sealkeys/umpire.key --at $lock_at
}

# The scene's own program is the toy's.
toy=$berthier

# Anna plays the french, bert the coalition; they let the first day begin.
make_waterloo() {
    berthier=$builddir/berthier
    must module "$srcdir/samples/modules/waterloo-1815" --out waterloo.xml
    must new waterloo.xml base/waterloo --host keys/umpire.xml --test
    must join base/waterloo keys/anna.xml --side french
    must join base/waterloo keys/bert.xml --side coalition
    for who in anna bert umpire; do
        must consent base/waterloo/roster.xml --key "keys/$who.key" \
            --out waterloo-$who.xml
        must submit base/waterloo waterloo-$who.xml
    done
    must begin base/waterloo --at 2026-11-21T18:00:00Z
    cp -r keys waterlookeys
    morning anna french
    morning bert coalition
    must lock base/waterloo --key waterlookeys/umpire.key
    for who in anna bert; do
        must answer base/waterloo base/waterloo/inbox/lock.xml \
            --key "waterlookeys/$who.dice"
        must submit base/waterloo "$who-1-answer.xml"
    done
    must process base/waterloo --key waterlookeys/umpire.key
    berthier=$toy
}

# Nothing is changed before the marches.
morning() { # who, side
    for step in I.a2 I.b1 I.b2 I.b3; do
        echo " <orders side=\"$2\" step=\"$step\"></orders>"
    done >morning
    draft base/waterloo "$1" <morning >draft.xml
    must sign base/waterloo draft.xml --key "waterlookeys/$1.key" --sequence 1
    must submit base/waterloo "$1-1-1.xml"
}
