#!/bin/sh
# The history that the mail brings is audited as it came, and whatever is no
# whole bundle is one clear line.
. "$srcdir/tests/commands/exchange.sh"

. "$srcdir/tests/commands/story.sh"

a_story duel

# What anna was mailed says what the campaign says, but for its own name.
mailed=c/outbox/anna/turn-3/campaign.bundle
ends 0 audit c
cp out of-the-campaign
ends 0 audit $mailed
tells 'entries       4: 1 begin, 2 exchange, 1 void'
tells 'Everything holds.'
diff of-the-campaign out || fail "the bundle is audited otherwise"
ends 0 audit $mailed --from 2 --to 2
ends 0 audit $mailed --dice-only
[ -z "$(find /tmp -maxdepth 1 -name 'berthier-bundle-*' -user "$(id -u)" \
    -newer of-the-campaign 2>/dev/null)" ] || fail "an unpacked bundle is left"

# One that git makes of a clone is as good, packed otherwise.
git clone -q $mailed clone 2>/dev/null
git -C clone repack -q -a -d --depth=50 --window=50
git -C clone bundle create -q ../gits.bundle main --tags
ends 0 audit gits.bundle
tells 'Everything holds.'

# A history in which somebody forged is found out in the bundle as well.
cp -r clone forged
sed 's/anna/bert/' clone/log.txt >forged/log.txt
git -C forged -c user.name=x -c user.email=x@x commit -q --amend -a -C HEAD
git -C forged tag -f turn-0003 >/dev/null
git -C forged bundle create -q ../forged.bundle main --tags
ends 1 audit forged.bundle
tells 'trust foreign-commit'
tells '1 bad entries; the first is entry 3.'

# What is not whole. The pack begins behind the first empty line.
is_bad() { # words
    refused 'file unreadable' audit bad.bundle
    is "lines about $1" "$(grep -c . err)" 1
    grep -qF "$1" err || fail "should say '$1': $(cat err)"
}
head_of() {
    sed '/^$/q' $mailed
}
pack_of() {
    sed '1,/^$/d' $mailed
}

git -C clone bundle create -q ../bad.bundle main --tags ^turn-0001
is_bad 'holds only what came after commit'
size=$(wc -c <$mailed)
for cut in 5 200 $((size / 2)) $((size - 1)); do
    head -c "$cut" $mailed >bad.bundle
    is_bad 'is no git bundle that can be read'
done
{ cat $mailed; echo more; } >bad.bundle
is_bad 'its pack is damaged'
{ head_of; pack_of | head -c 900; printf 'x'; pack_of | tail -c +902; } \
    >bad.bundle
is_bad 'its pack is damaged'
{ head_of | sed 's/^[0-9a-f]* refs.heads.main/0123456789abcdef0123456789abcdef01234567 refs\/heads\/main/'; pack_of; } >bad.bundle
is_bad "it has no commit where 'refs/heads/main' stands"
{ head_of | sed '/refs.heads.main/d'; pack_of; } >bad.bundle
is_bad "it has no branch 'main'"
{ head_of | sed 's/turn-0002/turn-0001/'; pack_of; } >bad.bundle
is_bad 'it names a place twice'
{ head_of | sed 's/turn-0002/turn..2/'; pack_of; } >bad.bundle
is_bad 'a place has a name that git does not know'
{ head_of | sed 's/v2/v4/'; pack_of; } >bad.bundle
is_bad 'it does not begin as one'
{ head_of | sed 's/v2/v3/;1a@filter=blob:none'; pack_of; } >bad.bundle
is_bad 'it asks for more than whole histories'
{ head_of | sed 's/v2/v3/;1a@object-format=sha1'; pack_of; } >good.bundle
ends 0 audit good.bundle

# A thin pack leaves out what its reader is said to have; an object is missing.
git -C clone rev-list --objects main ^turn-0001 | cut -d' ' -f1 >some
{ head_of; git -C clone pack-objects -q --stdout <some; } >bad.bundle
is_bad 'its pack is damaged, cut off or not whole'
printf '%s\n^%s\n' "$(git -C clone rev-parse main)" \
    "$(git -C clone rev-parse turn-0002)" |
    git -C clone pack-objects -q --revs --thin --stdout >thin
{ head_of; cat thin; } >bad.bundle
is_bad 'its pack is damaged, cut off or not whole'

# Larger than we take, and small but with a large file in it.
truncate -s 257M bad.bundle
refused 'file too-large' audit bad.bundle
git init -q -b main large
head -c 68000000 /dev/zero >large/turn.xml
git -C large add turn.xml
git -C large -c user.name=x -c user.email=x@x commit -q -m large
git -C large bundle create -q ../bad.bundle main
refused 'file too-large' audit bad.bundle
is "lines about a large file" "$(grep -c . err)" 1

# A pack whose delta claims to make a terabyte.
python3 - <<'END'
import hashlib, struct, zlib
def head(kind, size):
    out, byte = b"", kind << 4 | size & 15
    size >>= 4
    while size:
        out, byte, size = out + bytes([byte | 128]), size & 127, size >> 7
    return out + bytes([byte])
def number(n):
    out = b""
    while n > 127:
        out, n = out + bytes([n & 127 | 128]), n >> 7
    return out + bytes([n])
base = b"x" * 100
delta = number(100) + number(1 << 40) + b"\x90\x64"
name = hashlib.sha1(b"blob 100\0" + base).digest()
pack = b"PACK" + struct.pack(">II", 2, 2)
pack += head(3, 100) + zlib.compress(base)
pack += head(7, len(delta)) + name + zlib.compress(delta)
pack += hashlib.sha1(pack).digest()
open("bad.bundle", "wb").write(b"# v2 git bundle\n" + name.hex().encode()
                               + b" refs/heads/main\n\n" + pack)
END
is_bad 'its pack is damaged, cut off or not whole'

# Nothing else takes one.
ends 1 show $mailed
done_testing
