#!/bin/sh
# The verifier for doubting players accepts a small history made as
# doc/formats.md says, and names what is wrong in each of many forgeries of it.
command -v python3 >/dev/null || exit 77
command -v git >/dev/null || exit 77
folder=$(mktemp -d) || exit 99
trap 'rm -rf "$folder"' EXIT
signer=$(cd "${builddir:-.}" && pwd)/tests/trust/signer
verifier=$(cd "${srcdir:-.}" && pwd)/tests/verify/verify_dice.py
status=0
HOME=$folder
GIT_CONFIG_NOSYSTEM=1
export HOME GIT_CONFIG_NOSYSTEM

digest() {
    sha256sum "$@" | cut -d' ' -f1
}

# Commits the files of a folder into a history and tags them.
entry() { # history, folder, tag
    git --git-dir="$1/.git" --work-tree="$2" add -A . &&
        git --git-dir="$1/.git" --work-tree="$2" -c user.name=x \
            -c user.email=x@berthier.invalid commit -q -m "$3" &&
        git --git-dir="$1/.git" tag "$3"
}

participant() { # id, whose key makes the proof
    proof=$(printf 'pbem-participant/1\nid %s\nsigning MIIB\n' "$1" |
        "$signer" prove-text "$2")
    printf '<participant dice="%s" id="%s" proof="%s" signing="MIIB" version="1"></participant>' \
        "$("$signer" dice "$1" </dev/null)" "$1" "$proof" >"participants/$1.xml"
    printf ' <participant contributor="yes" digest="%s" id="%s"></participant>\n' \
        "$(digest "participants/$1.xml")" "$1" >>roster.xml
}

turn() { # number, lock, journal
    printf '<turn journal="%s" kind="exchange" lock="%s" number="%s"></turn>' \
        "$3" "$2" "$1" | "$signer" sign anna >turn.xml
}

# Turn 0, in the folder begin.
make_begin() { # who proves that anna's dice key is hers
    rm -rf "$folder/begin"
    mkdir -p "$folder/begin/participants" && cd "$folder/begin" || exit 99
    printf '<roster host="bert" preset="duel" version="1">\n' >roster.xml
    participant anna "$1"
    participant bert bert
    printf '</roster>' >>roster.xml
    turn 0 - -
}
state=$(printf '<turn journal="-" kind="exchange" lock="-" number="0"></turn>' |
    digest)

# Exchange 1, in the folder exchange.
make_exchange() {
    rm -rf "$folder/exchange"
    cp -r "$folder/begin" "$folder/exchange" && cd "$folder/exchange" || exit 99
    mkdir orders answers
    printf '<sheet from="anna"></sheet>' >orders/anna.xml
    game=$(digest roster.xml)
    cat >lock.txt <<END
pbem-lock/1
game $game
step 1
state $state
roster $game
rules $game
order anna $(digest orders/anna.xml)
order bert -
beacon -
END
    lock=$(digest lock.txt)
    printf '<lock exchange="1">%s\n</lock>' "$(cat lock.txt)" |
        "$signer" sign anna >lock.xml
    printf 'pbem-seed/1\nlock %s\n' "$lock" >seed.txt
    for who in anna bert; do
        proof=$(echo "$lock" | "$signer" prove $who)
        printf '<answer from="%s" lock="%s" proof="%s"></answer>' \
            $who "$lock" "$proof" >answers/$who.xml
        printf 'vrf %s %s\n' $who "$(echo "$proof" | "$signer" output $who)" \
            >>seed.txt
    done
    echo 'beacon -' >>seed.txt
    printf '<journal lock="%s">\n <event>%s</event>\n</journal>' "$lock" \
        "$(echo "$(digest seed.txt) 40 6" | "$signer" throw anna)" >journal.xml
    turn 1 "$lock" "$(digest journal.xml)"
}

make_begin anna
make_exchange

# The history of both entries; what the verifier says of it lands in said.
verify() { # folder of the exchange
    rm -rf "$folder/history"
    git init -q "$folder/history" &&
        entry "$folder/history" "$folder/begin" turn-0000 &&
        entry "$folder/history" "$1" turn-0001 || exit 99
    python3 "$verifier" "$folder/history" >"$folder/said" 2>&1
}

verify "$folder/exchange" || {
    cat "$folder/said"
    exit 1
}
grep -q 'turn-0001: good: proofs of anna bert, 1 rolls, 40 dice' \
    "$folder/said" || {
    cat "$folder/said"
    exit 1
}

# A file, what is done to it, and what the verifier must say. The journal's
# and the turn's digests follow a forged roll, as a host's would.
while IFS='|' read -r file change words; do
    rm -rf "$folder/forged"
    cp -r "$folder/exchange" "$folder/forged" && cd "$folder/forged" || exit 99
    sed "$change" "$folder/exchange/$file" >"$file"
    cmp -s "$file" "$folder/exchange/$file" && {
        echo "changes nothing: $file $change"
        status=1
    }
    [ "$file" = journal.xml ] && turn 1 "$lock" "$(digest journal.xml)"
    verify "$folder/forged" && {
        echo "accepted: $file $change"
        status=1
    }
    grep -q "^BAD: turn-0001: .*$words" "$folder/said" || {
        echo "should say '$words': $file $change"
        cat "$folder/said"
        status=1
    }
done <<'END'
orders/anna.xml|s/anna/bert/|orders/anna.xml: not what was locked
lock.txt|s/^order bert -/order bert absent/|lock.xml and lock.txt differ
lock.xml|s/^order bert -/order bert absent/|lock.xml and lock.txt differ
lock.xml|s/exchange="1"/exchange="2"/|the number is not
roster.xml|s/"yes"/"no"/|the roster is not roster.xml
participants/anna.xml|s/dice="0./dice="00/|participants/anna.xml: another file
answers/anna.xml|s/\(proof=".\{100\}\)./\1x/|answers/anna.xml: non-hexadecimal
answers/anna.xml|s/\(proof="0[23]\)./\1/|answers/anna.xml
answers/bert.xml|s/proof="02/proof="03/;t;s/proof="03/proof="02/|answers/bert.xml: a proof that does not verify
answers/bert.xml|s/lock="../lock="00/|answers/bert.xml: an answer to another lock
answers/bert.xml|s/bert/anna/|answers/bert.xml: an answer to another lock
seed.txt|s/^vrf anna ./vrf anna x/|seed.txt: not the seed of these answers
seed.txt|/^vrf bert/d|seed.txt: not the seed of these answers
journal.xml|s/ faces="[1-6]/ faces="7/|roll 1/roll/x: should be
journal.xml|s/ faces="[1-6] / faces="/|roll 1/roll/x: should be
journal.xml|s/ bytes="/ bytes="00/|roll 1/roll/x: should be
journal.xml|s/sides="6"/sides="8"/|roll 1/roll/x: should be
journal.xml|s/label="1.roll.x"/label="1\/roll\/y"/|roll 1/roll/y: should be
journal.xml|s/label="1/label="A/|label 'A/roll/x'
journal.xml|s/<roll.*<.roll>/&&/|roll 1/roll/x: a label used twice
turn.xml|s/lock=".../lock="000/|turn.xml: another lock
turn.xml|s/journal=".../journal="000/|turn.xml: another journal
END

# A past turn that was rewritten no longer has the state that the lock names.
cd "$folder/begin" || exit 99
turn 0 - 0
verify "$folder/exchange" && {
    echo "accepted: a rewritten turn 0"
    status=1
}
grep -q 'the state is not that of turn-0000' "$folder/said" || {
    cat "$folder/said"
    status=1
}
# Everything holds but the proof that anna's dice key is hers.
make_begin bert
make_exchange
verify "$folder/exchange" && {
    echo "accepted: a dice key that another has proven"
    status=1
}
grep -q 'turn-0001: participants/anna.xml: his dice key: a proof that does' \
    "$folder/said" || {
    cat "$folder/said"
    status=1
}
exit $status
