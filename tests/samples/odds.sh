#!/bin/sh
# size: default
# doc/odds.md shows what berthier odds prints: every line that begins with "$ "
# is run, and what it prints must stand below it to the end of the block.
#
# To see it fail, change a number in doc/odds.md.
top=$(cd "${srcdir:-.}" && pwd)
build=$(cd "${builddir:-$top/build}" && pwd)
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
status=0
count=0
cd "$top" || exit 99

berthier() {
    "$build/berthier" "$@"
}

awk -v out="$scratch/" '
/^```/ { inside = 0 }
inside { print > (out n ".shown") }
/^\$ / {
    inside = 1
    n++
    print substr($0, 3) > (out n ".command")
    printf "" > (out n ".shown")
}' doc/odds.md

for command in "$scratch"/*.command; do
    [ -f "$command" ] || exit 99
    count=$((count + 1))
    # shellcheck disable=SC1090 # our own document
    . "$command" >"$scratch/printed" 2>&1
    diff "${command%.command}.shown" "$scratch/printed" || {
        echo "doc/odds.md is not what is printed by: $(cat "$command")"
        status=1
    }
done
[ $count -ge 5 ] || status=1

# The scenes are what their schema says, and the raid stands in the document.
if command -v xmllint >/dev/null; then
    for scene in samples/scenes/*.xml; do
        ruleset=$(sed -n 's/.*<\([a-z-]*\)-scene[ >].*/\1/p' "$scene")
        xmllint --noout --schema "schemas/$ruleset.xsd" "$scene" 2>&1 |
            grep -v ' validates$' && status=1
    done
fi
raid=$(cat samples/scenes/raid.xml)
case $(cat doc/odds.md) in
*"$raid"*) ;;
*)
    echo "samples/scenes/raid.xml is not what doc/odds.md shows"
    status=1
    ;;
esac
exit $status
