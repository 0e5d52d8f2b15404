#!/bin/sh
# A document that is proposed comes by a name of its own: whoever saves his
# letters in one folder has there what is in force, whatever is proposed.
. "$srcdir/tests/commands/exchange.sh"

# Every command of a player's in his folder.
works() { # id
    ends 0 show "home-$1"
    ends 0 sheet "home-$1" --from "$1" --out draft.txt
    ends 0 check "home-$1" draft.txt
    ends 0 sign "home-$1" draft.txt --key "keys/$1.key" $fixed --out mail
    ends 0 map "home-$1"
    ends 0 log "home-$1"
}

# All that he was sent last, in one folder.
save() { # id, causes
    who=$1
    shift
    rm -rf "home-$who" && mkdir "home-$who"
    for cause; do
        cp c/outbox/"$who"/"$cause"/*.* "home-$who/"
    done
}

# Drawn up, saved beside the turn, consented to where the letter says.
saved() { # document, entry, command
    document=$1
    entry=$2
    shift 2
    ends 3 "$@"
    for id in anna bert; do
        letter=c/outbox/$id/consent-$document-$entry
        name=proposed-$document.xml
        [ "$document" = restore ] && name=proposed-correction.xml
        [ -f "$letter/$name" ] || fail "$id has no $name: $(files "$letter")"
        says "  berthier consent DIR $name --key $id.key" "$letter/body.txt"
        is "what comes with it" "$(files "$letter" | sed 's/ hidden-1.xml//')" "body.txt $name"
        save "$id" "turn-$((entry - 1))" "consent-$document-$entry"
        him=$id
        works "$him"
        forget
        id=$him
        ends 0 consent "home-$id" "home-$id/$name" --key "keys/$id.key" --out "$id.xml"
        ends 0 submit c "$id.xml"
    done
}

echo '<correction case="4.1" reason="misread" version="1"><change field="watch" from="1" to="2"/></correction>' >slip.xml
start duel
saved roster 1 roster c --due P9D
saved correction 1 correct c --file slip.xml
saved end 1 end c --draw
ends 0 roster c --at 2026-01-02T00:00:00Z
ends 0 correct c --at 2026-01-02T00:00:00Z
saved restore 3 correct c --restore 1 --reason "back"
ends 0 correct c --at 2026-01-03T00:00:00Z
ends 0 end c --at 2026-01-04T00:00:00Z

# A closed book: its folders hold views.
start umpire --book closed
saved disclose 1 disclose c
saved roster 1 roster c --due P9D
ends 0 roster c --at 2026-01-02T00:00:00Z
ends 0 disclose c --at 2026-01-03T00:00:00Z

# A void; the turn's folder has its lock, and answers it still.
start duel
for id in anna bert; do
    ends 0 sheet c --from "$id" --out "draft-$id.txt"
    ends 0 sign c "draft-$id.txt" --key "keys/$id.key" $fixed --out mail
    ends 0 submit c "$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)"
done
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna
ends 3 void c --reason "bert is away" --at 2026-01-10T00:00:00Z
save bert turn-0 lock-1 consent-void-1
[ -f home-bert/proposed-void.xml ] || fail "bert has no proposed-void.xml"
[ -e home-bert/void.xml ] && fail "what is proposed has the name of what is in force"
ends 0 show home-bert
ends 0 answer home-bert home-bert/lock.xml --key keys/bert.dice --out mail

# The first roster is in force nowhere, and its letter is a folder of its own.
rm -rf draft && a_draft draft
ends 0 join draft keys/bert.xml --deputy hedgehogs
[ -f draft/outbox/anna/consent-roster-0/roster.xml ] || fail "the first roster has another name"
says '  berthier consent roster.xml --key anna.key' draft/outbox/anna/consent-roster-0/body.txt
ends 0 consent draft/outbox/anna/consent-roster-0/roster.xml --key keys/anna.key --out anna.xml
done_testing
