#!/bin/sh
# The schemas of the rulesets are what their field tables say, every schema is one
# for xmllint, and each type of attribute refuses what it must.
top=${srcdir:-.}
build=${builddir:-$top/build}
status=0
command -v xmllint >/dev/null || exit 77
made=$(mktemp) || exit 99
trap 'rm -f "$made"' EXIT

wrong() {
    echo "$*"
    status=1
}

same() { # program, ruleset, folder, file
    "$1" "$2" "$3" >"$made" || wrong "$1 $2 does not run"
    cmp -s "$made" "$4" || wrong "$4 is not what the field tables say;" \
        "make update-schemas"
}

for ruleset in $("$build/schemas/ruleset-schema"); do
    same "$build/schemas/ruleset-schema" "$ruleset" "" "$top/schemas/$ruleset.xsd"
done
same "$build/schemas/ruleset-schema-toy" toy ../../schemas/ "$top/tests/toy/toy.xsd"

# A schema that is wrong is said so before the file is looked at.
for schema in "$top"/schemas/*.xsd "$top/tests/toy/toy.xsd"; do
    echo '<none/>' | xmllint --noout --schema "$schema" - >"$made" 2>&1
    grep -q 'failed to compile' "$made" && {
        cat "$made"
        wrong "$schema is no schema"
    }
done

# Each example differs from the good file of its root in one line, and that
# line is what is refused.
examples="$top/tests/invalid-types"
for good in "$examples"/good/*.xml; do
    root=$(basename "$good" .xml)
    schema=$top/schemas/$root.xsd
    xmllint --noout --schema "$schema" "$good" >"$made" 2>&1 || {
        cat "$made"
        wrong "$good is not valid"
    }
done

types=$(sed -n 's/^ *<xs:simpleType name="\([^"]*\)".*/\1/p' \
    "$top/schemas/types.xsd" "$top/schemas/envelope.xsd")
for type in $types choice decimal; do
    found=no
    for example in "$examples/$type".*.xml; do
        [ -f "$example" ] || continue
        found=yes
        root=${example#"$examples/$type."}
        root=${root%.xml}
        schema=$top/schemas/$root.xsd
        diff "$examples/good/$root.xml" "$example" >"$made"
        [ "$(grep -c '^>' "$made")" = 1 ] ||
            wrong "$example differs in more than one line"
        name=$(sed -n 's/^> *\([a-z-]*\)=.*/\1/p' "$made")
        xmllint --noout --schema "$schema" "$example" >"$made" 2>&1 &&
            wrong "$example is not refused"
        grep -q "attribute '$name'" "$made" ||
            wrong "$example is refused, but not for its '$name'"
    done
    [ $found = yes ] || wrong "no example of a bad $type in $examples"
done
exit $status
