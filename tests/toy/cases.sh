#!/bin/sh
# size: default
# A case that has no row does not compile, and tables become C whatever stands
# in their cells.
set -eu
top=${srcdir:-$(cd "$(dirname "$0")/../.." && pwd)}
build=${builddir:-.}
status=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "$*"
    status=1
}

# What stands in a table, and what is made of it.
printf 'case\tkind\tplayed\ttitle\trequirement\n' >"$folder/cases.tsv"
printf '# a comment\n\n' >>"$folder/cases.tsv"
printf '5.3d-a\torder\tyes\tsay "no"\ta\\b ??/ c\texample\n' >>"$folder/cases.tsv"
printf '12.55/12.56\ttable\tsame:5.3d-a\ttwo\tas one\r\n' >>"$folder/cases.tsv"
cat >"$folder/expected" <<'END'
CASE(5_3d_a, "5.3d-a", "order", PLAYED_YES, NULL, "say \"no\"", "a\\b ?""?/ c")
CASE(12_55_12_56, "12.55/12.56", "table", PLAYED_SAME, "5.3d-a", "two", "as one")
END
${AWK:-awk} -f "$top/src/rulesets/cases.awk" "$folder/cases.tsv" >"$folder/made"
diff "$folder/expected" "$folder/made" || fail "^ cases.tsv"

printf 'name\ttitle\twhat it says\nway-back\thome\tby "night"\nold\tolder\n' \
    >"$folder/base.tsv"
cat >"$folder/expected" <<'END'
MECHANISM(way_back, "way-back", "home", "by \"night\"")
MECHANISM(old, "old", "older", "")
END
${AWK:-awk} -f "$top/src/rulesets/cases.awk" "$folder/base.tsv" >"$folder/made"
diff "$folder/expected" "$folder/made" || fail "^ base.tsv"

# What a flag of another toy changes is compiled anew for it.
changes=$(sed -n '/^toy_changes =/,/[^\\]$/p' "$top/tests/toy/local.mk")
for file in $(cd "$top" && grep -l 'TOY_REVISION\|TOY_PLANS\|toy/deadly' tests/toy/*.c); do
    case $changes in
    *"$file"*) ;;
    *) fail "$file hangs on a flag and is not in toy_changes" ;;
    esac
done

# What compiles and what must not.
compiles() {
    printf '#include "tests/toy/game.h"\nconst struct rule *cited(void);\n' \
        >"$folder/cite.c"
    printf 'const struct rule *cited(void)\n{\n    return %s;\n}\n' "$1" \
        >>"$folder/cite.c"
    cc -std=c11 -fsyntax-only -I"$top/src" -I"$build/src" -I"$top" -I"$build" \
        "$folder/cite.c" 2>/dev/null
}

command -v cc >/dev/null || exit $status
compiles 'RULE(5_4a)' || fail "RULE(5_4a) does not compile"
compiles 'BASE(way_back)' || fail "BASE(way_back) does not compile"
! compiles 'RULE(5_4z)' || fail "RULE(5_4z) compiles, and has no row"
! compiles 'BASE(way_home)' || fail "BASE(way_home) compiles, and has no row"
exit $status
