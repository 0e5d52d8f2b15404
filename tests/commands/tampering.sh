#!/bin/sh
# process meets only what was accepted: whatever has changed since is trouble,
# named, and nothing is written; what a dead run left behind does no harm.
. "$srcdir/tests/commands/exchange.sh"

start duel
send anna '<orders side="hedgehogs" step="I"><plan value="push"/></orders>'
send bert '<orders side="badgers" step="I"><plan value="scout"/></orders>'
ends 0 lock c --at 2026-01-02T00:00:00Z
answer anna bert
cp -r c/inbox filed
before=$(git -C c rev-parse HEAD)

restore() {
    rm -rf c/inbox
    cp -r filed c/inbox
}

trouble() { # file of the inbox
    ends 2 process c
    tells "trouble: c/inbox/$1: has been changed since it was accepted"
    is "head" "$(git -C c rev-parse HEAD)" "$before"
    [ -e c/inbox/answers/umpire.xml ] && fail "the host has answered"
    restore
}

sed -i 's/push/rest/' c/inbox/orders/anna.xml
trouble orders/anna.xml
cp c/inbox/orders/bert.xml c/inbox/orders/anna.xml
trouble orders/anna.xml
rm c/inbox/orders/bert.xml
trouble orders/bert.xml
sed -i 's/proof="\(.\)./proof="\100/' c/inbox/answers/bert.xml
trouble answers/bert.xml
cp c/inbox/answers/anna.xml c/inbox/answers/bert.xml
trouble answers/bert.xml
sed -i 's/ time="2026-01-02/ time="2026-01-03/' c/inbox/lock.xml
ends 1 process c
is "head" "$(git -C c rev-parse HEAD)" "$before"
restore

# Where entries cannot be written nothing is; reading needs no history.
mv c/.git elsewhere
ends 1 process c
tells "its '.git' is missing"
echo "gitdir: $PWD/elsewhere" >c/.git
for command in lock process; do
    ends 1 $command c
    tells "its '.git' is a file"
done
ends 0 show c
rm c/.git
mv elsewhere c/.git
is "head" "$(git -C c rev-parse HEAD)" "$before"

# A run that died after its commit: the inbox is cleared by the next.
cp keys/umpire.memory memory
ends 0 process c
sound
restore
ends 0 show c
tells 'exchange 2, preset duel'
silent_about 'locked'
ends 3 lock c --at 2026-01-03T00:00:00Z
[ -e c/inbox/orders/anna.xml ] && fail "old sheets lie in the inbox"
sound

# A run that died before its commit: the next reaches the same.
after=$(git -C c rev-parse HEAD)
git -C c update-ref refs/heads/main "$before"
restore
mv memory keys/umpire.memory
ends 0 process c
is "head" "$(git -C c rev-parse HEAD)" "$after"
sound
done_testing
