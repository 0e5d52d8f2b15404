# Campaigns with a closed book, on top of exchange.sh: the host has ./c, and
# home/ID is the folder in which ID keeps what was mailed to him. Every mail
# stays in mails/ID/NUMBER.
. "$srcdir/tests/commands/exchange.sh"

side_of() { # id
    case $1 in
    anna) echo hedgehogs ;;
    bert) echo badgers ;;
    esac
}

# The letters of the head go to their homes, and are looked into on the way.
deliver() {
    number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
    for id in anna bert; do
        mkdir -p "home/$id" "mails/$id/$number"
        cp "$(letter_to $id)"/* "home/$id/"
        cp "$(letter_to $id)"/* "mails/$id/$number/"
        keeps_secrets "$id" "$number"
        asks_the_same "$id"
    done
}

# A side's questions can be read from its view.
asks_the_same() { # id
    ends 0 show c --side "$(side_of "$1")" --json
    sed -n '/"questions"/,/\]/p' out >asked
    ends 0 show "home/$1" --json
    sed -n '/"questions"/,/\]/p' out | cmp -s - asked ||
        fail "the view asks $1 something else: $(cat asked out)"
}

# Nothing of a letter tells what only others may know.
keeps_secrets() { # id, number
    letter=mails/$1/$2
    for file in "$letter"/*; do
        case ${file##*/} in
        body.txt | lock.xml | roster.xml | module.xml | orders-*.txt) ;;
        anna.xml | bert.xml | umpire.xml) ;;
        "view-$(side_of "$1").xml" | "log-$(side_of "$1")".*) ;;
        *) fail "$1 gets ${file##*/} of entry $2" ;;
        esac
        cmp -s "$file" c/turn.xml && fail "$file is the turn"
    done
    python3 "$top/tests/commands/hidden.py" c "$(side_of "$1")" "$letter"/* ||
        fail "a letter to $1 betrays something"
}

# A sheet written, checked and signed at home, and sent to the host, where the
# check says the same.
order() { # id, sections
    view=home/$1/view-$(side_of "$1").xml
    exchange=$(($(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' "$view") + 1))
    printf '<sheet exchange="%d" from="%s" game="%s" state="%s" version="1">\n%s\n</sheet>\n' \
        "$exchange" "$1" "$(sed -n '1s/.* game="\([0-9a-f]*\)".*/\1/p' "$view")" \
        "$(sed -n '1s/.* state="\([0-9a-f]*\)".*/\1/p' "$view")" "$2" \
        >"draft-$1.xml"
    send_draft "$1" "draft-$1.xml"
}

send_draft() { # id, draft
    agree "$1" "$2"
    ends 0 sign "home/$1" "$2" --key "keys/$1.key" $fixed --out mail
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
    ends 0 submit c "$sheet"
}

# The player's desk and the host's say the same of a draft, word for word.
agree() { # id, draft
    run check "home/$1" "$2"
    here=$?
    cat out err | grep -v "^next: " >at-home
    run check c "$2"
    is "status of check at the host's" $? $here
    cat out err | grep -v "^next: " >at-the-host
    cmp -s at-home at-the-host || {
        diff at-home at-the-host
        fail "desk and host differ about $2"
    }
}

# Both play the whole night on the blank sheets that were mailed to them.
play_blanks() { # most exchanges
    played=0
    while [ $played -lt "$1" ] && ! grep -q '^<turn .* over="yes"' c/turn.xml; do
        number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
        for id in anna bert; do
            send_draft $id "home/$id/orders-$((number + 1)).txt"
        done
        "$2"
        deliver
        played=$((played + 1))
    done
}
