# What several agree to in ./c, on top of exchange.sh, and how entries and
# letters are held to their word.
. "$srcdir/tests/commands/exchange.sh"

# Each consents to the document that waits, and the host files it.
consents() { # document, with or without .xml; ids
    agreed_to=c/inbox/${1%.xml}.xml
    shift
    for id; do
        ends 0 consent c "$agreed_to" --key "keys/$id.key" --out "$id.xml"
        ends 0 submit c "$id.xml"
    done
}

# Words of a file, over line ends as well.
reads() { # words, file
    tr '\n' ' ' <"$2" | tr -s ' ' | grep -Fq -- "$1" && return
    cat "$2"
    fail "$2 does not say: $1"
}

# The history holds, by the audit and by the independent checker.
holds() {
    ends 0 audit c
    python3 "$srcdir/tests/verify/check_history.py" c >proven 2>&1 ||
        fail "$(cat proven)"
}

# An exchange in which both push on.
play_on() {
    step=$(sed -n '1s/.* step="\([^"]*\)".*/\1/p' c/turn.xml)
    plan=
    [ "$step" = I ] && plan='<plan value="push"/>'
    send anna "<orders side=\"hedgehogs\" step=\"$step\">$plan</orders>"
    send bert "<orders side=\"badgers\" step=\"$step\">$plan</orders>"
    ends 0 lock c
    answer anna bert
    ends 0 process c
}
