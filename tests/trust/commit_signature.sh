#!/bin/sh
# size: default
# git and ssh-keygen say Good to a commit that we signed, and only to that.
command -v git >/dev/null || exit 77
command -v ssh-keygen >/dev/null || exit 77
folder=$(mktemp -d) || exit 99
trap 'rm -rf "$folder"' EXIT
signer=${builddir:-.}/tests/trust/signer
status=0

complain() {
    echo "$*"
    status=1
}

# Nobody's configuration but ours.
HOME=$folder
GIT_CONFIG_NOSYSTEM=1
GIT_DIR=$folder/repository
export HOME GIT_CONFIG_NOSYSTEM GIT_DIR
git init -q --bare "$GIT_DIR" || exit 99

# tree, author, committer; then a blank line and the message
tree=$(git hash-object -t tree -w /dev/null) || exit 99
who='umpire <umpire@berthier.invalid> 1794000000 +0000'
printf 'tree %s\nauthor %s\ncommitter %s\n' "$tree" "$who" "$who" \
    >"$folder/head"
printf '\nExchange 4\n\nState-SHA256: 00\n' >"$folder/message"

# A signature stands as a header of its own, its lines continued by a blank.
commit() { # signature
    {
        cat "$folder/head"
        echo "gpgsig $(sed '2,$s/^/ /' "$1")"
        cat "$2"
    } | git hash-object -t commit -w --stdin
}

verdict() { # commit, allowed signers
    git -c gpg.format=ssh -c gpg.ssh.allowedSignersFile="$2" \
        verify-commit "$1" 2>&1
}

for name in anna bert; do
    printf 'umpire@berthier.invalid namespaces="git" %s\n' \
        "$("$signer" ssh $name </dev/null)" >"$folder/$name.allowed"
done
cat "$folder/head" "$folder/message" | "$signer" commit anna >"$folder/signature"
sed 's/Exchange 4/Exchange 5/' "$folder/message" >"$folder/other"

good=$(commit "$folder/signature" "$folder/message") || exit 99
said=$(verdict "$good" "$folder/anna.allowed") ||
    complain "git refuses our commit: $said"
case $said in
*'Good "git" signature for umpire@berthier.invalid with RSA key'*) ;;
*) complain "git says: $said" ;;
esac
said=$(verdict "$good" "$folder/bert.allowed") &&
    complain "git accepts the commit as another's: $said"
bad=$(commit "$folder/signature" "$folder/other") || exit 99
said=$(verdict "$bad" "$folder/anna.allowed") &&
    complain "git accepts another commit: $said"
exit $status
