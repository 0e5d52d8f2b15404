#!/bin/sh
# size: default
# berthier(1) says what the table of commands says, help fits on one screen,
# and every command has its line, its help and an example of itself.
top=${srcdir:-.}
build=${builddir:-$top/build}
status=0
made=$(mktemp) || exit 99
trap 'rm -f "$made"' EXIT

wrong() {
    echo "$*"
    status=1
}

"$build/doc/manual" >"$made" || wrong "the manual page is not printed"
cmp -s "$made" "$top/doc/berthier.1" ||
    wrong "doc/berthier.1 is not what the commands say; make update-manual"
if command -v man >/dev/null && man --version >/dev/null 2>&1; then
    said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 \
        man --warnings -l "$top/doc/berthier.1" 2>&1 >/dev/null)
    [ -z "$said" ] || wrong "man complains: $said"
fi

"$build/berthier" --help >"$made" || wrong "there is no help"
[ "$(wc -l <"$made")" -le 40 ] || wrong "help does not fit one screen"
[ "$(awk '{ print length }' "$made" | sort -n | tail -n 1)" -le 80 ] ||
    wrong "a line of help is too wide"
for command in $(sed -n 's/^  \([a-z]*\) .*/\1/p' "$made"); do
    "$build/berthier" "$command" --help >"$made.one" ||
        wrong "$command has no help"
    grep -q "^example: berthier $command" "$made.one" ||
        wrong "$command shows no example"
    [ "$(wc -l <"$made.one")" -le 24 ] ||
        wrong "the help of $command does not fit one screen"
    [ "$(awk '{ print length }' "$made.one" | sort -n | tail -n 1)" -le 100 ] ||
        wrong "a line in the help of $command is too wide"
done
rm -f "$made.one"
exit $status
