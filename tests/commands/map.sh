#!/bin/sh
# size: default
# The picture of a game alone: any viewer shows it, and what stands where can be
# had in words.
. "$srcdir/tests/commands/toy.sh"

# The middle colour of a picture, as its viewer draws it: red, green, blue.
middle_of() { # file
    rsvg-convert -w 1 -h 1 "$1" | python3 -c '
import sys, zlib
png = sys.stdin.buffer.read()
pixel = zlib.decompress(png[png.index(b"IDAT") + 4:])
print(*pixel[1:4] if len(pixel) > 3 else (0, 0, 0))'
}

a_campaign c --preset umpire
ends 0 map c --out map.svg
[ -s out ] && fail "it says more than it was asked"
xmllint --noout map.svg || fail "no XML"
grep -q 'var(' map.svg && fail "a viewer of files knows no variables"
grep -q 'href' map.svg && fail "it links to what is not there"
grep -q '<title>' map.svg || fail "it has no title"
ends 0 map c --dark --out dark.svg
cmp -s map.svg dark.svg && fail "the dark one is not dark"
if command -v rsvg-convert >/dev/null && command -v python3 >/dev/null; then
    middle_of map.svg | {
        read -r red green blue
        [ "$red" -gt 200 ] && [ "$green" -gt 200 ] && [ "$blue" -gt 200 ]
    } || fail "librsvg does not show it: $(middle_of map.svg)"
    middle_of dark.svg | {
        read -r red green blue
        [ "$red" -lt 90 ] && [ "$green" -lt 90 ] && [ "$blue" -lt 90 ] &&
            [ "$red" -gt 0 ]
    } || fail "librsvg does not show the dark one: $(middle_of dark.svg)"
fi
if command -v python3 >/dev/null; then
    python3 "$srcdir/tests/render/labels.py" map.svg dark.svg ||
        fail "names hide each other"
    # ... which would be seen: a name that is moved onto another.
    sed '/class="l /s/ x="[0-9]*" y="[0-9]*"/ x="90" y="90"/' map.svg >moved.svg
    python3 "$srcdir/tests/render/labels.py" moved.svg >found &&
        fail "names that hide each other are not found"
    grep -q 'hide each other' found || fail "it does not say which"
fi

# In words, as the reader sees it.
ends 0 map c --list
cp out listed
grep -q '^0[0-9]0[0-9]' listed || fail "no place is named"
grep -q '^  ' listed || fail "nothing stands there"
ends 0 map c --list --side badgers
ends 0 map c --list --out list.txt
cmp -s listed list.txt || fail "the list in a file is another"
ends 1 map c --side wolves
says "there is no side 'wolves'" err
