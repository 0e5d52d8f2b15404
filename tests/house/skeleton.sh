#!/bin/sh
# size: default
# The listing of doc/smallest-ruleset.md is a ruleset: written down, it compiles, its
# tests pass, and a game of it is played by the commands and audited.
#
#   skeleton.sh                          does so, under names of its own
#   skeleton.sh --make NAME PREFIX TITLE begins a ruleset in the source tree:
#                                        --make armee-du-nord adn "L'Armee du Nord"
#
# To see it fail, change a word of the listing's C, or leave out one of its
# files.
set -eu
srcdir=$(cd "${srcdir:-$(dirname "$0")/../..}" && pwd)
builddir=$(cd "${builddir:-$srcdir/build}" && pwd)
listing=$srcdir/doc/smallest-ruleset.md

# Writes the files of the listing, as the ruleset of that name, into a tree.
write_down() { # tree, name, prefix, title
    upper=$(echo "$3" | tr '[:lower:]' '[:upper:]')
    spelt=$(echo "$2" | tr - _)
    sed "s|rulesets/duel/duel[.]c|rulesets/$2/$2.c|
        s|(duel)/duel[.]c|($3)/$2.c|
        s|duel-sample|$2-sample|g
        s|rulesets/duel|rulesets/$2|g
        s|schemas/duel|schemas/$2|g
        s|rulesets_duel|rulesets_$spelt|g
        s|\"duel|\"$2|g
        s|	duel	|	$2	|g
        s|(duel)|($3)|g
        s|^duel =|$3 =|
        s|duel_|$3_|g
        s|DUEL|$upper|g
        s|Duel|$4|g" "$listing" | awk -v tree="$1" '
        /^```$/ && file { close(file); file = ""; next }
        /^```[a-z]+ [^ ]+\/[^ ]+( [+])?$/ {
            file = tree "/" $2
            folder = file
            sub(/\/[^\/]*$/, "", folder)
            system("mkdir -p \"" folder "\"")
            if ($3 == "+")
                next
            printf "" >file
            next
        }
        file { print >>file }'
    # What other files get: a line in each of two lists.
    sed -i "s|^static const struct ruleset [*]const list.*|extern const struct ruleset $3_ruleset;\n\n&\n    \&$3_ruleset,|" \
        "$1/src/rulesets/rulesets.c"
    sed -i "s|^    # A line a ruleset.*|&\n    folders[\"rulesets/$2\"] = \"module board\"|" \
        "$1/tests/house/check-layers.sh"
}

if [ "${1-}" = --make ]; then
    [ $# = 4 ] || { sed -n '5,7p' "$0"; exit 64; }
    [ ! -e "$srcdir/src/rulesets/$2" ] || { echo "$2 is there"; exit 1; }
    write_down "$srcdir" "$2" "$3" "$4"
    # Longer names, other line ends.
    if command -v clang-format >/dev/null; then
        find "$srcdir/src/rulesets/$2" "$srcdir/tests/rulesets/$2" \
            "$srcdir/src/rulesets/rulesets.c" -name '*.[ch]' -exec clang-format -i {} +
    fi
    echo "$2 is begun; go on as doc/adding-a-ruleset.md says"
    exit 0
fi

command -v cc >/dev/null || exit 77
scratch=$(mktemp -d) || exit 99
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT
tree=$scratch/tree
mkdir -p "$tree/src/rulesets" "$tree/tests/rulesets" "$tree/tests/house"
cp "$srcdir/src/rulesets/rulesets.c" "$srcdir/src/rulesets/local.mk" "$tree/src/rulesets/"
cp "$srcdir/tests/rulesets/local.mk" "$tree/tests/rulesets/"
cp "$srcdir/tests/house/check-layers.sh" "$tree/tests/house/"
chmod -R u+w "$tree"
write_down "$tree" hide-and-seek has 'Hide and Seek'

fail() {
    echo "$*"
    exit 1
}

# The lists name every file, and nothing else; the folders have their order.
cd "$tree"
for file in $(find src/rulesets/hide-and-seek tests/rulesets/hide-and-seek -type f); do
    case $file in
    */local.mk)
        grep -qF "$file" "$(dirname "$(dirname "$file")")/local.mk" ||
            fail "$file is included nowhere"
        continue
        ;;
    esac
    sed "s|\$(has)|src/rulesets/hide-and-seek|g" ./*/rulesets/hide-and-seek/local.mk |
        grep -qF "${file%.c}" || fail "$file stands in no local.mk"
done
for file in $(sed -n 's|^[^#]*$|&|p' src/rulesets/hide-and-seek/local.mk |
    grep -o '$(has)/[^ ]*[.]\(c\|h\|tsv\|md\)' | sort -u); do
    [ -f "src/rulesets/hide-and-seek/${file#*/}" ] || fail "there is no $file"
done
srcdir=$tree sh tests/house/check-layers.sh || fail '^ check-layers.sh'

# It compiles as everything here does.
value() { sed -n "s/^$1 = //p" "$builddir/Makefile" | head -1; }
for table in cases base; do
    awk -f "$srcdir/src/rulesets/cases.awk" "src/rulesets/hide-and-seek/$table.tsv" \
        >"src/rulesets/hide-and-seek/$table.def"
done
compile() { # program, sources and libraries
    program=$1
    shift
    # shellcheck disable=SC2046
    $(value CC) -std=c11 $(value WARNINGS) -Werror $(value SANITIZE) -Isrc -I. \
        -I"$srcdir/src" -I"$srcdir" $(value LIBXML2_CFLAGS) -o "$program" "$@" \
        $(value LIBXML2_LIBS) $(value ICU_LIBS) $(value LIBGIT2_LIBS) $(value OPENSSL_LIBS) ||
        fail "^ $program"
}
ruleset=$(find src/rulesets -name '*.c')
# shellcheck disable=SC2086
{
    compile berthier "$srcdir/src/main.c" $ruleset "$builddir/libberthier.a"
    compile schema "$srcdir/schemas/ruleset-schema.c" $ruleset \
        "$builddir/libberthier.a"
    [ ! -f "$builddir/libtestsupport.a" ] ||
        compile rows tests/rulesets/hide-and-seek/test_turns.c $ruleset \
            "$builddir/libtestsupport.a" "$builddir/libberthier.a" \
            $(value CMOCKA_LIBS)
}
[ ! -x rows ] || srcdir=$tree ./rows >out 2>&1 || { cat out; fail '^ its test'; }

# Its module is one, for the schema too, and a game of it is played to the end.
BERTHIER_KEY=umpire.key GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
export BERTHIER_KEY GIT_CONFIG_NOSYSTEM GIT_CONFIG_GLOBAL
cp "$srcdir"/tests/keys/*.* "$srcdir"/schemas/*.xsd . && chmod u+w ./*.*
run() { ./berthier "$@" >out 2>&1 </dev/null || { cat out; fail "^ $*"; }; }
run module samples/modules/hide-and-seek-sample --out module.xml
./schema hide-and-seek '' >ruleset.xsd
if command -v xmllint >/dev/null; then
    xmllint --noout --schema ruleset.xsd module.xml 2>out || { cat out; fail; }
fi
run new module.xml game --host umpire.xml --test --preset umpire
run join game anna.xml --side red
run join game bert.xml --side blue
for who in anna bert umpire; do
    run consent game/roster.xml --key $who.key --out roster-$who.xml
done
run submit game roster-anna.xml roster-bert.xml roster-umpire.xml
run begin game --at 2026-01-01T00:00:00Z
for day in 2 3; do
    run process game --at 2026-01-0${day}T00:00:00Z
done
run map game
grep -q First out || fail 'the map shows no piece'
run show game
grep -q 'the game is over' out || { cat out; fail 'the game goes on'; }
run audit game
