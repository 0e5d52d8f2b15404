# Campaigns of the toy ruleset for the scripts beside this file, which source it:
#
#   . "$srcdir/tests/commands/toy.sh"
#
# They run in a folder of their own with the test keys in keys/.
set -u
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
berthier=$builddir/tests/toy/berthier-toy
BERTHIER_KEY=keys/umpire.key
GIT_CONFIG_NOSYSTEM=1
GIT_CONFIG_GLOBAL=/dev/null
export BERTHIER_KEY GIT_CONFIG_NOSYSTEM GIT_CONFIG_GLOBAL
failures=0

scratch=$(mktemp -d) || exit 99
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT
cd "$scratch" || exit 99
mkdir keys && cp "$srcdir"/tests/keys/*.* keys/ && chmod u+w keys/* || exit 99

# Keys of people beside those of keys/: to make a pair takes half a second.
spare_keys() { # ids
    for id; do
        cp "$srcdir/tests/keys/spare/$id".* keys/ || exit 99
    done
    chmod u+w keys/*
}

fail() { # words
    echo "FAIL: $*"
    failures=$((failures + 1))
}

# Runs berthier; its output is in out, what it finds in err.
run() { # arguments
    "$berthier" "$@" >out 2>err </dev/null
}

# The status that a command must end with.
ends() { # status, arguments
    wanted=$1
    shift
    run "$@"
    got=$?
    [ "$got" = "$wanted" ] && return 0
    cat out err
    fail "berthier $* ended with $got, not $wanted"
    return 1
}

# A finding with that id, status 1, and no other finding.
# What is refused may cite more behind the id: [file bad-value, rule 4.4].
refused() { # id, arguments
    id=$1
    shift
    ends 1 "$@" || return 1
    if ! grep -q "refused: .*\[$id[],]" err; then
        cat err
        fail "berthier $* is not refused [$id]"
    elif grep 'refused:' err | grep -v "\[$id[],]"; then
        fail "berthier $* is refused for more than [$id]"
    fi
}

# A line of the last output, or of a file.
says() { # text, file (out)
    grep -qF -- "$1" "${2:-out}" && return 0
    cat "${2:-out}"
    fail "${2:-the output} does not say: $1"
}

is() { # what, one, other
    [ "$2" = "$3" ] || fail "$1: '$2' is not '$3'"
}

# The names of the files in a folder, on one line.
files() { # folder
    (cd "$1" 2>/dev/null && find . -type f ! -name .known | sort | sed 's|^\./||') | xargs
}

digest() { # file
    sha256sum <"$1" | cut -c 1-64
}

# module.xml of the toy, from its tables.
a_module() {
    [ -f module.xml ] && return
    "$berthier" module "$srcdir/tests/toy/module" --out module.xml >/dev/null ||
        exit 99
}

# A draft in the folder: anna plays the hedgehogs, bert the badgers.
a_draft() { # folder, further arguments of new
    a_module
    draft=$1
    shift
    run new module.xml "$draft" --host keys/umpire.xml --test "$@" &&
        run join "$draft" keys/anna.xml --side hedgehogs &&
        run join "$draft" keys/bert.xml --side badgers && return
    cat err
    exit 99
}

# Everybody's consent to the roster of the draft, accepted.
all_consent() { # folder
    for who in anna bert umpire; do
        run consent "$1/roster.xml" --key "keys/$who.key" \
            --out "roster-$who.xml" || exit 99
    done
    run submit "$1" roster-anna.xml roster-bert.xml roster-umpire.xml ||
        exit 99
}

# A campaign at turn 0, always the same.
a_campaign() { # folder, further arguments of new
    a_draft "$@"
    all_consent "$1"
    run begin "$1" --at 2026-11-21T18:00:00Z --salt \
        1111111111111111111111111111111111111111111111111111111111111111 &&
        return
    cat err
    exit 99
}

# A draft with one plan, signed: anna-1-1.xml, and in preset table its seal.
a_sheet() { # campaign, who, plan, further arguments of sign
    campaign=$1
    who=$2
    plan=$3
    shift 3
    side=hedgehogs
    [ "$who" = bert ] && side=badgers
    turn=$(sed -n 's/^<turn .* number="\([0-9]*\)".*/\1/p' "$campaign/turn.xml")
    cat >"draft-$who.xml" <<DRAFT
<sheet exchange="$((turn + 1))" from="$who" game="$(game_of "$campaign")"
    state="$(state_of "$campaign")" version="1">
 <orders side="$side" step="I"><plan value="$plan"/></orders>
</sheet>
DRAFT
    run sign "$campaign" "draft-$who.xml" --key "keys/$who.key" --made 2026-11-22T12:00:00Z --salt \
        2222222222222222222222222222222222222222222222222222222222222222 \
        "$@" && return
    cat err
    exit 99
}

# The folder of the letter about the head.
letter_to() { # id, campaign (c)
    echo "${2:-c}/outbox/$1/turn-$(sed -n \
        '1s/.* number="\([0-9]*\)".*/\1/p' "${2:-c}/turn.xml")"
}

game_of() { # campaign
    sed -n 's/^<turn .*game="\([0-9a-f]*\)".*/\1/p' "$1/turn.xml"
}

state_of() { # campaign
    git -C "$1" log -1 --format=%B | sed -n 's/^State-SHA256: //p'
}

. "$srcdir/tests/support/sign-again.sh"

# The participant file that whoever has these keys can make for any id.
registers_as() { # keys, id, file
    sed "s/ id=\"[^\"]*\"/ id=\"$2\"/" "keys/$1.xml" >former.xml
    "$builddir/tests/keys/participant" "keys/$1.key" "keys/$1.dice" \
        <former.xml >"$3" || fail "$1 cannot register as $2"
}

done_testing() {
    [ "$failures" = 0 ] || echo "$failures failed"
    [ "$failures" = 0 ]
    exit
}
