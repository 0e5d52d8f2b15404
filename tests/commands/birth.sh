#!/bin/sh
# size: default
# From keys and a module to turn 0.
. "${srcdir:-.}/tests/commands/toy.sh"

# keygen
ends 0 keygen carla --name "Carla of Milan"
is "files of keygen" "$(ls carla.* | xargs)" \
    "carla.dice carla.key carla.memory carla.xml"
cp out carla.said
says 'name="Carla of Milan"' carla.xml
is "mode of the key" "$(stat -c %a carla.key carla.dice carla.memory | xargs)" \
    "600 600 600"
says "$(digest carla.xml)"
refused 'file duplicate' keygen carla
refused 'file bad-value' keygen Carla
refused 'file bad-value' keygen one-of-a-very-long-name
echo 'open sesame' >passphrase
ends 0 keygen locked --passphrase-file passphrase
cp out locked.said
says 'BEGIN ENCRYPTED PRIVATE KEY' locked.key

# A key is its owner's alone, and keygen says when nothing else guards it.
says 'no passphrase: whoever reads carla.key' carla.said
grep -q 'no passphrase' locked.said && fail "keygen overlooks a passphrase"
a_module
ends 0 new module.xml private --host keys/umpire.xml --test
refused 'trust not-his-office' consent private/roster.xml --key carla.key \
    --out mine.xml
says "'carla' is not asked for his consent; asked are: umpire" err
ends 0 consent private/roster.xml --key carla.key --from umpire --out mine.xml
chmod 640 carla.key
refused 'trust open-key' consent private/roster.xml --key carla.key \
    --from umpire --out mine.xml
says '(mode 640); make it yours alone: chmod 600 carla.key' err
chmod 600 carla.key
# Before a key is opened nobody can have a core of the process any more.
if strace -o trace true 2>/dev/null; then
    strace -o trace -e trace=prctl,prlimit64,setrlimit,open,openat "$berthier" \
        consent private/roster.xml --key carla.key --from umpire --out again.xml >/dev/null
    sed -n '/carla\.key/q; p' trace >before
    grep -Eq 'RLIMIT_CORE, .*rlim_cur=0.*rlim_max=0' before ||
        fail "a core of a process with keys could be written"
    grep -q 'PR_SET_DUMPABLE' before || nm -C "$berthier" | grep -q __asan_ ||
        fail "others may look into a process with keys"
fi
rm -rf private mine.xml again.xml

# module
ends 0 module "$srcdir/tests/toy/module" --out again.xml
says "$(digest module.xml)"
cmp -s module.xml again.xml || fail "a module is not built alike twice"

# new
ends 64 new module.xml c
refused 'trust test-key' new module.xml c --host keys/umpire.xml
refused 'file bad-value' new module.xml c --host keys/umpire.xml --preset solo
refused 'file bad-value' new module.xml c --host keys/umpire.xml --due 7
refused 'file unknown-reference' new module.xml c --host keys/umpire.xml \
    --test --option rain=on
refused 'file bad-value' new module.xml c --host keys/umpire.xml --test \
    --option wind=perhaps
refused 'file unknown-element' new module.xml c --host module.xml --test
[ -e c ] && fail "a refused new leaves something behind"
ends 0 new module.xml c --host keys/umpire.xml --test --due PT12H \
    --missing absent=1
says 'due="PT12H"' c/roster.xml
says 'absent-most="1"' c/roster.xml
grep -Eq '(game|previous)=' c/roster.xml &&
    fail "the first roster names a game or a previous one"
refused 'file duplicate' new module.xml c --host keys/umpire.xml --test

# join
refused 'file unknown-reference' join c keys/anna.xml --side hedgehog
says ": hedgehogs Hedgehogs, badgers Badgers" err
# A side is meant by its name too, in capitals or small letters.
ends 0 join c keys/anna.xml --side Hedgehogs
refused 'file duplicate' join c keys/bert.xml --side hedgehogs
ends 0 join c keys/bert.xml --side badgers --deputy hedgehogs
refused 'trust not-his-office' join c keys/umpire.xml --deputy badgers
sed 's/id="anna"/id="nana"/' keys/anna.xml >nana.xml
refused 'trust tampered' join c nana.xml
xmllint --exc-c14n c/roster.xml >canonical &&
    cmp -s c/roster.xml canonical || fail "a roster is not canonical"
is "order of ids" "$(sed -n 's/.*id="\([a-z]*\)".*/\1/p' c/roster.xml | xargs)" \
    "anna hedgehogs bert badgers hedgehogs umpire"

# test keys join a test campaign alone
sed 's/ test="yes"//' keys/umpire.xml >keys/real.xml
sign_again umpire keys/real.xml
ends 0 new module.xml r --host keys/real.xml
refused 'trust test-key' join r keys/anna.xml --side hedgehogs
ends 0 join r keys/anna.xml --side hedgehogs --test
says 'test="yes"' r/roster.xml

# consent and begin
ends 3 begin c
says 'waiting for the consent of: anna bert umpire'
for who in anna bert umpire; do
    ends 0 consent c/roster.xml --key keys/$who.key --out roster-$who.xml
done
ends 0 submit c roster-anna.xml
says "consent of 'anna' accepted"
says 'the consent of bert and umpire is missing; when one comes: berthier submit c FILE'
ends 0 submit c roster-anna.xml
says "consent of 'anna' was accepted before"
ends 3 begin c
says 'waiting for the consent of: bert umpire'
is "a join changes the roster" "$(digest c/roster.xml)" \
    "$(sed -n 's/.* digest="\([0-9a-f]*\)".*/\1/p' roster-bert.xml)"
ends 0 join c keys/anna.xml --deputy badgers
[ -e c/consents ] && fail "a join does not void the consents"
refused 'trust other-text' submit c roster-bert.xml
says 'rejected'
all_consent c
refused 'trust not-his-office' begin c --key keys/anna.key
[ -e c/turn.xml ] && fail "a refused begin leaves something behind"
ends 0 begin c --at 2026-11-21T18:00:00Z
refused 'file unreadable' begin c

# what everybody gets makes a folder that a player can work in
is "mail" "$(files c/outbox/anna/turn-0)" "anna.xml bert.xml body.txt \
campaign.bundle journal.xml log.html log.txt module.xml orders-1.txt roster.xml turn.xml umpire.xml"
[ -e c/outbox/umpire/turn-0 ] && fail "the host mails to himself"
mkdir desk
cp c/outbox/anna/turn-0/*.* desk
ends 0 check desk c/outbox/anna/turn-0/orders-1.txt
ends 0 sign desk c/outbox/anna/turn-0/orders-1.txt --key keys/anna.key
ends 0 submit c anna-1-1.xml
rm -r c/inbox keys/anna.memory

# turn 0
is "status" "$(git -C c status --porcelain)" ""
git -C c fsck --strict >fsck 2>&1 || fail "git fsck: $(cat fsck)"
git -C c -c gpg.format=ssh -c gpg.ssh.allowedSignersFile=allowed_signers \
    verify-commit HEAD 2>signed || fail "git verify-commit: $(cat signed)"
says 'Good "git" signature for umpire@berthier.invalid' signed
is "tag" "$(git -C c describe --tags)" turn-0000
is "time" "$(git -C c log -1 --format=%cI%aI)" \
    "2026-11-21T18:00:00+00:002026-11-21T18:00:00+00:00"
is "trailers" "$(git -C c log -1 --format=%B | sed -n 's/-SHA256: .*//p' |
    xargs)" "State Journal Log"
is "journal" "$(git -C c log -1 --format=%B |
    sed -n 's/^Journal-SHA256: //p')" "$(digest c/journal.xml)"
is "log" "$(git -C c log -1 --format=%B | sed -n 's/^Log-SHA256: //p')" \
    "$(digest c/log.txt)"
is "tree" "$(git -C c ls-files | xargs)" "allowed_signers \
consents/roster-anna.xml consents/roster-bert.xml consents/roster-umpire.xml \
journal.xml keys/anna.pem keys/bert.pem keys/umpire.pem log.html log.txt \
module.xml participants/anna.xml participants/bert.xml \
participants/umpire.xml roster.xml turn.xml"
for file in turn.xml consents/roster-anna.xml participants/bert.xml; do
    who=$(echo "$file" | sed 's/.*[-/]\([a-z]*\).xml/\1/')
    [ "$file" = turn.xml ] && who=umpire
    xmlsec1 --verify --enabled-key-data key-name \
        --pubkey-pem "c/keys/$who.pem" "c/$file" >xmlsec 2>&1 ||
        fail "xmlsec1 does not verify $file"
done
xmllint --noout --schema "$srcdir/tests/toy/toy.xsd" c/turn.xml c/module.xml \
    2>lint || fail "xmllint: $(cat lint)"
head -n 1 c/log.txt >first
says 'TEST KEYS' first

# the same again gives the same commit
a_campaign one
a_campaign two
is "commit ids" "$(git -C one rev-parse HEAD)" "$(git -C two rev-parse HEAD)"

done_testing
