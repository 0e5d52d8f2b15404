# Whole exchanges of the toy campaign, on top of toy.sh: a campaign in ./c,
# begun at the new year of 2026, anna for the hedgehogs, bert for the badgers.
. "$srcdir/tests/commands/toy.sh"
top=$srcdir
# shellcheck disable=SC2034 # for who sources this: what repeats a sheet
fixed="--made 2026-01-01T12:00:00Z --salt
0000000000000000000000000000000000000000000000000000000000000000"
zeros=0000000000000000000000000000000000000000000000000000000000000000

# Words in the output or the findings of the last run, over line ends as well.
tells() { # words
    cat out err | tr '\n' ' ' | grep -Fq -- "$1" && return 0
    cat out err
    fail "it does not tell: $1"
}

silent_about() { # words
    cat out err | grep -Fq -- "$1" || return 0
    cat out err
    fail "it tells: $1"
}

# The id that the last run's warning goes on with.
word() {
    sed -n 's/.*\. --accept \([a-z0-9-]*\) goes on in spite of it.*/\1/p' err
}

start() { # preset, options of new
    preset=$1
    shift
    rm -rf c mail
    a_draft c --preset "$preset" "$@"
    all_consent c
    ends 0 begin c --at 2026-01-01T00:00:00Z --salt $zeros
    forget
}

# The memories as keygen makes them.
forget() {
    rm -rf mail
    for id in anna bert umpire; do
        echo berthier-memory/1 >"keys/$id.memory"
        rm -f "keys/$id.sheet.xml"
    done
}

# draft-ID.xml for the exchange that is open.
a_sheet_of() { # id, sections
    number=$(sed -n '1s/.* number="\([0-9]*\)".*/\1/p' c/turn.xml)
    printf '<sheet exchange="%d" from="%s" game="%s" state="%s" version="1">\n%s\n</sheet>\n' \
        $((number + 1)) "$1" "$(game_of c)" "$(state_of c)" "$2" \
        >"draft-$1.xml"
}

# Signs and submits it; the sheet is sent-ID.xml.
send() { # id, sections
    a_sheet_of "$1" "$2"
    ends 0 sign c "draft-$1.xml" --key "keys/$1.key" \
        --made "${made_at:-2026-01-01T12:00:00Z}" --salt "${salt:-$zeros}" \
        --out mail
    sheet=$(sed -n 's/^sheet \(.*\), digest .*/\1/p' out)
    cp "$sheet" "sent-$1.xml"
    ends 0 submit c "$sheet"
}

# Everybody named answers the open lock.
answer() { # ids
    for id; do
        ends 0 answer c c/inbox/lock.xml --key "keys/$id.dice" --out mail
        ends 0 submit c \
            "$(sed -n 's/^send \(.*\) to the host alone.*/\1/p' out)"
    done
}

# What must hold after every entry.
sound() {
    is "git status" "$(git -C c status --porcelain)" ""
    git -C c fsck --full --strict >fsck 2>&1 || fail "git fsck: $(cat fsck)"
    git -C c -c gpg.format=ssh -c gpg.ssh.allowedSignersFile=allowed_signers \
        verify-commit HEAD >good 2>&1 || fail "git verify-commit: $(cat good)"
    grep -q '^Good "git" signature for umpire' good ||
        fail "verify-commit says: $(cat good)"
    [ -f c/seed.txt ] || return 0
    is "lock in seed.txt" "$(sed -n 's/^lock //p' c/seed.txt)" \
        "$(digest c/lock.txt)"
}

# Anybody makes every entry of the history again, and the same: begin, and of
# the other kinds each that is named.
made_again() { # folder, kinds
    folder=$1
    shift
    kinds=
    for number in $(seq 0 $(($(git -C "$folder" rev-list --count HEAD) - 1))); do
        rm -rf again
        ends 0 process "$folder" --out again --entry "$number"
        tells identical
        git -C "$folder" show "$(printf 'turn-%04d' "$number"):journal.xml" |
            cmp - again/journal.xml || fail "entry $number is another"
        kinds="$kinds $(sed -n '1s/.* kind="\([a-z]*\)".*/\1/p' again/turn.xml)"
    done
    for kind in begin "$@"; do
        case "$kinds " in
        *" $kind "*) ;;
        *) fail "no entry of kind $kind among$kinds" ;;
        esac
    done
}

# The letter about a file that was not accepted says that, over line ends too.
bounce_says() { # campaign, id, file, words
    about=$1/outbox/$2/rejected-$(digest "$3" | cut -c 1-12)/body.txt
    tr '\n' ' ' <"$about" | tr -s ' ' | grep -Fq -- "$4" && return
    cat "$about"
    fail "the letter about $3 does not say: $4"
}
