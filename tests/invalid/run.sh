#!/bin/sh
# size: both
# Makes every mistake of the folders beside this file anew out of good files of
# ours, and compares what is said of it, to the letter:
#
#   NAME/make         what is done wrong, and to which command it is shown
#   NAME/report.txt   the commands, their standard error and exit status;
#                     digests go by the names that scene.sh gives them
#
# Whatever is refused must leave the campaign as it was, and the good sheet
# that came with it must be accepted. "run.sh NAME..." tries these alone, "run.sh
# --renew NAME..." writes their reports.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/invalid/scene.sh"
command -v python3 >/dev/null || exit 77
renew=no
if [ "${1-}" = --renew ]; then
    renew=yes
    shift
fi
folder=$srcdir/tests/invalid

# Everything in a campaign but git's index, which knows times, and the letters
# to anna and the umpire, who are told what is wrong with their files.
snapshot() { # campaign
    (
        cd "$1" || exit 99
        git --no-optional-locks status --porcelain 2>/dev/null
        set -- ! -path ./.git/index ! -name .known ! -path './outbox/anna*' \
            ! -path './outbox/umpire*'
        find . "$@" | sort
        find . -type f "$@" -exec sha256sum {} + | sort
    )
}

good_of() { # base: the good file that comes with a bad one, if mail is taken
    case $1 in
    draft) echo roster-bert.xml ;;
    camp) echo bert-2-1.xml ;;
    locked) echo bert-2-answer.xml ;;
    sealing) echo sealed-bert-1-1.seal.xml ;;
    sealed) echo sealed-bert-1-1.xml ;;
    esac
}

submitted_at=2026-11-23T20:00:00Z

# A base as it is, and what the good file alone makes of it.
prepare() { # base
    case $1 in
    waterloo) [ -d base/waterloo ] || make_waterloo ;;
    sealing | sealed) [ -d base/sealed ] || make_sealed ;;
    esac
    [ ! -e "shots/$1" ] || return 0
    snapshot "base/$1" >"shots/$1"
    good=$(good_of "$1")
    [ -n "$good" ] || return 0
    cp -a "base/$1" campaign
    must submit campaign "mail/$good" --at $submitted_at
    snapshot campaign >"shots/$1-good"
    rm -rf campaign
}

# The verbs of the files "make". They run in a folder of their own.

# Takes a base as the campaign "camp", and good.xml.
with() { # base
    (cd .. && prepare "$1") || exit 99
    cp -a "../base/$1" camp
    cp "../shots/$1" before
    [ ! -e "../shots/$1-good" ] || {
        cp "../shots/$1-good" after
        cp "../mail/$(good_of "$1")" good.xml
    }
    [ "$1" != waterloo ] || waterloo
}

# Goes on with berthier itself instead of the toy's.
waterloo() {
    berthier=$builddir/berthier
}

# Takes a good piece of mail for bad.xml.
mail() { # file
    cp "../mail/$1" bad.xml
}

# Changes bad.xml; a change that changes nothing is a mistake of the test.
edit() { # sed commands
    cp bad.xml former.xml
    sed "$@" <former.xml >bad.xml
    ! cmp -s former.xml bad.xml || fail "$name: nothing is changed by: $*"
}

# The same in Python: x is what is in bad.xml, in bytes.
change() { # statements
    cp bad.xml former.xml
    python3 -c "x = open('former.xml', 'rb').read()
$1
open('bad.xml', 'wb').write(x)" || fail "$name: cannot be made"
    ! cmp -s former.xml bad.xml || fail "$name: nothing is changed by: $1"
}

# Takes the signature off.
unsign() {
    edit 's|<Signature .*</Signature>||'
}

# Signs bad.xml as it stands, in place of the signature that it had.
sign() { # who
    sign_again "$1" bad.xml
}

# Changes a file of the campaign.
edit_file() { # file, sed commands
    file=$1
    shift
    cp "$file" former
    sed "$@" <former >"$file"
    ! cmp -s former "$file" || fail "$name: nothing is changed by: $*"
}

# Takes the tables of a module, the toy's if none is named.
tables() { # folder
    mkdir tables
    cp "$srcdir/${1-tests/toy/module}"/*.tsv tables
    chmod u+w tables/*
}

table() { # name, sed commands
    changed=tables/$1.tsv
    shift
    edit_file "$changed" "$@"
}

# The campaign is to stay as it is now.
keep() {
    snapshot camp >before
}

# Commits what lies in the campaign, with a signature that git makes.
commit_as() { # who, message
    chmod go= "keys/$1.key"
    ssh-keygen -y -f "keys/$1.key" >"keys/$1.key.pub"
    GIT_AUTHOR_DATE=2026-11-23T00:00:00Z GIT_COMMITTER_DATE=2026-11-23T00:00:00Z \
        git -C camp -c user.name="$1" -c user.email="$1@berthier.invalid" \
        -c gpg.format=ssh -c user.signingkey="$PWD/keys/$1.key" \
        commit -q -a -S -m "$2" || fail "$name: $1 cannot commit"
}

commit_turn_as() { # who
    commit_as "$1" "exchange 2: invented

State-SHA256: $(unsigned_digest camp/turn.xml)"
}

# A draft in bad.xml for the second exchange: what stands in it comes in.
orders() { # side
    {
        echo "<orders side=\"$1\" step=\"II\">"
        cat
        echo "</orders>"
    } | draft camp anna >bad.xml
}

# One more digest to be known by a name in the report.
call() { # name, digest
    called "$1" "$2" >>names
}

# Runs a command, and adds to the report what it says.
try() { # arguments
    echo "\$ berthier $*" | sed 's| --key [^ ]*| --key KEY|' >>said
    timeout 60 "$berthier" "$@" >out 2>err </dev/null
    status=$?
    sed -f ../names.sed -f names err >>said
    echo "exit status $status" >>said
}

same() { # snapshot
    snapshot camp >now
    diff "$1" now >differs ||
        fail "$name: the campaign has changed: $(head -n 5 differs)"
}

# A command that must leave the campaign as it is.
refuses() { # arguments
    try "$@"
    [ "$status" != 0 ] || fail "$name: $1 does not refuse it"
    [ ! -d camp ] || same before
}

# Submits bad.xml and a good file, which alone must have been accepted.
bounces() {
    try submit camp bad.xml good.xml --at $submitted_at
    [ "$status" = 1 ] || fail "$name: submit ended with $status"
    grep -q '^bad.xml: rejected' out || fail "$name: is not rejected"
    grep -q '^good.xml: .* accepted' out || fail "$name: spoils the good file"
    same after
}

# One mistake.
make_mistake() {
    rm -rf mistake
    mkdir mistake
    cd mistake || exit 99
    cp -r ../keys .
    berthier=$toy
    cp ../module.xml .
    : >said
    : >names
    # shellcheck source=/dev/null
    . "$folder/$name/make"
    if [ $renew = yes ]; then
        cp said "$folder/$name/report.txt"
    elif ! diff "$folder/$name/report.txt" said; then
        fail "$name: is not reported like this"
    fi
    cd ..
}

make_scene
mkdir shots
mv roster-*.xml mail/
names=$*
[ -n "$names" ] || names=$(cd "$folder" && ls -d ./*/ | sed 's|[./]||g')
# The plain build makes every mistake, the other every second.
. "$srcdir/tests/support/thorough.sh"
[ $# -gt 0 ] || thorough || names=$(echo "$names" | sed -n 'p;n')
count=0
for name in $names; do
    make_mistake
    count=$((count + 1))
done
echo "$count mistakes"
done_testing
