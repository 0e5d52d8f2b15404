#!/bin/sh
# The notice of a correction or a void stands until everybody who is still
# there and still commands has acknowledged it; a take-back ends it, and the end
# of the campaign ends all.
. "$srcdir/tests/commands/people.sh"

# Eight days later each time: what was owed is past due.
echo 0 >days
at() {
    days=$(($(cat days) + 8))
    echo $days >days
    date -u -d "2026-02-01 + $days days" +%Y-%m-%dT00:00:00Z
}

corrected() { # reason, apples of the hedgehogs, ids
    apples=$(sed -n 's/.*<household apples="\([0-9]*\)" family="hedgehogs".*/\1/p' c/turn.xml)
    printf '<correction reason="%s" version="1">\n<change piece="hedgehogs" of="household" field="apples" from="%s" to="%s"/>\n</correction>\n' \
        "$1" "$apples" "$2" >slip.xml
    shift 2
    ends 3 correct c --file slip.xml --at "$(at)"
    consents correction.xml "$@"
    ends 0 correct c --at "$(at)"
}

played() { # ids who send, and all answer
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
    plan=
    [ "$step" = I ] && plan='<plan value="rest"/>'
    for id; do
        case $id in
        anna) send anna "<orders side=\"hedgehogs\" step=\"$step\">$plan</orders>" ;;
        *) send "$id" "<orders side=\"badgers\" step=\"$step\">$plan</orders>" ;;
        esac
    done
    [ $# = 2 ] || ends 0 lock c --absent bert --at "$(at)"
    ends 0 process c --at "$(at)"
}

waits() { # entry
    sed -n "s/^.*<correction entry=\"$1\" .*waits=\"\([^\"]*\)\".*/\1/p" c/turn.xml
}

tells_log() { # words
    tr -s ' \n' '  ' <c/log.txt | grep -qF -- "$1" && return
    cat c/log.txt
    fail "the log does not tell: $1"
}

spare_keys carl dora
made_at=2026-02-01T00:00:00Z

# who has left is waited for no more, who stays is
start umpire --missing absent=1
corrected 'the apples were miscounted' 3 anna bert
is "the notice waits for" "$(waits 1)" "anna bert"
ends 3 roster c --join keys/carl.xml --leave bert --side carl=badgers --at "$(at)"
consents roster.xml anna carl
ends 0 roster c --at "$(at)"
is "who has left is waited for" "$(waits 1)" "anna"
echo berthier-memory/1 >keys/carl.memory
played anna carl
grep -q '<correction' c/turn.xml && fail "the notice outlives its last reader"
tells_log 'acknowledged by all with their sheets'

# nobody is left who could: a deputy and a member without a side count as gone
corrected 'once more' 5 anna carl
is "the notice waits for" "$(waits 4)" "anna carl"
ends 3 roster c --join keys/dora.xml --side dora=hedgehogs --deputy carl=hedgehogs \
    --without carl=badgers --side dora=badgers --at "$(at)"
consents roster.xml dora
ends 0 roster c --at "$(at)"
is "nobody is waited for" "$(waits 4)" ""
tells_log 'Corrected in entry 4: "once more" (it ends: anna, carl had not acknowledged it, and commands nothing any more).'
ends 0 audit c
made_again c roster correction exchange

# a take-back ends what it takes back, and keeps what was before
start umpire --missing absent=1
corrected 'first' 3 anna bert
played anna
is "bert was silent" "$(waits 1)" "bert"
corrected 'second' 4 anna bert
restored() { # to which, why
    ends 3 correct c --restore "$1" --reason "$2" --at "$(at)"
    consents correction.xml anna bert
    ends 0 correct c --at "$(at)"
}
restored 2 'too late'
is "what was before is told" "$(waits 1)" "bert"
is "what is taken back is told" "$(waits 3)" ""
is "the take-back is told" "$(waits 4)" "anna bert"
tells_log 'Corrected in entry 3: "second" (it ends: it is taken back).'
restored 0 'from the beginning'
is "all that is told" "$(grep -c '<correction entry' c/turn.xml)" 1
is "the last take-back" "$(waits 5)" "anna bert"
tells_log 'Corrected in entry 1: "first" (it ends: it is taken back).'

# the end of the campaign ends all, and nobody is told to send a sheet
ends 3 end c --draw --at "$(at)"
consents end.xml anna bert
ends 0 end c --at "$(at)"
grep -q '<correction' c/turn.xml && fail "a notice outlives the campaign"
ends 0 show c
silent_about owes
silent_about 'must answer'
silent_about sheet
ends 0 show c --json
says '"owes": []'
says '"questions": []'
for file in c/log.txt c/outbox/*/turn-6/body.txt; do
    tr -s ' \n' '  ' <"$file" | grep -Eq 'sheets? (is|are) due|due [0-9]|must answer|You owe|may send|asked now' &&
        fail "$file asks for something after the end"
done
[ -e c/outbox/anna/turn-6/orders-7.txt ] && fail "a blank sheet after the end"
ends 0 audit c
made_again c correction end
done_testing
