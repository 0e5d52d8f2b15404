#!/bin/sh
# A closed book in which people change: the newcomer gets a folder and the view
# of his side, and another host keeps the book and signs the views.
. "$srcdir/tests/commands/closed-book.sh"

side_of() { # id
    case $1 in
    anna) echo hedgehogs ;;
    *) echo badgers ;;
    esac
}
take() { # ids
    number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
    for id; do
        mkdir -p "home/$id" mails
        cp "$(letter_to "$id")"/* "home/$id/"
        cp "home/$id/view-$(side_of "$id").xml" "mails/$id-$number.xml"
    done
}
consent_of() { # ids
    for id; do
        ends 0 consent c c/inbox/roster.xml --key "keys/$id.key" --from "$id" \
            --out "consent-$id.xml"
        ends 0 submit c "consent-$id.xml"
    done
}
plans() { # who commands the badgers
    order anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
    order "$1" '<orders side="badgers" step="I"><plan value="rest"/></orders>'
}

start umpire --book closed
take anna bert
spare_keys carl dora
ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers
consent_of anna carl bert
ends 0 roster c --at 2026-01-02T00:00:00Z
sound
is "what carl gets" "$(files c/outbox/carl/turn-1)" \
    "anna.xml body.txt carl.xml log-badgers.html log-badgers.txt module.xml orders-2.txt roster.xml umpire.xml view-badgers.xml"
[ -e c/outbox/anna/turn-1/campaign.bundle ] && fail "the history was mailed"
take anna carl
ends 0 show home/carl
tells 'Badgers must answer'
ends 0 show home/bert
plans carl
ends 0 process c --at 2026-01-03T00:00:00Z
take anna carl

# Another host: to him the former hands the folder itself.
ends 3 roster c --join keys/dora.xml --host dora --leave umpire
consent_of anna carl umpire
ends 0 roster c --key keys/dora.key --at 2026-01-04T00:00:00Z
take anna carl
BERTHIER_KEY=keys/dora.key
ends 0 show home/anna
ends 0 verify home/carl home/carl/view-badgers.xml
ends 0 show c
number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
for id in anna carl; do
    send_draft $id "home/$id/orders-$((number + 1)).txt"
done
ends 0 process c --at 2026-01-05T00:00:00Z
take anna carl

# A draw by consent, and then the book is opened by the host alone.
ends 3 end c --draw
for id in anna carl; do
    ends 0 consent c c/inbox/end.xml --key keys/$id.key --from $id \
        --out consent-$id.xml
    ends 0 submit c consent-$id.xml
done
ends 0 end c --at 2026-01-06T00:00:00Z
take anna carl
ends 0 disclose c --at 2026-01-07T00:00:00Z
git clone -q "$(letter_to carl)/campaign.bundle" book 2>/dev/null ||
    fail "carl cannot clone the book"
# shellcheck disable=SC2046
ends 0 verify book $(echo mails/*.xml)
is "views proven" "$(grep -c 'proven true by the book' out)" \
    "$(find mails -name '*.xml' | wc -l)"
for entry in 0 1 2 3 4 5 6; do
    git -C book show "turn-000$entry:turn.xml" >turn.xml
    ends 0 verify book turn.xml
done
ends 0 audit book
done_testing
