#!/bin/sh
# Plays every attack of attacks.tsv against a real campaign of the toy, made
# here in seconds. Each function of outsider.sh, player.sh, host.sh, both.sh,
# birth.sh, consents.sh, seats.sh, times.sh and witness.sh makes one attack out of good files and
# ends with the command that should meet it:
#
#   - the program refuses it with the id of its row, and with no other first;
#   - the same program without that one check (without.c) does not, and ends as
#     the row says: the attack goes "through", is met by another id, or by
#     "nothing" that has a name: there is no way on, as for a stranger, who has
#     no key that could be asked.
#
# So a check that is lost is missed here, even if another hides behind it.
# "run.sh NAME..." plays these alone, "run.sh --show NAME..." prints what is
# said, "run.sh --renew" prints the table as it should be.
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
. "$srcdir/tests/invalid/scene.sh"
command -v python3 >/dev/null || exit 77
folder=$srcdir/tests/adversary
parts="outsider player host both birth consents seats times witness"
table=$folder/attacks.tsv
without=$builddir/tests/adversary/berthier-without
mode=judge
case ${1-} in --show | --renew) mode=${1#--} && shift ;; esac

# base/closed: turn 1 of a closed book, which base/home-anna has by mail, with
# what her program remembers in closedkeys/; base/book: the same disclosed, in
# anna's hands. In mail/ what she got before: view-0.xml, view-1.xml.
make_closed() {
    cp -r keys closedkeys
    a_campaign base/closed --preset umpire --book closed
    cp -r base/closed/outbox/anna/turn-0 base/home-anna
    cp base/home-anna/view-hedgehogs.xml mail/view-0.xml
    for who in anna bert; do
        side=hedgehogs
        [ $who = anna ] || side=badgers
        echo "<orders side=\"$side\" step=\"I\"><plan value=\"rest\"/></orders>" |
            draft base/closed $who >draft.xml
        home=base/closed
        [ $who = bert ] || home=base/home-anna
        must sign $home draft.xml --key closedkeys/$who.key --sequence 1 --made 2026-11-22T12:00:00Z \
            --salt "$(echo $who | sha256sum | cut -c 1-64)" --out closedmail
        must submit base/closed closedmail/$who-1-1.xml --at 2026-11-22T21:00:00Z
    done
    must process base/closed --key closedkeys/umpire.key --at 2026-11-23T18:00:00Z
    cp base/closed/outbox/anna/turn-1/* base/home-anna/
    cp base/home-anna/view-hedgehogs.xml mail/view-1.xml
    cp -a base/closed disclosed
    "$berthier" disclose disclosed --key closedkeys/umpire.key \
        --at 2026-11-24T00:00:00Z >out
    for who in anna bert; do
        must consent disclosed disclosed/inbox/disclose.xml --key keys/$who.key \
            --from $who --out closedmail/disclose-$who.xml
        must submit disclosed closedmail/disclose-$who.xml
    done
    must disclose disclosed --key closedkeys/umpire.key --at 2026-11-24T00:00:00Z
    git clone -q disclosed/outbox/anna/turn-2/campaign.bundle base/book 2>/dev/null ||
        fail "the book cannot be cloned"
}

# The verbs of the attacks. They run in a folder of their own, beside base/.

# Takes a base of scene.sh as the campaign "camp".
with() { # base
    case $1 in
    sealing | sealed) [ -d ../base/sealed ] || (cd .. && make_sealed) ;;
    closed | home-anna | book) [ -d ../base/book ] || (cd .. && make_closed) ;;
    esac
    cp -a "../base/$1" camp
}

# Takes a good piece of mail for bad.xml.
mail() { # file
    cp "../mail/$1" bad.xml
}

# Changes a file; a change that changes nothing is a mistake of the test.
edit_file() { # file, sed commands
    file=$1
    shift
    cp "$file" former
    sed "$@" <former >"$file"
    ! cmp -s former "$file" || fail "$name: nothing is changed by: $*"
}

edit() { # sed commands
    edit_file bad.xml "$@"
}

# The same in Python: x is what is in bad.xml, in bytes.
change() { # statements
    cp bad.xml former
    python3 -c "x = open('former', 'rb').read()
$1
open('bad.xml', 'wb').write(x)" || fail "$name: cannot be made"
    ! cmp -s former bad.xml || fail "$name: nothing is changed by: $1"
}

# Signs bad.xml as it stands: the attacker has that key.
sign() { # who
    sign_again "$1" bad.xml
}

commit_as() { # who, message
    chmod go= "keys/$1.key"
    ssh-keygen -y -f "keys/$1.key" >"keys/$1.key.pub"
    GIT_AUTHOR_DATE=2026-11-23T00:00:00Z GIT_COMMITTER_DATE=2026-11-23T00:00:00Z \
        git -C camp -c user.name="$1" -c user.email="$1@berthier.invalid" \
        -c gpg.format=ssh -c user.signingkey="$PWD/keys/$1.key" \
        commit -q -a -S -m "$2" || fail "$name: $1 cannot commit"
}

# The head once more, as the host would make it who has changed its files; at
# another time or with another message if told so.
amend_as_host() { # sed commands for the message, time
    chmod go= keys/umpire.key
    ssh-keygen -y -f keys/umpire.key >keys/umpire.key.pub
    git -C camp log -1 --format=%B >message
    for pair in "State $(unsigned_digest camp/turn.xml)" \
        "Journal $(digest camp/journal.xml)" "Log $(digest camp/log.txt)"; do
        sed -i "s/^\(${pair% *}-SHA256: \).*/\1${pair#* }/" message
    done
    sed -i "${1-}" message
    when=${2-$(git -C camp log -1 --format=%cI)}
    git -C camp add -A
    GIT_COMMITTER_DATE=$when GIT_COMMITTER_NAME=umpire \
        GIT_COMMITTER_EMAIL=umpire@berthier.invalid \
        git -C camp -c gpg.format=ssh -c user.signingkey="$PWD/keys/umpire.key" \
        commit -q --amend -S -F "$PWD/message" --date "$when" ||
        fail "$name: cannot amend"
    git -C camp tag -f "turn-000$(turn_of camp)" HEAD >/dev/null
}

# The head's turn names what its files have become, and the host signs.
seal_turn() {
    sed -i "1s/ journal=\"[0-9a-f]*\"/ journal=\"$(digest camp/journal.xml)\"/" \
        camp/turn.xml
    sign_again umpire camp/turn.xml
}

# A program of the attacker's own, without one check.
cheat() { # id, arguments
    off=$1
    shift
    BERTHIER_WITHOUT=$off "$without" "$@" >out 2>err </dev/null && return
    cat out err
    exit 99
}

answers_come() { # who...
    for who; do
        must submit camp "../mail/$who-2-answer.xml" --at 2026-11-23T20:00:00Z
    done
}

# What a command says that has done its work.
worked() {
    case $met in
    submit) grep -q ' accepted' out ;;
    answer) grep -q '^send ' out ;;
    sign) grep -q '^sheet ' out ;;
    lock) grep -q ' is locked' out ;;
    verify) grep -q ': good: ' out ;;
    audit) grep -q '^Everything .*holds' out ;;
    join) grep -q '^roster ' out ;;
    process) grep -q '^turn \|identical' out ;;
    *) true ;;
    esac
}

# The id that a run was refused with first; "through" if it was not.
outcome() { # status
    found=$(sed -n 's/^.*\(refused\|trouble\): .*\[\([a-z]* [a-z0-9.-]*\)\]$/\2/p' err |
        head -n 1)
    case $1,$found in
    0,*) worked && echo through || echo nothing ;;
    3,*) echo waits ;;
    *,?*) echo "$found" ;;
    *) echo nothing ;;
    esac
}

# The command that meets the attack, last of its function.
meets() { # arguments
    met=$1
    rm -rf ../again && cp -a . ../again
    timeout 60 "$berthier" "$@" >out 2>err </dev/null
    got=$(outcome $?)
    [ "$mode" != show ] || cat out err
    [ "$mode" != renew ] || id=$got
    got_without=-
    [ "$got" != waits ] || return 0
    cd ../again || exit 99
    BERTHIER_WITHOUT=$id timeout 60 "$without" "$@" >out 2>err </dev/null
    got_without=$(outcome $?)
    [ "$mode" != show ] || sed 's/^/without: /' out err
    cd ../attack || exit 99
}

judge() {
    [ "$got" = "$id" ] || fail "$name: ends with '$got', not '$id'"
    [ "$got_without" = "$then" ] ||
        fail "$name: without '$id' it ends with '$got_without', not '$then'"
    [ "$met" = "$by" ] || fail "$name: is met by '$met', not '$by'"
    [ "$id" != "$then" ] || fail "$name: another check says '$id' as well"
}

play() {
    rm -rf attack && mkdir attack && cp -r keys attack/ && cd attack || exit 99
    cp ../module.xml .
    got=none
    "$name"
    cd ..
    case $mode in
    judge) judge ;;
    renew)
        printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$name" "$who_does" "$line" \
            "$got" "$met" "$got_without" "$what"
        ;;
    esac
}

wanted() { # names
    [ $# = 0 ] && return
    for one; do
        [ "$one" != "$name" ] || return 0
    done
    return 1
}

for part in $parts; do
    # shellcheck source=/dev/null
    . "$folder/$part.sh"
done
make_scene
mv roster-*.xml mail/
tab=$(printf '\t')
. "$srcdir/tests/support/thorough.sh"
count=0
row=0
through=0
behind=0
waits=0
grep -v '^#' "$table" >rows
while IFS=$tab read -r name who_does line id by then what <&3; do
    wanted "$@" || continue
    row=$((row + 1))
    # The plain build plays every attack, the other every second.
    [ $# -gt 0 ] || [ $((row % 2)) = 0 ] || thorough || continue
    play
    count=$((count + 1))
    case $then in
    through) through=$((through + 1)) ;;
    *' '*) behind=$((behind + 1)) ;;
    -) waits=$((waits + 1)) ;;
    esac
done 3<rows
for part in $parts; do
    sed -n 's/^\([a-z_0-9]*\)() {$/\1/p' "$folder/$part.sh"
done | grep -v '^a_' | sort >functions
cut -f 1 rows | sort | diff functions - || fail "functions and rows differ"
# What doc/security.md says of this table is so.
page=$srcdir/doc/security.md
grep -o '`[a-z]*_[a-z_0-9]*`' "$page" | tr -d '`' | sort -u >named
cut -f 1 rows | sort | comm -23 named - >strange
[ -s strange ] && fail "doc/security.md names no attacks of ours: $(cat strange)"
for threat in 1 2 3 4 5 6 7 8 9 10; do
    cut -f 3 rows | grep -qw "T$threat" || fail "nobody plays T$threat"
done
[ $# -gt 0 ] || grep -q "meant | $row |" "$page" ||
    fail "doc/security.md has another number of attacks than $row"
[ $mode = renew ] ||
    echo "$count attacks, each met by the check that is meant; without it" \
        "$through go through, $behind are met by another, and" \
        "$((count - through - behind - waits)) have no way on; $waits wait"
done_testing
