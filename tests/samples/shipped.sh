#!/bin/sh
# size: default
# The program knows the digest of each module that lies in samples/modules, and
# of each that a version ever came with. A module that was changed gets a row
# more; a row goes only while its version is not released.
#
#   tests/samples/shipped.sh --renew    adds the rows that are missing
srcdir=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
builddir=${builddir:-$srcdir/build}
table=$srcdir/src/campaign/open/shipped.def
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
fail() {
    echo "FAIL: $*"
    failures=$((failures + 1))
}

version=$("$builddir/berthier" --version | sed -n '1s/^berthier //p')
[ -n "$version" ] || fail "the program has no version"
for folder in "$srcdir"/samples/modules/*/; do
    name=$(basename "$folder")
    "$builddir/berthier" module "$folder" --out "$work/$name.xml" >"$work/said" 2>&1 ||
        fail "$name is not built: $(cat "$work/said")"
    digest=$(sha256sum "$work/$name.xml" | cut -d ' ' -f 1)
    grep -Fq "SHIPPED(\"$name\", \"$digest\", " "$table" && continue
    row="SHIPPED(\"$name\", \"$digest\", \"$version\")"
    if [ "${1-}" = --renew ]; then
        echo "$row" >>"$table"
        echo "added: $row"
    else
        fail "shipped.def has no row of $name as it is: tests/samples/shipped.sh --renew"
    fi
done
twice=$(sed -n 's/.*"\([0-9a-f]\{64\}\)".*/\1/p' "$table" | sort | uniq -d)
[ -z "$twice" ] || fail "twice in the table: $twice"
[ $failures -eq 0 ]
