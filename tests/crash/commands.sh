# Every command that writes, each on a campaign that is ready for it, for the
# scripts beside this file that name a ruleset:
#
#   . "$srcdir/tests/crash/commands.sh"
#   make_commands TABLES "--side A" "--side B" NEXT
#   python3 "$crash/faults.py" commands [behind]
#
# Anna and bert command what is said of them; NEXT is the program that plays
# the ruleset by another revision. The sheets are the blank ones of the letters.
. "$srcdir/tests/crash/scene.sh"
plain_build_only
CRASH_RUNS=
export CRASH_RUNS
made=2026-11-22T12:00:00Z
salt=1111111111111111111111111111111111111111111111111111111111111111

# The words of a command, whose campaign may not be there yet; whoever commits
# must be killed after that as well.
run_is() { # name, campaign or -, words
    name=$1
    mkdir -p "ready/$name"
    [ "$2" = - ] || cp -a "$2" "ready/$name/camp"
    cp -r keys "ready/$name/keys"
    cp -r mail "ready/$name/mail"
    shift 2
    echo "$@" >"ready/$name/words"
    CRASH_RUNS="$CRASH_RUNS $name"
}

# What waits for consents, and nothing else.
asks() { # arguments of berthier
    "$berthier" "$@" >out 2>err </dev/null
    [ $? = 3 ] || { cat out err; exit 99; }
}

agree() { # campaign, document, ids
    campaign=$1
    document=$2
    shift 2
    for who; do
        must consent "$campaign" "$campaign/inbox/$document" --key "keys/$who.key" \
            --from "$who" --out agreed.xml
        must submit "$campaign" agreed.xml --at 2026-11-25T18:00:00Z
    done
}

# A command that draws a document up, and the same once all have agreed.
both_calls() { # command-and-more, document, campaign, words after that
    asking=$1
    command=${1%%-*}
    asked=$2
    cp -a "$3" drawn
    shift 3
    run_is "$asking-ask" drawn "$command camp $* --at 2026-11-25T18:00:00Z"
    asks "$command" drawn "$@" --at 2026-11-25T18:00:00Z
    agree drawn "$asked" anna bert
    run_is "$asking" drawn "$command camp --at 2026-11-26T18:00:00Z"
    rm -rf drawn
}

# Another text in place of one that somebody has consented to.
replacing() { # campaign
    cp -a "$1" drawn
    asks roster drawn --due P2D --at 2026-11-25T18:00:00Z
    agree drawn roster.xml anna
    run_is roster-replace drawn roster camp --due P3D \
        --at 2026-11-25T19:00:00Z --accept \
        "replace-$(sha256sum <drawn/inbox/roster.xml | cut -c 1-8)"
    rm -rf drawn
}

# From tables to a draft that all have agreed to.
make_draft() { # tables, anna's, bert's
    cp -r "$1" mail/tables
    run_is module - module mail/tables --out mail/module.xml
    must module mail/tables --out mail/module.xml
    rm -rf mail/tables
    run_is new - new mail/module.xml camp --host keys/umpire.xml --test
    must new mail/module.xml draft --host keys/umpire.xml --test
    # shellcheck disable=SC2086 # words
    must join draft keys/bert.xml $3
    run_is join draft "join camp keys/anna.xml $2"
    # shellcheck disable=SC2086 # words
    must join draft keys/anna.xml $2
    run_is consent draft consent camp/roster.xml --key keys/anna.key \
        --out mail/agreed.xml
    consent_to draft
    run_is submit-consents draft submit camp mail/agreed-anna.xml \
        mail/agreed-bert.xml --at 2026-11-20T18:00:00Z
    file_consents draft
    run_is join-again draft "join camp keys/bert.xml --deputy ${2##* }"
}

consent_to() { # draft
    for who in anna bert umpire; do
        must consent "$1/roster.xml" --key keys/$who.key \
            --out "mail/agreed-$who.xml"
    done
}

file_consents() { # draft
    must submit "$1" mail/agreed-anna.xml mail/agreed-bert.xml \
        mail/agreed-umpire.xml --at 2026-11-20T18:00:00Z
    rm mail/agreed-*.xml
}

begin() { # draft
    must begin "$1" --at 2026-11-21T18:00:00Z --salt $salt
}

# The blank sheets come back.
sign_blanks() { # campaign
    for who in anna bert; do
        must sign "$1" "$1/outbox/$who/turn-0/orders-1.txt" \
            --key keys/$who.key --sequence 1 --made $made --salt $salt \
            --out mail
    done
}

# An exchange in preset duel up to its turn; at each step a command is ready.
play_exchange() { # campaign, begun
    run_is sign "$1" sign camp camp/outbox/anna/turn-0/orders-1.txt --key \
        keys/anna.key --sequence 1 --made $made --salt $salt --out mail
    sign_blanks "$1"
    run_is submit "$1" submit camp mail/anna-1-1.xml mail/bert-1-1.xml \
        --at 2026-11-22T17:00:00Z
    must submit "$1" mail/anna-1-1.xml mail/bert-1-1.xml \
        --at 2026-11-22T17:00:00Z
    run_is lock "$1" lock camp --at 2026-11-22T18:00:00Z
    must lock "$1" --at 2026-11-22T18:00:00Z
    run_is answer "$1" answer camp camp/inbox/lock.xml --key keys/anna.dice \
        --out mail
    for who in anna bert; do
        must answer "$1" "$1/inbox/lock.xml" --key keys/$who.dice --out mail
    done
    must submit "$1" mail/anna-1-answer.xml --at 2026-11-23T18:00:00Z
    make_void "$1"
    must submit "$1" mail/bert-1-answer.xml --at 2026-11-23T18:00:00Z
    run_is process "$1" process camp
    must process "$1"
}

# Bert does not answer.
make_void() { # campaign, locked
    cp -a "$1" stalled
    run_is void-ask stalled void camp --reason silent --at 2026-12-23T18:00:00Z
    asks void stalled --reason silent --at 2026-12-23T18:00:00Z
    agree stalled void.xml anna
    run_is void stalled void camp --at 2026-12-24T18:00:00Z
    rm -rf stalled
    cp -a "$1" stalled
    asks end stalled --abandoned --reason gone --at 2026-12-23T18:00:00Z
    agree stalled end.xml anna
    run_is end-abandoned stalled end camp --at 2026-12-24T18:00:00Z
    rm -rf stalled
}

# Between exchanges.
make_changes() { # campaign, next program
    [ ! -f mail/slip.xml ] ||
        both_calls correct-slip correction.xml "$1" --file mail/slip.xml
    both_calls correct correction.xml "$1" --restore 0 --reason slip
    both_calls roster roster.xml "$1" --due P2D
    replacing "$1"
    both_calls end end.xml "$1" --draw
    this=$berthier
    berthier=$2
    both_calls upgrade upgrade.xml "$1" --reason repaired
    berthier=$this
    for name in upgrade-ask upgrade; do
        echo "$2" >"ready/$name/program"
    done
}

# A closed book: signed views in every letter.
make_closed() { # anna's, bert's
    must new mail/module.xml closed --host keys/umpire.xml --test \
        --preset umpire --book closed
    # shellcheck disable=SC2086 # words
    must join closed keys/bert.xml $2
    # shellcheck disable=SC2086 # words
    must join closed keys/anna.xml $1
    consent_to closed
    file_consents closed
    run_is closed-begin closed begin camp --at 2026-11-21T18:00:00Z --salt $salt
    begin closed
    sign_blanks closed
    must submit closed mail/anna-1-1.xml mail/bert-1-1.xml \
        --at 2026-11-22T17:00:00Z
    run_is closed-process closed process camp --at 2026-11-22T18:00:00Z
    both_calls disclose disclose.xml closed
}

make_commands() { # tables, anna's, bert's, next program
    mkdir -p mail
    make_draft "$@"
    run_is begin draft begin camp --at 2026-11-21T18:00:00Z --salt $salt
    cp -a draft camp
    begin camp
    cp -r keys unused
    play_exchange camp
    make_changes camp "$4"
    rm -rf mail/*-1-*.xml keys && mv unused keys
    make_closed "$2" "$3"
}
